import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `npx vitest` runs what is quick: all but *.slow.test.ts, and a share of the cases of *.prop and *.many (test/tools/runs.ts).
// TEST_LENGTH=rest runs what that left out, with more cases; TEST_LENGTH=all everything. A slow file runs whenever it is named.
const length = process.env.TEST_LENGTH ?? 'quick';
const withSlow = length !== 'quick' || process.argv.some((word) => word.includes('.slow'));
const withinLength =
  length === 'rest' ? ['**/!(*.prop|*.many|*.slow|*.prop.*|*.many.*|*.slow.*).test.ts'] : [];

/** Folders whose tests leave a process as they found it: their files share processes, where the code is loaded and compiled once. */
const SHARED =
  '(alerts|api|bulk|bytes|cli|docs|embed|execute|formats|fuzz|games|graph|library|mcp|query|server|store|web)';
/**
 * Files with a process of their own there: they count steps, mock modules, fill the memory, wait for the collector, watch
 * all threads, or are slow.
 */
const ALONE = '**/*.@(alone|cost|slow).test.ts';
/** These are slow, and share what they begin with, too: a browser. */
const PAGES = 'test/web/*.slow.test.ts';

// Projects do not hear of an option of the command line.
const asked = /--maxWorkers[ =](\d+)/.exec(process.argv.join(' '))?.[1];

// Worker threads that tests start run .ts files too, which Node 20 needs help for.
const register = new URL('./scripts/ts-register.mjs', import.meta.url).href;

/** Kinds of files, the longest first: one that begins last runs on alone. */
const LONGEST = ['.slow.', '.many.', ''];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ project, moduleId }: TestSpecification): string =>
      `${project.name} ${LONGEST.findIndex((kind) => moduleId.includes(kind))}`;
    return (await super.sort(files)).sort((a, b) => turn(a).localeCompare(turn(b)));
  }
}

const toolFor = (name: string): string => fileURLToPath(new URL(`./test/tools/${name}.ts`, import.meta.url));

export default defineConfig({
  // graphql must be the one module that the packages which use it get from Node.
  resolve: {
    alias: {
      graphql: fileURLToPath(import.meta.resolve('graphql')),
      // As the program gives it to packages; see src/plugin/load.ts.
      'savegraph/plugin/test': fileURLToPath(new URL('./src/plugin/test.ts', import.meta.url)),
      'savegraph/plugin': fileURLToPath(new URL('./src/plugin/index.ts', import.meta.url)),
      '@electric-sql/pglite': toolFor('store/made-database'),
    },
  },
  test: {
    setupFiles: ['test/tools/each-file.ts'],
    // A test that asserts nothing cannot fail. What should come to be may take its time on a slow or busy machine.
    expect: { requireAssertions: true, poll: { timeout: 120_000, interval: 10 } },
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    // What was compiled once is not compiled again until it changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // One more than cores: a quarter of the time tests wait, for a server, a database, a page or a file that is watched.
    maxWorkers: asked === undefined ? Math.min(4, availableParallelism() + 1) : Number(asked),
    coverage: {
      include: ['src/**/*.ts'],
      exclude: ['**/*.gen.ts', 'src/**/assembly/**'],
      reportsDirectory: '.cache/coverage',
    },
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
          // Not by an alias: what is compiled for one project is then compiled for both.
          setupFiles: ['test/tools/no-collection.ts'],
          include: [
            `test/@${SHARED}/**/!(*.alone|*.cost|*.slow).test.ts`,
            'test/docs.test.ts',
            ...(withSlow ? [PAGES] : []),
          ],
          exclude: withinLength,
          // Thousands of graphs in one process, each of which reserves 10 GB of addresses by default, take all that there are.
          execArgv: ['--disable-wasm-trap-handler', '--wasm-max-mem-pages=8192', '--import', register],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['test/!(docs).test.ts', `test/!${SHARED}/**/*.test.ts`, `test/${ALONE}`],
          exclude: withSlow ? [PAGES, ...withinLength] : ['**/*.slow.test.ts'],
        },
      },
    ],
  },
});
