// Helpers to compare with the reference answers: sums, rounding, and paths as the answers write them.

import type { SatisfactoryView } from '../../../../src/games/satisfactory/view.ts';
import type { ObjectRef } from '../../../../src/games/shared/scope.ts';

// biome-ignore lint/suspicious/noExplicitAny: the answers are JSON of many shapes
export type Json = any;
export type Counts = Record<string, number>;

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

/** The entry of a record, made when it is not there. */
export function entry<T>(record: Record<string, T>, key: string, made: T): T {
  record[key] ??= made;
  return record[key];
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
