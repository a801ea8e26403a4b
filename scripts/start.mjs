// `npm start -- PATH...`: serves, after a build if any of its inputs have changed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-mark.mjs';

const status = isBuilt() ? 0 : build();
if (status === 0) {
  const cli = new URL('../dist/cli.js', import.meta.url);
  // As if it had been started directly: it may have to start itself again.
  process.argv.splice(1, 1, fileURLToPath(cli), 'serve');
  await import(cli);
} else process.exitCode = status ?? 1;

/** Finds the tools of the build as npm does. */
function build() {
  console.error('savegraph: building');
  return spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  }).status;
}
