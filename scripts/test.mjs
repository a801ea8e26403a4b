// Runs every check in order and stops at the first that fails: `npm test`, or `npm test -- STEP...` for some of them.
// `npm run test:all` goes on with what that leaves out: more cases, and whatever needs a server, a browser or minutes.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isBuilt } from './build-mark.mjs';

const STEPS = {
  format: 'biome format',
  lint: 'biome lint --error-on-warnings',
  arrows:
    'node scripts/check-arrows.mjs && node scripts/check-formats.mjs && node scripts/check-names.mjs && node scripts/check-web.mjs',
  docs: 'node scripts/check-docs.mjs',
  types: 'tsc && tsc -p web',
  generated: 'node scripts/check-generated.mjs',
  build: 'npm run --silent build',
  tests: 'vitest run',
  smoke: 'node scripts/smoke.mjs',
  package: 'node scripts/check-package.mjs',
};

const REST = {
  rest: 'vitest run',
  fuzz: 'npm run --silent fuzz -- --seed 6700000 --mutants 6000',
  runtimes: 'node scripts/check-runtimes.mjs',
  bench: 'npm run --silent bench -- load --quick',
};

/** Which tests a step runs: see vitest.config.ts. */
const LENGTHS = { tests: 'quick', rest: 'rest' };

const { values, positionals: asked } = parseArgs({
  options: { rest: { type: 'boolean' } },
  allowPositionals: true,
});
const steps = values.rest ? REST : STEPS;
const unknown = asked.filter((name) => !Object.hasOwn(steps, name));
const names = Object.keys(steps).filter((name) => asked.length === 0 || asked.includes(name));

if (unknown.length > 0) {
  console.error(`no step called ${unknown.join(', ')}; there are: ${Object.keys(steps).join(' ')}`);
  process.exitCode = 2;
} else if (names.every(passes)) {
  console.log('all passed');
} else {
  process.exitCode = 1;
}

function passes(name, index) {
  console.log(`[${index + 1}/${names.length}] ${name}: ${steps[name]}`);
  const stdio = ['ignore', 'inherit', 'inherit'];
  const env = { ...process.env };
  if (name in LENGTHS) Object.assign(env, { TEST_LENGTH: LENGTHS[name], RUN_BUILT: Number(isBuilt()) });
  const { status } = spawnSync(steps[name], { shell: true, stdio, env });
  if (status !== 0) console.error(`${name} failed`);
  return status === 0;
}
