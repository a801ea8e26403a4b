// Serialises a result to the bytes that are sent.

import { Buffer } from 'node:buffer';
import type { ExecutionResult } from 'graphql';
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
