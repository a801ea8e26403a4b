// Runs every check and stops at the first that fails: `npm test`, or `npm test -- STEP...` for some, of those below too.
// `npm run test:all` goes on with what that leaves out: more cases, and whatever needs a server, a browser or minutes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isBuilt } from './build-mark.mjs';

const STEPS = {
  format: 'biome format',
  lint: 'biome lint --error-on-warnings',
  arrows: 'node scripts/check-arrows.mjs && node scripts/check-names.mjs',
  docs: 'node scripts/check-docs.mjs',
  types: 'tsc && tsc -p web',
  generated: 'node scripts/codegen.mjs --check',
  build: 'npm run --silent build',
  tests: 'vitest run',
  smoke: 'node scripts/smoke.mjs',
};

const REST = {
  kernels: 'node scripts/codegen.mjs --check kernels',
  package: 'node scripts/check-package.mjs',
  rest: 'vitest run',
  fuzz: 'npm run --silent fuzz -- --seed 6700000 --mutants 2000',
  runtimes: 'node scripts/check-runtimes.mjs',
  bench: 'npm run --silent bench -- load --quick',
};

/** Steps that have nothing to do with each other run at the same time: most take one core, or wait for packages. */
const TOGETHER = [
  ['format', 'lint', 'arrows', 'docs', 'types', 'generated', 'build'],
  ['tests', 'smoke'],
  ['kernels', 'package', 'rest', 'fuzz', 'runtimes'],
];

/** Which tests a step runs: see vitest.config.ts. */
const LENGTHS = { tests: 'quick', rest: 'rest' };

const { values, positionals: asked } = parseArgs({
  options: { rest: { type: 'boolean' } },
  allowPositionals: true,
});
const steps = asked.length > 0 ? { ...STEPS, ...REST } : values.rest ? REST : STEPS;
const unknown = asked.filter((name) => !Object.hasOwn(steps, name));
const names = Object.keys(steps).filter((name) => asked.length === 0 || asked.includes(name));

if (unknown.length > 0) {
  console.error(`no step called ${unknown.join(', ')}; there are: ${Object.keys(steps).join(' ')}`);
  process.exitCode = 2;
} else if (await passAll()) {
  console.log('all passed');
} else {
  process.exitCode = 1;
}

async function passAll() {
  for (let at = 0; at < names.length; ) {
    const group = TOGETHER.find((each) => each.includes(names[at])) ?? [names[at]];
    const here = names.slice(at).filter((name) => group.includes(name));
    const passed = await Promise.all(here.map((name) => passes(name, here.length > 1 && !(name in LENGTHS))));
    if (passed.includes(false)) return false;
    at += here.length;
  }
  return true;
}

/** @param isQuiet what it prints is shown when it has ended */
async function passes(name, isQuiet) {
  const title = `[${names.indexOf(name) + 1}/${names.length}] ${name}: ${steps[name]}`;
  if (!isQuiet) console.log(title);
  const env = { ...process.env };
  if (name in LENGTHS) Object.assign(env, { TEST_LENGTH: LENGTHS[name], RUN_BUILT: Number(isBuilt()) });
  const out = isQuiet ? 'pipe' : 'inherit';
  // One stream for both, so that their lines stay in order.
  const child = spawn(`(${steps[name]}) 2>&1`, { shell: true, stdio: ['ignore', out, 'inherit'], env });
  const ended = once(child, 'close');
  const printed = isQuiet ? await text(child.stdout) : '';
  const [status] = await ended;
  if (isQuiet) console.log(`${title}\n${printed}`.trimEnd());
  if (status !== 0) console.error(`${name} failed`);
  return status === 0;
}
