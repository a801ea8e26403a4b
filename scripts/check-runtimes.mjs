// Rule: the package works where we say it does. Packs the built package, and on each runtime opens a save by import and by
// require, answers a query on the command line, and serves it; the types compile with the oldest compiler we claim, too.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What to install, and the words that run a file. */
const RUNTIMES = [
  { packages: ['node@22'], words: ['node'] },
  { packages: ['node@24'], words: ['node'] },
  { packages: ['bun@1.4.5'], words: ['bun'] },
  { packages: ['deno@2.9.6'], words: ['deno', 'run', '-A'] },
];
const OLDEST_TYPESCRIPT = 'typescript@5.4';
const LIMIT_MS = 180_000;
const SAVE = resolve('examples/little-factory.sav');
const CLI = 'node_modules/savegraph/dist/cli.js';
const QUERY = '{ saves { totalCount } }';
const IMPORTED = `import { createExecutor, openLibrary, openSave } from 'savegraph';
const { graph } = await openSave(process.argv[2]);
const library = openLibrary(process.argv[2], { threads: 1 });
const { data } = await createExecutor({ library })({ query: '{ saves { nodes { stats { objects } } } }' });
await library.close();
if (!(graph.count > 0 && data.saves.nodes[0].stats.objects > 0)) throw new Error(JSON.stringify(data));
`;
const REQUIRED = `const { openSave } = require('savegraph');
openSave(process.argv[2]).then(({ graph }) => { if (!(graph.count > 0)) throw new Error('no objects'); });
`;

const folder = mkdtempSync(join(tmpdir(), 'savegraph-runtimes-'));
try {
  const home = join(folder, 'home');
  mkdirSync(home);
  run(process.cwd(), 'npm', ['pack', '--pack-destination', folder, '--ignore-scripts', '--loglevel=error']);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  install(home, join(folder, tarball), OLDEST_TYPESCRIPT);
  writeFileSync(join(home, 'imported.mjs'), IMPORTED);
  writeFileSync(join(home, 'required.cjs'), REQUIRED);
  for (const runtime of RUNTIMES) await check(home, runtime);
  checkTypes(home);
} catch (error) {
  console.error(`runtimes: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function check(home, { packages, words: [name, ...words] }) {
  const place = join(folder, packages[0]);
  mkdirSync(place);
  install(place, ...packages);
  const program = join(place, 'node_modules/.bin', name);
  for (const file of ['imported.mjs', 'required.cjs']) run(home, program, [...words, file, SAVE]);
  const answer = JSON.parse(run(home, program, [...words, CLI, 'query', SAVE, QUERY]));
  if (answer.data.saves.totalCount !== 1) throw new Error(`${packages}: ${JSON.stringify(answer)}`);
  await serve(home, program, [...words, CLI, 'serve', SAVE, '--port', '0']);
  console.log(`${packages}: opens, answers and serves a save`);
}

async function serve(home, program, words) {
  const server = spawn(program, words, { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(server.stdout, 'data');
    const url = String(line).trim().replace('ready ', '');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: QUERY });
    const answer = await (await fetch(url, { method: 'POST', headers, body })).json();
    if (answer.data.saves.totalCount !== 1) throw new Error(`${program}: ${JSON.stringify(answer)}`);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

function checkTypes(home) {
  writeFileSync(
    join(home, 'types.mts'),
    "import { openSave } from 'savegraph';\nexport const opened = openSave('x');\n",
  );
  const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const types = ['--typeRoots', resolve('node_modules/@types')];
  run(home, join(home, 'node_modules/.bin/tsc'), [...options, ...types, 'types.mts']);
  console.log(`${OLDEST_TYPESCRIPT}: compiles, declarations included`);
}

function install(home, ...packages) {
  // Runtimes are fetched by the scripts of their packages.
  run(home, 'npm', ['install', '--prefix', home, '--no-audit', '--no-fund', '--loglevel=error', ...packages]);
}

function run(cwd, program, words) {
  const options = { cwd, encoding: 'utf8', timeout: LIMIT_MS, shell: process.platform === 'win32' };
  const { status, stdout, stderr, error } = spawnSync(program, words, options);
  if (status === 0) return stdout;
  throw new Error(`${program} ${words.join(' ')} ended with ${status ?? error?.message}\n${stdout}${stderr}`);
}
