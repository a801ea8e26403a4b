// Compiles the kernels, AssemblyScript in folders called assembly/, to WebAssembly: `npm run kernels`. The
// interface of a kernel and its host is generated from the boundary.json next to that folder
// (kernel-boundary.mjs). Generated files are committed, so that running from source needs no compiler; `npm
// test -- kernels` (and with it `npm run test:all`) fails when they are stale.
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { generateBoundary } from './kernel-boundary.mjs';

/** Folders of kernels, and the names that their modules are exported by. */
const KERNELS = {
  'src/graph/kernel': 'GRAPH_KERNEL',
  'src/formats/satisfactory/kernel': 'SCAN_KERNEL',
  'src/formats/unreal/oodle': 'OODLE_KERNEL',
};
/** Builds with guards (src/graph/kernel/assembly/guards.ts), all in one file, for tests only. */
const GUARDED = 'test/tools/guarded-kernels.gen.ts';
/** What every module exports in addition to its boundary. */
const ALSO_EXPORTED = ['memory'];

const OPTIONS = [
  ...['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='],
  // All kernels of a graph run on the graph's memory.
  ...['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
  ...['--enable', 'threads', '--enable', 'simd'],
];

/**
 * The up-to-date generated files. Both sides of the boundary are written first if they are missing, because
 * kernels import them.
 */
export async function generateKernels({ write = false } = {}) {
  const boundaries = Object.keys(KERNELS).map((folder) => ({
    folder,
    ...generateBoundary(`${folder}/boundary.json`),
  }));
  checkApart(boundaries);
  const files = boundaries.flatMap(({ folder, kernel, host }) => [
    { filename: `${folder}/assembly/boundary.gen.ts`, content: kernel },
    { filename: `${folder}/boundary.gen.ts`, content: host },
  ]);
  if (write) for (const { filename, content } of files) writeFileSync(filename, content);
  const guarded = [];
  for (const { folder, calls } of boundaries) {
    const name = KERNELS[folder];
    const entry = `${folder}/assembly/index.ts`;
    const binary = await compile(entry, false);
    checkExports(folder, calls, binary);
    files.push({ filename: `${folder}/kernel.gen.ts`, content: HEAD + asSource(name, binary) });
    guarded.push(asSource(name, await compile(entry, true)));
  }
  return [...files, { filename: GUARDED, content: HEAD + guarded.join('') }];
}

/** Kernels of one graph share its memory: their records must not overlap. */
function checkApart(boundaries) {
  const sorted = [...boundaries].sort((a, b) => a.begins - b.begins);
  for (let i = 1; i < sorted.length; i++) {
    if (sorted[i].begins < sorted[i - 1].ends) {
      throw new Error(`records of ${sorted[i].folder} begin before ${sorted[i - 1].ends}, where others lie`);
    }
  }
}

function checkExports(folder, calls, binary) {
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(binary)).map(({ name }) => name);
  const wrong = [
    ...calls.filter((name) => !exported.includes(name)).map((name) => `does not export ${name}`),
    ...exported
      .filter((name) => !calls.includes(name) && !ALSO_EXPORTED.includes(name))
      .map((name) => `exports ${name}, which boundary.json does not have`),
  ];
  if (wrong.length > 0) throw new Error(`${folder} ${wrong.join('; it ')}`);
}

const HEAD = '// Generated from assembly/ by scripts/kernels.mjs. Do not edit.\n';

function asSource(name, binary) {
  const base64 = Buffer.from(binary).toString('base64');
  return `\n/** WebAssembly in base64: ${binary.length} bytes. */\nexport const ${name} =\n  '${base64}';\n`;
}

async function compile(source, isGuarded) {
  let binary = null;
  const writeFile = (_name, data) => {
    binary = data;
  };
  // The module exports what its entries export: a guarded one can report whether a guard was violated.
  const entries = isGuarded ? [source, 'src/graph/kernel/assembly/guards.ts'] : [source];
  const options = [...OPTIONS, '--use', `GUARDED=${isGuarded ? 1 : 0}`];
  const { error, stderr } = await asc.main([...entries, '--outFile', 'kernel.wasm', ...options], {
    writeFile,
  });
  if (error) throw new Error(`${source}: ${error.message}\n${stderr}`);
  return binary;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const { filename, content } of await generateKernels({ write: true }))
    writeFileSync(filename, content);
}
