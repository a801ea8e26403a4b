// Gives a thread the formats and games of packages that the thread has which started it. Costs nothing where there are none.

import { getEnvironmentData } from 'node:worker_threads';
import { threadProgram } from './program-files.ts';

/** Under this name, threads find what the thread that started them has loaded. */
export const THREAD_PLUGINS = 'savegraph.plugins';

export interface ThreadPlugins {
  readonly urls: readonly string[];
  /** What they add to the schema: it was checked when they were first loaded. */
  readonly sdl: readonly string[];
}

/** All that a package has, or only what reads saves. */
export type PluginParts = 'all' | 'reading';

/** Call before anything else is done: what a thread is sent waits until it listens. */
export async function addPluginsOfThread(parts: PluginParts): Promise<void> {
  const plugins = getEnvironmentData(THREAD_PLUGINS) as unknown as ThreadPlugins | undefined;
  if (!plugins) return;
  const { addInThread } = await import(threadProgram('plugin/load').href);
  await addInThread(plugins, parts);
}
