// Where the files of this program lie: beside each other as in src/, whether as written or built (scripts/bundle.mjs), with the
// other files of the package around them. No other file asks where it lies itself: the build brings many files into one.

const HERE = new URL('./', import.meta.url);
const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** What a thread runs: a path in src/ without its ending. The build finds the threads' programs by their calls of this. */
export function threadProgram(path: string): URL {
  return new URL(`${path}.${ENDING}`, HERE);
}

/** A file that lies in src/ and is no code. */
export function dataFile(path: string): URL {
  return new URL(path, HERE);
}

/** A file of the package, by its path from package.json. */
export function packageFile(path: string): URL {
  return new URL(`../${path}`, HERE);
}
