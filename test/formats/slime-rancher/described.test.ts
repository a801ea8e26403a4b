/**
 * A save of the second game written from the published description, in its words and by its building blocks alone. It lacks what
 * the description does not know: eight bytes of each actor, the second separator, and the events.
 */
import { expect, it } from 'vitest';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import { serveSaves } from '../../tools/serve.ts';

type Bytes = Uint8Array;
const join = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

function number(size: number, write: (view: DataView) => void): Bytes {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer));
  return bytes;
}
const i32 = (value: number): Bytes => number(4, (view) => view.setInt32(0, value, true));
const f32 = (value: number): Bytes => number(4, (view) => view.setFloat32(0, value, true));
const f64 = (value: number): Bytes => number(8, (view) => view.setFloat64(0, value, true));
const i64 = (value: bigint): Bytes => number(8, (view) => view.setBigInt64(0, value, true));
const bool = (value: boolean): Bytes => Uint8Array.of(value ? 1 : 0);
const zeros = (size: number): Bytes => new Uint8Array(size);
const str = (text: string): Bytes => join(Uint8Array.of(text.length), Buffer.from(text));
const array = (...items: readonly Bytes[]): Bytes => join(i32(items.length), ...items);
const map = (...entries: readonly (readonly [Bytes, Bytes])[]): Bytes =>
  join(i32(entries.length), ...entries.map(([key, value]) => join(key, value, Uint8Array.of(0, 0x20))));
const object = (name: string, version: number, ...fields: readonly Bytes[]): Bytes =>
  join(str(name), i32(version), Uint8Array.of(0, 0x30), ...fields, Uint8Array.of(0, 0x40));

const vector = (x: number, y: number, z: number): Bytes => object('SRV3', 1, f32(x), f32(y), f32(z));
const texts = (name: string, ...list: readonly string[]): Bytes => object(name, 1, array(...list.map(str)));
const moods = (...levels: readonly number[]): Bytes =>
  object('SRSED', 1, map(...levels.map((level, key) => [i32(key), f32(level)] as const)));
const growth = object('SRRCD', 1, i32(1), f64(8000));

const simple = (item: number, count: number): Bytes =>
  object('SRAD', 1, i32(item), i32(count), i32(0), moods());

const actor = (index: number, extra: number | null, ...levels: readonly number[]): Bytes =>
  object(
    'SRAD',
    1,
    ...[vector(index, 2, 3), vector(0, 90, 0), i32(index), moods(...levels)],
    ...[f64(11), f64(12), f64(13), growth],
    ...(extra === null ? [bool(false)] : [bool(true), f64(extra)]),
    ...[bool(true), zeros(5), i32(1), bool(true), i32(100), zeros(4), f64(0)],
    array(object('SRSE', 1, zeros(4), f64(9000))),
  );

const gordo = object('SRG', 1, i32(7), i32(0), bool(true), vector(4, 5, 6), vector(0, 45, 0), i32(2));
const gadget = object(
  'SRPG',
  1,
  ...[i32(1), i32(300), i32(0), f32(45), zeros(32), i32(1), zeros(5), vector(7, 8, 9)],
);
const world = object(
  'SRW',
  1,
  ...[f64(200_000), f32(470_000), f64(Number.POSITIVE_INFINITY), f64(0), f64(43_200), i32(0)],
  map([i32(1), f32(12.5)]),
  map([vector(1, 1, 1), f64(500)]),
  map([str('LiquidSource1'), i32(0)]),
  map([vector(2, 2, 2), f64(600)]),
  map([str('gordo0000000001'), gordo]),
  map([vector(3, 3, 3), object('SRRW', 1, f64(700), i32(0))]),
  map([str('site0000000001'), gadget]),
  map([str('pod0000000001'), object('SRTP', 1, i32(1), i32(0))]),
  map([str('pod0000000002'), i32(1)]),
  map([str('puz0000000001'), bool(true)]),
  i32(0),
  map([str('ResearchDroneGully'), object('SRREDRONE', 1, bool(true), str('Gully'))]),
  i32(0),
  map([
    str('resource_node0000000001'),
    object('SRRESNODE', 1, str('node'), i32(0), f64(800), str('ore'), i32(0), array(i32(1))),
  ]),
);
const player = object(
  'SRPL',
  1,
  ...[i32(90), i32(80), i32(0), i32(1234), i32(0), i32(9999), str('0.1.0')],
  ...[vector(10, 11, 12), vector(0, 180, 0), object('SRPU', 1, map([i32(16), i32(2)]))],
  ...[object('SRUPGRADECOMPONENTS', 1, zeros(4)), array(simple(1, 5)), array(i32(1)), zeros(4)],
  ...[map([i32(2), i32(33)]), bool(false), zeros(8), bool(true), object('SRDZR', 1, zeros(8))],
);
const plot = object(
  'SRLP',
  2,
  ...[f64(21), zeros(8), f64(22), zeros(8), i32(4), i32(0), str('plot0000000001'), array(i32(13))],
  ...[map([str('silo'), array(simple(2, 6))]), array(i32(0), i32(0), i32(0), i32(1)), f32(2.5), bool(false)],
  object('TRACKEDACTORLIST', 1, array(f64(100))),
);
const game = object(
  'SRGAME',
  1,
  texts('SRITI', 'SlimeDefinition.Pink', 'IdentifiableType.Hen', 'IdentifiableType.PinkGordo'),
  ...[texts('SRRGI', 'patchbeet01'), texts('SRGAMEICONINDEX', 'icon'), texts('SRZONEINDEX', 'fields')],
  ...[str('20221020134518_2'), str('2'), i32(1)],
  object(
    'SRGSUMM',
    1,
    ...[str('0.1.0'), i32(1234), i32(1), f64(200_000), i64(638_000_000_000_000_000n)],
    ...[zeros(23), i32(0)],
  ),
  object('SRGAMESETTINGS', 1, array(object('', 0, str('setting.FeralEnabled'), str('on'))), i32(0)),
  texts('SRSGI', 'SceneGroup.Fields', 'SceneGroup.Ranch'),
  ...[world, player],
  object(
    'SRRANCH',
    2,
    ...[array(plot), map([str('door0000000001'), i32(1)]), map([i32(0), i32(21)])],
    map([str('ranch0000000001'), f64(32_400)]),
  ),
  Uint8Array.of(0, 0x10),
  array(actor(100, 31), actor(101, null, 0.25, 0.5, 0.75)),
  object('SRPED', 1, zeros(4), array(str('Pink'))),
  object('SRAPP', 1, map([i32(0), join(i32(1), i32(1))]), map([i32(0), i32(1)])),
  ...[object('SRSECRETSTYLEDISC', 1, zeros(4)), texts('SRUCI', 'UpgradeComponent.A'), texts('SRSEI', 'ab')],
);

/** By object: the description's names with the values written above. */
const NAMED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  SRGAME: { 'Game name': '20221020134518_2', 'Game slot': '2' },
  'SRGAME/summary': {
    ...{ Build: '0.1.0', 'In-game time': 200_000, 'Save file timestamp': '2022-09-28T22:13:20.0000000Z' },
    ...{ Money: 1234, Discoveries: 1, 'Game icon': { ref: 'SRGAMEICONINDEX/icon' } },
  },
  'SRGAME/world': {
    'World time': 200_000,
    'Plort market saturation': [{ key: { ref: 'SRITI/IdentifiableType.Hen' }, value: 12.5 }],
    'Hen spawn timers': [{ key: { x: 1, y: 1, z: 1 }, value: 500 }],
    'Liquid sources': [{ key: 'LiquidSource1', value: 0 }],
    'Slime spawn timers': [{ key: { x: 2, y: 2, z: 2 }, value: 600 }],
    Puzzles: [{ key: 'puz0000000001', value: true }],
  },
  'SRGAME/world/gordos/gordo0000000001': {
    ...{ Fed: 7, Found: true, Position: { x: 4, y: 5, z: 6 }, Facing: { x: 0, y: 45, z: 0 } },
    'Gordo type': { ref: 'SRITI/IdentifiableType.PinkGordo' },
  },
  'SRGAME/world/placedGadgets/site0000000001': {
    ...{ 'Item ID': { ref: 'SRITI/IdentifiableType.Hen' }, 'Actor ID': '300', Angle: 45 },
    ...{ 'Scene group ID': { ref: 'SRSGI/SceneGroup.Ranch' }, Position: { x: 7, y: 8, z: 9 } },
  },
  'SRGAME/player': {
    ...{ HP: 90, Energy: 80, Money: 1234, 'Total money earned': 9999, Build: '0.1.0' },
    ...{ Position: { x: 10, y: 11, z: 12 }, Facing: { x: 0, y: 180, z: 0 } },
    'Gadgets unlocked': [{ ref: 'SRITI/IdentifiableType.Hen' }],
    'Refinery contents': [{ key: { ref: 'SRITI/IdentifiableType.PinkGordo' }, value: 33 }],
    'upgrades."Purchased upgrades"': [{ key: { ref: 'SRPU/16' }, value: 2 }],
  },
  'SRGAME/ranch/plots[0]': {
    ...{ 'Ran feeder': 21, 'Ran vaccuum': 22, 'Plot type': 'garden', Name: 'plot0000000001' },
    ...{ 'Plant type': { ref: 'SRRGI/patchbeet01' }, 'Incinerator pit fullness': 2.5 },
    'Tracked actor list': { ids: [{ ref: 'SRGAME/actors[0]' }] },
  },
  'SRGAME/actors[0]': {
    ...{ Position: { x: 100, y: 2, z: 3 }, Facing: { x: 0, y: 90, z: 0 }, Index: '100' },
    ...{ 'Chick timer': 11, 'Hen timer': 12, 'Plort despawn': 13, 'Has extra timestamp': 31 },
    ...{ 'Plant growth data': { state: 'ripe', progressTime: 8000 }, Feral: true, Petrified: true },
    'Scene group ID': { ref: 'SRSGI/SceneGroup.Ranch' },
    'Unpetrified actor for statue': { ref: 'SRGAME/actors[0]' },
    'statusEffects[].Timestamp': [9000],
  },
  'SRGAME/actors[1]': {
    ...{ Index: '101', 'Has extra timestamp': null },
    'emotions.levels': { hunger: 0.25, agitation: 0.5, fear: 0.75 },
  },
};

it('reads it to the last byte, under the names that it has for things', async () => {
  const { query } = await serveSaves({ 'r.sav': game }, [slimeRancher]);
  const { body } = await query(`{ save(id: "r") {
    stats { issues infoIssues bytes bytesUnderstood }
    issues(where: { level: { in: [PROBLEM, INFO] } }) { nodes { message } }
    ${Object.entries(NAMED)
      .map(([path, names], i) => {
        const asked = Object.keys(names).map(
          (name, n) => `_${n}: property(path: ${JSON.stringify(name)}) { value }`,
        );
        return `_${i}: object(path: ${JSON.stringify(path)}) { ${asked.join(' ')} }`;
      })
      .join('\n')}
    money: objects(where: { properties: [{ path: "Money", number: { eq: 1234 } }] }, orderBy: [{ property: "money" }]) {
      nodes { path properties(names: ["Money"]) { name note } }
    }
  } }`);
  expect(body.errors).toBeUndefined();
  const { stats, issues, money, ...objects } = body.data.save;
  expect(issues.nodes).toEqual([]);
  expect(stats).toEqual({
    issues: 0,
    infoIssues: 0,
    bytes: String(game.length),
    bytesUnderstood: String(game.length),
  });
  Object.entries(NAMED).forEach(([path, names], i) => {
    const found = Object.keys(names).map((name, n) => [name, objects[`_${i}`][`_${n}`]?.value]);
    expect(Object.fromEntries(found), path).toEqual(names);
  });
  expect(money.nodes).toEqual(
    ['SRGAME/summary', 'SRGAME/player'].map((path) => ({
      path,
      properties: [{ name: 'currency', note: 'also called Money' }],
    })),
  );
});

it('names both classes of SRAD', async () => {
  const { query } = await serveSaves({ 'r.sav': game }, [slimeRancher]);
  const { body } = await query(
    '{ save(id: "r") { objects(where: { class: { eq: "SRAD" } }) { totalCount } } }',
  );
  expect(JSON.stringify(body.extensions)).toContain('SRAD.Actor');
  expect(JSON.stringify(body.extensions)).toContain('SRAD.Slot');
});

it('marks what stands before a marker that fails', async () => {
  const broken = Uint8Array.from(game);
  // The mood of the last actor that has one begins with its identifier: it becomes another one.
  const at = Buffer.from(broken).lastIndexOf('SRSED');
  broken[at] = 0x51;
  const { query } = await serveSaves({ 'r.sav': broken }, [slimeRancher]);
  const { body } = await query(`{ save(id: "r") { object(path: "SRGAME/actors[1]") {
    pos: property(path: "pos") { note } id: property(path: "actorId") { note }
    issues { code }
  } } }`);
  expect(body.errors).toBeUndefined();
  const { pos, id, issues } = body.data.save.object;
  expect(pos.note).not.toContain('UNSURE');
  expect(id.note).toContain('UNSURE');
  expect(issues.map(({ code }: { code: string }) => code)).toContain('UNSURE');
});
