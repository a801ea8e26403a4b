// Steps of vitest before each test file, and once it has ended.

import fc from 'fast-check';
import { afterAll } from 'vitest';
import { clearAway } from './at-end.ts';
import { runs } from './runs.ts';

// Property tests try the same cases at every run, so that one that fails tells of a change: `SEED=123 npx vitest run ...`
// tries others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261122), numRuns: runs(100) });

afterAll(clearAway);
