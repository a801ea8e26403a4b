// Graphs of documents: objects, values, references and places, by the tables of games and without.

import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { allPaths } from '../../tools/graph-nodes.ts';
import {
  checkpoint,
  colony,
  farm,
  oddDocument,
  replay,
  sector,
  settings,
  universe,
} from '../../tools/xml/documents.ts';
import { className, jsonOf, readDocument, references } from '../../tools/xml/read.ts';

const THINGS = 'savegame/game/maps/li[0]/things';
const world = [
  { name: 'Sandbox.sbc', bytes: checkpoint() },
  { name: 'SANDBOX_0_0_0_.sbs', bytes: sector() },
];

it('makes objects of what has an id, a class or a place in a list', () => {
  const { graph, data } = readDocument(colony());
  expect(data.graph.issueCount).toBe(0);
  const ada = graph.find(`${THINGS}/thing[Human10]`);
  expect(graph.name(ada)).toBe('Ada');
  expect(className(graph, `${THINGS}/thing[Human10]`)).toBe('Human');
  expect(graph.classes.path(graph.classes.superClass(graph.classOf(ada))!)).toBe('Pawn');
  expect(graph.level(ada)).toBe('Map_0');
  expect(graph.position(ada)).toEqual([12, 0, 14]);
  expect(graph.name(graph.find(`${THINGS}/thing[Human12]`))).toBe('Cy <3');
  const skill = `${THINGS}/thing[Human10]/skills/skills/li[Construction]`;
  expect(className(graph, skill)).toBe('skills');
  expect(jsonOf(graph, skill)).toEqual({ def: 'Construction', level: 11, passion: 'Major' });
});

it('resolves references by what their texts name, an id that is not written too', () => {
  const { graph } = readDocument(colony());
  const bo = `${THINGS}/thing[Human11]`;
  expect(references(graph, bo)).toContain('kindDef kindDef EXTERNAL PawnKindDef/Colonist');
  // An object in an object has references of its own.
  expect(references(graph, `${bo}/social/directRelations/li[Sibling]`)).toEqual([
    'otherPawn otherPawn MISSING Thing_Human99',
  ]);
  const factions = 'savegame/game/world/factionManager/allFactions';
  expect(references(graph, `${factions}/li[5]/relations/li[0]`)).toEqual([
    `other other RECORD ${factions}/li[3]`,
  ]);
  const text = `<savegame><meta/><game><allFactions><li><def>A</def></li></allFactions><x>Faction_0</x><y>Faction_9</y></game></savegame>`;
  expect(references(readDocument(text).graph, 'savegame')).toEqual([
    'game.x game.x RECORD savegame/game/allFactions/li[A]',
    'game.y game.y MISSING Faction_9',
  ]);
});

it.each([
  ['a thing', colony(), /<thing Class="ThingWithComps"><def>Steel<.*?<\/thing>/s, /thing\[Steel40\]/],
  ['a faction', universe(), /<faction id="argon".*?(\/>|<\/faction>)/s, /faction\[argon\]/],
  ['an identity', checkpoint(), /<MyObjectBuilder_Identity>.*?<\/MyObjectBuilder_Identity>/s, /Identity\[/],
])('reports %s that has the id of one before', (_, document, element, path) => {
  const text = new TextDecoder().decode(document);
  expect(text).toMatch(element);
  const { graph, data } = readDocument(text.replace(element, (found) => found + found));
  const issues = data.graph.issues.filter(({ message }) => message.includes('an id of its own'));
  expect(readDocument(text).data.graph.issueCount).toBe(0);
  expect(graph.path(issues[0]!.node!)).toMatch(path);
});

it('reads maps, lists, nulls and bytes', () => {
  const { graph } = readDocument(colony());
  const { game } = jsonOf(graph, 'savegame') as { game: Record<string, Record<string, unknown>> };
  expect(game.researchManager!.progress).toEqual([
    { key: 'Electricity', value: 1600 },
    { key: 'Batteries', value: 120 },
    { key: 'Smithing', value: 0 },
  ]);
  expect(jsonOf(graph, 'savegame/game/maps/li[0]').compressedThingMapDeflate).toMatchObject({ bytes: 32 });
  expect(jsonOf(graph, `${THINGS}/thing[Human10]`).ownership).toEqual({ ownedBed: null });
});

it('reads typed maps, whose keys are places', () => {
  const { graph } = readDocument(farm());
  const chest = 'SaveGame/locations/GameLocation[Farm]/objects[64,15]';
  expect(graph.position(graph.find(chest))).toEqual([64, 15, 0]);
  expect(graph.level(graph.find(chest))).toBe('Farm');
  expect(jsonOf(graph, chest)).toMatchObject({
    '@xsi:type': 'Chest',
    items: [{ stack: 40 }, { name: 'Wood' }],
  });
  expect(references(graph, chest)).toContain('owner owner RECORD SaveGame/player[Ada]');
  expect(references(graph, 'SaveGame/player[Ada]')).toContain(
    'friendshipData[].key friendshipData[2].key MISSING npc/Leo',
  );
  expect(graph.position(graph.find('SaveGame/locations/GameLocation[Town]/characters/NPC[Lewis]'))).toEqual([
    37, 57, 0,
  ]);
});

it('joins the documents of a world, and keeps 64-bit ids exact', () => {
  const { graph, data } = readDocument([...world, { name: 'Sandbox_config.sbc', bytes: settings() }]);
  const base = 'MyObjectBuilder_Sector/SectorObjects/MyObjectBuilder_EntityBase[90000000000000001]';
  const battery = `${base}/CubeBlocks/MyObjectBuilder_CubeBlock[90000000000000011]`;
  expect(jsonOf(graph, battery).Owner).toBe('144115188075855801');
  expect(references(graph, battery)).toContain(
    'Owner Owner RECORD MyObjectBuilder_Checkpoint/Identities/MyObjectBuilder_Identity[144115188075855801]',
  );
  // Cells of 2.5 m, from the place of the grid.
  expect(graph.position(graph.find(battery))).toEqual([102.5, 20, -40.5]);
  expect(allPaths(graph)).toContain('identity/144115188075855899');
  expect(data.counts.missing).toBe(1);
  expect(readDocument([world[1]!]).data.counts.missing).toBeGreaterThan(5);
});

it('turns cells with their grid', () => {
  const text = new TextDecoder()
    .decode(sector())
    .replaceAll('<Forward x="0" y="0" z="-1" />', '<Forward x="1" y="0" z="0" />');
  const { graph } = readDocument(text);
  const blocks = Array.from({ length: graph.count }, (_, row) => row as NodeId).filter((node) =>
    graph.path(node).endsWith('[90000000000000011]'),
  );
  // One cell to the right of what looks along +x.
  expect(graph.position(blocks[0]!)).toEqual([100, 20, -38]);
});

it('reads attributes as values, and numbers of each type', () => {
  const { graph, data } = readDocument(new Uint8Array(gzipSync(universe())));
  expect(data.graph.issueCount).toBe(0);
  const station = allPaths(graph).find((path) => path.endsWith('component[[0x10]]'))!;
  expect(graph.name(graph.find(station))).toBe('Depot');
  expect(graph.position(graph.find(station))).toEqual([12.5, 0, -3]);
  expect(references(graph, 'savegame/script/refs/ref[1]#2')).toEqual([
    'value[].@value value[0].@value RECORD savegame/script/refs/ref[2]',
  ]);
});

it('puts the maps of a replay where they belong', () => {
  const { graph } = readDocument(replay());
  const steel = graph.find('savegame/game/maps/li[4]/things/thing[Steel9]');
  expect(graph.level(steel)).toBe('Map_4');
  expect(references(graph, graph.path(steel))).toContain('owner owner RECORD savegame/game/pawns/li[Human1]');
});

it('reads documents of unknown games as trees, and takes only certain ids', () => {
  const { graph, data } = readDocument(oddDocument());
  expect(data.graph.issues.map(({ message }) => message)).toEqual([expect.stringContaining('"&unknown;')]);
  expect(jsonOf(graph, 'root')).toMatchObject({
    ...{ '@a': 1, '@b': "two & 'three'", text: '<AB&unknown;<raw & unread> end', empty: '' },
    numbers: {
      n: [
        ...[12, '-0', '007', 0.00001, '9007199254740993', '99999999999999999999999', true, ' 1 ', 'NaN'],
        ...['1,5', '1e400', '1e-400', '01.5', -0.5],
      ],
    },
  });
  const guid = '6f9619ff-8b86-d011-b42d-00c04fc964ff';
  expect(references(graph, 'root')).toEqual([`ids.uses.@of ids.uses.@of RECORD root/ids/thing[${guid}]`]);
});

it('brackets what repeats beside other things, in labels and paths', () => {
  const settings = (id: string): string => `<CameraControllerSettings EntityId="${id}" />`;
  const { graph } = readDocument(
    `<MyObjectBuilder_Sector><a><x>1</x>${settings('7')}<y>2</y>${settings('8')}</a>${settings('9')}</MyObjectBuilder_Sector>`,
  );
  expect(references(graph, 'MyObjectBuilder_Sector')).toEqual([
    'a.CameraControllerSettings[].@EntityId a.CameraControllerSettings[0].@EntityId MISSING entity/7',
    'a.CameraControllerSettings[].@EntityId a.CameraControllerSettings[1].@EntityId MISSING entity/8',
    'CameraControllerSettings.@EntityId CameraControllerSettings.@EntityId MISSING entity/9',
  ]);
});

it('shows codes for accounts of players, in paths too', () => {
  const id = '76561190000000001';
  const player = `<item><Key><ClientId>${id}</ClientId><SerialId>0</SerialId></Key><Value><Tools Class="x"><n>1</n></Tools></Value></item>`;
  const grids = `<Grids><dictionary><item><Key>${id}</Key><Value /></item></dictionary></Grids>`;
  const { graph } = readDocument(
    `<MyObjectBuilder_Checkpoint><SteamId>${id.replace('7', '8')}</SteamId><Players><dictionary>${player}</dictionary></Players>${grids}</MyObjectBuilder_Checkpoint>`,
  );
  const shown = JSON.stringify([allPaths(graph), jsonOf(graph, 'MyObjectBuilder_Checkpoint')]);
  expect(shown).not.toMatch(/[78]6561/);
  const [, code] = /dictionary\[([0-9a-f]{6}),0\]\/Tools/.exec(shown)!;
  expect(shown.split(`"(withheld ${code})"`)).toHaveLength(3);
});

it('numbers what has the same path, and all below it', () => {
  const { graph } = readDocument(
    '<savegame><meta/><game><things><thing Class="A"><id>X1</id><sub Class="B"><a>1</a></sub></thing><thing Class="A"><id>X1</id><sub Class="B"><a>2</a></sub></thing></things></game></savegame>',
  );
  expect(jsonOf(graph, 'savegame/game/things/thing[X1]#2/sub')).toMatchObject({ a: 2 });
  expect(jsonOf(graph, 'savegame/game/things/thing[X1]/sub')).toMatchObject({ a: 1 });
});

it('shows objects in a large one as references', () => {
  const things = Array.from(
    { length: 3000 },
    (_, i) => `<thing Class="Thing"><def>Steel</def><id>Steel${i}</id><note>${'x'.repeat(60)}</note></thing>`,
  );
  const { graph } = readDocument(
    `<savegame><meta/><game><n>1</n><things>${things.join('')}</things></game></savegame>`,
  );
  const { game } = jsonOf(graph, 'savegame') as { game: { n: number; things: readonly unknown[] } };
  expect(game.n).toBe(1);
  expect(game.things).toHaveLength(3000);
  expect(game.things[2999]).toEqual({ ref: 'savegame/game/things/thing[Steel2999]' });
});
