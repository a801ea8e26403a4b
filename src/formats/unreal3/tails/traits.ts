// What a layout of a tail asks of its package: the file version, and the game where that changes something.

import type { Layout } from '../file/layout.ts';
import type { Part } from './parts/part.ts';

export interface Traits {
  readonly version: number;
  readonly licensee: number;
  /** 1 to 3; 0 for any other game. */
  readonly massEffect: 0 | 1 | 2 | 3;
  readonly xcom2: boolean;
  readonly hatInTime: boolean;
  /** Fields that come with a version, to be spread. */
  since(version: number, ...parts: readonly Part[]): readonly Part[];
  /** Fields that go with one. */
  before(version: number, ...parts: readonly Part[]): readonly Part[];
}

/** How a tail is laid out; null where a package has none, or its layout is unknown. */
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
  if (version <= 491) return 1;
  return version <= 513 ? 2 : 3;
}
