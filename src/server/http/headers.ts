// Headers of every answer. Saves hold text that others wrote: none of it may ever run.

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages add their own scripts and styles to this policy. */
export const BASE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: readonly (readonly [string, string])[] = [
  ['content-security-policy', `${BASE_POLICY}; form-action 'none'`],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'same-origin'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
];

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
}

/** Browsers may keep what is in saves, and ask whether it changed; caches of many people may not: others need a token. */
export function setSaveHeaders(response: ServerResponse): void {
  response.setHeader('cache-control', 'private, no-cache');
  response.appendHeader('vary', 'accept-encoding');
}

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, DELETE';
const CHANGING: ReadonlySet<string> = new Set(['PUT', 'DELETE']);
const ALLOWED_HEADERS =
  'authorization, content-type, if-none-match, last-event-id, graphql-require-preflight, x-savegraph-cost, x-savegraph-explain';
const EXPOSED_HEADERS = 'content-disposition, etag, retry-after, x-total-count, x-savegraph-warning';
const PREFLIGHT_SECONDS = '600';

/**
 * Allows pages of these origins to read answers; `*` stands for any, and for reading only. No cookies are
 * sent, so where a token is required they need to have it. Returns whether the origin is allowed.
 */
export function setCorsHeaders(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): boolean {
  if (origins.size === 0) return false;
  response.setHeader('vary', 'origin');
  const { origin } = headers;
  if (origin === undefined) return false;
  // `*` allows any page to read, but not to upload or delete.
  const isChange = CHANGING.has(headers['access-control-request-method'] ?? method ?? '');
  if (!(origins.has(origin) || (origins.has('*') && !isChange))) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', ALLOWED_METHODS);
    response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
    response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
  }
  return true;
}
