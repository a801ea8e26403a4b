// Keeps what V8 compiled for the next start of the program: Node does that from version 22.8 on. The package has
// no compiled code of its own, which would be of use to one version of Node on one system only.

import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiledFolder } from '../program-files.ts';

/** Node 20, whose types are ours, has no such function. */
interface NewerModule {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * Must be called before the modules are imported that it is for. Never fails: where the folder cannot be
 * written, nothing is kept.
 */
export function keepCompiled(): void {
  const folder = compiledFolder();
  if (folder !== null) (nodeModule as NewerModule).enableCompileCache?.(fileURLToPath(folder));
}
