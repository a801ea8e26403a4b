// Makes a module of each table of facts that is kept as JSON, for the library also runs in browsers (`npm run
// codegen`). What is "about" something is for readers of the JSON only.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TABLES = [
  'src/formats/darkest-dungeon/names/game-ids.json',
  'src/formats/darkest-dungeon/roles/role-paths.json',
  'src/formats/darkest-dungeon/types/typed-paths.json',
  'src/formats/slime-rancher/layouts/layouts.json',
  'src/formats/unreal3/games/games.json',
  'src/formats/unreal3/properties/array-names.json',
  'src/formats/unreal3/script/token-table.json',
  'src/formats/unreal3/tails/layouts.json',
];

/** The generated files. */
export function generateData() {
  return TABLES.map((file) => {
    const name = basename(file, '.json');
    const data = linesOf(JSON.parse(readFileSync(file, 'utf8'), withoutAbout));
    const head = `// Generated from ${basename(file)} by scripts/list-data.mjs. Do not edit.`;
    const content = `${head}\n\nexport const ${constant(name)} = ${data} as const;\n`;
    return { filename: join(dirname(file), `${name}.gen.ts`), content };
  });
}

/** JSON with a line for each entry of a table. */
function linesOf(value, depth = 0) {
  if (depth === ENTRY_DEPTH || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([key, each]) => `${isList ? '' : `${JSON.stringify(key)}: `}${linesOf(each, depth + 1)}`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0 ? open + close : `${open}\n${lines.join(',\n')}\n${close}`;
}

/** Tables by name have their entries below the name. */
const ENTRY_DEPTH = 2;

function withoutAbout(key, value) {
  return key === 'about' ? undefined : value;
}

/** `hash-fields` to `HASH_FIELDS`. */
function constant(name) {
  return name.replaceAll('-', '_').toUpperCase();
}
