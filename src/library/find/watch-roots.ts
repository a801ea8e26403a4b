// Watches the named paths, so that a change is known before the next request. An event is only a reason to look: file
// systems that send none are looked at all the same, at each request.

import { resolve } from 'node:path';
import { watch } from 'chokidar';

/** Games write a save in several steps: it is looked at when so long nothing was heard. */
const QUIET_MILLIS = 250;
/** As deep as listing goes. */
const MOST_DEPTH = 32;

export interface Watching {
  close(): Promise<void>;
}

/** @param heard called with the path that something changed below */
export function watchRoots(paths: readonly string[], heard: (path: string) => void): Watching {
  const watchers = paths.map((path) => {
    const watcher = watch(resolve(path), {
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
    // Too many files to watch, a folder that may not be read: it is looked at when a request asks for it.
    watcher.on('error', () => undefined);
    return watcher;
  });
  return {
    close: async () => {
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}
