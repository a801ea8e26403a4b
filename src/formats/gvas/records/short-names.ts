// Members of blueprint structs: the engine stores their names with a number and an id, which change when the
// struct does.

import { addTo } from '../../../graph/made-once.ts';

const MEMBER = /^(.+)_\d+_[0-9A-F]{32}$/;
/** Limit of short names, which only a hostile file exceeds. */
const MOST_NAMES = 20_000;

/** The full names by short name, in lower case. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const short = new Map<string, string[]>();
  for (const name of names.slice(0, MOST_NAMES)) {
    const member = MEMBER.exec(name)?.[1]?.toLowerCase();
    if (member === undefined) continue;
    addTo(short, member, name);
  }
  return short;
}
