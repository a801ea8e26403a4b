// Builds the page into dist/web. Everything it loads is next to it, and its addresses are relative, so that
// any web host can serve it.

import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, defineConfig, type Plugin } from 'vite';

/**
 * Size from which the best compression takes seconds, while one that is a tenth larger takes a tenth of that.
 */
const LARGE = 1 << 20;
const LARGE_QUALITY = 9;

/** Compressed at build time, so that no server has to. */
const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    await buildOpener(dir);
    for (const name of OF_WORKERS) appendFileSync(join(dir, NOTICES), noticeOf(name));
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg)$/.test(name)) continue;
      const bytes = readFileSync(join(dir, name));
      const quality = bytes.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params }));
    }
  },
};

const NOTICES = 'third-party-notices.md';
/** The list of licences that vite makes leaves out what is in workers only. */
const OF_WORKERS = ['flatbush', 'flatqueue'];

function noticeOf(name: string): string {
  const folder = fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url));
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`;
}

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const SCHEMA = fileURLToPath(new URL('../schema/', import.meta.url));

/** Replacements for the Node modules that the worker that opens saves would need; see src/browser/README.md. */
const STAND_INS: Readonly<Record<string, string>> = {
  'node:buffer': join(SRC, 'browser/buffer.ts'),
  'node:timers/promises': join(SRC, 'browser/timers.ts'),
};
const PROGRAM_FILES = /(?:^|\/)program-files\.ts$/;
const PROGRAM_TEXTS = 'virtual:program-texts';

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (source) => {
    if (source === PROGRAM_TEXTS) return `\0${PROGRAM_TEXTS}`;
    return PROGRAM_FILES.test(source) ? join(SRC, 'browser/program-files.ts') : STAND_INS[source];
  },
  load: (id) => (id === `\0${PROGRAM_TEXTS}` ? programTexts() : undefined),
};

function programTexts(): string {
  const data = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\/facts\/[^/]+\.json$/.test(name));
  const schema = readdirSync(SCHEMA).filter((name) => name.endsWith('.graphql'));
  return [
    `export const DATA_TEXTS = ${JSON.stringify(textsOf(SRC, data))};`,
    `export const SCHEMA_TEXTS = ${JSON.stringify(textsOf(SCHEMA, schema))};`,
  ].join('\n');
}

function textsOf(folder: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const TARGET = 'es2022';

/**
 * The worker that opens saves is a program of its own, which the page queries like a server: one file, which pages of
 * others serve as it is.
 */
async function buildOpener(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [standIns],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { 'open-saves': join(SRC, 'browser/worker.ts') },
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
      chunkSizeWarningLimit: 4500,
      license: { fileName: 'third-party-notices-open-saves.md' },
      target: TARGET,
    },
  });
}

/** What is opened at the server's address, and at /graphql. */
const PAGES = ['index.html', 'graphql.html'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  logLevel: 'warn',
  plugins: [compress],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: fileURLToPath(new URL('../dist/web/', import.meta.url)),
    emptyOutDir: true,
    assetsDir: 'page',
    // Nothing inline: the page's own policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: PAGES.map((name) => fileURLToPath(new URL(name, import.meta.url))),
      output: { entryFileNames: 'page/[name]-[hash].js' },
    },
    // The editor of queries, which a page loads whole.
    chunkSizeWarningLimit: 700,
    // Licences of what is bundled ask for it.
    license: { fileName: NOTICES },
    target: TARGET,
  },
  worker: { format: 'es' },
});
