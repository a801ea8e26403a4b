// Names of contents: a client that has one need not be sent it again.

import { createHash } from 'node:crypto';
import type { SaveEntry } from '../library/save.ts';

/** The same for the same content of a save's files asked in the same way; known without reading them. */
export function saveEtag({ key, files }: SaveEntry, ...asked: readonly unknown[]): string {
  const content = files.map(({ name, size, stamp }) => [name, size, stamp]);
  const hash = createHash('sha256').update(JSON.stringify([key, content, asked]));
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** Whether the header if-none-match names it (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
