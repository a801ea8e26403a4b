// Rows of views beside the answers of another program about the same saves, which calls some fields otherwise.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { valueAt } from '../../src/games/shared/rows/fields.ts';
import { isNamed } from '../../src/games/shared/scope.ts';
import type { Json } from './ask.ts';

export type { Json };

export const ORACLES = new URL('../../../shared/games/oracle/', import.meta.url);

export const readPacked = (url: URL): Json => JSON.parse(gunzipSync(readFileSync(url)).toString());

const plain = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(plain) : isNamed(value) ? value.name : value;

/** Fields of a row: `theirs=our.way` where the answers have another word, and the names of things that are named. */
export function shown(row: object, fields: string): Record<string, unknown> {
  const pairs = fields.split(' ').map((field) => field.split('=') as [string, string?]);
  return Object.fromEntries(pairs.map(([theirs, ours = theirs]) => [theirs, plain(valueAt(row, ours))]));
}

/** Of the answer only these fields and those of `more`; what it leaves out is `absent`. */
export function expectLike(
  row: object,
  answer: Json,
  fields: string,
  more: object = {},
  absent: unknown = null,
): void {
  const found = { ...shown(row, fields), ...more };
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, answer[name] ?? absent])));
}

/** The sum of a field of the rows by what another says, or how many there are. @param none stands where it says nothing */
export function sumBy(
  rows: readonly object[],
  key: string,
  amount?: string,
  none = 'null',
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows as readonly Json[]) {
    const name = String(plain(row[key]) ?? none);
    sums[name] = (sums[name] ?? 0) + (amount === undefined ? 1 : row[amount]);
  }
  return sums;
}

export const sorted = <T>(list: readonly T[]): T[] => [...list].sort();
