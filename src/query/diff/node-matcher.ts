// Matches nodes of two graphs by path, or where that only has a number, by the id of the record. Two saves of one world
// hold mostly the same objects in the same order, so the node that follows the last match is tried first.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import { type Identities, identitiesOf, pairRecords } from './identities.ts';

export class NodeMatcher {
  readonly #before: Graph;
  readonly #after: Graph;
  /** By row of the later graph: the matching earlier row + 1. */
  readonly #found: Uint32Array;
  /** By row of the later graph: the record with an id that it is, or is in, + 1; empty where there are none. */
  readonly #record: Uint32Array;
  readonly #records: Identities;
  readonly #pairs: Uint32Array;
  #last = -1;

  constructor(before: Graph, after: Graph) {
    this.#before = before;
    this.#after = after;
    this.#found = new Uint32Array(after.count);
    this.#records = identitiesOf(after);
    this.#pairs = pairRecords(before, after);
    this.#record = new Uint32Array(after.identities.size === 0 ? 0 : after.count);
  }

  /** The earlier node that a later one was; NO_NODE for none. Records must be looked up before what is in them. */
  find(node: NodeId): NodeId {
    const [before, after] = [this.#before, this.#after];
    const guess = (this.#last + 1) as NodeId;
    const isNext = guess < before.count && before.isAlike(guess, after, node);
    let old = isNext ? guess : before.findSame(after, node);
    if (this.#record.length > 0) old = this.#meant(node, old);
    if (old !== NO_NODE) {
      this.#last = old;
      this.#found[node] = old + 1;
    }
    return old;
  }

  /** @param old has the same path, or NO_NODE */
  #meant(node: NodeId, old: NodeId): NodeId {
    const [before, after] = [this.#before, this.#after];
    const parent = after.parent(node);
    const isRecord = this.#records.hasId(node);
    const record = isRecord ? node + 1 : parent === null ? 0 : this.#record[parent]!;
    this.#record[node] = record;
    if (record === 0) return old;
    if (isRecord) return (this.#pairs[node]! - 1) as NodeId;
    const was = this.#found[record - 1]! - 1;
    if (was < 0) return NO_NODE;
    const [from, to] = [after.path((record - 1) as NodeId), before.path(was as NodeId)];
    return from === to ? old : before.find(to + after.path(node).slice(from.length));
  }
}
