// The documents in the files of a save: plain, in gzip, or several in a zip. They are unpacked to where they
// stay.

import { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { inflateInto, inflatePrefix, MOST_DEFLATE_RATIO } from '../../../bytes/inflate.ts';
import type { SourceFile } from '../../format.ts';
import { checkEncoding, type Document, documentOf } from './beginning.ts';
import { isZip, type Part, zipParts } from './zip.ts';

const GZIP = [0x1f, 0x8b, 0x08];
/** Enough to see which document it is. */
const SEEN_BYTES = 4096;
/** Size of the content at the end of a gzip file. */
const GZIP_TAIL = 4;
/** The image has 2 GiB at most. */
const MOST_BYTES = 2 ** 31;

export interface Content {
  readonly name: string;
  /** In bytes, unpacked. */
  readonly size: number;
  readonly document: Document | null;
  /** Writes it; returns how many bytes are good. Tells what is wrong through `fault`. */
  write(into: Uint8Array, fault: (error: FormatError) => void): number;
}

/** @param bytes all of a file, or its beginning */
export function partsOf(bytes: Uint8Array): Part[] {
  if (isZip(bytes)) return zipParts(bytes);
  const isGzip = GZIP.every((byte, at) => bytes[at] === byte);
  const tail = Math.max(0, bytes.length - GZIP_TAIL);
  const stated = isGzip ? new Cursor(bytes, { file: '', start: tail }).u32() : bytes.length;
  return [{ name: '', bytes, at: 0, stated, form: isGzip ? 'gzip' : 'plain' }];
}

/** The first bytes of a document, unpacked as far as they go. */
export function headOf({ bytes, form }: Part, most: number): Uint8Array {
  return form === 'plain'
    ? bytes.subarray(0, most)
    : inflatePrefix(bytes, most, undefined, rawOr(form)).bytes;
}

function rawOr(form: Part['form']): 'raw' | undefined {
  return form === 'raw' ? 'raw' : undefined;
}

/**
 * Of an archive the documents of a game: what else is in it says nothing.
 * @param take called with the bytes of memory about to be used
 */
export function contentsOf(files: readonly SourceFile[], take: (bytes: number) => void): Content[] {
  return files.flatMap(({ name: file, bytes }) =>
    partsOf(bytes).flatMap((part) => {
      const name = part.name === '' ? file : `${file}/${part.name}`;
      const head = headOf(part, SEEN_BYTES);
      const document = documentOf(head);
      if (part.name !== '' && !document?.game) return [];
      if (part.form !== 'plain') return [{ name, document, ...packed(name, part, head.length, take) }];
      checkEncoding(part.bytes, name);
      const write = (into: Uint8Array): number => {
        into.set(part.bytes);
        return part.bytes.length;
      };
      return [{ name, document, size: part.bytes.length, write }];
    }),
  );
}

/** The end of a file that was cut states any size: one that cannot be true is found by inflating all of it. */
function packed(
  file: string,
  { bytes, at, stated, form }: Part,
  least: number,
  take: (bytes: number) => void,
): Pick<Content, 'size' | 'write'> {
  const notInflated = (found: string): FormatError =>
    new FormatError({ code: 'INFLATE', file, offset: at, expected: 'compressed bytes', found });
  if (stated >= least && stated <= bytes.length * MOST_DEFLATE_RATIO) {
    const write = (into: Uint8Array, fault: (error: FormatError) => void): number => {
      const { length, error } = inflateInto(bytes, into, rawOr(form));
      if (error !== null) fault(notInflated(`${error}, after ${length} bytes`));
      return length;
    };
    return { size: stated, write };
  }
  const most = Math.min(bytes.length * MOST_DEFLATE_RATIO, MOST_BYTES);
  const whole = inflatePrefix(bytes, most, take, rawOr(form));
  const write = (into: Uint8Array, fault: (error: FormatError) => void): number => {
    into.set(whole.bytes);
    if (whole.error !== null) fault(notInflated(`${whole.bytes.length} bytes, and no end`));
    return whole.bytes.length;
  };
  return { size: whole.bytes.length, write };
}
