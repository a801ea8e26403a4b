// Builds dist/ from scratch: the programs, their types, the files they read, and the page.
import { spawnSync } from 'node:child_process';
import { inputsMark, noteBuilt } from './build-mark.mjs';

const STEPS = [
  'node scripts/bundle.mjs',
  'tsc -p tsconfig.build.json',
  'node scripts/copy-assets.mjs',
  'node scripts/code-cache.mjs',
  'vite build --config web/vite.config.ts',
];

const mark = inputsMark();
const failed = STEPS.find((step) => spawnSync(step, { shell: true, stdio: 'inherit' }).status !== 0);
if (failed === undefined) noteBuilt(mark);
else {
  console.error(`build: ${failed} failed`);
  process.exitCode = 1;
}
