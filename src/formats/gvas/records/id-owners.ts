// Chooses, of several records with one id, the thing that the id means, in games that say it. See GvasGame.things.

import type { NodeId } from '../../../graph/ids.ts';
import { addTo } from '../../../graph/made-once.ts';
import { encodeString } from '../../unreal/texts/fstring.ts';
import { hashWords, isNull, isSame, type Words } from './guid-index.ts';

interface Thing {
  readonly words: Words;
  readonly node: NodeId;
  readonly flag: string | null;
  readonly at: number;
}

export class IdOwners {
  readonly #bytes: Uint8Array;
  /** In file order. */
  readonly #all: Thing[] = [];
  readonly #byHash = new Map<number, Thing[]>();
  readonly #preferred = new Map<Thing, NodeId | null>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  add(words: Words, node: NodeId, flag: string | null, at: number): void {
    if (isNull(words)) return;
    const thing = { words: words.slice(), node, flag, at };
    this.#all.push(thing);
    addTo(this.#byHash, hashWords(words, 0), thing);
  }

  /** The record that an id means; null for none, and for several. */
  find(words: Words): NodeId | null {
    const bucket = this.#byHash.get(hashWords(words, 0));
    const first = bucket?.find((thing) => isSame(thing.words, 0, words, 0));
    if (bucket === undefined || first === undefined) return null;
    if (bucket.length === 1) return first.node;
    let meant = this.#preferred.get(first);
    if (meant === undefined) {
      const same = bucket.filter((thing) => isSame(thing.words, 0, words, 0));
      const flagged = same.length > 1 ? same.filter((thing) => this.#hasFlag(thing)) : same;
      meant = flagged.length === 1 ? flagged[0]!.node : null;
      this.#preferred.set(first, meant);
    }
    return meant;
  }

  /** True if a property with the name of the flag comes before the next record. */
  #hasFlag(thing: Thing): boolean {
    const { flag, at, node } = thing;
    if (flag === null) return false;
    const next = this.#all.slice(this.#all.indexOf(thing)).find((other) => other.node !== node);
    const name = encodeString(flag);
    const end = Math.min(next?.at ?? this.#bytes.length, at + MOST_RECORD) - name.length;
    for (let start = this.#bytes.indexOf(name[0]!, at); start >= 0 && start <= end; ) {
      if (name.every((byte, offset) => this.#bytes[start + offset] === byte)) return true;
      start = this.#bytes.indexOf(name[0]!, start + 1);
    }
    return false;
  }
}

/** More than such a record has; limits the search where it is the last. */
const MOST_RECORD = 1 << 16;
