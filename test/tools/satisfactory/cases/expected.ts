/**
 * What a reader must find in a synthetic save, and how to compare.
 *
 * Values are plain JSON: numbers as numbers, 64-bit integers as strings, enums, names and texts as strings, a struct as
 * an object (a repeated field name becomes a list), array and set as lists, a map as a list of {key, value}, a
 * reference as {"ref": path} (an empty one as null), opaque bytes as {"bytes": n, "base64": ...}. Field names compare
 * without case, and a struct or object may hold more than what is expected of it.
 */
import { isTombstone } from '../lightweights.ts';
import type { ObjectSpec } from '../objects.ts';
import type { SaveSpec } from '../save.ts';
import { writeSave } from '../save.ts';
import { plainText } from '../strings.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** An object's expected properties by name; undefined means that it must not be there. */
export type Fields = Record<string, Json | undefined>;

export interface Counts {
  /** Actors and components (and plain objects), without lightweights. */
  objects: number;
  actors: number;
  /** Without tombstones. */
  lightweights: number;
  tombstones: number;
}

export interface Expected extends Counts {
  /** How many issues reading must report: a number, at least one, or as the reader sees fit. */
  issues: number | 'some' | 'any';
  /** Properties by the object's path (`#2` after a path that stands twice). */
  properties: Record<string, Fields>;
  /** Targets that class-specific data must lead to, by the object's path. */
  natives: Record<string, string[]>;
  /** Paths of what was collected or destroyed. */
  collected: string[];
  /** Level by the object's path. */
  levels: Record<string, string>;
  /** Position by the object's path. */
  positions: Record<string, [x: number, y: number, z: number]>;
}

export interface SaveCase {
  name: string;
  spec: SaveSpec;
  expected: Expected;
}

/** A case whose counts are taken from its description. */
export function saveCase(name: string, spec: SaveSpec, expected: Partial<Expected> = {}): SaveCase {
  const base = { issues: 0, properties: {}, natives: {}, collected: [], levels: {}, positions: {} };
  return { name, spec, expected: { ...base, ...countsOf(spec), ...expected } };
}

export function caseBytes(it: SaveCase): Uint8Array {
  return writeSave(it.spec);
}

export function allObjects(spec: SaveSpec): ObjectSpec[] {
  return [...(spec.levels ?? []).flatMap((level) => level.objects), ...spec.objects];
}

export function countsOf(spec: SaveSpec): Counts {
  const objects = allObjects(spec);
  const instances = objects.flatMap(({ trailing }) =>
    trailing?.class === 'lightweights' ? trailing.classes.flatMap((entry) => entry.instances) : [],
  );
  const tombstones = instances.filter(isTombstone).length;
  return {
    objects: objects.length,
    actors: objects.filter((object) => object.kind === 'actor').length,
    lightweights: instances.length - tombstones,
    tombstones,
  };
}

export function pathOf(object: ObjectSpec): string {
  return plainText(object.path);
}

/** Where `actual` differs from what is expected, as a path and both values; undefined when it agrees. */
export function differenceFrom(expected: Json | undefined, actual: unknown, at = '$'): string | undefined {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return mismatch(expected, actual, at);
    return firstDifference(expected, (item, i) => differenceFrom(item, actual[i], `${at}[${i}]`));
  }
  if (expected !== null && typeof expected === 'object') {
    if (actual === null || typeof actual !== 'object' || Array.isArray(actual))
      return mismatch(expected, actual, at);
    const found = new Map(Object.entries(actual).map(([name, value]) => [name.toLowerCase(), value]));
    return firstDifference(Object.entries(expected), ([name, value]) =>
      differenceFrom(value, found.get(name.toLowerCase()), `${at}.${name}`),
    );
  }
  return same(expected, actual) ? undefined : mismatch(expected, actual, at);
}

/** Singles come back as doubles, so numbers are equal when they are the same single. */
function same(expected: unknown, actual: unknown): boolean {
  if (typeof expected !== 'number' || typeof actual !== 'number') return Object.is(expected, actual);
  return expected === actual || Math.fround(expected) === Math.fround(actual);
}

function firstDifference<Item>(items: Item[], difference: (item: Item, index: number) => string | undefined) {
  for (const [index, item] of items.entries()) {
    const found = difference(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function mismatch(expected: unknown, actual: unknown, at: string): string {
  return `${at}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`;
}
