// Version numbers of Unreal Engine 3 packages: what changed when, and how it is known. Those of
// class-specific tails are in tails/tail-steps.ts. "Measured" means checked on real packages of versions 391
// to 888.

import { numbersOf, type VersionSteps } from '../version-steps.ts';

const MEASURED = 'checked on packages of versions 391 to 888';
const READERS = 'public readers of the format';
const GUESS = 'a guess';

/** File versions at which something changed. */
const VERSION_STEPS = {
  first: [
    178,
    'First version that is read as Unreal Engine 3; older ones have other layouts. A guess: the newest known UE2 version is 177.',
    GUESS,
  ],
  wideFlags: [195, '64-bit flags of names and exports.', READERS],
  archetypes: [220, 'Exports name their archetype.', READERS],
  engineVersion: [245, 'The summary holds the version of the engine.', READERS],
  exportFlags: [247, 'Exports have flags of their own.', READERS],
  headerSize: [249, 'Header size in the summary; the offset of an export is always stored.', READERS],
  folderName: [269, 'The summary holds a folder.', READERS],
  platformByte: [276, 'Class bodies hold a platform byte, until noPlatformByte.', READERS],
  cookerVersion: [277, 'The summary holds the version of the cooker.', READERS],
  netObjects: [322, 'Net object counts, GUID of exports, net index of objects.', READERS],
  compression: [334, 'Packages may be compressed.', READERS],
  nameNumbers: [343, 'Names consist of an index and a number.', READERS],
  arrayEnum: [
    391,
    'Properties name the enum of their array dimension. Measured at 391; for older versions it is a guess.',
    GUESS,
  ],
  xenonTokens: [391, 'Byte code: Mass Effect on Xenon has tokens of its own in this version only.', MEASURED],
  depends: [415, 'A table says which objects each export depends on.', MEASURED],
  structMemberByte: [433, 'Byte code: a member of a struct has one byte more.', MEASURED],
  exportPackageFlags: [475, 'Exports hold the flags of their package.', MEASURED],
  packageSource: [482, 'The summary holds a source checksum.', MEASURED],
  additionalPackages: [516, 'The summary lists packages that come with this one.', MEASURED],
  contextByte: [513, 'Byte code: the skip after a context has one more byte; not in Mass Effect.', MEASURED],
  switchByte: [536, 'Byte code: a switch has one byte more.', MEASURED],
  hideCategoriesMoved: [
    540,
    'Hide categories move, and the component map leaves the export table after 542. Measured at 512 and 684.',
    MEASURED,
  ],
  noComponentMap: [543, 'The component map leaves the export table.', MEASURED],
  noPlatformByte: [547, 'Class bodies no longer hold a platform byte.', MEASURED],
  shortLatentAction: [566, 'The latent action of a state frame takes two bytes instead of four.', MEASURED],
  extraClassWord: [576, 'Class bodies hold one more word, up to 672.', MEASURED],
  thumbnails: [584, 'A table of thumbnails.', MEASURED],
  dontSortCategories: [603, 'Classes list categories that are not sorted.', MEASURED],
  directionalShadowMap: [617, 'DominantDirectionalLightComponent begins with its shadow map.', MEASURED],
  crossPackageGuids: [623, 'Tables of GUIDs of imports and exports.', MEASURED],
  enumNames: [633, 'Byte tags name their enum.', MEASURED],
  wideCodeObjects: [587, 'Byte code takes four bytes more per object in memory than in the file.', MEASURED],
  contextProperty: [588, 'Contexts and switches name the property of their value.', MEASURED],
  delegateObject: [611, "Byte code: a delegate property also names its function's object.", MEASURED],
  codeSizeOnDisk: [639, 'Byte code also stores its size in the file.', MEASURED],
  parameterEnds: [649, 'Byte code: parameter lists end with a token where they had none.', MEASURED],
  dllName: [655, 'Classes name their library.', MEASURED],
  autoCollapse: [671, 'Classes list categories that collapse.', MEASURED],
  noExtraClassWord: [673, 'Class bodies no longer hold the extra word.', MEASURED],
  byteBools: [673, 'Bool tags take one byte instead of four.', MEASURED],
  spotShadowMap: [682, 'DominantSpotLightComponent begins with its shadow map.', MEASURED],
  shortProbeMask: [
    691,
    'Probe masks take four bytes instead of eight, and there is no ignore mask.',
    MEASURED,
  ],
  forceScriptOrder: [749, 'Classes say whether their order is fixed.', MEASURED],
  structSuper: [756, 'The super field moves from fields to structs.', MEASURED],
  textureAllocations: [767, 'The summary lists textures to allocate.', MEASURED],
  classGroups: [789, 'Classes have groups.', MEASURED],
  nativeClassName: [813, 'Classes name their native class.', MEASURED],
  hatClassNames: [878, 'A Hat in Time, licensee 5: classes have one more array of names.', MEASURED],
} as const satisfies VersionSteps;

export const VERSION = numbersOf(VERSION_STEPS);

/** Newest version that the layouts were checked on. Newer ones are read like this one. */
const NEWEST_MEASURED = 888;

export const VERSIONS = `file versions 178 and up (checked from 391 to ${NEWEST_MEASURED})`;

/** Games whose packages are read although they differ from plain ones. */
export type Licensee = 'PLAIN' | 'MASS_EFFECT' | 'HAT_IN_TIME' | 'XCOM_2';

/**
 * The game family of a version pair. Measured pairs: Mass Effect 391/92, 491/1008, 512/130, 513/130, 684/194;
 * A Hat in Time 885/5 and 888/5; XCOM 2 845/97 to 845/120.
 */
export function licenseeOf(version: number, licensee: number): Licensee {
  const massEffect =
    (version === 391 && licensee === 92) ||
    (version === 491 && licensee === 1008) ||
    ((version === 512 || version === 513) && licensee === 130) ||
    ((version === 684 || version === 685) && licensee >= 150) ||
    (version === 845 && licensee === 194);
  if (massEffect) return 'MASS_EFFECT';
  if (version === 845 && licensee >= 97 && licensee < 194) return 'XCOM_2';
  return version >= VERSION.hatClassNames && licensee === 5 ? 'HAT_IN_TIME' : 'PLAIN';
}

/**
 * Whether the tails after the properties were checked on packages like this one. Measured: 391/92, 491/1008,
 * 512 and 513/130, 684/194, 512 to 868 without a licensee, 845/97 to 845/120, 871/1117, 885/5 and 888/5.
 */
export function isMeasured({
  version,
  licensee,
  family,
}: {
  readonly version: number;
  readonly licensee: number;
  readonly family: Licensee;
}): boolean {
  if (licensee === 0) return version >= 512 && version <= 868;
  if (family === 'XCOM_2') return licensee <= 120;
  if (family === 'MASS_EFFECT') return version !== 685 && version !== 845;
  return family === 'HAT_IN_TIME' ? version <= NEWEST_MEASURED : version === 871 && licensee === 1117;
}

/** Games known for layouts that are not read; named when one of their packages fails to read. */
const UNREAD_GAMES: readonly { game: string; versions: [number, number]; licensees: [number, number] }[] = [
  { game: 'Rocket League', versions: [867, 868], licensees: [9, 40] },
  { game: 'Batman: Arkham', versions: [805, 807], licensees: [101, 138] },
  { game: 'Batman: Arkham', versions: [863, 863], licensees: [32000, 40000] },
  { game: 'Borderlands (enhanced)', versions: [594, 594], licensees: [58, 58] },
  { game: 'Bulletstorm', versions: [742, 742], licensees: [29, 29] },
  { game: 'BioShock Infinite', versions: [727, 727], licensees: [75, 75] },
  { game: 'Transformers', versions: [511, 564], licensees: [131, 255] },
  { game: 'Mortal Kombat', versions: [677, 677], licensees: [157, 157] },
  { game: 'All Points Bulletin', versions: [547, 547], licensees: [28, 32] },
  { game: 'Mass Effect 3 (Wii U)', versions: [845, 845], licensees: [194, 194] },
  { game: 'Tera', versions: [610, 610], licensees: [13, 14] },
];

/** The game that this version pair most likely belongs to, if its layout is not read; else null. */
export function unreadGame(version: number, licensee: number): string | null {
  const known = UNREAD_GAMES.find(
    ({ versions, licensees }) =>
      version >= versions[0] &&
      version <= versions[1] &&
      licensee >= licensees[0] &&
      licensee <= licensees[1],
  );
  return known?.game ?? null;
}

/**
 * The engine of packages older than Unreal Engine 3, as text for users. The border between 1 and 2 is a guess
 * from public readers.
 */
export function olderEngine(version: number): string {
  return version <= 83 ? 'Unreal Engine 1' : 'Unreal Engine 2';
}
