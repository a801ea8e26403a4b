// Makes a module of each table of facts that is kept as JSON, for the library also runs in browsers (`npm run
// codegen`). What is "about" something is for readers of the JSON only.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** By file: the type of its content, and the module that has the type. */
const TABLES = {
  'src/formats/darkest-dungeon/roles/role-paths.json': ['RolePaths', './roles.ts'],
  'src/formats/darkest-dungeon/types/typed-paths.json': ['TypedPaths', './types.ts'],
  'src/formats/slime-rancher/layouts/layouts.json': ['BuiltInLayouts', './layout.ts'],
};

/** The generated files, for scripts that check whether they are up to date. */
export function generateData() {
  return Object.entries(TABLES).map(([file, [type, module]]) => {
    const name = basename(file, '.json');
    const data = JSON.stringify(JSON.parse(readFileSync(file, 'utf8'), withoutAbout), null, 1);
    const head = `// Generated from ${basename(file)} by scripts/list-data.mjs. Do not edit.`;
    const types = `import type { ${type} } from '${module}';`;
    const content = `${head}\n\n${types}\n\nexport const ${constant(name)}: ${type} = ${data};\n`;
    return { filename: join(dirname(file), `${name}.gen.ts`), content };
  });
}

function withoutAbout(key, value) {
  return key === 'about' ? undefined : value;
}

/** `hash-fields` to `HASH_FIELDS`. */
function constant(name) {
  return name.replaceAll('-', '_').toUpperCase();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { filename, content } of generateData()) writeFileSync(filename, content);
}
