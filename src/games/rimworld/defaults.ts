// Values that saves of RimWorld leave out: the game writes a value only where it is not the default that it would read. In
// real saves of 1.0 to 1.6 each was seen with other values only, and absent.

import type { DefaultTable } from '../shared/kit.ts';

export const THING = { forbidden: false, stackCount: 1 };
export const HEDIFF = {
  ...{ severity: 0, ageTicks: 0, tendTicksLeft: -1, immunity: 0, index: 0 },
  ...{ isPermanent: false, isFresh: false },
};
export const PAWN = { ageBiologicalTicks: 0, curLevel: 0, degree: 0, level: 0 };
export const WORLD = { goodwill: 0, defeated: false, uniqueID: 0, ticksGame: 0 };
/** Of things that can be switched off. */
const SWITCHES = { switchOn: true, wantSwitchOn: true, powerOn: true };

/** The names say of which objects they are. */
export const defaults: DefaultTable = { '': { ...THING, ...HEDIFF, ...PAWN, ...WORLD, ...SWITCHES } };
