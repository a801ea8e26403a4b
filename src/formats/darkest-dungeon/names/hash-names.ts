// Finds the name of a hash: among the profile's own names and texts, then among composites of them (`crusader.weapon`),
// then among user-supplied names and the ids of the game, and last among parts of the profile's names.

import type { TextId } from '../../../graph/ids.ts';
import { NO_TEXT } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';
import type { Dictionary, NamePlace } from './dictionary.ts';
import { GAME_IDS } from './game-ids.gen.ts';
import { hashName, suffixHash } from './hash.ts';

/** Source of a name; its code is the index. */
export const NAME_SOURCES = [null, 'PROFILE', 'FILE', 'GAME'] as const;

/** Composites to try per profile; a real one with 155 mods and 118 heroes takes 383,000. */
const MOST_TRIES = 10_000_000;

/** Integers this small are numbers, even if a short name has that hash. */
const SMALL = 1000;

/** Names found, as columns sorted by hash; survives structured cloning. */
export interface HashTable {
  readonly hash: Int32Array;
  readonly text: Int32Array;
  /** Index into NAME_SOURCES. */
  readonly source: Uint8Array;
}

interface Known {
  readonly text: TextId;
  readonly source: number;
}

const UNKNOWN: Known = { text: NO_TEXT, source: 0 };

/** First part of composite names. */
export interface Prefix {
  readonly text: TextId;
  readonly hash: number;
}

/** First parts that are tried together. */
export interface PrefixGroup {
  readonly prefixes: readonly Prefix[];
  /** Hashes that are not composites of these. */
  readonly misses: Set<number>;
}

export class HashNames {
  readonly #bytes: Uint8Array;
  readonly #dictionary: Dictionary;
  readonly #texts: TextSink;
  readonly #names: string;
  /** Interns a name in the image. */
  readonly #textOf: (at: number, end: number) => TextId;
  readonly #known = new Map<number, Known>();
  #given: Map<number, string> | null = null;
  #parts: Dictionary | null = null;
  #tries = 0;

  /** @param names one name per line */
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

  /** The name of a hash, NO_TEXT when it is not known. */
  find(hash: number): TextId {
    const known = this.#known.get(hash);
    if (known) return known.text;
    const found = this.#lookUp(hash, null);
    this.#known.set(hash, found);
    return found.text;
  }

  /** The name of a hash that may be a composite, `prefix.name`. */
  findTree(hash: number, group: PrefixGroup): TextId {
    const known = this.#known.get(hash);
    if (known && known.source !== 0) return known.text;
    if (group.misses.has(hash)) return NO_TEXT;
    const found = this.#lookUp(hash, group);
    if (found.source === 0) group.misses.add(hash);
    this.#known.set(hash, found);
    return found.text;
  }

  /** True if the name of a hash that was looked up is among the profile's own. */
  isOwn(hash: number): boolean {
    return this.#known.get(hash)?.source === 1;
  }

  /** All hashes looked up so far that have a name, ascending. */
  table(): HashTable {
    const rows = [...this.#known].filter(([, { source }]) => source !== 0).sort(([a], [b]) => a - b);
    return {
      hash: Int32Array.from(rows, ([hash]) => hash),
      text: Int32Array.from(rows, ([, { text }]) => text),
      source: Uint8Array.from(rows, ([, { source }]) => source),
    };
  }

  #lookUp(hash: number, group: PrefixGroup | null): Known {
    const own = this.#inProfile(this.#dictionary, hash, group);
    if (own !== NO_TEXT) return { text: own, source: 1 };
    this.#given ??= givenNames(this.#names);
    const name = this.#given.get(hash);
    if (name !== undefined) return { text: this.#texts.add(name), source: 2 };
    gameIds ??= byHash(Object.values(GAME_IDS).flatMap((ids) => ids.split(' ')));
    const id = gameIds.get(hash);
    if (id !== undefined) return { text: this.#texts.add(id), source: 3 };
    this.#parts ??= this.#dictionary.parts(this.#bytes);
    const part = this.#inProfile(this.#parts, hash, group);
    return part === NO_TEXT ? UNKNOWN : { text: part, source: 1 };
  }

  #inProfile(dictionary: Dictionary, hash: number, group: PrefixGroup | null): TextId {
    const whole = dictionary.find(hash);
    if (whole) return this.#text(whole);
    for (const prefix of group?.prefixes ?? []) {
      this.#tries += dictionary.sizes.length;
      if (this.#tries > MOST_TRIES) break;
      for (const size of dictionary.sizes) {
        const suffix = dictionary.find(suffixHash(hash, prefix.hash, size));
        if (suffix?.size !== size) continue;
        const text = this.#texts.text(this.#text(suffix));
        return this.#texts.add(`${this.#texts.text(prefix.text)}.${text}`);
      }
    }
    return NO_TEXT;
  }

  #text({ at, size }: NamePlace): TextId {
    return this.#textOf(at, at + size);
  }
}

/** True if an integer in a hash field can be a hash: 0 is no name, and small integers are numbers. */
export function isHashValue(value: number): boolean {
  return value >= SMALL || value <= -SMALL;
}

/** The last user-supplied names, by hash: a library opens all its saves with the same. */
let given = { text: '', names: new Map<number, string>() };

function givenNames(text: string): Map<number, string> {
  if (given.text !== text) given = { text, names: byHash(text.split('\n')) };
  return given.names;
}

/** Ids of the game by hash, from the first profile that needs one. */
let gameIds: Map<number, string> | null = null;

/** If several names have the same hash, the first is kept. */
function byHash(lines: readonly string[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const line of lines) {
    const name = line.trim();
    if (name === '') continue;
    const hash = hashName(name);
    if (!names.has(hash)) names.set(hash, name);
  }
  return names;
}
