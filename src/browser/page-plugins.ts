// Formats and games of packages, for the worker of a page. A package for pages imports nothing, or is bundled with
// `savegraph/plugin` left out: its interface is `globalThis.savegraph`, so that errors and cursors are the worker's own.

import { ADDED_SDL } from '../api/schema/sdl.ts';
import { install, pluginsIn, schemaParts } from '../plugin/install.ts';
import * as pluginInterface from '../plugin/interface.ts';

/** Loads the packages at these addresses. Returns what is wrong with those that are left out. */
export async function addPagePlugins(urls: readonly string[]): Promise<string[]> {
  (globalThis as { savegraph?: object }).savegraph = pluginInterface;
  const problems: string[] = [];
  for (const url of urls) {
    try {
      const { default: exported } = (await import(/* @vite-ignore */ url)) as { default?: unknown };
      const plugins = pluginsIn(exported);
      const parts = await schemaParts(plugins);
      const tables = await tablesAt(url, plugins);
      await install(
        plugins,
        'all',
        (_millis, work) => work(),
        (file) => tables.get(file)!,
      );
      ADDED_SDL.push(...parts);
    } catch (error) {
      problems.push(`plugin ${url}: ${error instanceof Error ? error.message : error}; it is left out`);
    }
  }
  return problems;
}

/** The texts of the tables that games name: views do not wait for them. */
async function tablesAt(
  url: string,
  plugins: ReturnType<typeof pluginsIn>,
): Promise<ReadonlyMap<string, string>> {
  const files = plugins.flatMap((plugin) => ('tables' in plugin ? Object.values(plugin.tables ?? {}) : []));
  const named = files.filter((file) => typeof file === 'string');
  const texts = await Promise.all(named.map(async (file) => (await fetch(new URL(file, url))).text()));
  return new Map(named.map((file, at) => [file, texts[at]!]));
}
