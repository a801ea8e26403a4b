/**
 * Synthetic saves of one feature each, and what a reader must find in them: `test/corpus/satisfactory`.
 *
 * Expected values are plain JSON: numbers as numbers, 64-bit integers as strings, enums, names and texts as strings, a
 * struct as an object (a repeated field name becomes a list), array and set as lists, a map as a list of {key, value}, a
 * reference as {"ref": path} (an empty one as null), opaque bytes as {"bytes": n, "base64": ...}. Field names compare
 * without case, and a struct or object may hold more than what is expected of it.
 */
import { corpus, corpusRows } from '../corpus.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A file of the corpus: its name and what it shows. */
interface Row {
  readonly name: string;
  readonly shows: string;
}

interface Found {
  /** Actors and components (and plain objects), without lightweights. */
  readonly objects: number;
  readonly actors: number;
  /** Properties by the object's path (`#2` after a path that stands twice). */
  readonly properties: Readonly<Record<string, Json>>;
  /** Targets that class-specific data must lead to, by the object's path. */
  readonly natives: Readonly<Record<string, readonly string[]>>;
}

export interface SaveCase extends Row {
  readonly bytes: Uint8Array;
  readonly expected: Found & {
    /** Without tombstones. */
    readonly lightweights: number;
    readonly tombstones: number;
    /** How many issues reading must report: a number, at least one, or as the reader sees fit. */
    readonly issues: number | 'some' | 'any';
    /** Paths of what was collected or destroyed. */
    readonly collected: readonly string[];
    /** Level by the object's path. */
    readonly levels: Readonly<Record<string, string>>;
    readonly positions: Readonly<Record<string, readonly [x: number, y: number, z: number]>>;
  };
}

/** A file that is no save or spoilt beyond a property: a reader must refuse or survive it, and name the place. */
export interface HostileCase extends Row {
  readonly bytes: Uint8Array;
  /** No save at all, an error that stops the reading, or either an error or issues beside what could be read. */
  readonly kind: 'not a save' | 'error' | 'error or issues' | 'issues';
  /** Paths of objects that must still be there, in front of the fault and behind it, with their properties. */
  readonly survivors?: readonly string[];
}

interface BlueprintCase extends Row {
  readonly blueprint: Uint8Array;
  readonly config: Uint8Array;
  readonly expected: Found;
}

const named = (path: string): Uint8Array => corpus(`satisfactory/${path}`);

export const saveCases: readonly SaveCase[] = corpusRows<SaveCase>('satisfactory/cases.jsonl').map((row) => ({
  ...row,
  bytes: named(`${row.name}.sav`),
}));

export const hostileCases: readonly HostileCase[] = corpusRows<HostileCase>('satisfactory/hostile.jsonl').map(
  (row) => ({ ...row, bytes: named(`hostile/${row.name}.sav`) }),
);

export const blueprintCases: readonly BlueprintCase[] = corpusRows<BlueprintCase>(
  'satisfactory/blueprints.jsonl',
).map((row) => ({ ...row, blueprint: named(`${row.name}.sbp`), config: named(`${row.name}.sbpcfg`) }));

export function caseBytes(name: string): Uint8Array {
  const found = saveCases.find((it) => it.name === name);
  if (!found) throw new RangeError(`no case ${name}; there are ${saveCases.map((it) => it.name).join(', ')}`);
  return found.bytes;
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
