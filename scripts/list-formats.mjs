// Generates everything that lists all formats from src/formats/formats.json (`npm run codegen`): the type of
// their ids, the registry, and the enum of the schema. Formats are offered files in the order of the list. Each folder has
// the same files, and keeps everything else in folders (docs/design.md, Folders).
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = 'src/formats';
const LIST = `${ROOT}/formats.json`;
const FILES = ['claim', 'decode', 'header', 'index', 'listing', 'read', 'state', 'versions'];
const HEAD = `Generated from ${LIST} by scripts/list-formats.mjs. Do not edit.`;

/** The list of formats: `folder` is relative to src/formats, `files` describes their files. */
export function listFormats() {
  return JSON.parse(readFileSync(LIST, 'utf8'));
}

/** What the index.ts of a format exports: its folder's name in camel case. */
export function exportName({ folder }) {
  return folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

/** The generated files. */
export function generateFormatLists() {
  const formats = listFormats();
  formats.forEach(checkFolder);
  return [
    { filename: 'src/formats/formats.gen.ts', content: facts(formats) },
    { filename: 'src/formats/registry.gen.ts', content: registry(formats) },
    { filename: 'src/formats/whole.gen.ts', content: wholeFormats(formats) },
    { filename: 'schema/formats.gen.graphql', content: schemaEnum(formats) },
  ];
}

/** @throws Error for missing files, and for others */
function checkFolder({ folder }) {
  const entries = readdirSync(`${ROOT}/${folder}`, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.flatMap(({ name }) => (name === 'README.md' ? [] : name.replace(/\.ts$/, ''))).sort();
  if (names.join() !== FILES.join()) throw new Error(`${ROOT}/${folder} has ${names}, and not ${FILES}`);
}

function facts(formats) {
  const ids = formats.map(({ id }) => `  | '${id}'`).join('\n');
  const entries = formats.map(
    ({ id, title, folder }) => `  '${folder}': { id: '${id}', title: '${title}' },\n`,
  );
  return `// ${HEAD}

/** Stable: names in the API. */
export type FormatId =
${ids};

/** Id and title of each format, by its folder. */
export const FORMAT_FACTS = {
${entries.join('')}} as const satisfies Readonly<Record<string, { readonly id: FormatId; readonly title: string }>>;
`;
}

function registry(formats) {
  const imports = formats.map(
    (format) => `import { listing as ${exportName(format)} } from './${format.folder}/listing.ts';\n`,
  );
  const later = formats.map((format) => {
    const name = exportName(format);
    return `  readLater(${name}, async () => (await import('./${format.folder}/index.ts')).${name}),\n`;
  });
  return `// ${HEAD}

import type { Format } from './format.ts';
${imports.join('')}import { apartFromCopies } from './copies.ts';
import { readLater } from './later.ts';
import { unpacking } from './unpacking.ts';

/** In the order in which files are offered to them, with whatever is around the files. */
export const FORMATS: readonly Format[] = [
${later.join('')}].map(inFiles);

/** A package's format is offered what the others leave. */
export function addFormat(format: Format): void {
  (FORMATS as Format[]).push(inFiles(format));
}

export function inFiles(format: Format): Format {
  return unpacking(apartFromCopies(format));
}
`;
}

function wholeFormats(formats) {
  const names = formats.map(exportName);
  const imports = formats.map(({ folder }, at) => `import { ${names[at]} } from './${folder}/index.ts';\n`);
  return `// ${HEAD}

import type { Format } from './format.ts';
import { inFiles } from './registry.gen.ts';
${imports.join('')}
/** Each with its reader, for programs that wait for none of them. */
export const FORMATS: readonly Format[] = [${names.join(', ')}].map(inFiles);
`;
}

function schemaEnum(formats) {
  const values = formats.map(({ id, files }) => `  ${JSON.stringify(files)}\n  ${id}\n`);
  return `# ${HEAD}

"A family of save files."
enum SaveFormat {
${values.join('')}}
`;
}
