// Finds the nodes that a GUID refers to: records with that key in a map, or the file that it names. A world
// has hundreds of thousands of them, so they are in columns, and none becomes a string.

import type { NodeId } from '../../../graph/ids.ts';
import { Column } from '../../../graph/memory/columns.ts';

/** The relation of a GUID to a node; the highest takes precedence. */
export const OWNER = { file: 1, memberOfKey: 2, key: 3 } as const;
export type Owner = (typeof OWNER)[keyof typeof OWNER];

/** Four words, in the order of a GUID's letters: eight digits each. */
export type Words = Uint32Array;

const WORDS = 4;
/**
 * Games keep further data about a thing in a second map with the same key. A key that is in more maps than
 * this does not identify a thing.
 */
const MOST_SAME_KEYS = 4;
const ALL_BITS = 0xffffffff;

export class GuidIndex {
  readonly #words = new Column(Uint32Array);
  readonly #nodes = new Column(Uint32Array);
  readonly #owners = new Column(Uint8Array);
  /** Index + 1 of the GUID in each slot. */
  #slots = new Int32Array(0);
  /** By index: index + 1 of another node that has the GUID in the same way. */
  #next = new Int32Array(0);
  /** By slot: too many nodes have this GUID in the same way, so it refers to nothing. */
  #ambiguous = new Uint8Array(0);

  get count(): number {
    return this.#nodes.length;
  }

  /** Makes room for `guids` GUIDs. */
  reserve(guids: number): void {
    this.#words.reserve(guids * WORDS);
    this.#nodes.reserve(guids);
    this.#owners.reserve(guids);
  }

  add(words: Words, owner: Owner, node: NodeId): void {
    if (isNull(words)) return;
    for (let word = 0; word < WORDS; word++) this.#words.push(words[word]!);
    this.#nodes.push(node);
    this.#owners.push(owner);
  }

  /** Has to be called once, after all are added. */
  finish(): void {
    const { length, values } = this.#owners;
    let size = 16;
    while (size < length * 2) size *= 2;
    this.#slots = new Int32Array(size);
    this.#ambiguous = new Uint8Array(size);
    this.#next = new Int32Array(length);
    for (const owner of [OWNER.key, OWNER.memberOfKey, OWNER.file])
      for (let at = 0; at < length; at++) if (values[at] === owner) this.#insert(at);
  }

  #insert(at: number): void {
    const slot = this.#slotOf(this.#words.values, at * WORDS);
    const known = this.#slots[slot]! - 1;
    const { values: owners } = this.#owners;
    if (known < 0 || (owners[known]! > owners[at]! && this.#ambiguous[slot] !== 0)) {
      this.#slots[slot] = at + 1;
      this.#ambiguous[slot] = 0;
    } else if (owners[known] === owners[at]) this.#insertSame(slot, known, at);
  }

  /** Adds another node to those with the same GUID, unless it is among them. */
  #insertSame(slot: number, first: number, at: number): void {
    const { values: nodes } = this.#nodes;
    let last = first;
    let count = 1;
    for (; nodes[last] !== nodes[at] && this.#next[last] !== 0; count++) last = this.#next[last]! - 1;
    if (nodes[last] === nodes[at]) return;
    const most = this.#owners.values[at] === OWNER.key ? MOST_SAME_KEYS : 1;
    if (count < most) this.#next[last] = at + 1;
    else this.#ambiguous[slot] = 1;
  }

  /** The index of the first node that a GUID refers to; -1 for none. */
  find(words: Words): number {
    if (isNull(words)) return -1;
    const slot = this.#slotOf(words, 0);
    return this.#ambiguous[slot] === 0 ? this.#slots[slot]! - 1 : -1;
  }

  /** The index of the next node with the same GUID; -1 after the last. */
  next(position: number): number {
    return this.#next[position]! - 1;
  }

  node(position: number): NodeId {
    return this.#nodes.values[position]! as NodeId;
  }

  /** The slot of the words from `from` on, or the free one for them. */
  #slotOf(words: Words, from: number): number {
    const mask = this.#slots.length - 1;
    const all = this.#words.values;
    for (let slot = hashWords(words, from) & mask; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot]! - 1;
      if (known < 0 || isSame(all, known * WORDS, words, from)) return slot;
    }
  }
}

export function isNull(words: Words): boolean {
  const first = words[0]!;
  return (
    (first === 0 || first === ALL_BITS) && words[1] === first && words[2] === first && words[3] === first
  );
}

export function isSame(one: Words, at: number, other: Words, from: number): boolean {
  for (let word = 0; word < WORDS; word++) if (one[at + word] !== other[from + word]) return false;
  return true;
}

export function hashWords(words: Words, from: number): number {
  const mixed =
    Math.imul(words[from]!, 0x9e3779b1) ^
    Math.imul(words[from + 1]!, 0x85ebca6b) ^
    Math.imul(words[from + 2]!, 0xc2b2ae35) ^
    Math.imul(words[from + 3]!, 0x27d4eb2f);
  return mixed ^ (mixed >>> 15);
}
