// Where this program keeps files of its own on this machine.

import { homedir } from 'node:os';
import { join } from 'node:path';

export function cacheFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const folder = env.XDG_CACHE_HOME || env.LOCALAPPDATA || join(homedir(), '.cache');
  return join(folder, 'savegraph');
}
