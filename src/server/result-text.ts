// A result as the text that is sent.

import { Buffer } from 'node:buffer';
import type { ExecutionResult } from 'graphql';
import { isLonger } from '../api/answer/json-out.ts';
import { Written } from '../api/answer/written.ts';
import { answerTooLarge } from '../api/errors.ts';

/** As JSON; a result that is longer becomes an error, before it takes more memory on its way out. */
export function resultWithin(result: ExecutionResult, most: number): string | Uint8Array {
  try {
    const data: unknown = result.data;
    if (data instanceof Written) {
      const bytes = bytesOf(result, data);
      if (!isLonger(bytes, most)) return bytes;
    } else {
      const text = JSON.stringify(result);
      if (text.length <= most) return text;
    }
  } catch (error) {
    // What is longer than a string can be.
    if (!(error instanceof RangeError)) throw error;
  }
  return JSON.stringify({ errors: [answerTooLarge(most)] });
}

/** What JSON.stringify makes of it, without reading the data that is written already. */
function bytesOf(result: ExecutionResult, data: Written): Uint8Array {
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
