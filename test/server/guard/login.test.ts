// Where a browser is led once it had the token; the page that asks for it is in ../transcripts/guard.txt.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAllInTurns } from '../../tools/for-all.ts';
import { serveSmall } from '../../tools/serve.ts';

const TOKEN = 'a-token-of-some-length';
const { url, get } = await serveSmall({ token: TOKEN });
const at = (path: string) => new URL(path, url);

const login = (token: string, next: string) =>
  get('/login', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ token, next }),
    redirect: 'manual',
  });

it('a browser that sends a long form is refused', async () => {
  expect((await login('x'.repeat(5000), '/')).status).toBe(413);
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
