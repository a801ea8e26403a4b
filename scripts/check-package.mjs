// Rule: what users install works. Every package's engines are enforced; a query is answered, and programs run that
// import the package, one of them in third-party servers.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { filesIn } from './files-in.mjs';
import { checkPacked, installIn, npm, run, STRICT } from './installed.mjs';

const MOST_PACKAGES = 21;
const MOST_MEGABYTES = 45;
const LIMIT_MS = 600_000;
const SAVE = resolve('examples/little-factory.sav');
const CLI = 'node_modules/savegraph/dist/cli.js';
const QUERY = '{ saves { totalCount nodes { slug stats { objects } } } }';
const FRAMEWORKS = ['express@5.3.0', 'fastify@5.12.8', 'hono@4.13.19'];
const FAST = ['--ignore-scripts', '--prefer-offline'];
const TSC = resolve('node_modules/.bin/tsc');

await checkPacked('package', (home, tarball) => {
  installIn(home, '--engine-strict', ...FAST, tarball);
  checkInstalled(home);
  const answer = npm(home, 'exec', '--no', '--', 'savegraph', 'query', SAVE, QUERY);
  if (!(JSON.parse(answer).data.saves.nodes[0].stats.objects > 0)) throw new Error(`no objects in ${answer}`);
  checkAdvice(home);
  checkTemplate(home);
  runConsumer(home);
  // In third-party servers, which are installed for this; their own engines are not our concern.
  installIn(home, '--engine-strict=false', ...FAST, ...FRAMEWORKS);
  writeFileSync(join(home, 'frameworks.mjs'), readFileSync('test/package/frameworks.mjs'));
  run(home, process.execPath, ['frameworks.mjs', resolve('examples')]);
});

/** Who only wants to read a save installs little, and all of it supports the oldest Node that we do. */
function checkInstalled(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'node_modules/.package-lock.json'), 'utf8'));
  const oldest = minVersion(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
  for (const [place, { version, engines }] of Object.entries(packages)) {
    if (engines?.node === undefined || satisfies(oldest, engines.node)) continue;
    throw new Error(`${place} ${version} needs Node ${engines.node}, we claim ${oldest}`);
  }
  const count = Object.keys(packages).length;
  const sizes = filesIn(join(home, 'node_modules')).map((file) => statSync(file).size);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(`installs ${count} packages with ${megabytes.toFixed(1)} MB`);
  if (count > MOST_PACKAGES || megabytes > MOST_MEGABYTES) throw new Error('that is too much');
}

/** What needs packages that are not installed says which. */
function checkAdvice(home) {
  for (const [first, ...words] of [
    ['pg', 'serve', '--store', 'postgres://localhost/x', '--port', '0'],
    ['@electric-sql/pglite', 'serve', '--store', 'pglite:x', '--port', '0'],
    ['apache-arrow', 'export', SAVE, '--format', 'arrow'],
  ]) {
    const options = { cwd: home, encoding: 'utf8', timeout: LIMIT_MS };
    const { status, stderr } = spawnSync(process.execPath, [CLI, ...words], options);
    if (status === 0 || !new RegExp(`npm install ${first}\\s`).test(stderr))
      throw new Error(`${words.join(' ')}: ${status} ${stderr}`);
  }
}

/** A package that is begun with the command passes its own test, and reads its example. */
function checkTemplate(home) {
  npm(home, 'exec', '--no', '--', 'savegraph', 'plugin', 'new', 'tide-pool');
  run(join(home, 'tide-pool'), 'npm', ['test']);
  const report = npm(join(home, 'tide-pool'), 'run', 'try');
  if (!/buy milk/.test(report)) throw new Error(`no notes in ${report}`);
}

/** Type-checks and runs a program that imports the package, and type-checks those of the documents. */
function runConsumer(home) {
  writeFileSync(join(home, 'consumer.mts'), readFileSync('test/package/consumer.mts'));
  run(home, TSC, [...STRICT, '--outDir', home, 'consumer.mts']);
  run(home, process.execPath, ['consumer.mjs', resolve('examples')]);
  // As docs/clients.md makes them.
  run(home, process.execPath, [CLI, 'types', SAVE, '--out', 'save']);
  for (const [at, code] of documentedPrograms().entries()) {
    writeFileSync(join(home, `documented-${at}.mts`), code);
    const lib = ['--lib', 'es2023,dom,dom.iterable'];
    run(home, TSC, [...STRICT, '--outDir', home, ...lib, `documented-${at}.mts`]);
  }
}

/** The programs of the documents, as they are there: those that import the package, or the types of a save. */
function documentedPrograms() {
  const documents = readdirSync('docs', { recursive: true }).filter((name) => name.endsWith('.md'));
  const texts = documents.map((name) => readFileSync(join('docs', name), 'utf8'));
  const programs = texts.flatMap((text) => [...text.matchAll(/```ts\n([\s\S]*?)```/g)]);
  return programs.map(([, code]) => code).filter((code) => /from '(?:savegraph|\.\/save\/)/.test(code));
}
