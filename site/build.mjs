// Builds the documentation as static files in dist-docs/: the documents of docs/ and the README as they are, a
// reference made from the schema, and the example saves with the reader, so that examples are answered in the page.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { referencePages } from './reference.mjs';

const PAGES = 'site/pages';
const PUBLIC = `${PAGES}/public`;
const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const SOURCES = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`;

rmSync(PAGES, { recursive: true, force: true });
mkdirSync(PUBLIC, { recursive: true });
writePage('index.md', readFileSync('README.md', 'utf8'), '');
for (const name of readdirSync('docs', { recursive: true })) {
  const from = posix.join('docs', name.replaceAll('\\', '/'));
  if (name.endsWith('.md')) writePage(name, readFileSync(from, 'utf8'), posix.dirname(from));
}
cpSync('docs/map.png', `${PUBLIC}/docs/map.png`);
for (const [name, text] of referencePages()) writePage(`reference/${name}.md`, text, 'docs/reference');
copyExamples();
if (!process.argv.includes('--installed'))
  run('npm', ['ci', '--prefix', 'site', '--no-audit', '--no-fund', '--loglevel=error']);
run('node', ['site/node_modules/vitepress/bin/vitepress.js', 'build', 'site']);

/** Links to other pages stay in the site; links to anything else of the repository lead there. */
function writePage(name, text, folder) {
  const page = text
    .replaceAll(/<!--.*?-->\n?/gs, '')
    .replaceAll(/(!?)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)/g, (_, bang, target, hash = '') => {
      const path = posix.join(folder, target);
      if (path.endsWith('.png')) return `${bang}](/${path})`;
      const isPage = /^docs\/.*\.md$/.test(path);
      return `${bang}](${isPage ? path.slice('docs'.length) : SOURCES + path}${hash})`;
    });
  const file = join(PAGES, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}

/** The examples, a list of them, and the worker that reads and answers them. */
function copyExamples() {
  cpSync('examples', `${PUBLIC}/examples`, { recursive: true });
  const files = readdirSync('examples', { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join('examples', name)).isFile());
  writeFileSync(`${PUBLIC}/examples.json`, JSON.stringify(files.sort()));
  for (const name of ['open-saves.js', 'icon.svg']) cpSync(`dist/web/${name}`, `${PUBLIC}/${name}`);
}

function run(program, words) {
  const { status } = spawnSync(program, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed`);
}
