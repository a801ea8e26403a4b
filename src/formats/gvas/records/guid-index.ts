// Finds the nodes that a GUID refers to: records with that key in a map, or the file that it names. A world
// has hundreds of thousands of them, so they are in columns, and none becomes a string.

import type { NodeId } from '../../../graph/ids.ts';
import { Column } from '../../../graph/memory/columns.ts';
import { TupleNumbers } from '../../../graph/memory/tuple-numbers.ts';

/** The relation of a GUID to a node; the highest takes precedence. */
export const OWNER = { file: 1, memberOfKey: 2, key: 3 } as const;
export type Owner = (typeof OWNER)[keyof typeof OWNER];

/** Four words, in the order of a GUID's letters: eight digits each. */
export type Words = Uint32Array;

/**
 * Games keep further data about a thing in a second map with the same key. A key that is in more maps than
 * this does not identify a thing.
 */
const MOST_SAME_KEYS = 4;
const ALL_BITS = 0xffffffff;

export class GuidIndex {
  readonly #numbers: TupleNumbers;
  /** By index: the number of the GUID, a node that has it, and how. */
  readonly #guids = new Column(Uint32Array);
  readonly #nodes = new Column(Uint32Array);
  readonly #owners = new Column(Uint8Array);
  /** By GUID: index + 1 of the first node that it refers to. */
  #first = new Int32Array(0);
  /** By index: index + 1 of another node that has the GUID in the same way. */
  #next = new Int32Array(0);
  /** By GUID: too many nodes have it in the same way, so it refers to nothing. */
  #ambiguous = new Uint8Array(0);

  /** @param room for so many nodes, before it has to grow */
  constructor(room = 0) {
    this.#numbers = new TupleNumbers(room);
    this.#guids.reserve(room);
    this.#nodes.reserve(room);
    this.#owners.reserve(room);
  }

  get count(): number {
    return this.#nodes.length;
  }

  /** Returns the number of the GUID; -1 for a null one, which is nobody's. */
  add(words: Words, owner: Owner, node: NodeId): number {
    if (isNull(words)) return -1;
    const guid = this.#numbers.of(words[0]!, words[1]!, words[2]!, words[3]!);
    this.#guids.push(guid);
    this.#nodes.push(node);
    this.#owners.push(owner);
    return guid;
  }

  /** The number of a GUID; -1 if no node has it. */
  number(words: Words): number {
    return this.#numbers.find(words[0]!, words[1]!, words[2]!, words[3]!);
  }

  /** Has to be called once, after all are added. */
  finish(): void {
    const { length, values } = this.#owners;
    this.#first = new Int32Array(this.#numbers.count);
    this.#ambiguous = new Uint8Array(this.#numbers.count);
    this.#next = new Int32Array(length);
    for (const owner of [OWNER.key, OWNER.memberOfKey, OWNER.file])
      for (let at = 0; at < length; at++) if (values[at] === owner) this.#insert(at);
  }

  #insert(at: number): void {
    const guid = this.#guids.values[at]!;
    const known = this.#first[guid]! - 1;
    const { values: owners } = this.#owners;
    if (known < 0 || (owners[known]! > owners[at]! && this.#ambiguous[guid] !== 0)) {
      this.#first[guid] = at + 1;
      this.#ambiguous[guid] = 0;
    } else if (owners[known] === owners[at]) this.#insertSame(guid, known, at);
  }

  /** Adds another node to those with the same GUID, unless it is among them. */
  #insertSame(guid: number, first: number, at: number): void {
    const { values: nodes } = this.#nodes;
    let last = first;
    let count = 1;
    for (; nodes[last] !== nodes[at] && this.#next[last] !== 0; count++) last = this.#next[last]! - 1;
    if (nodes[last] === nodes[at]) return;
    const most = this.#owners.values[at] === OWNER.key ? MOST_SAME_KEYS : 1;
    if (count < most) this.#next[last] = at + 1;
    else this.#ambiguous[guid] = 1;
  }

  /** The index of the first node that the GUID with this number refers to; -1 for none. */
  first(guid: number): number {
    return this.#ambiguous[guid] === 0 ? this.#first[guid]! - 1 : -1;
  }

  /** The index of the next node with the same GUID; -1 after the last. */
  next(position: number): number {
    return this.#next[position]! - 1;
  }

  node(position: number): NodeId {
    return this.#nodes.values[position]! as NodeId;
  }
}

export function isNull(words: Words): boolean {
  const first = words[0]!;
  return (
    (first === 0 || first === ALL_BITS) && words[1] === first && words[2] === first && words[3] === first
  );
}
