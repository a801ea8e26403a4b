// Columns against decoding: what a column says of every row is what its decoded properties say.

import { expect } from 'vitest';
import { VALUE } from '../../src/graph/column-reader.ts';
import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { type PropertyValue, textIn, type Value } from '../../src/graph/values.ts';
import { PathColumn } from '../../src/query/columns/path-column.ts';
import { keyOfValue } from '../../src/query/groups/value-keys.ts';
import { ListValues } from '../../src/query/lists/list-values.ts';
import { findProperty } from '../../src/query/lists/properties.ts';
import { newRun } from '../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';
import {
  numberIn,
  type PathValue,
  pathIn,
  propertyPath,
  quotedName,
  valuesAt,
  valuesIn,
} from '../../src/query/values/property-path.ts';
import { targetOfFound } from '../../src/query/values/reference-values.ts';

/** What a column is of, as text: a path, or one inside the elements of another. */
export interface Asked {
  readonly inside: string | null;
  readonly path: string | null;
}

interface Shown {
  readonly number: number | null;
  readonly text: string | null;
  readonly boolean: boolean | null;
  readonly target: number | null;
  /** Null where the column leaves the value to decoding. */
  readonly key: string | null;
}

/** Every way to a value of these rows, in the spelling of the save; lists with `[]`, split and unsplit. */
export function askedOf(graph: Graph, rows: Iterable<number>, most: number): Asked[] {
  const paths = new Set<string>();
  const add = (fields: readonly PropertyValue[], before: string): void => {
    for (const { name, value } of fields) addValue(value, `${before}${quotedName(name)}`);
  };
  const addValue = (value: Value, path: string): void => {
    paths.add(path);
    if (typeof value !== 'object' || value === null) return;
    if (value.kind === 'struct') add(value.fields, `${path}.`);
    else if (value.kind === 'list') for (const item of value.items.slice(0, 4)) addValue(item, `${path}[]`);
    else if (value.kind === 'map') {
      for (const { key, value: of } of value.entries.slice(0, 4)) {
        addValue(key, `${path}[].key`);
        addValue(of, `${path}[].value`);
      }
    }
  };
  for (const row of rows) {
    if (paths.size > most) break;
    add(graph.properties(row as NodeId), '');
  }
  return [...paths, ...graph.aliases.keys()].flatMap((path): Asked[] => {
    const cut = path.indexOf('[]') + 2;
    const asked: Asked[] = [{ inside: null, path }];
    if (cut < 2) return asked;
    if (cut === path.length) asked.push({ inside: path, path: null });
    else if (path[cut] === '.') asked.push({ inside: path.slice(0, cut), path: path.slice(cut + 1) });
    return asked;
  });
}

/** By graph, by which properties, by row: many paths lead into one property. */
const decodings = new WeakMap<Graph, Map<string, Map<NodeId, readonly PropertyValue[]>>>();

/** Decodes these properties of a node, once. */
function decoding(graph: Graph, roots: ReadonlySet<string>): (node: NodeId) => readonly PropertyValue[] {
  const ofGraph = decodings.get(graph) ?? new Map<string, Map<NodeId, readonly PropertyValue[]>>();
  decodings.set(graph, ofGraph);
  const key = [...roots].join();
  const known = ofGraph.get(key) ?? new Map<NodeId, readonly PropertyValue[]>();
  ofGraph.set(key, known);
  return (node) => {
    const properties = known.get(node) ?? graph.properties(node, roots);
    known.set(node, properties);
    return properties;
  };
}

/** Fails where column and decoding differ. Says how many values there were. */
export function compareColumn(graph: Graph, rows: Uint32Array, { inside, path }: Asked): number {
  const outer = inside === null ? null : pathIn(graph, inside, 'inside');
  const inner = path === null ? null : outer ? propertyPath(path, 'path') : pathIn(graph, path, 'path');
  const column = new PathColumn(graph, { path: inner, inside: outer });
  column.fill(newRun(graph, NO_TOOLS), rows);
  const decoded = decoding(graph, (outer ?? inner!).roots);
  let count = 0;
  for (const row of rows) {
    const node = row as NodeId;
    const properties = decoded(node);
    const elements = outer ? valuesAt(properties, outer) : null;
    const expected = elements
      ? elements.map((one) => (inner ? valuesIn(one.value, one.property, inner) : [one]))
      : [valuesAt(properties, inner!)];
    const isEmpty = expected.every((values) => values.length === 0);
    if (isEmpty && column.elementCount(row) === expected.length && isEmptyIn(column, row)) continue;
    const found = shownIn(column, row);
    const wanted = expected.map((values) => values.map((one) => shown(graph, node, one)));
    const seen = found.map((values, at) =>
      values.map((one, nth) => ({ ...one, key: one.key ?? wanted[at]?.[nth]?.key ?? null })),
    );
    // Comparing texts first: nearly all are equal, and there are millions.
    if (JSON.stringify(seen) !== JSON.stringify(wanted)) {
      expect(seen, `${inside} ${path} of ${graph.path(node)}`).toEqual(wanted);
    }
    count += wanted.reduce((sum, { length }) => sum + length, 0);
  }
  return count;

  function isEmptyIn(of: PathColumn, row: number): boolean {
    const [first, elements] = [of.firstElement(row), of.elementCount(row)];
    return elements === 0 || of.stop(first + elements - 1) === of.start(first);
  }

  function shownIn(of: PathColumn, row: number): Shown[][] {
    return Array.from({ length: of.elementCount(row) }, (_, nth) => {
      const element = of.firstElement(row) + nth;
      const start = of.start(element);
      return Array.from({ length: of.stop(element) - start }, (_, at) => shownAt(of, start + at));
    });
  }

  function shownAt(of: PathColumn, at: number): Shown {
    const number = of.numberOf(at);
    const text = of.textOf(at);
    const target = of.targetOf(at);
    return {
      number: Number.isNaN(number) ? null : number,
      text: text < 0 ? null : of.texts.texts[text]!,
      boolean: of.booleanOf(at),
      target: target < 0 ? null : target,
      key: keyAt(of, at),
    };
  }

  function keyAt(of: PathColumn, at: number): string | null {
    switch (of.kind(at)) {
      case VALUE.number:
        return keyOfValue(of.rawNumber(at));
      case VALUE.integer:
        return keyOfValue(of.integerOf(at));
      case VALUE.boolean:
        return keyOfValue(of.booleanOf(at));
      case VALUE.text:
        return keyOfValue(of.texts.texts[of.textOf(at)]!);
      case VALUE.nothing:
        return keyOfValue(null);
      case VALUE.reference: {
        const target = of.targetOf(at) as NodeId;
        return keyOfValue({ kind: 'reference', path: graph.text(graph.pathText(target)), at: 0 });
      }
      default:
        return null;
    }
  }
}

/**
 * The same for what entries of a list have under paths: what columns give is what decoding gives. Returns how much they
 * gave.
 */
export function compareListed(graph: Graph, rows: Uint32Array, asked: readonly Asked[]): number {
  const values = new ListValues(graph, rows);
  let count = 0;
  for (const { inside, path } of asked) {
    if (inside !== null || path === null) continue;
    const decoded = decoding(graph, pathIn(graph, path, 'path').roots);
    for (const row of rows) {
      const told = values.plainValue(row as NodeId, path, NO_TOOLS);
      if (told === undefined) continue;
      const isThere = decoded(row as NodeId).length > 0;
      const property = isThere ? findProperty(graph, row as NodeId, path, NO_TOOLS) : null;
      const wanted = property ? property.value : null;
      if (!Object.is(told, wanted)) expect(told, `${path} of ${graph.path(row as NodeId)}`).toBe(wanted);
      // A value that is nothing is not told. There are hundreds of thousands: `expect` is for what is wrong.
      if (told !== null) count++;
      else if (property !== null) expect(property, path).toBeNull();
    }
  }
  return count;
}

function shown(graph: Graph, node: NodeId, one: PathValue): Shown {
  const number = numberIn(one.value);
  return {
    number: number === null || Number.isNaN(number) ? null : number,
    text: textIn(one.value),
    boolean: typeof one.value === 'boolean' ? one.value : null,
    target: targetOfFound(graph, node, one),
    key: keyOfValue(one.value),
  };
}

/** Up to so many rows, spread over the graph. */
export function spreadRows(graph: Graph, most: number): Uint32Array {
  const count = Math.min(most, graph.count);
  return Uint32Array.from({ length: count }, (_, at) => Math.floor((at * graph.count) / count));
}
