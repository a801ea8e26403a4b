// The login of browsers where a token is required: the page that asks for it, and the address that the page
// posts it to.

import type { ServerResponse } from 'node:http';
import { readRequestBody } from '../http/read-body.ts';
import type { Exchange, Route } from '../http/router.ts';
import { escapeHtml, sendSmallPage } from '../http/small-page.ts';
import type { AccessToken } from './token.ts';

const PATH = '/login';
const MOST_FORM_BYTES = 4096;

export function loginRoute(token: AccessToken): Route {
  return {
    methods: ['GET', 'POST'],
    path: PATH,
    isPage: true,
    isOpen: true,
    answer: async (exchange) => {
      const { request, response } = exchange;
      if (request.method !== 'POST') {
        showLogin(response, 200, '/', '');
        return;
      }
      const body = await readRequestBody(request, MOST_FORM_BYTES);
      takeToken(token, exchange, new URLSearchParams(body.toString()));
    },
  };
}

/** Shows the login page. `next`: where to go afterwards, a path on this server. */
export function showLogin(response: ServerResponse, status: number, next: string, hint: string): void {
  sendSmallPage(
    response,
    status,
    `<form method="post" action="${PATH}">
<label>Token <input type="password" name="token" autocomplete="current-password" required autofocus></label>
<input type="hidden" name="next" value="${escapeHtml(next)}">
<button>Open</button></form>
<p>${escapeHtml(hint)}</p>`,
  );
}

function takeToken(token: AccessToken, { request, response, url }: Exchange, form: URLSearchParams): void {
  const next = ownPath(form.get('next') ?? '/', url);
  if (!token.is(form.get('token') ?? '')) {
    showLogin(response, 401, next, 'That is not the token.');
    return;
  }
  const isSecure = request.headers['x-forwarded-proto'] === 'https';
  response.writeHead(303, {
    'set-cookie': token.cookie(isSecure),
    location: next,
    'cache-control': 'no-store',
  });
  response.end();
}

/** The path to continue at, which never leads to another server. */
function ownPath(next: string, base: URL): string {
  if (!URL.canParse(next, base)) return '/';
  const url = new URL(next, base);
  // A path that starts with two slashes would be read as a host name.
  const isOwn = url.origin === base.origin && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}` : '/';
}
