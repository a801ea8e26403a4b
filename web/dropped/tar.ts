// Packs files into one archive, for saves that are folders: tar (POSIX.1-1988, ustar), which has a header of
// 512 bytes before each file.

import type { DroppedFile } from './opener.ts';

const BLOCK = 512;
const MOST_NAME = 100;
const MOST_PREFIX = 155;

const encoder = new TextEncoder();

/** @throws Error for a path that is too long for the archive */
export function tarOf(files: readonly DroppedFile[]): Blob {
  const parts: BlobPart[] = [];
  for (const { path, file } of files) {
    parts.push(header(path, file.size), file, new Uint8Array((BLOCK - (file.size % BLOCK)) % BLOCK));
  }
  // Two empty blocks end the archive.
  return new Blob([...parts, new Uint8Array(2 * BLOCK)]);
}

function header(path: string, size: number): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  const put = (at: number, text: string): void => {
    encoder.encodeInto(text, block.subarray(at));
  };
  const [prefix, name] = split(path);
  put(0, name);
  put(100, '0000644\0');
  put(108, '0000000\0');
  put(116, '0000000\0');
  put(124, `${size.toString(8).padStart(11, '0')}\0`);
  put(136, '00000000000\0');
  // The checksum counts its own field as spaces.
  put(148, ' '.repeat(8));
  put(156, '0');
  put(257, 'ustar\x0000');
  put(345, prefix);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  return block;
}

/** Splits a path into a folder and a name that both fit. */
function split(path: string): [prefix: string, name: string] {
  const bytes = (text: string): number => encoder.encode(text).length;
  if (bytes(path) <= MOST_NAME) return ['', path];
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (bytes(prefix) <= MOST_PREFIX && bytes(name) <= MOST_NAME) return [prefix, name];
  }
  throw new Error(`The path of ${path} is too long to be sent: rename the folders around it.`);
}
