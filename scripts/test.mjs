// Runs every check in order and stops at the first that fails: `npm test`, or `npm test -- STEP...` for some
// of them.
import { spawnSync } from 'node:child_process';

const STEPS = {
  format: 'biome format',
  lint: 'biome lint --error-on-warnings',
  arrows:
    'node scripts/check-arrows.mjs && node scripts/check-formats.mjs && node scripts/check-names.mjs && node scripts/check-web.mjs',
  docs: 'node scripts/check-docs.mjs',
  types: 'tsc && tsc -p web',
  generated: 'node scripts/check-generated.mjs && node scripts/run-ts.mjs test/mutants/run.ts --check',
  build: 'npm run --silent build',
  tests: 'vitest run',
  smoke: 'node scripts/smoke.mjs',
  package: 'node scripts/check-package.mjs',
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(STEPS, name));
const names = Object.keys(STEPS).filter((name) => asked.length === 0 || asked.includes(name));

if (unknown.length > 0) {
  console.error(`no step called ${unknown.join(', ')}; there are: ${Object.keys(STEPS).join(' ')}`);
  process.exitCode = 2;
} else if (names.every(passes)) {
  console.log('all passed');
} else {
  process.exitCode = 1;
}

function passes(name, index) {
  console.log(`[${index + 1}/${names.length}] ${name}: ${STEPS[name]}`);
  const { status } = spawnSync(STEPS[name], { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) console.error(`${name} failed`);
  return status === 0;
}
