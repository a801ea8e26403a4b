// Save games of the corpus: one with a bit of everything, as each version of the engine writes it, and those that tests change,
// spoil, or ask for what no graph shows.

import { corpus, corpusBytes } from '../corpus.ts';

export const sampleGame = (version: string): Uint8Array<ArrayBuffer> => corpus(`gvas/version-${version}.sav`);

export const madeGame = (name: string): Uint8Array<ArrayBuffer> => corpusBytes('gvas/made.jsonl', name);
