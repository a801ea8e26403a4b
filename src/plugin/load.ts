// Loads packages, here and in the threads that are started from here. Only what an operator names is loaded.

import { existsSync, readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';
import { ADDED_SDL } from '../api/schema/sdl.ts';
import { withinTime } from '../library/read/thread-time.ts';
import { threadProgram } from '../program-files.ts';
import { type PluginParts, THREAD_PLUGINS, type ThreadPlugins } from '../thread-plugins.ts';
import { install, type Plugin, pluginsIn, schemaParts } from './install.ts';

const loaded: { urls: string[]; sdl: string[] } = { urls: [], sdl: [] };
/** Declared in this thread, so that no other can have them. */
const local = new Set<object>();

/** True if saves can only be read on this thread. */
export function hasLocalPlugins(): boolean {
  return local.size > 0;
}

/**
 * Adds formats and games to this process: files (`./tide-pool.mjs`), names of packages, or what `savegraph/plugin`
 * declares. What is there already is not added again. Returns what is wrong with those that could not be added, in words;
 * each of these adds nothing.
 */
export async function addPlugins(
  plugins: readonly (string | Plugin | readonly Plugin[])[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const plugin of plugins) {
    try {
      await add(plugin);
    } catch (error) {
      const name = typeof plugin === 'string' ? plugin : ([plugin].flat()[0] as Plugin | undefined)?.id;
      problems.push(`plugin ${name}: ${error instanceof Error ? error.message : error}; it is left out`);
    }
  }
  if (loaded.urls.length > 0) setEnvironmentData(THREAD_PLUGINS, loaded satisfies ThreadPlugins);
  return problems;
}

/** Adds what the thread that started this one has. */
export async function addInThread(plugins: ThreadPlugins, parts: PluginParts): Promise<void> {
  shareInterface();
  ADDED_SDL.push(...plugins.sdl);
  for (const url of plugins.urls) await install(await exportedBy(url), parts, withinTime, tablesBeside(url));
  setEnvironmentData(THREAD_PLUGINS, plugins);
}

async function add(plugin: string | Plugin | readonly Plugin[]): Promise<void> {
  if (typeof plugin !== 'string') {
    if (local.has(plugin)) return;
    await addAll(pluginsIn(plugin), () => {
      throw new Error('a table is a file only where the game is one');
    });
    local.add(plugin);
    return;
  }
  const url = urlOf(plugin);
  if (loaded.urls.includes(url)) return;
  shareInterface();
  await addAll(await exportedBy(url), tablesBeside(url));
  loaded.urls.push(url);
}

async function addAll(plugins: readonly Plugin[], read: (file: string) => string): Promise<void> {
  const parts = await schemaParts(plugins);
  await install(plugins, 'all', withinTime, read);
  ADDED_SDL.push(...parts);
  loaded.sdl.push(...parts);
}

async function exportedBy(url: string): Promise<readonly Plugin[]> {
  const { default: exported } = (await import(/* @vite-ignore */ url)) as { default?: unknown };
  return pluginsIn(exported);
}

function tablesBeside(url: string): (file: string) => string {
  return (file) => readFileSync(new URL(file, url), 'utf8');
}

/** @throws Error when there is no such file or package */
function urlOf(name: string): string {
  if (name.startsWith('file:')) return name;
  const isFile = name.startsWith('.') || isAbsolute(name) || /\.[cm]?[jt]s$/.test(name);
  const file = isFile ? resolve(name) : entryOf(name);
  if (file === null || !existsSync(file))
    throw new Error(isFile ? 'no such file' : 'no such package is installed');
  return pathToFileURL(file).href;
}

/** The main module of a package, as it is found from the folder in which the program was started. */
function entryOf(name: string): string | null {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', name);
    if (existsSync(join(home, 'package.json'))) {
      const { exports, main = 'index.js' } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
      return join(home, targetOf(exports?.['.'] ?? exports) ?? main);
    }
    if (folder === dirname(folder)) return null;
  }
}

/** What conditions lead to: `{ "import": "./index.mjs" }`. */
function targetOf(target: unknown): string | null {
  if (typeof target === 'string') return target;
  const { node, import: esm, default: other } = Object(target) as Record<string, unknown>;
  const chosen = node ?? esm ?? other;
  return chosen === undefined ? null : targetOf(chosen);
}

let isShared = false;

/**
 * Gives packages the interface of this program, wherever they are and whatever is installed beside them: errors and cursors
 * of another copy would not be recognised.
 */
function shareInterface(): void {
  if (isShared) return;
  isShared = true;
  const own = threadProgram('plugin/load').href;
  const urls = {
    'savegraph/plugin': own.replace(/load(?=\.\w+$)/, 'index'),
    'savegraph/plugin/test': own.replace(/load(?=\.\w+$)/, 'test'),
  };
  const resolveTo =
    (urls: Record<string, string>) =>
    (name: string, context: unknown, next: (...args: unknown[]) => unknown) =>
      name in urls ? { url: urls[name], shortCircuit: true } : next(name, context);
  const { registerHooks } = nodeModule as { registerHooks?(hooks: object): void };
  if (registerHooks) registerHooks({ resolve: resolveTo(urls) });
  else {
    const code = `export const resolve = (${resolveTo})(${JSON.stringify(urls)});`;
    nodeModule.register(`data:text/javascript,${encodeURIComponent(code)}`);
  }
}
