// Files of real saves that lie beside the checkout, most of them packed with xz, which is a program of its own.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { SourceFile } from '../../../src/formats/format.ts';

const UNPACKED: Readonly<Record<string, (path: string) => Uint8Array>> = {
  '.xz': (path) => execFileSync('xz', ['-dc', path], { maxBuffer: 1 << 28 }),
  '.gz': (path) => gunzipSync(readFileSync(path)),
};

/** Those in a folder whose names match, unpacked. */
export function realFiles(folder: URL, pattern = /./): SourceFile[] {
  const names = readdirSync(folder).filter((name) => pattern.test(name));
  return names.map((name) => {
    const unpack = UNPACKED[name.slice(-3)] ?? readFileSync;
    const bytes = new Uint8Array(unpack(fileURLToPath(new URL(name, folder))));
    return { name: name.replace(/\.xz$/, ''), bytes };
  });
}
