// Detects requests that a page of another site may have caused. Browsers let any page send some kinds of requests
// anywhere and only hide the answer from it; but a query costs, and the user did not want it. So those are not run
// at all. Requests that need our permission first (a preflight) are let through, as are those that no browser sent.

import type { IncomingHttpHeaders } from 'node:http';
import { isLocalOrigin } from './local.ts';

/** A header that pages of other sites cannot send without a preflight. Tools that have to post forms send it. */
const PREFLIGHT_HEADER = 'graphql-require-preflight';

/**
 * Why the request is refused; null when it is not.
 * @param host the name that the client used for this server
 * @param isPage true when the address serves HTML without scripts of its own to browsers
 */
export function crossSiteRefusal(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  host: string | undefined,
  isPage: boolean,
): string | null {
  // A preflight, which CORS answers, or a link that was followed.
  if (method === 'OPTIONS') return null;
  if (isPage && method === 'GET' && headers.accept?.includes('text/html')) return null;
  if (isForeign(headers, host)) return 'Pages of other sites may not query this server.';
  if (method !== 'POST' || headers[PREFLIGHT_HEADER] !== undefined) return null;
  if (headers['sec-fetch-site'] === 'same-origin' || !isForm(headers['content-type'])) return null;
  return `Any page can send a form: post application/json instead, or send the header ${PREFLIGHT_HEADER}: 1.`;
}

function isForeign(headers: IncomingHttpHeaders, host: string | undefined): boolean {
  const { origin, referer } = headers;
  if (origin !== undefined) return !isOwn(origin, host);
  const site = headers['sec-fetch-site'];
  // `none`: typed by the user, or opened from a bookmark.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Older browsers do not send sec-fetch-site.
  return referer !== undefined && !isOwn(referer, host);
}

/** Pages of ours, or of another program on this machine, which CORS also allows. */
function isOwn(address: string, host: string | undefined): boolean {
  if (isLocalOrigin(address)) return true;
  return URL.canParse(address) && new URL(address).host === host?.toLowerCase();
}

function isForm(type: string | undefined): boolean {
  return /^\s*application\/x-www-form-urlencoded\s*($|[;,])/i.test(type ?? '');
}
