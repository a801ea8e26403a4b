// Synthetic saves that are committed: those of test/corpus, and the examples of the project.

import { readdirSync, readFileSync, statSync } from 'node:fs';

const CORPUS = new URL('../corpus/', import.meta.url);
const EXAMPLES = new URL('../../examples/', import.meta.url);

const bytesAt = (url: URL): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(url));

export const corpus = (path: string): Uint8Array<ArrayBuffer> => bytesAt(new URL(path, CORPUS));
export const example = (path: string): Uint8Array<ArrayBuffer> => bytesAt(new URL(path, EXAMPLES));

/** The rows of a list that tells what files of the corpus show, one in a line. */
export function corpusRows<Row>(path: string): Row[] {
  const lines = readFileSync(new URL(path, CORPUS), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Row);
}

function filesIn(folder: URL): Record<string, Uint8Array> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(new URL(path, folder)).isFile());
  return Object.fromEntries(files.map((path) => [path, bytesAt(new URL(path, folder))]));
}

/** All files below a folder, by path in it. */
export const corpusFiles = (folder: string): Record<string, Uint8Array> =>
  filesIn(new URL(`${folder}/`, CORPUS));
export const exampleFiles = (folder: string): Record<string, Uint8Array> =>
  filesIn(new URL(`${folder}/`, EXAMPLES));
