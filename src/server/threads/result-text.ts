// Serialises a result to the bytes that are sent.

import { Buffer } from 'node:buffer';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { WrittenData } from '../../execute/json/written-data.ts';

/** Like JSON.stringify, without parsing data that is already written. */
export function resultText(result: ExecutionResult): string | Uint8Array {
  const data: unknown = result.data;
  if (!(data instanceof WrittenData)) return JSON.stringify(result);
  if (!result.errors && !result.extensions) return data.answer;
  const pieces: Uint8Array[] = [];
  for (const [name, value] of Object.entries(result)) {
    const bytes = value === data ? data.data : jsonOf(value);
    if (bytes) pieces.push(Buffer.from(`${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`), bytes);
  }
  return Buffer.concat([...pieces, Buffer.from('}')]);
}

/** Null for what JSON does not have, such as functions. */
function jsonOf(value: unknown): Uint8Array | null {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? null : Buffer.from(text);
}

/** True when it has no value because of the state of the store: the same request may succeed later. */
export function mayWorkLater({ errors, data }: ExecutionResult): boolean {
  return (errors?.some(isPassing) ?? false) && isEmpty(data);
}

/** Errors about the state of the store, not about the request. */
function isPassing({ extensions: { code } }: GraphQLError): boolean {
  return code === 'STORE_BUSY' || code === 'STORE_UNAVAILABLE';
}

/** True when no field has a value. Only checked for small answers: a large one has some. */
function isEmpty(data: unknown): boolean {
  const shown: unknown =
    data instanceof WrittenData && data.data.length < MOST_EMPTY_BYTES ? data.toJSON() : data;
  return !(shown instanceof WrittenData) && Object.values(shown ?? {}).every((value) => value === null);
}

const MOST_EMPTY_BYTES = 1000;
