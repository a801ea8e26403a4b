// Property tests try the same cases at every run, so that one that fails tells of a change: `SEED=123 npx vitest run ...`
// tries others.

import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261122) });
