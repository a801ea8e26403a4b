// Paths as the operating system has them: bytes, which are nearly always UTF-8, but need not be.

import { isUtf8 } from 'node:buffer';
import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** Text if the path is UTF-8, else its bytes. Plain data, so that it can be posted to a thread. */
export type FilePath = string | Uint8Array;

/** Node's replacement for invalid UTF-8. */
const REPLACED = '\uFFFD';

/** The path in a form that node:fs accepts. */
export function systemPath(path: FilePath): string | Buffer {
  return typeof path === 'string' ? path : Buffer.from(path.buffer, path.byteOffset, path.byteLength);
}

export function joinPath(folder: FilePath, name: Buffer): FilePath {
  if (typeof folder === 'string' && isUtf8(name)) return join(folder, name.toString());
  return Buffer.concat([Buffer.from(systemPath(folder)), Buffer.from(sep), name]);
}

/** A name as text, with each byte that is not UTF-8 as `\xE9`. */
export function shownName(name: Buffer): string {
  if (isUtf8(name)) return name.toString();
  let shown = '';
  for (let at = 0; at < name.length; ) {
    const size = [1, 2, 3, 4].find((bytes) => isUtf8(name.subarray(at, at + bytes))) ?? 0;
    shown += size > 0 ? name.toString('utf8', at, at + size) : `\\x${name[at]!.toString(16).toUpperCase()}`;
    at += size || 1;
  }
  return shown;
}

/**
 * The path meant by an absolute path from the command line. Arguments reach us as text, so for a name that
 * was not UTF-8 the folder is searched for the one name that decodes to the same text.
 */
export function pathOfArgument(absolute: string): FilePath {
  if (!absolute.includes(REPLACED)) return absolute;
  const parent = dirname(absolute);
  if (parent === absolute) return absolute;
  const folder = pathOfArgument(parent);
  const name = basename(absolute);
  const alike = namesIn(folder).filter((each) => each.toString() === name);
  return joinPath(folder, alike.length === 1 ? alike[0]! : Buffer.from(name));
}

function namesIn(folder: FilePath): Buffer[] {
  try {
    return readdirSync(systemPath(folder), { encoding: 'buffer' });
  } catch {
    return [];
  }
}

/** Equal for paths of the same bytes: one character per byte. */
export function pathKey(path: FilePath): string {
  return Buffer.from(systemPath(path)).toString('latin1');
}

/** Follows links. One character per byte, for names that are not UTF-8. @throws the system's error */
export function realPath(path: FilePath): string {
  return realpathSync.native(systemPath(path), 'buffer').toString('latin1');
}

/** True when the path is the folder or in it, both from `realPath`. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** True when both are the same, or one contains the other; where nothing is yet, links are not followed. */
export function overlap(a: string, b: string): boolean {
  const [one, other] = [a, b].map((path) => {
    try {
      return realPath(path);
    } catch {
      return Buffer.from(resolve(path)).toString('latin1');
    }
  });
  return isInside(one!, other!) || isInside(other!, one!);
}
