import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Worker threads that tests start run .ts files too, which Node 20 needs help for.
const register = new URL('./scripts/ts-register.mjs', import.meta.url).href;

/** Their tests leave a process as they found it, so that files run one after another where the code is loaded and compiled. */
const SHARED = 'api|bulk|bytes|embed|execute|formats|games|graph|mcp|query';
/** But not those that measure, or put other modules in the place of ours. */
const ALONE = [
  'test/**/*.cost.test.ts',
  'test/formats/satisfactory/flipped-bytes.test.ts',
  'test/query/groups/most-groups.test.ts',
];

export default defineConfig({
  // graphql must be the one module that the packages which use it get from Node.
  resolve: { alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
  test: {
    setupFiles: ['test/tools/each-file.ts'],
    // A test that asserts nothing cannot fail. What should come to be may take its time on a slow or busy machine.
    expect: { requireAssertions: true, poll: { timeout: 120_000 } },
    pool: 'forks',
    maxWorkers: 2,
    execArgv: ['--import', register],
    // For what hangs, at any pace of the machine: no test has a limit of its own.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: [`test/@(${SHARED})/**/*.test.ts`],
          exclude: ALONE,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ['test/*.test.ts', `test/!(${SHARED})/**/*.test.ts`, ...ALONE] },
      },
    ],
  },
});
