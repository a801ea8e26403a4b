// Matches nodes of two graphs by path, where that only has a number by the id of the record. Two saves of one world hold mostly the same objects in the same order, so the
// node that follows the last match is tried first: paths are compared byte by byte, without making strings.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, NO_TEXT, type NodeId, type TextId } from '../../graph/ids.ts';
import { type Identities, identitiesOf, pairRecords } from './identities.ts';

/** The most bytes of a path joined to its parent's that is sure to be written in full. */
const MOST_JOINED = 1024;
/** Bytes to allow for separator, number and brackets. */
const AROUND_TEXT = 32;

export class NodeMatcher {
  readonly #before: Graph;
  readonly #after: Graph;
  /** By row of the later graph: the matching earlier row + 1, and the most bytes that its path can have. */
  readonly #found: Uint32Array;
  readonly #size: Uint32Array;
  /** By row of the later graph: the record with an id that it is, or is in, + 1; empty where there are none. */
  readonly #record: Uint32Array;
  readonly #records: Identities;
  readonly #pairs: Uint32Array;
  #last = -1;

  constructor(before: Graph, after: Graph) {
    this.#before = before;
    this.#after = after;
    this.#found = new Uint32Array(after.count);
    this.#size = new Uint32Array(after.count);
    this.#records = identitiesOf(after);
    this.#pairs = pairRecords(before, after);
    this.#record = new Uint32Array(after.identities.size === 0 ? 0 : after.count);
  }

  /** The earlier node that a later one was; NO_NODE for none. Parents must be looked up first. */
  find(node: NodeId): NodeId {
    const guess = (this.#last + 1) as NodeId;
    let old = guess < this.#before.count && this.#isSame(guess, node) ? guess : this.#lookUp(node);
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

  #isSame(old: NodeId, node: NodeId): boolean {
    const [before, after] = [this.#before, this.#after];
    const [a, b] = [before.data, after.data];
    if (a.repeats.has(old) || b.repeats.has(node)) return false;
    const [joinedOld, joined] = [a.nodes.join?.[old] ?? 0, b.nodes.join?.[node] ?? 0];
    const text = b.nodes.text[node]! as TextId;
    if (!before.texts.isSame(a.nodes.text[old]! as TextId, after.texts, text)) return false;
    const size = after.texts.size(text);
    if (joined === 0) {
      this.#size[node] = size;
      return joinedOld === 0;
    }
    if (joinedOld === 0 || a.nodes.ordinal![old] !== b.nodes.ordinal![node]) return false;
    const parent = b.nodes.parent[node]!;
    if (parent < 0 || this.#found[parent] === 0 || this.#found[parent] !== a.nodes.parent[old]! + 1) {
      return false;
    }
    const [was, is] = [a.joins[joinedOld - 1]!, b.joins[joined - 1]!];
    if (was.separator !== is.separator || was.open !== is.open || was.close !== is.close) return false;
    this.#size[node] = this.#size[parent]! + size + AROUND_TEXT;
    // The size is 0 where the length of the parent's path is unknown; then this node is looked up as well.
    return this.#size[parent]! > 0 && this.#size[node]! <= MOST_JOINED;
  }

  #lookUp(node: NodeId): NodeId {
    const [before, after] = [this.#before, this.#after];
    const text = after.pathText(node);
    if (text !== NO_TEXT) {
      const known = before.texts.findSame(after.texts, text);
      const old = known === NO_TEXT ? NO_NODE : before.data.nodeOfText[known]!;
      if (old >= 0) {
        this.#size[node] = after.texts.size(text);
        return old as NodeId;
      }
    }
    return before.find(after.path(node));
  }
}
