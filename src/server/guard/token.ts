// Who may ask, where a token is wanted: programs send it as a bearer, browsers a cookie that they got for it once.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Characters of a token: fewer could be guessed. */
export const LEAST_TOKEN = 16;

const COOKIE = 'savegraph';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

export class Token {
  readonly #expected: Buffer;
  /** Stands for the token in a browser: it opens this server and says nothing of the token. */
  readonly #session: string;
  /** Texts are compared by what this makes of them, so that how long it takes says nothing. */
  readonly #key = randomBytes(32);

  constructor(token: string) {
    this.#expected = this.#digest(token);
    // Of the token alone: a browser stays logged in when the server starts again, until the token changes.
    this.#session = createHmac('sha256', token).update('savegraph session').digest('base64url');
  }

  /** Whether a text is the token. */
  is(text: string): boolean {
    return timingSafeEqual(this.#digest(text), this.#expected);
  }

  /** Whether a request has leave. */
  admits({ authorization, cookie }: IncomingHttpHeaders): boolean {
    const [, bearer] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
    if (bearer !== undefined) return this.is(bearer);
    const session = cookieIn(cookie ?? '');
    return session !== null && timingSafeEqual(this.#digest(session), this.#digest(this.#session));
  }

  /** What a browser is given for the token. */
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
