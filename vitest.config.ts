import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Worker threads that tests start run .ts files too, which Node 20 needs help for.
const register = new URL('./scripts/ts-register.mjs', import.meta.url).href;

export default defineConfig({
  // graphql must be the one module that the packages which use it get from Node.
  resolve: { alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/tools/each-file.ts'],
    // A test that asserts nothing cannot fail. What should come to be may take its time on a slow or busy machine.
    expect: { requireAssertions: true, poll: { timeout: 120_000 } },
    // A process for each file: thousands of generated graphs in one, which nothing else makes the engine collect, took all
    // addresses there are.
    pool: 'forks',
    maxWorkers: 2,
    execArgv: ['--import', register],
    // For what hangs, at any pace of the machine: no test has a limit of its own.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
