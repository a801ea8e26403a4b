// Values that saves of Space Engineers leave out. Of 73 grids in real worlds of 1.071 to 1.207, 3 say that they are not
// powered and none that it is; 13 say that they are static, and only the 6 of the oldest that they are not.

import type { DefaultTable } from '../shared/kit.ts';

export const GRID = { IsStatic: false, IsPowered: true, IsNpcSpawnedGrid: false };
/** Only what is unfinished or damaged says so. */
export const BLOCK = { IntegrityPercent: 1, BuildPercent: 1 };

export const defaults: DefaultTable = { CubeGrid$: GRID, Door$: { State: false }, '': BLOCK };
