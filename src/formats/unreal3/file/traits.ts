// What the layout of a tail depends on: the file version, and the game where that matters.

import type { Layout } from '../file/layout.ts';
import type { Part } from './parts/part.ts';
import { TAIL } from './tail-steps.ts';

export interface Traits {
  readonly version: number;
  readonly licensee: number;
  /** 1 to 3; 0 for any other game. */
  readonly massEffect: 0 | 1 | 2 | 3;
  readonly xcom2: boolean;
  readonly hatInTime: boolean;
  /** Fields added by a version, to be spread. */
  since(version: number, ...parts: readonly Part[]): readonly Part[];
  /** Fields removed by a version, to be spread. */
  before(version: number, ...parts: readonly Part[]): readonly Part[];
}

/** Describes a tail; null where a package has none, or its layout is unknown. */
export type TailLayout = (traits: Traits) => readonly Part[] | null;

/** Fields that only some packages have, to be spread. */
export function when(condition: boolean, ...parts: readonly Part[]): readonly Part[] {
  return condition ? parts : [];
}

export function traitsOf({ version, licensee, family }: Layout): Traits {
  return {
    version,
    licensee,
    massEffect: family === 'MASS_EFFECT' ? massEffect(version) : 0,
    xcom2: family === 'XCOM_2',
    hatInTime: family === 'HAT_IN_TIME',
    since: (first, ...parts) => when(version >= first, ...parts),
    before: (first, ...parts) => when(version < first, ...parts),
  };
}

function massEffect(version: number): 1 | 2 | 3 {
  if (version <= TAIL.massEffectPc) return 1;
  return version <= TAIL.massEffect2Last ? 2 : 3;
}
