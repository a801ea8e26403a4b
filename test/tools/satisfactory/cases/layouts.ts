/** Headers, chunks, levels and versions inside versions. */
import { classes, inWorld, world } from '../game.ts';
import type { ObjectSpec } from '../objects.ts';
import { actor, component } from '../objects.ts';
import type { SaveSpec } from '../save.ts';
import { ref } from '../strings.ts';
import { bool, int, prop, str, struct } from '../values.ts';
import { versionData } from '../versions.ts';
import type { SaveCase } from './expected.ts';
import { saveCase } from './expected.ts';
import {
  constructorExpected,
  constructorObjects,
  factoryExpected,
  factoryHeader,
  factorySave,
  levelNames,
  paths,
  powerObjects,
  slugLevel,
} from './factory.ts';
import { after, expectSpecimen, neighbour, saveOf, specimen } from './specimen.ts';

/** Save versions that go with header versions 5 to 14. */
const headerPairs: [headerVersion: number, saveVersion: number][] = [
  [5, 20],
  [6, 25],
  [7, 25],
  [8, 25],
  [9, 28],
  [10, 36],
  [11, 39],
  [12, 40],
  [13, 46],
  [14, 58],
];

const headerCases = headerPairs.map(([headerVersion, saveVersion]) =>
  saveCase(
    `header-${headerVersion}`,
    {
      ...saveOf(saveVersion),
      header: factoryHeader(saveVersion, {
        headerVersion,
        build: 123_456,
        saveName: 'made-up save',
        session: 'Größe 10',
        mapOptions: '?startloc=Grass Fields?sessionName=Made up',
        playSeconds: 98_765,
        savedAt: '2024-02-29T23:59:58Z',
        visibility: 1,
        editorVersion: 40,
        modMetadata: '{"Version":1,"FullMapName":"x","Mods":[]}',
        modded: true,
        saveId: 'abcdefghijklmnopqrstuv',
        hash: headerVersion === 12 ? null : new Uint8Array(16).fill(7),
        creative: true,
      }),
    },
    {},
  ),
);

const chunkCases = [
  saveCase('chunks-many', { ...factorySave(58), chunks: { version: 2, size: 512 } }, factoryExpected(58)),
  saveCase(
    'sub-chunks-v2',
    { ...factorySave(58), chunks: { version: 2, size: 2048, parts: 3 } },
    factoryExpected(58),
  ),
  saveCase('sub-chunks-v1', { ...factorySave(28), chunks: { version: 1, parts: 2 } }, factoryExpected(28)),
  // Chunk headers of version 2 in an old save: the field decides.
  saveCase('chunks-v2-in-old', { ...factorySave(36), chunks: { version: 2 } }, factoryExpected(36)),
  // Chunk headers of version 1 in a new save.
  saveCase('chunks-v1-in-new', { ...factorySave(46), chunks: { version: 1 } }, factoryExpected(46)),
  saveCase(
    'chunks-stored',
    { ...factorySave(42), chunks: { version: 2, stored: true } },
    factoryExpected(42),
  ),
];

const wideWithout = (changes: Partial<SaveSpec>, version = 46): SaveSpec => ({
  ...factorySave(version),
  ...changes,
});

/** In the last list: of a streamed level, of a level that the save doesn't have, of the persistent one, of none. */
function unresolvedCase(version: number): SaveCase {
  const { name, inside } = levelNames(version);
  const levels = {
    GoneThere: name,
    GoneElsewhere: 'Tile_X9_Y9',
    GoneHere: 'Persistent_Level',
    Gone: 'Persistent_Level',
  };
  const [there, elsewhere, here, gone] = Object.keys(levels).map(inWorld) as [string, string, string, string];
  const unresolved = [ref(there, inside), ref(elsewhere, 'Tile_X9_Y9'), ref(here), ref(gone, '')];
  return saveCase(`unresolved-${version}`, wideWithout({ unresolved }, version), {
    ...factoryExpected(version),
    collected: [there, elsewhere, here, gone],
    levels: Object.fromEntries(Object.entries(levels).map(([actor, level]) => [inWorld(actor), level])),
  });
}

const endCases = [
  ...[29, 36, 40, 46, 58].map(unresolvedCase),
  // Levels carried over from older builds have no list after their headers.
  saveCase(
    'no-toc-tail',
    wideWithout({ tocDestroyed: null, levels: [{ ...slugLevel(46), tocDestroyed: null }] }),
    factoryExpected(46),
  ),
  ...[36, 46, 58].map((v) =>
    saveCase(`no-unresolved-${v}`, wideWithout({ unresolved: null }, v), factoryExpected(v)),
  ),
  // The last list holds something.
  saveCase('unresolved', wideWithout({ unresolved: [world('Gone')] }), factoryExpected(46)),
  saveCase('no-grids', wideWithout({ grids: [] }), factoryExpected(46)),
  saveCase('no-levels', wideWithout({ levels: [] }), {
    properties: { [paths.constructor]: constructorExpected },
  }),
  // The persistent level is called otherwise.
  saveCase('modded-map', { ...saveOf(52), header: factoryHeader(52, { mapName: 'SkyblockLevel' }) }, {}),
  // The list in the table of contents is not the one after the data.
  saveCase(
    'toc-list-differs',
    wideWithout({ levels: [{ ...slugLevel(46), tocDestroyed: [] }] }),
    factoryExpected(46),
  ),
];

const vectorOf = (path: string, more: Partial<ObjectSpec>): ObjectSpec =>
  actor(
    classes.tractor,
    inWorld(path),
    [prop('mLastSafeLocation', struct('Vector', { binary: 'reals', values: [1.5, 2.5, 3.5] })), ...after],
    {
      trailing: { class: 'vehicle', bodies: [{ bone: 'b', state: Array<number>(13).fill(0.5), flags: 0 }] },
      ...more,
    },
  );
const vectorExpected = { mLastSafeLocation: { X: 1.5, Y: 2.5, Z: 3.5 }, After: 7 };

const oldWire: ObjectSpec = { ...(powerObjects()[2] as ObjectSpec), version: 36, migrateRefs: true };
const objectVersionCases = [
  // An object of version 36 keeps floats and cached wires inside a file of doubles.
  saveCase(
    'object-36-in-42',
    saveOf(42, vectorOf('Old', { version: 36, migrateRefs: true }), vectorOf('New', {}), oldWire),
    {
      properties: { [inWorld('Old')]: vectorExpected, [inWorld('New')]: vectorExpected },
      natives: { [paths.wire]: [paths.power, paths.polePower] },
    },
  ),
  // An old component has no zero after it.
  saveCase(
    'component-36-in-42',
    saveOf(
      42,
      component(classes.health, inWorld('Old.Health'), after, { version: 36 }),
      component(classes.health, inWorld('New.Health'), after),
    ),
    { properties: { [inWorld('Old.Health')]: { After: 7 }, [inWorld('New.Health')]: { After: 7 } } },
  ),
  ...[42, 44].map((v) =>
    saveCase(
      `object-${v}-in-46`,
      {
        ...saveOf(46),
        objects: [...constructorObjects().map((object) => ({ ...object, version: v })), neighbour()],
      },
      { properties: { [paths.constructor]: constructorExpected } },
    ),
  ),
  // An object of 1.1 has classic tags inside a file of 1.2.
  saveCase(
    'object-52-in-58',
    saveOf(
      58,
      vectorOf('Old', { version: 52 }),
      specimen([prop('Yes', bool(true))], { version: 52, path: inWorld('OldYes') }),
      specimen([prop('Yes', bool(true))]),
    ),
    expectSpecimen(
      { Yes: true },
      { properties: { [inWorld('Old')]: vectorExpected, [inWorld('OldYes')]: { Yes: true, After: 7 } } },
    ),
  ),
  // Version data of the object itself goes before that of its level.
  saveCase(
    'object-own-engine',
    saveOf(58, specimen([prop('Yes', bool(true))], { versionData: versionData({ ue5: 1000 }) })),
    expectSpecimen({ Yes: true }),
  ),
];

const oldLevel = {
  ...slugLevel(52),
  version: 52,
  versionData: null,
  objects: [specimen([prop('Yes', bool(true)), prop('Text', str('old'))])],
};
const levelVersionCases = [
  // A whole level of 1.1 inside a save of 1.2.
  saveCase(
    'level-52-in-58',
    { ...saveOf(58), levels: [oldLevel] },
    expectSpecimen({ Yes: true, Text: 'old' }),
  ),
  // A level without object flags inside a save with them.
  saveCase(
    'level-46-in-51',
    { ...saveOf(51), levels: [{ ...oldLevel, version: 46 }] },
    expectSpecimen({ Yes: true }),
  ),
  // A level of 1.2 without version data has classic tags.
  saveCase(
    'level-58-no-data',
    { ...saveOf(58), levels: [{ ...oldLevel, version: 58 }] },
    expectSpecimen({ Yes: true }),
  ),
  ...[1010, 1011, 1012].map((ue5) =>
    saveCase(
      `engine-${ue5}`,
      {
        ...saveOf(53, specimen([prop('Yes', bool(true)), prop('No', bool(false)), prop('N', int(5))])),
        versionData: versionData({ ue5 }),
      },
      expectSpecimen({ Yes: true, No: false, N: 5 }),
    ),
  ),
];

const twins = [1, 2].map((n) =>
  actor(classes.foundation, inWorld('Build_Foundation_8x4_01_C_1'), [prop('N', int(n))]),
);
const namingCases = [
  // Two objects share a path; the later is #2.
  saveCase('duplicate-path', saveOf(42, ...twins), {
    properties: {
      [inWorld('Build_Foundation_8x4_01_C_1')]: { N: 1 },
      [`${inWorld('Build_Foundation_8x4_01_C_1')}#2`]: { N: 2 },
    },
  }),
  // Paths and classes in UTF-16.
  saveCase(
    'wide-paths',
    saveOf(
      46,
      specimen([prop('Self', { type: 'object', value: ref({ wide: inWorld('Größe_1') }) })]),
      actor({ wide: '/Game/Größe.Größe_C' }, inWorld('Größe_1'), [prop('Länge', int(5))]),
    ),
    expectSpecimen(
      { Self: { ref: inWorld('Größe_1') } },
      { properties: { [inWorld('Größe_1')]: { Länge: 5 } } },
    ),
  ),
  // Names that mean something to JavaScript are plain names.
  saveCase(
    'prototype-names',
    saveOf(
      58,
      specimen([prop('__proto__', int(1)), prop('constructor', str('x')), prop('toString', bool(true))]),
    ),
    { objects: 2 },
  ),
  // Components may stand before their actors.
  saveCase(
    'components-first',
    { ...factorySave(28), objects: [...factorySave(28).objects].reverse() },
    factoryExpected(28),
  ),
];

export const layoutCases: SaveCase[] = [
  ...headerCases,
  ...chunkCases,
  ...endCases,
  ...objectVersionCases,
  ...levelVersionCases,
  ...namingCases,
];
