// Entity tags, so that clients download each version once.

import { createHash } from 'node:crypto';
import type { SaveEntry } from '../../library/save.ts';
import type { Exchange } from './router.ts';

/** The same tag for the same request to the same version of a save's files; computed without reading them. */
export function saveEtag({ key, files }: SaveEntry, ...asked: readonly unknown[]): string {
  const content = files.map(({ name, size, stamp }) => [name, size, stamp]);
  const hash = createHash('sha256').update(JSON.stringify([key, content, asked]));
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** Sends 304 and returns true when the client has the version with this tag (RFC 9110, 13.1.2). */
export function isNotModified({ request, response }: Exchange, etag: string): boolean {
  response.setHeader('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  const isKnown = known?.some((one) => one === etag || one === '*') ?? false;
  if (isKnown) response.writeHead(304).end();
  return isKnown;
}
