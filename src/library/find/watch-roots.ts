// Watches the named paths, so that changes are known before the next request. An event only triggers a check:
// on file systems without events, every request checks as well.

import { resolve, sep } from 'node:path';
import type { FSWatcher } from 'chokidar';

/** Games write a save in several steps, so wait until there were no events for this long. */
const QUIET_MILLIS = 250;
/** As deep as listing goes. */
const MOST_DEPTH = 32;

export interface Watching {
  close(): Promise<void>;
}

export interface WatchedRoot {
  readonly path: string;
  /** Ignores hidden names in the folder: unfinished uploads have them, with up to thousands of files. */
  readonly isUploads: boolean;
}

/** @param heard called with the path below which something changed */
export function watchRoots(roots: readonly WatchedRoot[], heard: (path: string) => void): Watching {
  const started = startWatching(roots, heard);
  return {
    close: async () => {
      const watchers = await started;
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

/** Loads what watches only now: most commands end when they have answered. */
async function startWatching(
  roots: readonly WatchedRoot[],
  heard: (path: string) => void,
): Promise<readonly FSWatcher[]> {
  const { watch } = await import('chokidar');
  return roots.map(({ path, isUploads }) => {
    const hidden = `${slashed(resolve(path))}/.`;
    const watcher = watch(resolve(path), {
      // Whenever a file appears, all others of its folder are looked at.
      ...(isUploads && { ignored: (place: string) => slashed(place).startsWith(hidden) }),
      ignoreInitial: true,
      followSymlinks: false,
      depth: MOST_DEPTH,
      ignorePermissionErrors: true,
    });
    let timer: NodeJS.Timeout | undefined;
    watcher.on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => heard(path), QUIET_MILLIS).unref();
    });
    // Too many files to watch, or a folder without read permission: requests check it anyway.
    watcher.on('error', () => undefined);
    return watcher;
  });
}

function slashed(path: string): string {
  return path.replaceAll(sep, '/');
}
