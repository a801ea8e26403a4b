// Values that saves of Palworld leave out, as the engine does with every property that its struct has the same value of.

import type { DefaultTable } from '../../query/hints/absent-defaults.ts';

export const PAL = {
  Level: 1,
  Exp: 0,
  Talent_HP: 0,
  Talent_Shot: 0,
  Talent_Defense: 0,
  Rank: 1,
  Rank_HP: 0,
  Rank_Attack: 0,
  Rank_Defence: 0,
  Rank_CraftSpeed: 0,
  FriendshipPoint: 0,
  SanityValue: 100,
};

export const defaults: DefaultTable = { '': PAL };
