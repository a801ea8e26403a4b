// Rule: every format folder has the same eight files, which export the same names, and keeps everything else
// in subfolders (docs/design.md, Folders). src/formats/formats.json lists exactly these folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFormats } from './list-formats.mjs';

const ROOT = 'src/formats';
/** The files of a format, and what each exports. Their purpose is in docs/design.md. */
const EXPORTS = {
  'index.ts': [],
  'listing.ts': ['listing'],
  'claim.ts': ['claim', 'refuse'],
  'header.ts': ['saveHeader'],
  'versions.ts': ['VERSIONS'],
  'read.ts': ['read'],
  'state.ts': ['DecodeState'],
  'decode.ts': ['decoder'],
};
const FILES = Object.keys(EXPORTS);
/** Shared by several formats, not a format itself. */
const SHARED = ['layout', 'unreal'];

const complaints = [];
const listed = listFormats().map(({ folder }) => folder);
const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of folders) {
  if (!listed.includes(name) && !SHARED.includes(name))
    complaints.push(`${ROOT}/${name} is not in formats.json`);
}
for (const folder of listed) checkFolder(join(ROOT, folder));
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;

function checkFolder(path) {
  if (!existsSync(path)) {
    complaints.push(`${path} is in formats.json and does not exist`);
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  for (const name of FILES) {
    if (files.includes(name)) checkExports(join(path, name), EXPORTS[name]);
    else complaints.push(`${path}/${name} is missing`);
  }
  for (const name of files) {
    if (!FILES.includes(name) && name !== 'README.md')
      complaints.push(`${path}/${name} belongs into a folder of the format's own`);
  }
}

function checkExports(file, names) {
  const text = readFileSync(file, 'utf8');
  for (const name of names) {
    const exported = new RegExp(`^export (const|function|interface) ${name}\\b`, 'm');
    if (!exported.test(text)) complaints.push(`${file} exports no ${name}`);
  }
}
