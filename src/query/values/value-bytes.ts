// Bytes of values whose layout is unknown: any part of them, however many there are.

import type { PropertyValue } from '../../graph/values.ts';
import { badArgument, overLimit } from '../errors.ts';
import { MOST_BYTES } from '../limits.ts';

export interface ValueBytes {
  /** Where the part begins, and how many bytes the value has in all. */
  readonly offset: number;
  readonly length: number;
  readonly part: Uint8Array;
}

/** A part of the value's bytes; null for values that are no bytes. @throws QueryError BAD_ARGUMENT, LIMIT_EXCEEDED */
export function bytesOf(
  { value }: PropertyValue,
  offset: number | null | undefined,
  length: number | null | undefined,
): ValueBytes | null {
  const [from, size] = [offset ?? 0, length ?? DEFAULT_BYTES];
  if (from < 0) throw badArgument('offset', `must not be negative, is ${from}`);
  if (size < 0) throw badArgument('length', `must not be negative, is ${size}`);
  if (size > MOST_BYTES)
    throw overLimit(
      'length',
      `at most ${MOST_BYTES} bytes at a time, ${size} were asked for`,
      'ask for parts by offset, or take the address in download',
    );
  if (typeof value !== 'object' || value?.kind !== 'opaque') return null;
  const { bytes } = value;
  return { offset: from, length: bytes.length, part: bytes.subarray(from, from + size) };
}

/** What the schema gives `length` when a query does not. */
const DEFAULT_BYTES = 65_536;
