// Where the files of this program lie: beside each other as in src/, whether as written or built (scripts/bundle.mjs),
// with the other files of the package around them. No other file asks where it lies itself: the build brings many files
// into one. In a browser, browser/program-files.ts stands in its place.

import { readdirSync, readFileSync } from 'node:fs';

const HERE = new URL('./', import.meta.url);
const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/**
 * What a thread runs: a path in src/ without its ending. The build finds the threads' programs by their calls of this.
 */
export function threadProgram(path: string): URL {
  return new URL(`${path}.${ENDING}`, HERE);
}

/** A file that lies in src/ and is no code. */
export function dataFile(path: string): URL {
  return new URL(path, HERE);
}

/** The text of a file that lies in src/ and is no code. */
export function dataText(path: string): string {
  return readFileSync(dataFile(path), 'utf8');
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
