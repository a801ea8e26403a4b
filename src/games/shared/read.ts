// Reads the graph of any save: objects by class, references by label, properties by name. Names are compared
// without case, because it differs between versions of games; absent values are null, never 0.

import { lastPart } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import type { ClassId, EdgeId, NodeId } from '../../graph/ids.ts';
import { getOrCreate, memoize } from '../../graph/made-once.ts';
import { type PropertyValue, textIn, type Value } from '../../graph/values.ts';
import { numberIn } from '../../query/values/property-path.ts';
import { isFileDamaged, isUnread, nullIfLost } from './damage.ts';
import type { Place } from './scope.ts';

/** Nodes for which the last part of the class passes a test, in row order. */
export function nodesOfClass(graph: Graph, test: (name: string, path: string) => boolean): NodeId[] {
  const found: ClassId[] = [];
  for (const id of graph.classes) {
    const path = graph.classes.path(id);
    if (test(lastPart(path), path)) found.push(id);
  }
  return nodesOfClasses(graph, found);
}

/** Nodes in the save with these classes, in row order. */
export function nodesOfClasses(graph: Graph, classes: readonly ClassId[]): NodeId[] {
  const found: NodeId[] = [];
  for (const id of classes)
    for (const node of graph.classes.members(id))
      if (!graph.isAbsent(node as NodeId)) found.push(node as NodeId);
  // Those of a single class are in order.
  return classes.length < 2 ? found : found.sort((a, b) => a - b);
}

/** The first object of a class; null when the save has none. */
export function firstOfClass(graph: Graph, name: string): NodeId | null {
  return nodesOfClass(graph, (own) => own === name)[0] ?? null;
}

const classNames = memoize((graph: Graph) => [...graph.classes].map((id) => graph.classes.name(id)));

/** The node if the save holds it; null for one that it only names, and for null. */
export function present(graph: Graph, node: NodeId | null): NodeId | null {
  return node === null || graph.isAbsent(node) ? null : node;
}

/** The last part of the path of its class. */
export function className(graph: Graph, node: NodeId): string {
  return classNames(graph)[graph.classOf(node)]!;
}

/** The full path of its class. */
export function classPath(graph: Graph, node: NodeId): string {
  return graph.classes.path(graph.classOf(node));
}

/** Finds references by label, or by several labels separated by spaces, directly in the columns of edges. */
export class LabelledReferences {
  readonly #graph: Graph;
  readonly #known = new Map<string, Uint8Array>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** Target of the first reference with this label, null when there is none. */
  first(node: NodeId, label: string): NodeId | null {
    const edge = this.edge(node, label);
    return edge === null ? null : (this.#graph.edges.target[edge]! as NodeId);
  }

  edge(node: NodeId, label: string): EdgeId | null {
    const wanted = this.#labels(label);
    const { start, label: labels } = this.#graph.edges;
    for (let edge = start[node]!; edge < start[node + 1]!; edge++)
      if (wanted[labels[edge]!]) return edge as EdgeId;
    return null;
  }

  /** Like `first`, but faster for many nodes in sequence. */
  finder(label: string): (node: NodeId) => NodeId | null {
    const wanted = this.#labels(label);
    const { start, label: labels, target } = this.#graph.edges;
    return (node) => {
      for (let edge = start[node]!; edge < start[node + 1]!; edge++)
        if (wanted[labels[edge]!]) return target[edge]! as NodeId;
      return null;
    };
  }

  /** All references with this label, in file order. */
  edges(node: NodeId, label: string): EdgeId[] {
    const wanted = this.#labels(label);
    const { start, label: labels } = this.#graph.edges;
    const found: EdgeId[] = [];
    for (let edge = start[node]!; edge < start[node + 1]!; edge++)
      if (wanted[labels[edge]!]) found.push(edge as EdgeId);
    return found;
  }

  /** Targets of all references with this label, in file order. */
  all(node: NodeId, label: string): NodeId[] {
    const { target } = this.#graph.edges;
    return this.edges(node, label).map((edge) => target[edge]! as NodeId);
  }

  /** Sources of all references to a node with this label. */
  into(node: NodeId, label: string): NodeId[] {
    const wanted = this.#labels(label);
    const { label: labels, source } = this.#graph.edges;
    const found: NodeId[] = [];
    for (const edge of this.#graph.into(node)) if (wanted[labels[edge]!]) found.push(source[edge]! as NodeId);
    return found;
  }

  /** 1 for labels with one of these texts, ignoring case. */
  #labels(label: string): Uint8Array {
    return getOrCreate(this.#known, label, () => {
      const wanted = new Set(label.toLowerCase().split(' '));
      return Uint8Array.from(this.#graph.data.labels, ({ text }) => Number(wanted.has(text.toLowerCase())));
    });
  }
}

export const referencesOf = memoize((graph: Graph): LabelledReferences => new LabelledReferences(graph));

/** Component of an actor by name, ignoring case; null when it has none. */
export function component(graph: Graph, actor: NodeId, name: string): NodeId | null {
  const lower = name.toLowerCase();
  for (const child of graph.children(actor)) {
    const own = graph.name(child as NodeId);
    if (own === name || (own.length === name.length && own.toLowerCase() === lower)) return child as NodeId;
  }
  return null;
}

/** Larger numbers cannot be figures, and sums of them could overflow. */
export const MOST_NUMBER = 1e60;

/** Properties of a node, or fields of a struct, by name. */
export class Fields {
  readonly #graph: Graph;
  readonly #node: NodeId | null;
  readonly #list: readonly PropertyValue[];

  constructor(graph: Graph, node: NodeId | null, list: readonly PropertyValue[]) {
    this.#graph = graph;
    this.#node = node;
    this.#list = list;
  }

  value(name: string, index = 0): Value | undefined {
    const lower = name.toLowerCase();
    for (const property of this.#list) {
      if (property.index !== index || property.name.length !== name.length) continue;
      if (property.name === name || property.name.toLowerCase() === lower) return property.value;
    }
    return undefined;
  }

  /** True if it has a value, of any type: a null says that there is none. */
  has(name: string): boolean {
    return (this.value(name) ?? null) !== null;
  }

  /** True if the whole object could be read. If not, what is absent may be lost, so that defaults don't apply. */
  get isWhole(): boolean {
    return this.#node === null ? !isFileDamaged(this.#graph) : !isUnread(this.#graph, this.#node);
  }

  /**
   * See {@link figureIn}.
   * @param absent what it means that the object does not have it
   */
  number(name: string, absent: number | null = null, index = 0): number | null {
    const value = this.value(name, index);
    // An empty element says nothing.
    return value === undefined || value === '' ? this.#default(absent) : figureIn(value);
  }

  /** A number that nothing makes negative: a count, an amount, a rate. */
  amount(name: string, absent: number | null = null): number | null {
    const number = this.number(name, absent);
    return number !== null && number >= 0 ? number : null;
  }

  /** A 32-bit integer; `absent` as for `number`. */
  int(name: string, absent: number | null = null): number | null {
    const number = this.number(name, absent);
    return number !== null && (number | 0) === number ? number : null;
  }

  /** `absent` as for `number`. */
  boolean(name: string, absent: boolean | null = null): boolean | null {
    const value = this.value(name);
    if (value === undefined) return this.#default(absent);
    return typeof value === 'boolean' ? value : null;
  }

  #default<T>(absent: T): T | null {
    return absent !== null && this.isWhole ? absent : null;
  }

  /** A text, name or enum value. */
  text(name: string): string | null {
    return textIn(this.value(name));
  }

  /** A text, or a number as it is written: an id of any size. */
  id(name: string): string | null {
    return idAsText(this.value(name));
  }

  /** Texts in a list; null as for `items`. */
  texts(name: string): readonly string[] | null {
    return this.#eachIn(name, (item) => textIn(item) ?? []);
  }

  /** Name of an enum value without its enum: `TDD_LoadUnloadOnce` for `ETrainDockingDefinition::TDD_LoadUnloadOnce`. */
  enumName(name: string): string | null {
    const text = this.text(name);
    return text === null ? null : text.slice(text.lastIndexOf(':') + 1);
  }

  /** Target of a reference. */
  node(name: string): NodeId | null {
    return nodeIn(this.#graph, this.#node, this.value(name));
  }

  path(name: string): string | null {
    return referencedPath(this.value(name));
  }

  struct(name: string): Fields | null {
    return this.inner(this.value(name));
  }

  /** Structs in a list; null as for `items`. */
  structs(name: string): readonly Fields[] | null {
    return this.#eachIn(name, (item) => this.inner(item) ?? []);
  }

  /** Null also where all that is left of a list is something else. */
  #eachIn<Made>(name: string, of: (item: Value) => Made | readonly Made[]): readonly Made[] | null {
    const found = eachKnown(this.items(name), of);
    return found && nullIfLost(found, !this.isWhole);
  }

  /** What is in a list, nothing if there is none; null if it is no list, or may have been lost. */
  items(name: string): readonly Value[] | null {
    const value = this.value(name);
    return this.#known(typeof value === 'object' && value?.kind === 'list' ? value.items : null, value);
  }

  /** What is in a map; null as for `items`. */
  entries(name: string): readonly { readonly key: Value; readonly value: Value }[] | null {
    const value = this.value(name);
    return this.#known(typeof value === 'object' && value?.kind === 'map' ? value.entries : null, value);
  }

  #known<T>(list: readonly T[] | null, value: Value | undefined): readonly T[] | null {
    if (list === null && value !== undefined && value !== '') return null;
    return nullIfLost(list ?? [], !this.isWhole);
  }

  inner(value: Value | undefined): Fields | null {
    const isStruct = typeof value === 'object' && value?.kind === 'struct';
    return isStruct ? new Fields(this.#graph, this.#node, value.fields) : null;
  }

  nodeOf(value: Value | undefined): NodeId | null {
    return nodeIn(this.#graph, this.#node, value);
  }
}

/** What each of a list gives; null for a list that is unknown. */
export function eachKnown<T, Made>(
  list: readonly T[] | null | undefined,
  of: (each: T) => Made | readonly Made[],
): Made[] | null {
  return list?.flatMap((each) => of(each)) ?? null;
}

/** A number of any type; null for anything else, and for numbers that no real save has. */
export function figureIn(value: Value): number | null {
  const number = numberIn(value);
  return number !== null && Math.abs(number) <= MOST_NUMBER ? number : null;
}

/** A text, or a number as it is written; null for any other value. */
export function idAsText(value: Value | undefined): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  return typeof value === 'bigint' ? String(value) : textIn(value);
}

/** Path in a reference; null for any other value. */
export function referencedPath(value: Value | undefined): string | null {
  return typeof value === 'object' && value?.kind === 'reference' ? value.path : null;
}

function nodeIn(graph: Graph, node: NodeId | null, value: Value | undefined): NodeId | null {
  if (node === null || typeof value !== 'object' || value?.kind !== 'reference') return null;
  const edge = graph.edgeAt(node, value.at);
  return edge === null ? null : (graph.edges.target[edge]! as NodeId);
}

/** Caches sets of lower-case names by the list of names they come from. */
const wantedSets = new Map<string, ReadonlySet<string>>();

/** The same of the first object of a class; nothing if the save has none. */
export function fieldsOfFirst(graph: Graph, name: string, names: string): Fields {
  const node = firstOfClass(graph, name);
  return node === null ? new Fields(graph, null, []) : fields(graph, node, names);
}

/** Properties with these names (separated by spaces); only they are decoded. */
export function fields(graph: Graph, node: NodeId, names: string): Fields {
  const wanted = getOrCreate(wantedSets, names, () => new Set(names.toLowerCase().split(' ')));
  return new Fields(graph, node, graph.properties(node, wanted));
}

/** The place in a struct with coordinates; null if one is missing. */
export function pointIn(struct: Fields | null | undefined): Place | null {
  const [x, y, z] = ['X', 'Y', 'Z'].map((name) => struct?.number(name) ?? null);
  return x == null || y == null || z == null ? null : { x, y, z };
}
