// Chooses, of several records with one id, the thing that the id means, in games that say it. See GvasGame.things.

import type { NodeId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import { encodeString } from '../../unreal/texts/fstring.ts';

interface Thing {
  readonly node: NodeId;
  readonly flag: string | null;
  readonly at: number;
}

export class IdOwners {
  readonly #bytes: Uint8Array;
  /** In file order. */
  readonly #all: Thing[] = [];
  /** By number of an id: the things that have it, and which of them it means. */
  readonly #byId: Thing[][] = [];
  readonly #meant = new Map<number, NodeId | null>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @param id its number */
  add(id: number, node: NodeId, flag: string | null, at: number): void {
    const thing = { node, flag, at };
    this.#all.push(thing);
    this.#byId[id] ??= [];
    this.#byId[id].push(thing);
  }

  /** The record that an id means; null for none, and for several. */
  find(id: number): NodeId | null {
    const same = this.#byId[id];
    if (same === undefined) return null;
    return getOrCreate(this.#meant, id, () => {
      const flagged = same.length > 1 ? same.filter((thing) => this.#hasFlag(thing)) : same;
      return flagged.length === 1 ? flagged[0]!.node : null;
    });
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
