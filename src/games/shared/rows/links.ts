// Links between rows: a row leads to those rows of another list that have a value in common with it, as the schema
// declares with @link. Both directions of a link are the same rule with its sides exchanged.

import type { Graph } from '../../../graph/graph.ts';
import { NO_NODE } from '../../../graph/ids.ts';
import { addTo, getOrCreate } from '../../../graph/made-once.ts';
import { isNamed, type Named } from '../scope.ts';
import {
  isObjectRef,
  type Row,
  type RowLink,
  type RowShape,
  type RowSource,
  thingAt,
  valueAt,
} from './fields.ts';

/** The values that must be the same. */
export interface LinkRule {
  /** Path of the value in the row that has the link. */
  readonly by: string;
  /** Paths of the values in the rows that it leads to; one of them is enough. */
  readonly on: readonly string[];
}

/** A link of the rows of one list; the rows that it leads to are made when they are needed. */
export function rowLink(graph: Graph, { by, on }: LinkRule, target: () => RowSource): RowLink {
  return {
    by,
    target,
    positions(row) {
      const keys = keysOf(graph, thingAt(row, by));
      if (keys === null) return null;
      const index = indexOf(target(), on);
      if (keys.length === 1) return index.get(keys[0]!) ?? [];
      return [...new Set(keys.flatMap((key) => index.get(key) ?? []))].sort((a, b) => a - b);
    },
  };
}

/** The row that a link leads to; null if there is none, or if the save does not say which of several it is. */
export function linkedRow(link: RowLink, row: Row): Row | null {
  const at = link.positions(row);
  return at?.length === 1 ? link.target().rows[at[0]!]! : null;
}

/** Reads a value by its path, which may begin with a link to one row: `circuit.number`. */
export function valueReader({ links }: RowShape, path: string, read = valueAt): (row: Row) => unknown {
  const dot = path.indexOf('.');
  const link = dot < 0 ? undefined : links?.get(path.slice(0, dot));
  if (!link) return (row) => read(row, path);
  const inner = path.slice(dot + 1);
  return (row) => {
    const linked = linkedRow(link, row);
    return linked === null ? null : read(linked, inner);
  };
}

type Key = string | number | boolean | bigint;

/** The number of an object, named or not, the name of what else has one, or the value itself; null for none. */
function keysOf(graph: Graph, value: unknown): readonly Key[] | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.flatMap((entry) => keysOf(graph, entry) ?? []);
  if (isObjectRef(value)) return [value.node];
  if (typeof value !== 'object') return [value as Key];
  return isNamed(value) ? [getOrCreate(namedKeys, value, () => keyOf(graph, value))] : null;
}

const namedKeys = new WeakMap<Named, Key>();

function keyOf(graph: Graph, { path, name }: Named): Key {
  const node = path === null ? NO_NODE : graph.find(path);
  return node === NO_NODE ? name : node;
}

type Index = ReadonlyMap<Key, readonly number[]>;

/** Positions by value, made once for the rows of a list. */
const indexes = new WeakMap<readonly Row[], Map<string, Index>>();

function indexOf({ graph, rows }: RowSource, on: readonly string[]): Index {
  const known = getOrCreate(indexes, rows, () => new Map());
  return getOrCreate(known, on.join(), () => {
    const index = new Map<Key, number[]>();
    rows.forEach((row, at) => {
      for (const key of new Set(on.flatMap((path) => keysOf(graph, thingAt(row, path)) ?? [])))
        addTo(index, key, at);
    });
    return index;
  });
}
