// The page that asks a browser for the token, and where it leads who had it.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAllInTurns } from '../../tools/for-all.ts';
import { serveSmall } from '../../tools/serve.ts';

const TOKEN = 'a-token-of-some-length';
const { post, url } = await serveSmall({ token: TOKEN });
const at = (path: string) => new URL(path, url);
const body = { query: '{ saves { totalCount } }' };

const login = (token: string, next: string, headers = {}) =>
  fetch(at('/login'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams({ token, next }),
    redirect: 'manual',
  });

it('a browser is asked for the token, and gets a cookie that is not the token', async () => {
  const asked = await fetch(`${url}?query=x`, { headers: { accept: 'text/html' } });
  const page = await asked.text();
  expect(asked.status).toBe(401);
  expect(page).toContain('<form method="post" action="/login">');
  expect(page).not.toContain('Queries');
  const wrong = await login('wrong', '/graphql');
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
  const right = await login(TOKEN, '/graphql?query=x');
  expect([right.status, right.headers.get('location')]).toEqual([303, '/graphql?query=x']);
  const cookie = right.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^savegraph=[\w-]+; HttpOnly; SameSite=Strict; Path=\//);
  expect(cookie).not.toContain(TOKEN);
  expect((await post(body, { cookie: `other=1; ${cookie.split(';')[0]}` })).status).toBe(200);
  // The name of the cookie is ours alone, and what it says is of this token alone.
  const session = cookie.slice(0, cookie.indexOf(';'));
  expect((await post(body, { cookie: `x${session}` })).status).toBe(401);
  expect((await post(body, { cookie: `${session}x` })).status).toBe(401);
  expect(cookie).not.toContain('Secure');
  const secure = await login(TOKEN, '/', { 'x-forwarded-proto': 'https' });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
  expect((await login(TOKEN, '/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await login('x'.repeat(5000), '/')).status).toBe(413);
});

it('a browser gets a page that says back nothing that could run', async () => {
  const response = await fetch(at('/x?"><script>alert(1)</script>'), { headers: { accept: 'text/html' } });
  expect(await response.text()).not.toContain('<script>');
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
});

/** What the form would send back, as a browser reads the page. */
const nextIn = (page: string): string => {
  const text = /name="next" value="([^"]*)"/.exec(page)![1]!;
  expect(text).not.toMatch(/[<>']/);
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text.replace(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, code?: string, name?: string) =>
    name === undefined ? String.fromCharCode(Number(code)) : named[name]!,
  );
};

it('a browser is led back to where it was, whatever stands in the address', async () => {
  const unit = fc.constantFrom(...`" ' < > & &lt; &amp; &quot; é %22 + a = /`.split(' '));
  const search = fc.string({ unit, maxLength: 12 });
  await forAllInTurns(40, search, async (text) => {
    const wanted = at(`/graphql?q=${text}`);
    const asked = await fetch(wanted, { headers: { accept: 'text/html' } });
    const next = nextIn(await asked.text());
    const { status, headers } = await login(TOKEN, next);
    expect([status, new URL(headers.get('location')!, url).href]).toEqual([303, wanted.href]);
  });
});

it('a browser may be wrong first, and still gets where it was', async () => {
  const wrong = await login('wrong', '/graphql?query=%7Ba%7D');
  const page = await wrong.text();
  expect(page).toContain('That is not the token.');
  expect(nextIn(page)).toBe('/graphql?query=%7Ba%7D');
});

it('a browser is never led to another host', async () => {
  const part = fc.constantFrom(
    ...'/ \\ // . .. : @ %2f %5c evil.example https a ? #'.split(' '),
    ...['\t', '\n'],
  );
  await forAllInTurns(100, fc.array(part, { maxLength: 6 }), async (parts) => {
    const location = (await login(TOKEN, parts.join(''))).headers.get('location')!;
    expect(new URL(location, url).host).toBe(new URL(url).host);
  });
});

it('a browser can always ask for the page, which no cache keeps', async () => {
  const page = await fetch(at('/login'));
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(nextIn(await page.text())).toBe('/');
});
