// Rules by path: a pattern is matched against the end of a field's path, using the name hashes in the file,
// so that a field without rules costs one table lookup.

import { addTo } from '../../../graph/made-once.ts';
import { hashName } from '../names/hash.ts';

/** A rule with its pattern before the last part, in reverse order. */
interface Entry<Rule> {
  readonly hashes: Int32Array;
  /** 1 where the pattern has `*`. */
  readonly any: Uint8Array;
  readonly rule: Rule;
}

/** Hashes of the names of the objects around a field: `names[depth]` is its own object. */
export interface Chain {
  readonly names: Int32Array;
  depth: number;
  /** Index of the root of the file that the field is in. */
  floor: number;
}

export class PatternTable<Rule> {
  /** Null once they are in the table. */
  #rules: (() => Iterable<readonly [pattern: string, rule: Rule]>) | null;
  /** By hash of the last part. */
  readonly #byName = new Map<number, Entry<Rule>[]>();
  /** Rules for every field of an object, by the object's name. */
  readonly #stars = new Map<number, Entry<Rule>[]>();

  /** @param rules called on the first lookup, because most processes read other games */
  constructor(rules: () => Iterable<readonly [pattern: string, rule: Rule]>) {
    this.#rules = rules;
  }

  #add(rules: Iterable<readonly [pattern: string, rule: Rule]>): void {
    this.#rules = null;
    for (const [pattern, rule] of rules) {
      const [last, ...before] = pattern.split('/').reverse();
      const entry = {
        hashes: Int32Array.from(before, hashName),
        any: Uint8Array.from(before, (part) => (part === '*' ? 1 : 0)),
        rule,
      };
      const [map, key] =
        last === '*' ? [this.#stars, entry.hashes[0]!] : ([this.#byName, hashName(last!)] as const);
      addTo(map, key, entry);
    }
  }

  /** The first rule that matches a field with this name under `chain`; null when none does. */
  find(name: number, chain: Chain): Rule | null {
    if (this.#rules) this.#add(this.#rules());
    const list = this.#byName.get(name);
    return (list && firstFit(list, chain)?.rule) ?? null;
  }

  /** The rule for fields of any name in the object that `chain` ends with. */
  findAny(chain: Chain): Rule | null {
    if (this.#rules) this.#add(this.#rules());
    const list = this.#stars.get(chain.names[chain.depth]!);
    return (list && firstFit(list, chain)?.rule) ?? null;
  }
}

function firstFit<Rule>(list: readonly Entry<Rule>[], chain: Chain): Entry<Rule> | null {
  for (const entry of list) if (fits(entry, chain)) return entry;
  return null;
}

function fits<Rule>({ hashes, any }: Entry<Rule>, { names, depth, floor }: Chain): boolean {
  if (hashes.length > depth - floor + 1) return false;
  for (let i = 0; i < hashes.length; i++) if (any[i] === 0 && names[depth - i] !== hashes[i]) return false;
  return true;
}
