// Wrappings that may be around the bytes of a file: zlib, gzip, bare deflate in a zip, or UTF-16. It is recognised by the first
// bytes and unpacked to where the content stays; what is lost of it costs only what comes after.

import { Cursor } from './cursor.ts';
import { FormatError } from './format-error.ts';
import { inflateInto, inflatePrefix, MOST_DEFLATE_RATIO } from './inflate.ts';
import { behindEnd } from './salvage-stream.ts';
import { decodeUtf16, encodeUtf8 } from './text.ts';
import type { Ranges } from './zip.ts';

/** The storage of bytes. Both zlib and gzip say what they are. */
export type Form = 'zlib' | 'gzip' | 'raw' | 'utf-16le' | 'utf-16be';

/** Size of the content at the end of a gzip file. */
const GZIP_TAIL = 4;
/** A content that states less than this is looked at. */
const SEEN_BYTES = 4096;
/** Anything that is no stream breaks before so many bytes. */
const LEAST_STREAM = 64;
/** The image of a save has 2 GiB at most. */
const MOST_BYTES = 2 ** 31;
/** Without a credible size, content may hold so many bytes whatever is stored, and so many times what is stored. */
const FREE_BYTES = 2 ** 26;
const MOST_UNSTATED_RATIO = 200;
/** Bytes that it takes to recognise a form: the table of a deflate stream has up to 300. */
export const FORM_BYTES = 512;

/** By the first bytes of a file; null for bytes that stand for themselves. */
export function formOf(head: Uint8Array): Form | null {
  const [first, second] = [head[0]!, head[1]!];
  if (first === 0x1f && second === 0x8b && head[2] === 0x08) return 'gzip';
  const isZlib = first === 0x78 && ((first << 8) | second) % 31 === 0;
  return isZlib && isStream(head) ? 'zlib' : wideForm(head);
}

/** Any bytes may begin like a stream. */
function isStream(head: Uint8Array): boolean {
  const { bytes, isWhole } = inflatePrefix(head, FORM_BYTES);
  return bytes.length >= LEAST_STREAM || isWhole;
}

/** Two bytes a character, with a mark or without: text that begins as XML or JSON does. */
function wideForm(head: Uint8Array): Form | null {
  const hasMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const at = hasMark ? 2 : 0;
  const little = head[at + 1] === 0;
  const begin = little ? head[at] : head[at + 1];
  if (head.length < at + 8 || (begin !== 0x3c && begin !== 0x7b)) return null;
  for (let i = at; i < at + 8; i += 2)
    if (head[i + (little ? 1 : 0)] !== 0 || head[i + (little ? 0 : 1)] === 0) return null;
  return little ? 'utf-16le' : 'utf-16be';
}

/** The first bytes of a content, as far as they are there. @param stored the first bytes of what holds it */
export function headOfForm(form: Form, stored: Uint8Array, most: number): Uint8Array {
  if (form === 'utf-16le' || form === 'utf-16be')
    return narrow(stored.subarray(0, 2 * most + 2), form).subarray(0, most);
  return inflatePrefix(stored, most, undefined, rawOr(form)).bytes;
}

function rawOr(form: Form): 'raw' | undefined {
  return form === 'raw' ? 'raw' : undefined;
}

/** As UTF-8, without the mark. One byte too many is left out. */
function narrow(bytes: Uint8Array, form: 'utf-16le' | 'utf-16be'): Uint8Array {
  let even = bytes.subarray(0, bytes.length & ~1);
  if (form === 'utf-16be') {
    even = new Uint8Array(even);
    for (let i = 0; i < even.length; i += 2) [even[i], even[i + 1]] = [even[i + 1]!, even[i]!];
  }
  return encodeUtf8(decodeUtf16(even, 0, even.length).replace(/^\ufeff/, ''));
}

/** Size of the content as a gzip file states it, which is at most this. */
export function gzipSize({ size, range }: Ranges): number {
  const tail = range(Math.max(0, size - GZIP_TAIL), size);
  return tail.length < GZIP_TAIL ? 0 : new Cursor(tail, { file: '' }).u32();
}

export interface Unpacking {
  /** Of the content, in bytes. */
  readonly size: number;
  /** Writes it; returns how many bytes are good. Tells what is wrong through `fault`. */
  write(into: Uint8Array, fault: (error: FormatError) => void): number;
}

/** Bytes that stand for themselves. */
export function plainContent(bytes: Uint8Array): Unpacking {
  const write = (into: Uint8Array): number => {
    into.set(bytes);
    return bytes.length;
  };
  return { size: bytes.length, write };
}

interface StoredForm {
  readonly form: Form;
  readonly bytes: Uint8Array;
  /** Offset of the bytes in the file. */
  readonly at: number;
  /** Size of the content according to the file; nothing to rely on. */
  readonly stated: number;
}

/**
 * The end of a file that was cut states any size: one that cannot be true is found by unpacking all of it.
 * @param take called with the bytes of memory about to be used; may throw to stop
 */
export function unpackForm(file: string, stored: StoredForm, take: (bytes: number) => void): Unpacking {
  const { form, bytes, at, stated } = stored;
  if (form === 'utf-16le' || form === 'utf-16be') {
    // The text, and what it is encoded to.
    take(3 * bytes.length);
    return plainContent(narrow(bytes, form));
  }
  const fail = (found: string): FormatError =>
    new FormatError({ code: 'INFLATE', file, offset: at, expected: 'compressed bytes', found });
  const seen = headOfForm(form, bytes, SEEN_BYTES).length;
  const most = Math.min(bytes.length * MOST_DEFLATE_RATIO, MOST_BYTES);
  if (stated >= Math.max(seen, 1) && stated <= most) {
    return {
      size: stated,
      write: (into, fault) => {
        const { length, error } = inflateInto(bytes, into, rawOr(form));
        if (error !== null) fault(fail(`${error}, after ${length} bytes`));
        return length;
      },
    };
  }
  let held = 0;
  const takeWithin = (memory: number, read: number): void => {
    take(memory);
    held += memory / 2;
    if (held <= Math.max(FREE_BYTES, read * MOST_UNSTATED_RATIO)) return;
    const expected = `at most ${MOST_UNSTATED_RATIO} times as many bytes as are stored`;
    throw new FormatError({ code: 'LIMIT', file, offset: at, expected, found: `${held} bytes of ${read}` });
  };
  const whole = inflatePrefix(bytes, most, takeWithin, rawOr(form));
  return {
    size: whole.bytes.length,
    write: (into, fault) => {
      into.set(whole.bytes);
      if (whole.rest > 0) fault(fail(behindEnd(whole.rest)));
      else if (!whole.isWhole || form === 'gzip') fault(fail(`${whole.bytes.length} bytes, and no end`));
      return whole.bytes.length;
    },
  };
}
