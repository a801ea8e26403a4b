// Compiles the kernels, AssemblyScript in folders called kernel/, to WebAssembly: `npm run kernels`. Each becomes a .gen.ts
// beside its folder, committed, so that whoever runs the source needs no compiler; `npm test` fails when one is stale.
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

/** Folder of a kernel, and the name that its module is exported by. */
const KERNELS = { 'src/graph/kernel': 'GRAPH_KERNEL', 'src/formats/satisfactory/fast/kernel': 'SCAN_KERNEL' };
/** The builds with guards (src/graph/kernel/guards.ts), all in one file: for tests only. */
const GUARDED = 'test/tools/guarded-kernels.gen.ts';

const OPTIONS = [
  ...['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='],
  // All kernels of a graph run on the graph's memory.
  ...['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
  ...['--enable', 'threads'],
];

/** The generated files as they should be. */
export async function generateKernels() {
  const files = [];
  const guarded = [];
  for (const [folder, name] of Object.entries(KERNELS)) {
    const build = async (isGuarded) => asSource(name, await compile(`${folder}/index.ts`, isGuarded));
    files.push({ filename: `${folder}.gen.ts`, content: HEAD + (await build(false)) });
    guarded.push(await build(true));
  }
  return [...files, { filename: GUARDED, content: HEAD + guarded.join('') }];
}

const HEAD = '// Generated from kernel/ by scripts/kernels.mjs. Do not edit.\n';

function asSource(name, binary) {
  const base64 = Buffer.from(binary).toString('base64');
  return `\n/** WebAssembly in base64: ${binary.length} bytes. */\nexport const ${name} =\n  '${base64}';\n`;
}

async function compile(source, isGuarded) {
  let binary = null;
  const writeFile = (_name, data) => {
    binary = data;
  };
  // What an entry exports, the module exports: the guarded one can say whether a guard is broken.
  const entries = isGuarded ? [source, 'src/graph/kernel/guards.ts'] : [source];
  const options = [...OPTIONS, '--use', `GUARDED=${isGuarded ? 1 : 0}`];
  const { error, stderr } = await asc.main([...entries, '--outFile', 'kernel.wasm', ...options], {
    writeFile,
  });
  if (error) throw new Error(`${source}: ${error.message}\n${stderr}`);
  return binary;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const { filename, content } of await generateKernels()) writeFileSync(filename, content);
}
