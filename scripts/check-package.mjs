// Rule: what users install works. Packs the built package, installs the tarball in an empty folder, without
// this checkout's lockfile and overrides and with every package's engines enforced, answers a query there,
// and runs programs that import the package, one of them in third-party servers.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { minVersion, satisfies } from 'semver';

const MOST_PACKAGES = 21;
const MOST_MEGABYTES = 45;
const LIMIT_MS = 180_000;
const QUERY = '{ saves { totalCount nodes { slug stats { objects } } } }';
const FRAMEWORKS = ['express@5.3.0', 'fastify@5.12.8', 'hono@4.13.19'];
const FAST = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

const folder = mkdtempSync(join(tmpdir(), 'savegraph-package-'));
try {
  npm(process.cwd(), 'pack', '--pack-destination', folder, '--ignore-scripts', '--loglevel=error');
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  const home = mkdtempSync(join(folder, 'empty-'));
  npm(home, 'install', '--prefix', home, '--engine-strict', ...FAST, join(folder, tarball));
  checkEngines(home);
  checkWeight(home);
  const answer = npm(
    home,
    'exec',
    '--no',
    '--',
    'savegraph',
    'query',
    resolve('examples/little-factory.sav'),
    QUERY,
  );
  if (!(JSON.parse(answer).data.saves.nodes[0].stats.objects > 0)) throw new Error(`no objects in ${answer}`);
  checkAdvice(home);
  checkTemplate(home);
  runConsumer(home);
  runFrameworks(home);
} catch (error) {
  console.error(`package: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Type-checks and runs a program that imports the package. */
function runConsumer(home) {
  const nodeTypes = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
  const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--outDir', home];
  writeFileSync(join(home, 'consumer.mts'), readFileSync('test/package/consumer.mts'));
  run(home, resolve('node_modules/.bin/tsc'), [...strict, ...nodeTypes, 'consumer.mts']);
  run(home, process.execPath, ['consumer.mjs', resolve('examples')]);
  // As docs/clients.md makes them.
  const types = ['types', resolve('examples/little-factory.sav'), '--out', 'save'];
  run(home, process.execPath, ['node_modules/savegraph/dist/cli.js', ...types]);
  for (const [at, code] of documentedPrograms().entries()) {
    const file = `documented-${at}.mts`;
    writeFileSync(join(home, file), code);
    run(home, resolve('node_modules/.bin/tsc'), [
      ...strict,
      ...nodeTypes,
      '--lib',
      'es2023,dom,dom.iterable',
      file,
    ]);
  }
}

/** The programs of the documents, as they are there: those that import the package, or the types of a save. */
function documentedPrograms() {
  const documents = readdirSync('docs', { recursive: true }).filter((name) => name.endsWith('.md'));
  const texts = documents.map((name) => readFileSync(join('docs', name), 'utf8'));
  const programs = texts.flatMap((text) => [...text.matchAll(/```ts\n([\s\S]*?)```/g)]);
  return programs.map(([, code]) => code).filter((code) => /from '(?:savegraph|\.\/save\/)/.test(code));
}

/**
 * Runs the handler in third-party servers, which are installed for this; their own engines are not our
 * concern.
 */
function runFrameworks(home) {
  npm(home, 'install', '--prefix', home, '--engine-strict=false', ...FAST, ...FRAMEWORKS);
  writeFileSync(join(home, 'frameworks.mjs'), readFileSync('test/package/frameworks.mjs'));
  run(home, process.execPath, ['frameworks.mjs', resolve('examples')]);
}

/** A package that is begun with the command passes its own test, and reads its example. */
function checkTemplate(home) {
  npm(home, 'exec', '--no', '--', 'savegraph', 'plugin', 'new', 'tide-pool');
  run(join(home, 'tide-pool'), 'npm', ['test']);
  const report = npm(join(home, 'tide-pool'), 'run', 'try');
  if (!/buy milk/.test(report)) throw new Error(`no notes in ${report}`);
}

/** What needs packages that are not installed says which. */
function checkAdvice(home) {
  for (const [first, ...words] of [
    ['pg', 'serve', '--store', 'postgres://localhost/x', '--port', '0'],
    ['@electric-sql/pglite', 'serve', '--store', 'pglite:x', '--port', '0'],
    ['apache-arrow', 'export', resolve('examples/little-factory.sav'), '--format', 'arrow'],
  ]) {
    const args = ['node_modules/savegraph/dist/cli.js', ...words];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: home,
      encoding: 'utf8',
      timeout: LIMIT_MS,
    });
    if (status === 0 || !new RegExp(`npm install ${first}\\s`).test(stderr))
      throw new Error(`${words.join(' ')}: ${status} ${stderr}`);
  }
}

/** Every installed package must support the oldest Node that we support, whichever Node runs this. */
function checkEngines(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'node_modules/.package-lock.json'), 'utf8'));
  const oldest = minVersion(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
  for (const [place, { version, engines }] of Object.entries(packages)) {
    if (engines?.node === undefined || satisfies(oldest, engines.node)) continue;
    throw new Error(`${place} ${version} needs Node ${engines.node}, we claim ${oldest}`);
  }
}

/** Who only wants to read a save installs little. */
function checkWeight(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'node_modules/.package-lock.json'), 'utf8'));
  const names = Object.keys(packages);
  const files = readdirSync(join(home, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(`installs ${names.length} packages with ${megabytes.toFixed(1)} MB`);
  if (names.length > MOST_PACKAGES || megabytes > MOST_MEGABYTES) throw new Error('that is too much');
}

/**
 * Runs npm and returns its output. Of the variables that an outer npm sets, only the user's settings are
 * passed on.
 */
function npm(cwd, ...args) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?:package|lifecycle|command|execpath|config_local_prefix)/i.test(name),
    ),
  );
  return run(cwd, 'npm', args, env);
}

function run(cwd, program, args, env = process.env) {
  const options = { cwd, env, encoding: 'utf8', timeout: LIMIT_MS, shell: process.platform === 'win32' };
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (status === 0) return stdout;
  throw new Error(`${program} ${args[0]} ended with ${status ?? error?.message}\n${stdout}${stderr}`);
}
