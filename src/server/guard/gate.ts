// The checks that every request must pass before a route answers it: a valid target, a host name of this
// server, the rate limit, and authorization.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setCorsHeaders, setSecurityHeaders } from '../http/headers.ts';
import { refusal } from '../http/refuse.ts';
import type { Exchange, Match, Router } from '../http/router.ts';
import { wantsPage } from '../http/small-page.ts';
import { crossSiteRefusal } from './cross-site.ts';
import { isLoopback } from './local.ts';
import { showLogin } from './login.ts';
import { RateLimit } from './rate-limit.ts';
import { AccessToken } from './token.ts';

export interface GateOptions {
  /** The address that the server listens on. */
  readonly host: string;
  /** The token that clients must send. Default: none required. */
  readonly token?: string;
  /** More host names that the server may be addressed by, such as that of a reverse proxy. */
  readonly allowedHosts?: readonly string[];
  /** Origins whose pages may read answers; `*` for any. Default: none. */
  readonly cors?: readonly string[];
  /** Requests per second that one address may send. Default: unlimited. */
  readonly rate?: number;
  /** Trusts X-Forwarded-For, which a reverse proxy sets to the client's address. */
  readonly behindProxy?: boolean;
}

export class Gate {
  /** Null when none is required. */
  readonly token: AccessToken | null;
  readonly #onlyLocal: boolean;
  readonly #hosts: ReadonlySet<string>;
  readonly #origins: ReadonlySet<string>;
  readonly #rate: RateLimit | null;
  readonly #behindProxy: boolean;

  constructor({ host, token, allowedHosts = [], cors = [], rate, behindProxy = false }: GateOptions) {
    this.token = token === undefined ? null : new AccessToken(token);
    this.#onlyLocal = isLoopback(host);
    this.#hosts = new Set(allowedHosts.map((name) => name.toLowerCase()));
    this.#origins = new Set(cors);
    this.#rate = rate === undefined ? null : new RateLimit(rate);
    this.#behindProxy = behindProxy;
  }

  /** The exchange and its route; null when the request was answered here. @throws GraphQLError to refuse it */
  admit(request: IncomingMessage, response: ServerResponse, router: Router): Admitted | null {
    setSecurityHeaders(response);
    const url = targetOf(request);
    if (!url) throw refusal(400, 'BAD_REQUEST', 'The request target is not a valid address.');
    if (!this.#isOwnName(url)) {
      const text = 'This server only answers to the names of its own machine.';
      throw refusal(403, 'FORBIDDEN', text);
    }
    const { method = 'GET', headers } = request;
    const match = router.find(method, url.pathname);
    const wait = match.route?.isProbe ? 0 : (this.#rate?.take(this.#addressOf(request)) ?? 0);
    if (wait > 0) {
      response.setHeader('retry-after', String(wait));
      throw refusal(429, 'LIMIT_EXCEEDED', `Too many requests; try again in ${wait} s.`);
    }
    const mayRead = setCorsHeaders(request, response, this.#origins);
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return null;
    }
    const crossSite = mayRead
      ? null
      : crossSiteRefusal(method, headers, url.host, match.route?.isPage ?? false);
    if (crossSite !== null) throw refusal(403, 'FORBIDDEN', crossSite);
    if (this.token && !match.route?.isOpen && !this.token.admits(headers))
      return askForToken(request, response, url);
    if (match.route) {
      if (isEncoded(headers['content-encoding'])) {
        // The answer names the encodings that are accepted (RFC 9110, 15.5.16).
        response.setHeader('accept-encoding', 'identity');
        throw refusal(415, 'BAD_REQUEST', 'Send the body without Content-Encoding.');
      }
      // Node takes off the chunks only (RFC 9112, 6.1).
      if (!/^(chunked)?$/i.test(headers['transfer-encoding']?.trim() ?? ''))
        throw refusal(501, 'BAD_REQUEST', 'Send the body with no Transfer-Encoding but chunked.');
      return { route: match.route, exchange: { request, response, url, params: match.params } };
    }
    if (match.allowed.length === 0) throw refusal(404, 'BAD_REQUEST', 'There is nothing at this address.');
    response.setHeader('allow', match.allowed.join(', '));
    throw refusal(405, 'BAD_REQUEST', `Only allowed here: ${match.allowed.join(', ')}.`);
  }

  #isOwnName({ host, hostname }: URL): boolean {
    if (!this.#onlyLocal || isLoopback(hostname)) return true;
    return this.#hosts.has(host) || this.#hosts.has(hostname);
  }

  #addressOf({ socket, headers }: IncomingMessage): string {
    // The last address is the one that our own proxy saw; the client can make up those before it.
    const forwarded = this.#behindProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return forwarded || (socket.remoteAddress ?? '');
  }
}

export interface Admitted {
  readonly route: NonNullable<Match['route']>;
  readonly exchange: Exchange;
}

/** A compressed body. No route accepts one, so that sizes are known before reading. */
function isEncoded(header: string | undefined): boolean {
  return header !== undefined && !/^\s*(identity)?\s*$/i.test(header);
}

function askForToken(request: IncomingMessage, response: ServerResponse, url: URL): null {
  response.setHeader('www-authenticate', 'Bearer realm="savegraph"');
  if (wantsPage(request)) {
    showLogin(response, 401, `${url.pathname}${url.search}`, '');
    return null;
  }
  throw refusal(401, 'UNAUTHENTICATED', 'This server requires its token: Authorization: Bearer TOKEN.');
}

/** Null for an invalid target. A target that is a full URL takes precedence over the Host header (RFC 9112, 3.2.2). */
function targetOf({ url = '/', headers, rawHeaders }: IncomingMessage): URL | null {
  // Node keeps the first of several hosts, a proxy may have looked at another.
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) return null;
  // Without a host, the first segment of the path would be parsed as one; with more in it, as that of a path.
  if (url.startsWith('/') && !HOST.test(headers.host ?? '')) return null;
  const address = url.startsWith('/') ? `http://${headers.host}${url}` : url;
  if (!/^https?:\/\//i.test(address)) return null;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** A name or address and perhaps a port, without anything that would begin another part of a URL. */
const HOST = /^[^/?#\\\s]+$/;
