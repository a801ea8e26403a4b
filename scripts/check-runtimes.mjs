// Rule: the package works where we say it does. On each runtime it opens a save by import and by require, answers a
// query on the command line, and serves it; the types compile with the oldest compiler we claim, too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPacked, installIn, run, STRICT } from './installed.mjs';
import { whileServed } from './while-served.mjs';

/** What to install, and the words that run a file. */
const RUNTIMES = [
  ['node@22', 'node'],
  ['node@24', 'node'],
  ['bun@1.4.5', 'bun'],
  ['deno@2.9.6', 'deno', 'run', '-A'],
];
const OLDEST_TYPESCRIPT = 'typescript@5.4';
const SAVE = resolve('examples/little-factory.sav');
const CLI = 'node_modules/savegraph/dist/cli.js';
const QUERY = '{ saves { totalCount } }';
const PROGRAMS = {
  'imported.mjs': `import { createExecutor, openLibrary, openSave } from 'savegraph';
const { graph } = await openSave(process.argv[2]);
const library = openLibrary(process.argv[2], { threads: 1 });
const { data } = await createExecutor({ library })({ query: '{ saves { nodes { stats { objects } } } }' });
await library.close();
if (!(graph.count > 0 && data.saves.nodes[0].stats.objects > 0)) throw new Error(JSON.stringify(data));
`,
  'required.cjs': `const { openSave } = require('savegraph');
openSave(process.argv[2]).then(({ graph }) => { if (!(graph.count > 0)) throw new Error('no objects'); });
`,
};
const TYPED = "import { openSave } from 'savegraph';\nexport const opened = openSave('x');\n";

await checkPacked('runtimes', async (home, tarball) => {
  // Runtimes are fetched by the scripts of their packages.
  installIn(home, tarball, OLDEST_TYPESCRIPT);
  for (const [name, text] of Object.entries(PROGRAMS)) writeFileSync(join(home, name), text);
  for (const [version, name, ...words] of RUNTIMES) {
    const place = join(home, '..', version);
    mkdirSync(place);
    installIn(place, version);
    const program = join(place, 'node_modules/.bin', name);
    for (const file of Object.keys(PROGRAMS)) run(home, program, [...words, file, SAVE]);
    checkAnswer(version, JSON.parse(run(home, program, [...words, CLI, 'query', SAVE, QUERY])));
    const asked = async (url) => checkAnswer(version, await (await fetch(`${url}?query=${QUERY}`)).json());
    await whileServed([program, ...words, CLI, 'serve', SAVE], asked, { cwd: home });
    console.log(`${version}: opens, answers and serves a save`);
  }
  writeFileSync(join(home, 'types.mts'), TYPED);
  run(home, join(home, 'node_modules/.bin/tsc'), [...STRICT, '--noEmit', 'types.mts']);
  console.log(`${OLDEST_TYPESCRIPT}: compiles, declarations included`);
});

function checkAnswer(version, answer) {
  if (answer.data.saves.totalCount !== 1) throw new Error(`${version}: ${JSON.stringify(answer)}`);
}
