// Helpers to compare with the reference answers: sums, rounding, and paths as the answers write them.

import type { SatisfactoryView } from '../../../../src/games/satisfactory/view.ts';
import { isObjectRef } from '../../../../src/games/shared/rows/fields.ts';
import type { ObjectRef } from '../../../../src/games/shared/scope.ts';
import { type Json, shown } from '../../oracle.ts';

export type Counts = Record<string, number>;

/** Fields of rows as the answers have them (../../oracle.ts), with short paths for objects and rounded numbers. */
export function likeAnswers(view: SatisfactoryView, rows: readonly object[], names: string): Json[] {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (isObjectRef(value)) return short(view, value);
    return typeof value === 'number' ? near(value) : value;
  };
  return rows.map((row) =>
    Object.fromEntries(Object.entries(shown(row, names)).map(([name, value]) => [name, plain(value)])),
  );
}

/** What is made of the rows of each key. */
export function byKey<T, Made>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  make: (own: readonly T[]) => Made,
): Record<string, Made> {
  const keys = [...new Set(rows.map(keyOf))];
  return Object.fromEntries(keys.map((key) => [key, make(rows.filter((row) => keyOf(row) === key))]));
}

export const near = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000;

/** Sums by key, keys sorted as in the answers. */
export function tally<T>(
  rows: Iterable<T>,
  keyOf: (row: T) => string | null,
  amountOf: (row: T) => number = () => 1,
): Counts {
  const counts: Counts = {};
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) counts[key] = (counts[key] ?? 0) + amountOf(row);
  }
  return counts;
}

export function short(view: SatisfactoryView, object: ObjectRef): string {
  return view.save.graph.path(object.node).replace(/^[^:]*:PersistentLevel\./, '');
}

/** The answers' paths leave out the map that most objects lie in. */
export function fullPath(view: SatisfactoryView, path: string): string {
  const first = view.save.graph.path(view.buildings[0]!.object.node);
  return first.slice(0, first.indexOf(':PersistentLevel.') + ':PersistentLevel.'.length) + path;
}

export const camel = (word: string): string =>
  word.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

export const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
