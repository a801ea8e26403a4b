// Rule: everything that documents refer to exists: targets of links and their headings, files of ours in `backticks`, npm scripts,
// benches and tests in commands, and the documents that comments refer to. The change log describes the past, and
// is left out. A folder with many files is described: it has a README.md, or one above it names the folder.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesIn } from './files-in.mjs';

/** Source files of a folder that explain themselves. */
const MOST_UNDESCRIBED = 10;
/** Characters of a line of the README, which is read as text, too. */
const WIDEST = 120;
const FOLDERS = ['bench', 'clients', 'docs', 'examples', 'schema', 'scripts', 'src', 'test', 'web'];
const files = FOLDERS.filter((folder) => existsSync(folder)).flatMap(filesIn);
const documents = [...readdirSync('.'), ...files].filter(
  (file) => file.endsWith('.md') && file !== 'CHANGELOG.md',
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const complaints = [];
/** By document. */
const headings = new Map();
for (const file of documents) checkDocument(file, readFileSync(file, 'utf8'));
for (const file of files.filter((name) => /\.(ts|tsx|mjs)$/.test(name))) {
  for (const [, path, heading] of readFileSync(file, 'utf8').matchAll(
    /^\s*(?:\/\/|\/?\*).*\b(docs\/[\w/-]+\.md)\b(?:#([\w-]+))?/gm,
  )) {
    checkTarget(file, path, path, heading);
  }
}
for (const [folder, count] of countsOf(files.filter((name) => /^(src|web)\/.*\.(ts|tsx)$/.test(name)))) {
  if (count > MOST_UNDESCRIBED && !isDescribed(folder)) {
    complaints.push(`${folder} has ${count} files, and no README.md says what they are`);
  }
}
for (const complaint of new Set(complaints)) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;

function checkDocument(file, text) {
  const complain = (what) => complaints.push(`${file}: ${what}`);
  if (file === 'README.md') {
    const wide = text.split('\n').findIndex((line) => line.length > WIDEST);
    if (wide >= 0) complain(`line ${wide + 1} is wider than ${WIDEST} characters`);
  }
  for (const [, target, heading] of text.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]+))?\)/g)) {
    const path = target === '' ? file : posix.join(posix.dirname(file), target);
    if (!/^[a-z]+:/.test(target)) checkTarget(file, target, path, heading);
  }
  for (const [, path] of text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)) {
    // The end of a path is enough: `claim.ts` is in every format.
    const isThere = path.startsWith('.') || files.some((name) => name === path || name.endsWith(`/${path}`));
    if (!isThere) complain(`no file is called ${path}`);
  }
  for (const [command] of text.matchAll(/npx vitest run(?: [\w./-]+)+/g)) {
    for (const path of command.split(' ').filter((word) => word.startsWith('test/'))) {
      if (!files.some((name) => name.startsWith(path))) complain(`${path} does not exist`);
    }
  }
  for (const [command, script, bench] of text.matchAll(
    /npm run (?:-s |--silent )?([\w:]+)(?: -- (\w[\w-]*))?/g,
  )) {
    if (!Object.hasOwn(scripts, script)) complain(`package.json has no script for "${command}"`);
    else if (script === 'bench' && bench && !files.includes(`bench/${bench}.ts`)) {
      complain(`there is no bench/${bench}.ts`);
    }
  }
}

/** Complains about a file, called `name` there, or a heading in it, that does not exist. */
function checkTarget(file, name, path, heading) {
  if (!existsSync(path)) complaints.push(`${file}: ${name} does not exist`);
  else if (heading !== undefined && path.endsWith('.md') && !headingsOf(path).has(heading)) {
    complaints.push(`${file}: ${path} has no heading #${heading}`);
  }
}

/** What links call the headings of a document: GitHub's rule, without its numbers for headings that repeat. */
function headingsOf(document) {
  if (!headings.has(document)) {
    const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const titles = Array.from(text.matchAll(/^#+ +(.+)$/gm), ([, title]) =>
      title
        .replace(/\]\([^)]*\)/g, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    );
    headings.set(document, new Set(titles));
  }
  return headings.get(document);
}

function countsOf(sources) {
  const counts = new Map();
  for (const folder of sources.map(posix.dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

/** Whether the folder's own README.md describes it, or one above does by `name/`, alone or with its parents. */
function isDescribed(folder) {
  for (let above = folder; above !== '.'; above = posix.dirname(above)) {
    const file = posix.join(above, 'README.md');
    const names = folder
      .slice(above.length + 1)
      .split('/')
      .map((_, at, all) => all.slice(at).join('/'));
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
    if (text !== null && (above === folder || names.some((name) => text.includes(`\`${name}/\``))))
      return true;
  }
  return false;
}
