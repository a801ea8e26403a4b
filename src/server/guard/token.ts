// Authorization by token: programs send it as a bearer token, browsers as a cookie that they got when they logged in.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Characters of a token: anything shorter could be guessed. */
export const LEAST_TOKEN = 16;

const COOKIE = 'savegraph';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

export class AccessToken {
  readonly #expected: Buffer;
  /** Represents the token in a browser: it opens this server without revealing the token. */
  readonly #session: string;
  /** Texts are compared by their HMAC with this key, so that the time the comparison takes reveals nothing. */
  readonly #key = randomBytes(32);

  constructor(token: string) {
    this.#expected = this.#digest(token);
    // Derived from nothing but the token: a browser stays logged in across restarts until the token changes.
    this.#session = createHmac('sha256', token).update('savegraph session').digest('base64url');
  }

  /** True for the token. */
  is(text: string): boolean {
    return timingSafeEqual(this.#digest(text), this.#expected);
  }

  /** True for an authorized request. */
  admits({ authorization, cookie }: IncomingHttpHeaders): boolean {
    const [, bearer] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
    if (bearer !== undefined) return this.is(bearer);
    const session = cookieIn(cookie ?? '');
    return session !== null && timingSafeEqual(this.#digest(session), this.#digest(this.#session));
  }

  /** The cookie that a browser gets for the token. */
  cookie(isSecure: boolean): string {
    const attributes = `HttpOnly; SameSite=Strict; Path=/; Max-Age=${MONTH_SECONDS}`;
    return `${COOKIE}=${this.#session}; ${attributes}${isSecure ? '; Secure' : ''}`;
  }

  #digest(text: string): Buffer {
    return createHash('sha256').update(this.#key).update(text).digest();
  }
}

function cookieIn(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, ...value] = part.split('=');
    if (name?.trim() === COOKIE) return value.join('=').trim();
  }
  return null;
}
