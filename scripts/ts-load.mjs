// Loader hook: gives Node the JavaScript of a .ts file, with a source map. For Node versions that do not
// strip types. Every process and thread of the tests loads the same files, so what they compile to is kept.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KEPT = join(ROOT, '.cache/typescript');
/** Whatever else than a file's own text decides what it compiles to. */
const COMPILED_BY = ['../node_modules/vite/package.json', '../tsconfig.json', './ts-load.mjs']
  .map((file) => readFileSync(new URL(file, import.meta.url)))
  .reduce((hash, text) => hash.update(text), createHash('sha256'));

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const text = readFileSync(file, 'utf8');
  const kept = join(KEPT, `${relative(ROOT, file).replaceAll(/[^\w.-]/g, '+')}.mjs`);
  const end = `// ${COMPILED_BY.copy().update(`${file}\n${text}`).digest('hex')}\n`;
  const source = read(kept);
  return {
    format: 'module',
    source: source?.endsWith(end) ? source : await compile(text, file, kept, end),
    shortCircuit: true,
  };
}

function read(kept) {
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    return null;
  }
}

async function compile(text, file, kept, end) {
  const { transformWithOxc } = await import('vite');
  const { code, map } = await transformWithOxc(text, file);
  // Node follows no URL with a scheme but `data:`.
  const source = `${code}\n//# sourceMappingURL=${pathToFileURL(kept).pathname}.map\n${end}`;
  mkdirSync(KEPT, { recursive: true });
  keep(`${kept}.map`, JSON.stringify({ ...map, sources: [pathToFileURL(file).href] }));
  keep(kept, source);
  return source;
}

/** Whole, or not at all: others may look for it meanwhile. */
function keep(kept, text) {
  const part = `${kept}.${process.pid}-${threadId}`;
  writeFileSync(part, text);
  renameSync(part, kept);
}
