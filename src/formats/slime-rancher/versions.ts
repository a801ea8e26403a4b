// All known version numbers of the two games' blocks, with what changed in them; layouts use these names
// instead of numbers. Sources: the first game's classes for everything under SR1; bytes and descriptions of
// early-access saves for SR2; see docs/formats/slime-rancher.md.

import { numbersOf, type VersionSteps } from '../version-steps.ts';

/** How steps of the first game are known. */
const CLASSES = "the first game's classes";

/** First and last version of each block of the first game whose fields are known. */
export const SR1 = {
  game: [4, 12],
  summary: [3, 4],
  world: [7, 22],
  player: [4, 14],
  ranch: [4, 7],
  plot: [2, 8],
  actor: [2, 9],
  slot: [2, 2],
  gadget: [8, 8],
  pedia: [3, 3],
  achievements: [3, 3],
  holiday: [1, 2],
  offer: [4, 4],
  exchangeItem: [3, 3],
  vector: [2, 2],
  emotions: [2, 2],
  cycle: [3, 3],
  growerSpot: [3, 3],
  quicksilver: [1, 2],
  glitch: [2, 2],
  drone: [5, 5],
} as const;

/** SRGAME of the first game. */
export const SR1_GAME = numbersOf({
  displayName: [5, 'a name to display', CLASSES],
  summary: [5, 'a summary of its own', CLASSES],
  holiday: [7, 'holidays', CLASSES],
  dlc: [8, 'additional content', CLASSES],
  dlcLast: [9, 'the last version with additional content', CLASSES],
  appearances: [11, 'appearances of slimes', CLASSES],
  instrument: [12, 'the instrument', CLASSES],
} satisfies VersionSteps);

/** SRGSUMM of the first game. */
export const SR1_SUMMARY = numbersOf({
  saveNumber: [4, 'a number of the save', CLASSES],
} satisfies VersionSteps);

/** SRW of the first game. */
export const SR1_WORLD = numbersOf({
  gadgets: [8, 'gadgets', CLASSES],
  doubles: [9, 'times are 64 bits wide', CLASSES],
  gordoNames: [10, 'gordos are named by id', CLASSES],
  pods: [11, 'treasure pods', CLASSES],
  gordoBlocks: [12, 'gordos are blocks', CLASSES],
  switches: [13, 'switches', CLASSES],
  phaseSites: [14, 'occupied phase sites', CLASSES],
  firestorm: [15, 'firestorms', CLASSES],
  ginger: [16, 'gilded ginger', CLASSES],
  offers: [17, 'lists of ranchers; offers by type instead of a single one', CLASSES],
  podBlocks: [18, 'treasure pods are blocks', CLASSES],
  quicksilver: [19, 'quicksilver energy generators', CLASSES],
  liquidNames: [20, 'liquid sources are named by id', CLASSES],
  echoNotes: [21, 'echo note gordos', CLASSES],
  glitch: [22, 'the glitch world', CLASSES],
} satisfies VersionSteps);

/** SRPL of the first game. */
export const SR1_PLAYER = numbersOf({
  gadgets: [5, 'gadgets', CLASSES],
  doubles: [6, 'times are 64 bits wide', CLASSES],
  oneDelay: [9, 'one delayed progress per type instead of a list', CLASSES],
  region: [10, 'the region', CLASSES],
  zoneMaps: [11, 'unlocked maps', CLASSES],
  ammoModes: [12, 'ammo by mode', CLASSES],
  endGame: [13, 'when the game ended', CLASSES],
  decorizer: [14, 'the decorizer', CLASSES],
} satisfies VersionSteps);

/** SRRANCH of the first game. */
export const SR1_RANCH = numbersOf({
  doorNames: [5, 'doors are named by id', CLASSES],
  palettes: [6, 'palettes', CLASSES],
  fastForward: [7, 'times to catch up', CLASSES],
} satisfies VersionSteps);

/** SRLP of the first game. */
export const SR1_PLOT = numbersOf({
  id: [4, 'its id', CLASSES],
  feederSpeed: [5, 'the speed of the feeder', CLASSES],
  selections: [6, 'selected slots of silos', CLASSES],
  fastForwarder: [6, 'times to catch up', CLASSES],
  ash: [8, 'units of ash', CLASSES],
} satisfies VersionSteps);

/** SRAD as an actor in the first game. */
export const SR1_ACTOR = numbersOf({
  feral: [3, 'whether it is feral', CLASSES],
  doubles: [4, 'times are 64 bits wide', CLASSES],
  fashions: [5, 'fashions', CLASSES],
  actorId: [6, 'its id', CLASSES],
  destroyTime: [7, 'when it disappears', CLASSES],
  glitch: [8, 'the glitch world', CLASSES],
  region: [9, 'the region', CLASSES],
} satisfies VersionSteps);

/** SRQSEG of the first game: the time becomes 64 bits wide. */
export const SR1_QUICKSILVER = numbersOf({
  doubles: [2, 'times are 64 bits wide', CLASSES],
} satisfies VersionSteps);

/** SRHD of the first game: a second list. */
export const SR1_HOLIDAY = numbersOf({
  second: [2, 'a second list', CLASSES],
} satisfies VersionSteps);

/** Blocks of the second game in early access; all others are version 1. */
export const SR2 = {
  first: [1, 1],
  ranch: [2, 2],
  plot: [2, 2],
  option: [0, 0],
} as const;

/** As text for users. */
export const VERSIONS =
  'Slime Rancher 2 early access (SRGAME 1) in full and later versions in part; Slime Rancher 1, SRGAME 4 to 12';
