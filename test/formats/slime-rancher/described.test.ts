// A save of the second game that was written from the published description alone.

import { expect, it } from 'vitest';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import { corpus } from '../../tools/corpus.ts';
import { serveSaves } from '../../tools/serve.ts';

const game = corpus('slime-rancher/description.sav');

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
