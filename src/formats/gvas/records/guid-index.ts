// Which node a GUID leads to: the record whose key in a map it is, or the file that is named by it.

import type { NodeId } from '../../../graph/ids.ts';
import { NO_NODE } from '../../../graph/ids.ts';

/** What a GUID is to a node; the higher wins. */
export const OWNER = { file: 1, memberOfKey: 2, key: 3 } as const;
export type Owner = (typeof OWNER)[keyof typeof OWNER];

/** Four words, as a GUID is written in letters: eight digits each. */
export type Words = readonly [number, number, number, number];

interface Entry {
  readonly words: Words;
  readonly owner: Owner;
  readonly node: NodeId;
}

export class GuidIndex {
  readonly #entries: Entry[] = [];
  /** Position + 1 of the entry in each slot. */
  #slots = new Int32Array(0);
  /** By slot: several nodes have this one in the same way, so it leads nowhere. */
  #ambiguous = new Uint8Array(0);

  add(words: Words, owner: Owner, node: NodeId): void {
    if (!isNull(words)) this.#entries.push({ words, owner, node });
  }

  /** To be called once, when all are added. */
  finish(): void {
    let size = 16;
    while (size < this.#entries.length * 2) size *= 2;
    this.#slots = new Int32Array(size);
    this.#ambiguous = new Uint8Array(size);
    for (const owner of [OWNER.key, OWNER.memberOfKey, OWNER.file]) {
      for (const [at, entry] of this.#entries.entries()) if (entry.owner === owner) this.#insert(at, entry);
    }
  }

  #insert(at: number, { words, owner, node }: Entry): void {
    const slot = this.#slotOf(words);
    const known = this.#entries[this.#slots[slot]! - 1];
    if (known === undefined || (known.owner > owner && this.#ambiguous[slot] !== 0)) {
      this.#slots[slot] = at + 1;
      this.#ambiguous[slot] = 0;
    } else if (known.owner === owner && known.node !== node) this.#ambiguous[slot] = 1;
  }

  /** {@link NO_NODE} for a GUID that leads nowhere. */
  find(words: Words): NodeId {
    if (isNull(words)) return NO_NODE;
    const slot = this.#slotOf(words);
    return this.#ambiguous[slot] !== 0 ? NO_NODE : (this.#entries[this.#slots[slot]! - 1]?.node ?? NO_NODE);
  }

  /** Where these words stand, or would. */
  #slotOf(words: Words): number {
    const mask = this.#slots.length - 1;
    for (let slot = hashWords(words) & mask; ; slot = (slot + 1) & mask) {
      const known = this.#entries[this.#slots[slot]! - 1];
      if (known === undefined || sameWords(known.words, words)) return slot;
    }
  }
}

function isNull([a, b, c, d]: Words): boolean {
  return (a === 0 || a === 0xffffffff) && a === b && a === c && a === d;
}

function sameWords(one: Words, other: Words): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];
}

function hashWords([a, b, c, d]: Words): number {
  const mixed =
    Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f);
  return mixed ^ (mixed >>> 15);
}

/** A GUID as the file holds it. */
export function wordsAt(view: DataView, at: number): Words {
  return [0, 4, 8, 12].map((offset) => view.getUint32(at + offset, true)) as unknown as Words;
}

/** A GUID in letters: 32 digits, or 36 with dashes; null for other texts. */
export function wordsOfText(text: string): Words | null {
  const digits = /^[0-9a-f]{32}$/i.test(text) ? text : UNDASHED.exec(text)?.slice(1).join('');
  if (digits === undefined) return null;
  return [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16)) as unknown as Words;
}

const UNDASHED = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/i;
