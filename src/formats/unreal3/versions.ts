// Version numbers of Unreal Engine 3 packages: what changed when, and how it is known. Those of what follows the
// properties are in tails/layouts.json. "Measured" means checked on real packages of versions 391 to 888.

import { numbersOf, type VersionSteps } from '../version-steps.ts';
import { GAMES } from './games/games.gen.ts';

const MEASURED = 'checked on packages of versions 391 to 888';
const READERS = 'public readers of the format';

/** File versions at which something changed. */
const VERSION_STEPS = {
  first: [
    343,
    'First version that is read; older ones, of which no game is known, have shorter names and tables.',
    READERS,
  ],
  xenonTokens: [391, 'Byte code: Mass Effect on Xenon has tokens of its own in this version only.', MEASURED],
  depends: [415, 'A table says which objects each export depends on.', MEASURED],
  structMemberByte: [433, 'Byte code: a member of a struct has one byte more.', MEASURED],
  blockSizes: [453, 'Arrays stored as a block say the size of an element.', MEASURED],
  exportPackageFlags: [475, 'Exports hold the flags of their package.', MEASURED],
  packageSource: [482, 'The summary holds a source checksum.', MEASURED],
  additionalPackages: [516, 'The summary lists packages that come with this one.', MEASURED],
  contextByte: [513, 'Byte code: the skip after a context has one more byte; not in Mass Effect.', MEASURED],
  switchByte: [536, 'Byte code: a switch has one byte more.', MEASURED],
  noComponentMap: [543, 'The component map leaves the export table.', MEASURED],
  shortLatentAction: [566, 'The latent action of a state frame takes two bytes instead of four.', MEASURED],
  thumbnails: [584, 'A table of thumbnails.', MEASURED],
  directionalShadowMap: [617, 'DominantDirectionalLightComponent begins with its shadow map.', MEASURED],
  crossPackageGuids: [623, 'Tables of GUIDs of imports and exports.', MEASURED],
  enumNames: [633, 'Byte tags name their enum.', MEASURED],
  wideCodeObjects: [587, 'Byte code takes four bytes more per object in memory than in the file.', MEASURED],
  contextProperty: [588, 'Contexts and switches name the property of their value.', MEASURED],
  delegateObject: [611, "Byte code: a delegate property also names its function's object.", MEASURED],
  codeSizeOnDisk: [639, 'Byte code also stores its size in the file.', MEASURED],
  parameterEnds: [649, 'Byte code: parameter lists end with a token where they had none.', MEASURED],
  byteBools: [673, 'Bool tags take one byte instead of four.', MEASURED],
  spotShadowMap: [682, 'DominantSpotLightComponent begins with its shadow map.', MEASURED],
  shortProbeMask: [
    691,
    'Probe masks take four bytes instead of eight, and there is no ignore mask.',
    MEASURED,
  ],
  textureAllocations: [767, 'The summary lists textures to allocate.', MEASURED],
} as const satisfies VersionSteps;

export const VERSION = numbersOf(VERSION_STEPS);

/** Newest version that the layouts were checked on. Newer ones are read like this one. */
const NEWEST_MEASURED = 888;

export const VERSIONS = `file versions ${VERSION.first} and up (checked from 391 to ${NEWEST_MEASURED})`;

/** Games whose packages are read although they differ from plain ones. */
export type Licensee = 'PLAIN' | 'MASS_EFFECT' | 'HAT_IN_TIME' | 'XCOM_2';

type Range = readonly [first: number, last: number];

/** A row of games.json, which says what its fields mean. */
interface KnownGame {
  readonly game: string;
  readonly versions: Range;
  readonly licensees: Range;
  readonly layout?: Licensee;
  readonly isSeen?: boolean;
  readonly isMeasured?: boolean;
  readonly isUnread?: boolean;
}

const { games: KNOWN_GAMES }: { readonly games: readonly KnownGame[] } = GAMES;

function knownGame(version: number, licensee: number): KnownGame | undefined {
  const inside = (value: number, [first, last]: Range): boolean => value >= first && value <= last;
  return KNOWN_GAMES.find(
    ({ versions, licensees }) => inside(version, versions) && inside(licensee, licensees),
  );
}

/** The game family of a version pair. */
export function licenseeOf(version: number, licensee: number): Licensee {
  return knownGame(version, licensee)?.layout ?? 'PLAIN';
}

/** True if the tails after the properties were checked on packages like this one. */
export function isMeasured(of: { readonly version: number; readonly licensee: number }): boolean {
  return knownGame(of.version, of.licensee)?.isMeasured === true;
}

/** The game of packages like this one, if any of it were read; else null. */
export function seenGame(of: { readonly version: number; readonly licensee: number }): string | null {
  const known = knownGame(of.version, of.licensee);
  return known?.isSeen ? known.game : null;
}

/** The game that this version pair most likely belongs to, if its layout is not read; else null. */
export function unreadGame(version: number, licensee: number): string | null {
  const known = knownGame(version, licensee);
  return known?.isUnread ? known.game : null;
}

/** Licensee versions of Mass Effect at which the layout changed. The meaning of most words is unknown. */
export const MASS_EFFECT = numbersOf({
  cookerWord: [16, 'A word after the version of the cooker, until lastWords.', READERS],
  secondCookerWord: [32, 'A second word, until lastWords.', READERS],
  map: [35, 'A map of texts, until lastMap.', READERS],
  twoWords: [37, 'Two more words.', READERS],
  fourWords: [39, 'And two more, until lastWords.', READERS],
  sourceWord: [44, 'A word after the source checksum, until lastWords.', READERS],
  pc: [90, 'Mass Effect on PC, whose number is pcNumber.', MEASURED],
  shortNameFlags: [102, 'Names have flags of 32 bits.', MEASURED],
  lastMap: [112, 'The last version with the map.', READERS],
  lastWords: [135, 'The last version with those words.', READERS],
  noNameFlags: [142, 'Names have no flags.', MEASURED],
  cookedWord: [194, 'A word after the flags of cooked packages.', MEASURED],
  pcNumber: [1008, 'Mass Effect on PC.', MEASURED],
} as const satisfies VersionSteps);

/**
 * The engine of packages that are too old, as text for users. The borders between 1, 2 and 3 are guesses from public
 * readers.
 */
export function olderEngine(version: number): string {
  if (version <= 83) return 'Unreal Engine 1';
  return version < 178 ? 'Unreal Engine 2' : 'early Unreal Engine 3';
}
