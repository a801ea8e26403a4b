// Compiles the kernels, AssemblyScript in folders called kernel/, to WebAssembly: `npm run kernels`. Each becomes a .gen.ts
// beside its folder, committed, so that whoever runs the source needs no compiler; `npm test` fails when one is stale.
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

/** Folder of a kernel, and the name that its module is exported by. */
const KERNELS = { 'src/graph/kernel': 'GRAPH_KERNEL', 'src/formats/satisfactory/fast/kernel': 'SCAN_KERNEL' };

const OPTIONS = [
  ...['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='],
  // All kernels of a graph run on the graph's memory.
  ...['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
  ...['--enable', 'threads'],
];

/** The generated files as they should be. */
export async function generateKernels() {
  const files = [];
  for (const [folder, name] of Object.entries(KERNELS)) {
    files.push({
      filename: `${folder}.gen.ts`,
      content: asSource(name, await compile(`${folder}/index.ts`)),
    });
  }
  return files;
}

function asSource(name, binary) {
  const base64 = Buffer.from(binary).toString('base64');
  return [
    '// Generated from kernel/ by scripts/kernels.mjs. Do not edit.',
    '',
    `/** WebAssembly in base64: ${binary.length} bytes. */`,
    `export const ${name} =\n  '${base64}';`,
    '',
  ].join('\n');
}

async function compile(source) {
  let binary = null;
  const writeFile = (_name, data) => {
    binary = data;
  };
  const { error, stderr } = await asc.main([source, '--outFile', 'kernel.wasm', ...OPTIONS], { writeFile });
  if (error) throw new Error(`${source}: ${error.message}\n${stderr}`);
  return binary;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const { filename, content } of await generateKernels()) writeFileSync(filename, content);
}
