// Finds things in the graph of a profile: files by name, lists with their keys, names of hashes.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import { damageOf } from '../shared/damage.ts';
import { eachKnown, Fields, fields, referencesOf } from '../shared/read.ts';

/** An object in one of the profile's own files, by the names on its path; null when it does not exist. */
export function inFile(graph: Graph, file: string, ...names: readonly string[]): NodeId | null {
  return find(graph, [fileName(graph, file), 'base_root', ...names].join('/'));
}

/** A game over the network has a file of its own in place of some. */
function fileName(graph: Graph, file: string): string {
  const [usual, network] = [`persist.${file}.json`, `persist.${file}.network.json`];
  return find(graph, usual) === null && find(graph, network) !== null ? network : usual;
}

/** True if one of the profile's files is there and could be read whole. */
export function isFileWhole(graph: Graph, file: string): boolean {
  return damageOf(graph)?.files.includes(fileName(graph, file)) !== true;
}

/** An object inside another. */
export function inside(graph: Graph, node: NodeId | null, ...names: readonly string[]): NodeId | null {
  return node === null ? null : find(graph, [graph.path(node), ...names].join('/'));
}

function find(graph: Graph, path: string): NodeId | null {
  const node = graph.find(path);
  return node === NO_NODE || graph.isAbsent(node) ? null : node;
}

/** Objects in an object, in file order; empty for null. */
export function entries(graph: Graph, node: NodeId | null): NodeId[] {
  return node === null ? [] : ([...graph.children(node)] as NodeId[]);
}

/** The key of an object in its list, or its name in its parent. */
export function keyOf(graph: Graph, node: NodeId): string {
  const path = graph.path(node);
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The key as a number; null when it is not one, or exceeds 32 bits, which no number of the game does. */
export function numberKey(graph: Graph, node: NodeId): number | null {
  const key = keyOf(graph, node);
  const number = /^-?\d{1,10}$/.test(key) ? Number(key) : null;
  return number === null || number !== (number | 0) ? null : number;
}

/** Properties with these names; empty for null. */
export function profileFields(graph: Graph, node: NodeId | null, names: string): Fields {
  return node === null ? new Fields(graph, null, []) : fields(graph, node, names);
}

/** A text that is not empty, or the name of a hash that is not 0 (its number if the name is unknown). */
export function wordIn(value: Value | undefined): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value !== 'object' || value?.kind !== 'text' || value.number === 0) return null;
  return value.text;
}

/** Letters of an area; null for none. */
export function areaIn(value: Value | undefined): string | null {
  const word = wordIn(value);
  return word === 'none' ? null : word;
}

/** Words in a vector; null if they are unknown. */
export function words(of: Fields, name: string): string[] | null {
  return eachKnown(of.items(name), (item) => wordIn(item) ?? []);
}

/** Target of the first reference with this label, even if it is gone; null for none. */
export function target(graph: Graph, node: NodeId, label: string): NodeId | null {
  return referencesOf(graph).first(node, label);
}
