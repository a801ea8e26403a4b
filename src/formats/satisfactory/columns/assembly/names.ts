// Numbers of names and what they mean. Names are recognised by their bytes; the host is asked for new ones.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { KNOWN_NAMES, MOST_STEPS, NAME_SLOTS, NAME_WORDS, UNKNOWN_NAME, UNKNOWN_STRUCT } from '../codes.ts';
import { meaningOf, nameAt, setup, structOf } from './boundary.gen.ts';

/** Slots to try: names made to collide must not slow down all others. */
const MOST_PROBES = 8;

/** The number of the name at an address, -1 when there are too many names. */
export function nameNumber(at: u32, size: u32): i32 {
  let slot = hash(at, size);
  for (let probe = 0; probe < MOST_PROBES; probe++) {
    const place = rowAt(setup.names, NAME_SLOTS, slot & (NAME_SLOTS - 1), NAME_WORDS * 4);
    const known = load<u32>(place);
    if (known === 0) return learn(place, at, size);
    if (load<u32>(place, 4) === size && isSame(known, at, size)) return load<i32>(place, 8);
    slot++;
  }
  return nameAt(at - shared.image, size);
}

function learn(place: u32, at: u32, size: u32): i32 {
  const number = nameAt(at - shared.image, size);
  if (number < 0) return -1;
  store<u32>(place, at);
  store<u32>(place, size, 4);
  store<i32>(place, number, 8);
  return number;
}

function hash(at: u32, size: u32): u32 {
  let mixed: u64 = size;
  if (size >= 8) {
    mixed = (mixed ^ load<u64>(at)) * 0x9e3779b97f4a7c15;
    mixed = (mixed ^ (mixed >> 29) ^ load<u64>(at + size - 8)) * 0xbf58476d1ce4e5b9;
  } else {
    const end = at + size;
    for (let byte = at; byte < end; byte++) mixed = (mixed << 8) ^ (mixed >> 56) ^ load<u8>(byte);
    mixed *= 0x9e3779b97f4a7c15;
  }
  return <u32>(mixed >> 40);
}

export function isSame(known: u32, at: u32, size: u32): bool {
  if (size < 8) {
    let byte: u32 = 0;
    while (byte < size && load<u8>(known + byte) === load<u8>(at + byte)) byte++;
    return byte === size;
  }
  const end = size - 8;
  for (let word: u32 = 0; word < end; word += 8) {
    if (load<u64>(known + word) !== load<u64>(at + word)) return false;
  }
  return load<u64>(known + end) === load<u64>(at + end);
}

/** What a name means as a step of the path. */
export function meaning(step: u32, name: u32): u32 {
  if (name >= <u32>KNOWN_NAMES) return meaningOf(step, name);
  const place = rowAt(setup.meanings, MOST_STEPS * KNOWN_NAMES, step * KNOWN_NAMES + name, 1);
  const known: u32 = load<u8>(place);
  if (known !== UNKNOWN_NAME) return known;
  const asked = meaningOf(step, name);
  store<u8>(place, asked);
  return asked;
}

/** What a struct with this name is. */
export function structKind(name: u32): u32 {
  if (name >= <u32>KNOWN_NAMES) return structOf(name);
  const place = rowAt(setup.structs, KNOWN_NAMES, name, 1);
  const known: u32 = load<u8>(place);
  if (known !== UNKNOWN_STRUCT) return known;
  const asked = structOf(name);
  store<u8>(place, asked);
  return asked;
}
