// Recognises records whose paths only have their number in a list (`MapObjectSaveData[5]`) in other saves of their
// world, where they may have another: formats say which property of them is an id, and that stands for the number.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import { addTo, getOrCreate, memoize } from '../../graph/made-once.ts';
import { type PropertyPath, propertyPath, valuesAt } from '../values/property-path.ts';

export const identitiesOf = memoize((graph: Graph) => new Identities(graph));

export class Identities {
  readonly #graph: Graph;
  /** By class: the property with its id; null for none. */
  readonly #properties: readonly (IdProperty | null)[];
  /** By the name of their list. */
  readonly #byStablePath = new Map<string, ReadonlyMap<string, NodeId>>();

  constructor(graph: Graph) {
    this.#graph = graph;
    const { identities, classes } = graph;
    this.#properties =
      identities.size === 0
        ? []
        : Array.from(classes, (id) => {
            const property = identities.get(classes.name(id));
            return property === undefined ? null : idProperty(property);
          });
  }

  /** The node, or the nearest around it, that is called by a number and has an id; null for none. */
  around(node: NodeId): NodeId | null {
    if (this.#properties.length === 0) return null;
    for (let at: NodeId | null = node; at !== null; at = this.#graph.parent(at))
      if (this.hasId(at)) return at;
    return null;
  }

  /** All records that are called by a number and have an id. */
  *nodes(): Generator<NodeId, void> {
    if (this.#properties.length === 0) return;
    for (let row = 0; row < this.#graph.count; row++) if (this.hasId(row as NodeId)) yield row as NodeId;
  }

  /** True if it is called by a number and has an id. */
  hasId(node: NodeId): boolean {
    return (this.#properties[this.#graph.classOf(node)] ?? null) !== null && !this.#graph.isAbsent(node);
  }

  /** The path, with ids instead of numbers where records have some: the same in all saves of a world. */
  stablePath(node: NodeId): string {
    const own = this.#graph.path(node);
    const around = this.around(node);
    if (around === null) return own;
    const path = this.#graph.path(around);
    const list = path.slice(0, path.lastIndexOf('['));
    const { path: property, only } = this.#properties[this.#graph.classOf(around)]!;
    const [id] = valuesAt(this.#graph.properties(around, only), property).map(({ value }) => value);
    if (!path.endsWith(']') || !['string', 'number', 'bigint'].includes(typeof id)) return own;
    const parent = this.#graph.parent(around);
    const above = parent === null ? '' : this.#graph.path(parent);
    const stable =
      list.startsWith(above) && parent !== null ? this.stablePath(parent) + list.slice(above.length) : list;
    return `${stable}[=${id}]${own.slice(path.length)}`;
  }

  /** The node with this stable path; NO_NODE for none, and for several. */
  find(stablePath: string): NodeId {
    const end = stablePath.lastIndexOf(MARK);
    if (end < 0) return this.#graph.find(stablePath);
    const close = stablePath.indexOf(']', end);
    const record =
      this.#records(nameOfList(stablePath.slice(0, end))).get(stablePath.slice(0, close + 1)) ?? NO_NODE;
    const rest = stablePath.slice(close + 1);
    return record === NO_NODE || rest === '' ? record : this.#graph.find(this.#graph.path(record) + rest);
  }

  /** Those in lists of a name by their stable paths: ids of others need not be decoded. */
  #records(name: string): ReadonlyMap<string, NodeId> {
    return getOrCreate(this.#byStablePath, name, () => {
      const found = new Map<string, NodeId>();
      for (const node of this.nodes()) {
        const own = this.#graph.path(node);
        if (nameOfList(own.slice(0, own.lastIndexOf('['))) !== name) continue;
        const path = this.stablePath(node);
        found.set(path, found.has(path) ? NO_NODE : node);
      }
      return found;
    });
  }
}

function nameOfList(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('.')) + 1);
}

/** The property with the id, and the least to decode for it. */
interface IdProperty {
  readonly path: PropertyPath;
  readonly only: ReadonlySet<string>;
}

function idProperty(text: string): IdProperty {
  const around = text.replace(/\.[^.]*$/, '');
  return { path: propertyPath(text, 'identities'), only: new Set([around.toLowerCase()]) };
}

/** Begins an id in a stable path; a number never does. */
const MARK = '[=';

/**
 * The earlier record of each later one with an id, by later row, with 1 added; 0 for none. Records of equal bytes are the
 * same, so ids are only read of the others; of several with one id, those are paired that have one path.
 */
export function pairRecords(before: Graph, after: Graph): Uint32Array {
  const pairs = new Uint32Array(after.count);
  const [olds, news] = [identitiesOf(before), identitiesOf(after)];
  const alike = new Map<string, NodeId[]>();
  const rest = new Set(olds.nodes());
  for (const old of rest) addTo(alike, likenessOf(before, old), old);
  const different: NodeId[] = [];
  for (const node of news.nodes()) {
    const candidates = alike.get(likenessOf(after, node));
    const old = candidates?.find((each) => rest.has(each) && hasSameBytes(before, each, after, node));
    if (old === undefined) different.push(node);
    else {
      pairs[node] = old + 1;
      rest.delete(old);
    }
  }
  const byId = new Map<string, NodeId>();
  for (const old of rest) {
    const path = olds.stablePath(old);
    byId.set(path, byId.has(path) ? NO_NODE : old);
  }
  for (const node of different) {
    const id = news.stablePath(node);
    const old = byId.get(id) === NO_NODE ? before.find(after.path(node)) : byId.get(id);
    if (old !== undefined) pairs[node] = old + 1;
  }
  return pairs;
}

/** Equal for equal bytes in one place: some ids are only those of a part. */
function likenessOf(graph: Graph, node: NodeId): string {
  const { spanAt, spanSize } = graph.data.nodes;
  const hash = hashOf(graph.texts.image, spanAt[node]!, spanSize[node]!);
  const parent = graph.parent(node);
  return `${spanSize[node]} ${hash} ${parent === null ? '' : graph.path(parent)}`;
}

function hashOf(view: DataView, at: number, size: number): number {
  let [hash, done] = [0, 0];
  for (; done + 4 <= size; done += 4) {
    hash = Math.imul(hash ^ view.getInt32(at + done, true), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (; done < size; done++) hash = Math.imul(hash ^ view.getUint8(at + done), 0x01000193);
  return hash;
}

/** Equal bytes mean equal properties only where the format says that nothing else decides how they are read. */
export function hasSameBytes(before: Graph, old: NodeId, after: Graph, node: NodeId): boolean {
  const layout = before.layout(old);
  if (layout === null || layout !== after.layout(node)) return false;
  return before.hasBytesOf(old, after, node);
}
