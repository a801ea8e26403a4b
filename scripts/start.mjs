// `npm start -- PATH...`: serves, after a build where anything that goes into one has changed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-mark.mjs';

const status = isBuilt() ? 0 : build();
if (status === 0) {
  const cli = new URL('../dist/cli.js', import.meta.url);
  // As if it were started itself: it may have to start again.
  process.argv.splice(1, 1, fileURLToPath(cli), 'serve');
  await import(cli);
} else process.exitCode = status ?? 1;

/** Its steps are found as npm has them found. */
function build() {
  console.error('savegraph: building');
  return spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  }).status;
}
