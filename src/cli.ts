#!/usr/bin/env node
// The entry point of the command line: runs a command and prints what went wrong.

import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';
import { compiledFolder } from './program-files.ts';

// graphql checks this when it is first imported: any other value makes it about half as fast.
process.env.NODE_ENV = 'production';
// Also for threads: nobody else's graphql is in this process (scripts/bundle.mjs).
setEnvironmentData('savegraph', 'command');

// Who reads the output may stop early, as in `savegraph query ... | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// Keeps what V8 compiled for the next start, which Node can from version 22.8 on. Beside the program, because nobody
// checks compiled code: Node's default is a folder that all users of a machine share.
const compiled = compiledFolder();
const { enableCompileCache } = nodeModule as { enableCompileCache?(folder: string): unknown };
if (compiled !== null && enableCompileCache) {
  const folder = fileURLToPath(compiled);
  enableCompileCache(folder);
  // Threads are told by the environment only.
  process.env.NODE_COMPILE_CACHE ??= folder;
}
const { main } = await import('./cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
