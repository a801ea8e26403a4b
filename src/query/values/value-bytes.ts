// Bytes of values whose layout is unknown, in parts of limited size.

import { mayHoldSecrets } from '../../graph/secret-names.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';
import { badArgument, overLimit } from '../errors.ts';
import { MOST_BYTES } from '../limits.ts';

export interface ValueBytes {
  /** The offset of the part in the value, and the length of the whole value, in bytes. */
  readonly offset: number;
  readonly length: number;
  readonly part: Uint8Array;
}

/** Part of a value's bytes; null for values of other types. @throws QueryError BAD_ARGUMENT, LIMIT_EXCEEDED */
export function partOfBytes(
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
      'ask for parts by offset',
    );
  const bytes = bytesOf(value);
  if (bytes === null) return null;
  return { offset: from, length: bytes.length, part: bytes.subarray(from, from + size) };
}

/** The bytes of a value whose layout is unknown; null for other values, and where they may hold a credential. */
export function bytesOf(value: Value): Uint8Array | null {
  if (typeof value !== 'object' || value?.kind !== 'opaque') return null;
  return mayHoldSecrets(value.bytes) ? null : value.bytes;
}

/** The schema's default for `length`. */
const DEFAULT_BYTES = 65_536;
