// Part of every build (shared/load-code.js): runs code that the build keeps as a script beside its module
// (scripts/as-script.mjs). Node 20 cannot start a module from compiled code, but it can a script, and most of
// the time that a process takes to read a small save goes into compiling what reads it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** Scripts that ran, by file: the build compiles from these (scripts/code-cache.mjs). */
export const scripts = new Map();

/** Compiled code is only of use to the Node that wrote it. */
const CACHE = `.${process.version}-${process.platform}-${process.arch}.cache`;

/**
 * Runs the script beside a module and returns what it exports.
 * @param url of the module
 * @param importModule imports for the script, from where the module is
 * @param imports namespaces of the modules that it imports, in the order in which it names them
 */
export function runCode(url, importModule, ...imports) {
  const file = fileURLToPath(url).replace(/\.js$/, '.cjs');
  return (cachedScript(file) ?? createRequire(url)(file))(url, importModule, ...imports);
}

/** Where the compiled code of a script is. */
export function cacheFile(file) {
  return file.replace(/\.cjs$/, CACHE);
}

/** What a script makes, or null if it has to be loaded in the usual way. */
function cachedScript(file) {
  // Only Node's own loaders read source maps.
  if (process.sourceMapsEnabled) return null;
  const cachedData = readIfThere(cacheFile(file));
  if (cachedData === null) return null;
  // V8 refuses compiled code that is not of this text, or was made with other flags, and compiles the text.
  // The text is passed as it was read: anything added to it would copy a megabyte, which costs a garbage collection.
  const script = new Script(readFileSync(file, 'latin1'), { filename: file, cachedData });
  scripts.set(file, script);
  return script.runInThisContext();
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
