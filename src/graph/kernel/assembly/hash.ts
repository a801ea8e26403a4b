// Hash of bytes: the same as contentHash of ../../memory/content-hash.ts, for files that are read before that
// is compiled.

import { hash as state } from './boundary.gen.ts';
import { checkRead } from './guards.ts';

export function beginHash(first: u32, second: u32): void {
  state.first = first;
  state.second = second;
}

export function hash(at: u32, size: u32): void {
  if (GUARDED) checkRead(at, size);
  let first = state.first;
  let second = state.second;
  const end = at + size;
  const words = at + (size & ~3);
  let next = at;
  for (; next < words; next += 4) {
    const word = load<u32>(next);
    first = (first ^ word) * 0x9e3779b1 + 1;
    second = rotl(second, 5) + word;
  }
  for (; next < end; next++) first = (first ^ load<u8>(next)) * 0x01000193;
  state.first = first;
  state.second = second;
}
