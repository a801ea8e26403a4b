// Which requests a page of another site may have sent. Browsers let any page send some kinds of requests anywhere and
// only keep the answer from it; but answering costs, and the user did not ask. So those are not run at all. What needs
// leave that only we can give (a preflight) is let through, and so is what no browser sent.

import type { IncomingHttpHeaders } from 'node:http';
import { isLocalOrigin } from './local.ts';

/** A header that pages of other sites cannot send without leave; tools that must post forms send it. */
const PREFLIGHT_HEADER = 'graphql-require-preflight';

/**
 * Why it is refused; null when it is not.
 * @param host the name that this server was asked under
 * @param isPage whether a browser that asks for HTML gets a page that runs nothing by itself
 */
export function crossSiteRefusal(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  host: string | undefined,
  isPage: boolean,
): string | null {
  // Asks for leave, which cors gives or not; or follows a link.
  if (method === 'OPTIONS') return null;
  if (isPage && method === 'GET' && headers.accept?.includes('text/html')) return null;
  if (isForeign(headers, host)) return 'Pages of other sites may not ask this server.';
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
  // Browsers that do not say it yet.
  return referer !== undefined && !isOwn(referer, host);
}

/** Whether a page is ours, or of another program on this machine, which cors lets ask too. */
function isOwn(address: string, host: string | undefined): boolean {
  if (isLocalOrigin(address)) return true;
  return URL.canParse(address) && new URL(address).host === host?.toLowerCase();
}

function isForm(type: string | undefined): boolean {
  return /^\s*application\/x-www-form-urlencoded\s*($|[;,])/i.test(type ?? '');
}
