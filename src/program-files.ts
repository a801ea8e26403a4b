// Locates the files of this program. They are laid out as in src/, both as written and as built
// (scripts/bundle.mjs), with the other files of the package around them. No other module uses its own
// location, because the build bundles modules. In a browser, browser/program-files.ts replaces this module.

import { readdirSync, readFileSync } from 'node:fs';

const HERE = new URL('./', import.meta.url);
const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/**
 * The program of a thread: a path in src/ without its extension. The build finds threads by calls of this function. It
 * makes one file of CommonJS where that is asked for: a thread starts with it in two thirds of the time.
 */
export function threadProgram(path: string, built: 'cjs' | 'js' = 'js'): URL {
  return new URL(`${path}.${ENDING === 'js' ? built : ENDING}`, HERE);
}

/** A file in src/ that is not code. */
export function dataFile(path: string): URL {
  return new URL(path, HERE);
}

/** The text of a file in src/ that is not code. */
export function dataText(path: string): string {
  return readFileSync(dataFile(path), 'utf8');
}

/**
 * Where the built program may keep what was compiled from it; null for sources. It is beside the program, so
 * that nobody can write there who cannot also change the program.
 */
export function compiledFolder(): URL | null {
  return ENDING === 'js' ? new URL('compiled/', HERE) : null;
}

/** The files of schema/, by name. */
export function schemaTexts(): ReadonlyMap<string, string> {
  const folder = packageFile('schema/');
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
}

/** A file of the package, by its path from package.json. */
export function packageFile(path: string): URL {
  return new URL(`../${path}`, HERE);
}

export function version(): string {
  const text = readFileSync(packageFile('package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
