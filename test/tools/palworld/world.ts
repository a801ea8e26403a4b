// A small world of two guilds in each of the three ways that Palworld has packed its data. Nothing in it is of a real
// save. It was saved on 2026-03-05 at 20:15:30, on day 12 at 09:30, after 40 hours of running.

import { corpusFiles } from '../corpus.ts';

/** 1 without versions beside packed structs, 2 with them, 3 with a version that gives every class an end of four bytes. */
export type Generation = 1 | 2 | 3;

/** The files of the world by path; of one that was moved, with two records of Ada that are left from before. */
export function palworldWorld(
  generation: Generation,
  wasMoved = false,
): Readonly<Record<string, Uint8Array>> {
  const { 'moved.sav': moved, ...files } = corpusFiles(`palworld/${generation}`);
  return wasMoved ? { ...files, 'Level.sav': moved! } : files;
}
