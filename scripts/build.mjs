// Builds dist/ from scratch: the programs, their types (which the tests check), the files they read, and the page. With
// `--unless-built`, only if any of its inputs have changed since it was built.
import { spawnSync } from 'node:child_process';
import { inputsMark, isBuilt, noteBuilt } from './build-mark.mjs';

const STEPS = [
  'node scripts/bundle.mjs',
  'tsc -p tsconfig.build.json --noCheck',
  'node scripts/prune-types.mjs',
  'node scripts/copy-assets.mjs',
  'node scripts/run-ts.mjs scripts/schema-answers.ts',
  'vite build --config web/vite.config.ts',
];

if (!process.argv.includes('--unless-built') || !isBuilt()) build();

function build() {
  const mark = inputsMark();
  const failed = STEPS.find((step) => !run(step));
  if (failed === undefined) noteBuilt(mark);
  else {
    console.error(`build: ${failed} failed`);
    process.exitCode = 1;
  }
}

function run(step) {
  return spawnSync(step, { shell: true, stdio: 'inherit' }).status === 0;
}
