// Which name a hash stands for: from the profile's own names and texts, then from composites of them
// (`crusader.weapon`), then from the names that the user gave, last from parts of the profile's names.

import type { TextId } from '../../../graph/ids.ts';
import { NO_TEXT } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';
import type { Dictionary } from './dictionary.ts';
import { hashName, suffixHash } from './hash.ts';

/** Where a name comes from; the code is the position. */
export const NAME_SOURCES = [null, 'PROFILE', 'FILE'] as const;

/** Ints as small as this are numbers, whatever a short name may hash to. */
const SMALL = 1000;

/** What was found, as columns in the order of the hashes; survives structured cloning. */
export interface HashTable {
  readonly hash: Int32Array;
  readonly text: Int32Array;
  /** Position in NAME_SOURCES. */
  readonly source: Uint8Array;
}

interface Known {
  readonly text: TextId;
  readonly source: number;
}

const UNKNOWN: Known = { text: NO_TEXT, source: 0 };

export class HashNames {
  readonly #bytes: Uint8Array;
  readonly #dictionary: Dictionary;
  readonly #texts: TextSink;
  readonly #names: string;
  /** Of a name in the image. */
  readonly #textOf: (at: number, end: number) => TextId;
  /** First parts of composites, by text. */
  readonly #prefixes = new Map<TextId, number>();
  readonly #known = new Map<number, Known>();
  /** The same for hashes that may stand for composites. */
  readonly #trees = new Map<number, Known>();
  #given: Map<number, string> | null = null;
  #parts: Dictionary | null = null;

  /** @param names one name a line */
  constructor(
    bytes: Uint8Array,
    dictionary: Dictionary,
    texts: TextSink,
    names: string,
    textOf: (at: number, end: number) => TextId,
  ) {
    this.#bytes = bytes;
    this.#dictionary = dictionary;
    this.#texts = texts;
    this.#names = names;
    this.#textOf = textOf;
  }

  /** Names may begin with this text and a dot: the class of a hero, the key of a building. */
  prefix(text: TextId, hash: number): void {
    this.#prefixes.set(text, hash);
  }

  /** The name of a hash, NO_TEXT when nobody knows it. */
  find(hash: number): TextId {
    return this.#find(this.#known, hash, false);
  }

  /** The name of a hash that may stand for `prefix.name`. */
  findTree(hash: number): TextId {
    return this.#find(this.#trees, hash, true);
  }

  /** All hashes asked for that have a name, rising. */
  table(): HashTable {
    const rows = [...new Map([...this.#trees, ...this.#known].filter(([, { source }]) => source !== 0))];
    rows.sort(([a], [b]) => a - b);
    return {
      hash: Int32Array.from(rows, ([hash]) => hash),
      text: Int32Array.from(rows, ([, { text }]) => text),
      source: Uint8Array.from(rows, ([, { source }]) => source),
    };
  }

  #find(known: Map<number, Known>, hash: number, tree: boolean): TextId {
    let found = known.get(hash);
    if (!found) {
      found = this.#look(hash, tree);
      known.set(hash, found);
    }
    return found.text;
  }

  #look(hash: number, tree: boolean): Known {
    const own = this.#inProfile(this.#dictionary, hash, tree);
    if (own !== NO_TEXT) return { text: own, source: 1 };
    this.#given ??= givenNames(this.#names);
    const name = this.#given.get(hash);
    if (name !== undefined) return { text: this.#texts.add(name), source: 2 };
    this.#parts ??= this.#dictionary.parts(this.#bytes);
    const part = this.#inProfile(this.#parts, hash, tree);
    return part === NO_TEXT ? UNKNOWN : { text: part, source: 1 };
  }

  #inProfile(dictionary: Dictionary, hash: number, tree: boolean): TextId {
    const place = dictionary.find(hash);
    if (place) return this.#textOf(place.at, place.at + place.size);
    if (!tree) return NO_TEXT;
    const sizes = dictionary.sizes();
    for (const [prefix, prefixHash] of this.#prefixes) {
      for (const size of sizes) {
        const suffix = dictionary.find(suffixHash(hash, prefixHash, size));
        if (suffix?.size !== size) continue;
        const { at } = suffix;
        return this.#texts.add(
          `${this.#texts.text(prefix)}.${this.#texts.text(this.#textOf(at, at + size))}`,
        );
      }
    }
    return NO_TEXT;
  }
}

/** Whether an int of a hash field can be a hash: 0 is no name, and small numbers are numbers. */
export function isHashValue(value: number): boolean {
  return value >= SMALL || value <= -SMALL;
}

function givenNames(text: string): Map<number, string> {
  const names = new Map<number, string>();
  for (const line of text.split('\n')) {
    const name = line.trim();
    if (name === '') continue;
    const hash = hashName(name);
    if (!names.has(hash)) names.set(hash, name);
  }
  return names;
}
