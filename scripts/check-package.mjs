// What users install works. Packs the built package, installs the tarball in an empty folder, where nothing of this checkout's
// lockfile or overrides holds, with every package's claim on Node enforced, answers a query there, and runs programs that import the package, one of them in other people's servers.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { minVersion, satisfies } from 'semver';

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
  runConsumer(home);
  runFrameworks(home);
} catch (error) {
  console.error(`package: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A program that imports the package, checked against its types and run. */
function runConsumer(home) {
  const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
  const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--outDir', home];
  writeFileSync(join(home, 'consumer.mts'), readFileSync('test/package/consumer.mts'));
  run(home, resolve('node_modules/.bin/tsc'), [...strict, ...types, '--skipLibCheck', 'consumer.mts']);
  run(home, process.execPath, ['consumer.mjs', resolve('examples')]);
}

/** The handler in servers of others, which are installed beside it for this; what their packages claim to need is not ours. */
function runFrameworks(home) {
  npm(home, 'install', '--prefix', home, '--engine-strict=false', ...FAST, ...FRAMEWORKS);
  writeFileSync(join(home, 'frameworks.mjs'), readFileSync('test/package/frameworks.mjs'));
  run(home, process.execPath, ['frameworks.mjs', resolve('examples')]);
}

/** Every installed package runs on the oldest Node that we claim to run on, whichever runs this. */
function checkEngines(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'node_modules/.package-lock.json'), 'utf8'));
  const oldest = minVersion(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
  for (const [place, { version, engines }] of Object.entries(packages)) {
    if (engines?.node === undefined || satisfies(oldest, engines.node)) continue;
    throw new Error(`${place} ${version} needs Node ${engines.node}, we claim ${oldest}`);
  }
}

/** What npm prints. Of what an outer npm sets, only settings of the user's reach it. */
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
