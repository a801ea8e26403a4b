// Which name a hash stands for: from the profile's own names and texts, then from composites of them
// (`crusader.weapon`), then from the names that the user gave.

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
  readonly #dictionary: Dictionary;
  readonly #texts: TextSink;
  /** First parts of composites, by text. */
  readonly #prefixes = new Map<TextId, number>();
  readonly #known = new Map<number, Known>();
  readonly #names: string;
  #given: Map<number, string> | null = null;
  #textOf: (at: number, end: number) => TextId;

  /** @param names one name a line */
  constructor(
    dictionary: Dictionary,
    texts: TextSink,
    names: string,
    textOf: (at: number, end: number) => TextId,
  ) {
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
    let known = this.#known.get(hash);
    if (!known) {
      known = this.#look(hash);
      this.#known.set(hash, known);
    }
    return known.text;
  }

  /** All hashes asked for that have a name, rising. */
  table(): HashTable {
    const rows = [...this.#known].filter(([, { source }]) => source !== 0).sort(([a], [b]) => a - b);
    return {
      hash: Int32Array.from(rows, ([hash]) => hash),
      text: Int32Array.from(rows, ([, { text }]) => text),
      source: Uint8Array.from(rows, ([, { source }]) => source),
    };
  }

  #look(hash: number): Known {
    const place = this.#dictionary.find(hash);
    if (place) return { text: this.#textOf(place.at, place.at + place.size), source: 1 };
    const composite = this.#composite(hash);
    if (composite !== null) return { text: this.#texts.add(composite), source: 1 };
    this.#given ??= givenNames(this.#names);
    const name = this.#given.get(hash);
    return name === undefined ? UNKNOWN : { text: this.#texts.add(name), source: 2 };
  }

  #composite(hash: number): string | null {
    const sizes = this.#dictionary.sizes();
    for (const [prefix, prefixHash] of this.#prefixes) {
      for (const size of sizes) {
        const place = this.#dictionary.find(suffixHash(hash, prefixHash, size));
        if (place?.size !== size) continue;
        const suffix = this.#texts.text(this.#textOf(place.at, place.at + size));
        return `${this.#texts.text(prefix)}.${suffix}`;
      }
    }
    return null;
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
