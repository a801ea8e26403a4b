// Generates schema/lists.gen.graphql from the row types with @list (src/api/schema/list-sdl.ts).
import './ts-register.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';

const FOLDER = 'schema';
const OUTPUT = join(FOLDER, 'lists.gen.graphql');

const { listSdl } = await import('../src/api/schema/list-sdl.ts');

export function generateListTypes() {
  const definitions = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.graphql') && join(FOLDER, name) !== OUTPUT)
    .sort()
    .flatMap((name) => parse(readFileSync(join(FOLDER, name), 'utf8')).definitions);
  const head = '# Made from the row types with @list by `npm run codegen`.';
  return [{ filename: OUTPUT, content: `${head}\n\n${listSdl(definitions)}\n` }];
}
