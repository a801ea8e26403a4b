// Entity tags: a client that already has a content need not be sent it again.

import { createHash } from 'node:crypto';
import type { SaveEntry } from '../../library/save.ts';

/** The same tag for the same request to the same content of a save's files; computed without reading them. */
export function saveEtag({ key, files }: SaveEntry, ...asked: readonly unknown[]): string {
  const content = files.map(({ name, size, stamp }) => [name, size, stamp]);
  const hash = createHash('sha256').update(JSON.stringify([key, content, asked]));
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** Whether the if-none-match header includes the tag (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
