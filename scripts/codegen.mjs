// Makes what is generated from lists of formats, tables, rows and the schema: `npm run codegen`. With `--check`, writes
// nothing and says which committed files do not match today's sources; `--check kernels` checks the kernels' WebAssembly,
// which takes ten seconds to compile.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { generate, loadCodegenConfig } from '@graphql-codegen/cli';
import { generateKernels } from './kernels.mjs';
import { generateData } from './list-data.mjs';
import { generateFormatLists } from './list-formats.mjs';
import { generateListTypes } from './list-types.mjs';

const isCheck = process.argv.includes('--check');
if (isCheck && process.argv.includes('kernels')) {
  for (const file of await generateKernels()) check(file, 'kernels');
  process.exit();
}
const put = isCheck ? check : write;
// Each in turn: the types of lists are made from the schema, to which the formats belong.
for (const make of [generateFormatLists, generateData, generateListTypes])
  for (const file of make()) put(file, 'codegen');
const { config } = await loadCodegenConfig({ configFilePath: 'codegen.yml' });
const typed = await generate({ ...config, cwd: process.cwd(), silent: true, noSilentErrors: true }, !isCheck);
if (isCheck) for (const file of typed) check(file, 'codegen');

function write({ filename, content }) {
  writeFileSync(filename, content);
}

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
