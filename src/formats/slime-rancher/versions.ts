// All known version numbers of the two games' blocks, with what changed in them; layouts use these names
// instead of numbers. Sources: the first game's classes for everything under SR1; bytes and descriptions of
// early-access saves for SR2; see docs/formats/slime-rancher.md.

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
export const SR1_GAME = {
  displayName: 5,
  summary: 5,
  holiday: 7,
  dlc: 8,
  dlcLast: 9,
  appearances: 11,
  instrument: 12,
} as const;

/** SRGSUMM of the first game. */
export const SR1_SUMMARY = { saveNumber: 4 } as const;

/** SRW of the first game. */
export const SR1_WORLD = {
  gadgets: 8,
  /** Times become 64 bits wide. */
  doubles: 9,
  gordoNames: 10,
  pods: 11,
  gordoBlocks: 12,
  switches: 13,
  phaseSites: 14,
  firestorm: 15,
  ginger: 16,
  /** Lists of ranchers; offers by type instead of a single one. */
  offers: 17,
  podBlocks: 18,
  quicksilver: 19,
  liquidNames: 20,
  echoNotes: 21,
  glitch: 22,
} as const;

/** SRPL of the first game. */
export const SR1_PLAYER = {
  gadgets: 5,
  doubles: 6,
  /** One delayed progress per type instead of a list. */
  oneDelay: 9,
  region: 10,
  zoneMaps: 11,
  ammoModes: 12,
  endGame: 13,
  decorizer: 14,
} as const;

/** SRRANCH of the first game. */
export const SR1_RANCH = { doorNames: 5, palettes: 6, fastForward: 7 } as const;

/** SRLP of the first game. */
export const SR1_PLOT = { id: 4, feederSpeed: 5, selections: 6, fastForwarder: 6, ash: 8 } as const;

/** SRAD as an actor in the first game. */
export const SR1_ACTOR = {
  feral: 3,
  doubles: 4,
  fashions: 5,
  actorId: 6,
  destroyTime: 7,
  glitch: 8,
  region: 9,
} as const;

/** SRQSEG of the first game: the time becomes 64 bits wide. */
export const SR1_QUICKSILVER = { doubles: 2 } as const;

/** SRHD of the first game: a second list. */
export const SR1_HOLIDAY = { second: 2 } as const;

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
