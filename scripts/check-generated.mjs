// Rule: generated files that are committed match today's sources: the lists of formats from formats.json,
// tables from their JSON, list types from their rows, types from the schema, WebAssembly from the kernels.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { generate, loadCodegenConfig } from '@graphql-codegen/cli';
import { generateKernels } from './kernels.mjs';
import { generateData } from './list-data.mjs';
import { generateFormatLists } from './list-formats.mjs';
import { generateListTypes } from './list-types.mjs';

const { config } = await loadCodegenConfig({ configFilePath: 'codegen.yml' });
const outputs = await generate({ ...config, cwd: process.cwd(), silent: true, noSilentErrors: true }, false);

for (const output of [...generateFormatLists(), ...generateData(), generateListTypes(), ...outputs])
  check(output, 'codegen');
for (const output of await generateKernels()) check(output, 'kernels');

function check({ filename, content }, script) {
  if (contentOf(filename) === content) return;
  console.error(`${relative('.', filename)} is stale: run npm run ${script} and commit the result`);
  process.exitCode = 1;
}

function contentOf(filename) {
  try {
    return readFileSync(filename, 'utf8');
  } catch {
    return '';
  }
}
