import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Worker threads that tests start run .ts files too, which Node 20 needs help for.
const register = new URL('./scripts/ts-register.mjs', import.meta.url).href;

export default defineConfig({
  // graphql must be the one module that the packages which use it get from Node.
  resolve: { alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/tools/property-seed.ts'],
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    pool: 'forks',
    maxWorkers: 2,
    execArgv: ['--import', register],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
