// The content of files that may be compressed: plain, in gzip, or several in a zip. They are unpacked to where they
// stay; what is lost of one costs only what comes after it.

import { Cursor } from './cursor.ts';
import { FormatError } from './format-error.ts';
import { inflateInto, inflatePrefix, MOST_DEFLATE_RATIO } from './inflate.ts';
import { type FilePart, isZip, zipParts } from './zip.ts';

const GZIP = [0x1f, 0x8b, 0x08];
/** Size of the content at the end of a gzip file. */
const GZIP_TAIL = 4;
/** A content that states less than this is looked at. */
const SEEN_BYTES = 4096;
/** The image of a save has 2 GiB at most. */
const MOST_BYTES = 2 ** 31;

/** @param bytes all of a file, or its beginning: of an archive, the first parts then */
export function filePartsOf(bytes: Uint8Array): FilePart[] {
  if (isZip(bytes)) return zipParts(bytes);
  const isGzip = GZIP.every((byte, at) => bytes[at] === byte);
  const tail = Math.max(0, bytes.length - GZIP_TAIL);
  const stated = isGzip && tail > 0 ? new Cursor(bytes, { file: '', start: tail }).u32() : bytes.length;
  return [{ name: '', bytes, at: 0, stated, form: isGzip ? 'gzip' : 'plain' }];
}

/** The first bytes of a content, as far as they are there. */
export function headOfPart({ bytes, form }: FilePart, most: number): Uint8Array {
  return form === 'plain'
    ? bytes.subarray(0, most)
    : inflatePrefix(bytes, most, undefined, rawOr(form)).bytes;
}

function rawOr(form: FilePart['form']): 'raw' | undefined {
  return form === 'raw' ? 'raw' : undefined;
}

export interface Unpacking {
  /** Of the content, in bytes. */
  readonly size: number;
  /** Writes it; returns how many bytes are good. Tells what is wrong through `fault`. */
  write(into: Uint8Array, fault: (error: FormatError) => void): number;
}

/**
 * The end of a file that was cut states any size: one that cannot be true is found by unpacking all of it.
 * @param take called with the bytes of memory about to be used; may throw to stop
 */
export function unpackPart(file: string, part: FilePart, take: (bytes: number) => void): Unpacking {
  const { bytes, at, stated, form } = part;
  const fail = (found: string): FormatError =>
    new FormatError({ code: 'INFLATE', file, offset: at, expected: 'compressed bytes', found });
  if (form === 'plain') {
    return {
      size: bytes.length,
      write: (into) => {
        into.set(bytes);
        return bytes.length;
      },
    };
  }
  if (stated >= headOfPart(part, SEEN_BYTES).length && stated <= bytes.length * MOST_DEFLATE_RATIO) {
    return {
      size: stated,
      write: (into, fault) => {
        const { length, error } = inflateInto(bytes, into, rawOr(form));
        if (error !== null) fault(fail(`${error}, after ${length} bytes`));
        return length;
      },
    };
  }
  const most = Math.min(bytes.length * MOST_DEFLATE_RATIO, MOST_BYTES);
  const whole = inflatePrefix(bytes, most, take, rawOr(form));
  return {
    size: whole.bytes.length,
    write: (into, fault) => {
      into.set(whole.bytes);
      if (whole.error !== null) fault(fail(`${whole.bytes.length} bytes, and no end`));
      return whole.bytes.length;
    },
  };
}
