// Rule: the committed types are what codegen makes from today's schema.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { generate, loadCodegenConfig } from '@graphql-codegen/cli';

const { config } = await loadCodegenConfig({ configFilePath: 'codegen.yml' });
const outputs = await generate({ ...config, cwd: process.cwd(), silent: true, noSilentErrors: true }, false);

for (const { filename, content } of outputs) {
  const name = relative('.', filename);
  if (contentOf(filename) === content) continue;
  console.error(`${name} is stale: run npm run codegen and commit the result`);
  process.exitCode = 1;
}

function contentOf(filename) {
  try {
    return readFileSync(filename, 'utf8');
  } catch {
    return '';
  }
}
