// The documents in the files of a save: plain, in gzip, or several in a zip. They are unpacked to where they
// stay.

import { FormatError } from '../../../bytes/format-error.ts';
import { inflateInto, inflatePrefix, MOST_DEFLATE_RATIO } from '../../../bytes/inflate.ts';
import type { SourceFile } from '../../format.ts';
import { checkEncoding, type Document, documentOf, isGzip } from './beginning.ts';
import { isZip, zipEntries } from './zip.ts';

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

/** @param take called with the bytes of memory about to be used */
export function contentsOf(files: readonly SourceFile[], take: (bytes: number) => void): Content[] {
  return files.flatMap(({ name, bytes }) => {
    if (isGzip(bytes)) return [gzip(name, bytes, take)];
    if (isZip(bytes)) return zip(name, bytes, take);
    checkEncoding(bytes, name);
    return [plain(name, bytes)];
  });
}

function plain(name: string, bytes: Uint8Array): Content {
  const write = (into: Uint8Array): number => {
    into.set(bytes);
    return bytes.length;
  };
  return { name, size: bytes.length, document: documentOf(bytes), write };
}

function gzip(name: string, bytes: Uint8Array, take: (bytes: number) => void): Content {
  const tail = bytes.length - GZIP_TAIL;
  const stated = tail > 0 ? new DataView(bytes.buffer, bytes.byteOffset + tail).getUint32(0, true) : 0;
  const head = inflatePrefix(bytes, SEEN_BYTES).bytes;
  return packed({ name, bytes, at: 0, stated, head, form: undefined }, take);
}

/** The documents of an archive; what else is in it says nothing about the game. */
function zip(file: string, bytes: Uint8Array, take: (bytes: number) => void): Content[] {
  return zipEntries(bytes).flatMap(({ name, at, packed: size, size: stated, isStored }) => {
    const inner = bytes.subarray(at, at + size);
    const head = isStored ? inner : inflatePrefix(inner, SEEN_BYTES, undefined, 'raw').bytes;
    if (documentOf(head)?.game === null || documentOf(head) === null) return [];
    const path = `${file}/${name}`;
    return [
      isStored
        ? plain(path, inner)
        : packed({ name: path, bytes: inner, at, stated, head, form: 'raw' }, take),
    ];
  });
}

interface Stream {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Offset of the stream in its file. */
  readonly at: number;
  /** Size of the content according to the file. */
  readonly stated: number;
  readonly head: Uint8Array;
  readonly form: 'raw' | undefined;
}

/** The end of a file that was cut states any size: one that cannot be true is found by inflating all of it. */
function packed({ name, bytes, at, stated, head, form }: Stream, take: (bytes: number) => void): Content {
  const document = documentOf(head);
  const notInflated = (found: string): FormatError =>
    new FormatError({ code: 'INFLATE', file: name, offset: at, expected: 'compressed bytes', found });
  if (stated >= head.length && stated <= bytes.length * MOST_DEFLATE_RATIO) {
    const write = (into: Uint8Array, fault: (error: FormatError) => void): number => {
      const { length, error } = inflateInto(bytes, into, form);
      if (error !== null) fault(notInflated(`${error}, after ${length} bytes`));
      return length;
    };
    return { name, size: stated, document, write };
  }
  const most = Math.min(bytes.length * MOST_DEFLATE_RATIO, MOST_BYTES);
  const whole = inflatePrefix(bytes, most, take, form);
  const write = (into: Uint8Array, fault: (error: FormatError) => void): number => {
    into.set(whole.bytes);
    if (whole.error !== null) fault(notInflated(`${whole.bytes.length} bytes, and no end`));
    return whole.bytes.length;
  };
  return { name, size: whole.bytes.length, document, write };
}
