import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testFiles } from './test/files.ts';

// Worker threads that tests start run .ts files too, which Node 20 needs help for.
const register = new URL('./scripts/ts-register.mjs', import.meta.url).href;
const { shared, alone } = testFiles(process.env.TEST_LENGTH);

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
          include: shared,
          // Thousands of graphs in one process, each of which reserves 10 GB of addresses by default, take all that there are.
          execArgv: ['--disable-wasm-trap-handler', '--wasm-max-mem-pages=8192', '--import', register],
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
