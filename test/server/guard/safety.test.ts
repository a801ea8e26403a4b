// What keeps strangers out: tokens, origins, rates, what the server does not tell.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { RateLimit } from '../../../src/server/guard/rate-limit.ts';
import { AccessToken } from '../../../src/server/guard/token.ts';
import type { ListenOptions } from '../../../src/server/http-server.ts';
import { readOperations, StoredOperations } from '../../../src/server/options/stored-operations.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveSaves } from '../../tools/serve.ts';

const TOKEN = 'a-token-of-some-length';
const files = { 'a.sav': fakeSave('A', ['x C', 'y C x']) };
const serve = (options: Partial<ListenOptions>) => serveSaves(files, [fakeFormat], options);

describe('with a token', async () => {
  const { url, post } = await serve({ token: TOKEN, metrics: true });
  const GOOD = { authorization: `Bearer ${TOKEN}` };
  const at = (path: string) => new URL(path, url);
  const body = { query: '{ saves { totalCount } }' };

  it.each([
    ['none', {}],
    ['another', { authorization: 'Bearer some-other-token-here' }],
    ['a part of it', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['more than it', { authorization: `Bearer ${TOKEN}x` }],
    ['other letters', { authorization: `Bearer ${TOKEN.toUpperCase()}` }],
    ['nothing', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: `Basic ${Buffer.from(`x:${TOKEN}`).toString('base64')}` }],
    ['a cookie of the token', { cookie: `savegraph=${TOKEN}` }],
    ['an empty cookie', { cookie: 'savegraph=' }],
    ['two tokens', { authorization: `Bearer ${TOKEN} ${TOKEN}` }],
  ])('%s is refused everywhere', async (_, headers) => {
    const answer = await post(body, headers as Record<string, string>);
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    for (const [method, path] of [
      ['GET', '/graphql?query={saves{totalCount}}'],
      ['GET', '/metrics'],
      ['GET', '/nowhere'],
      ['PUT', '/saves/x'],
      ['DELETE', '/saves/x'],
      ['GET', '/saves/a/objects.csv'],
      ['HEAD', '/graphql'],
    ] as const) {
      const response = await fetch(at(path), { method, headers: headers as Record<string, string> });
      expect([path, response.status]).toEqual([path, 401]);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  it('it is answered', async () => {
    expect((await post(body, GOOD)).body.data.saves.totalCount).toBe(1);
    expect((await post(body, { authorization: `bearer   ${TOKEN}` })).status).toBe(200);
  });

  it('browsers are asked for it, and get a cookie that is not the token', async () => {
    const asked = await fetch(`${url}?query=x`, { headers: { accept: 'text/html' } });
    const page = await asked.text();
    expect(asked.status).toBe(401);
    expect(page).toContain('<form method="post" action="/login">');
    expect(page).not.toContain('GraphiQL');
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
    for (const next of [
      'https://evil.example/',
      '/.//evil.example/',
      '/x/..//evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const location = (await login(TOKEN, next)).headers.get('location')!;
      expect(new URL(location, url).host).toBe(new URL(url).host);
    }
    expect((await login(TOKEN, '/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await login('x'.repeat(5000), '/')).status).toBe(413);
  });

  it('the page that asks says back nothing that could run', async () => {
    const response = await fetch(at('/x?"><script>alert(1)</script>'), { headers: { accept: 'text/html' } });
    expect(await response.text()).not.toContain('<script>');
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

describe('a token', () => {
  it('is no other text', () => {
    const token = new AccessToken(TOKEN);
    expect(token.is(TOKEN)).toBe(true);
    for (let at = 0; at < 3000; at++) expect(token.is(`${TOKEN.slice(0, -4)}${at}`)).toBe(false);
  });

  it('has cookies of its own, which outlive the server', () => {
    expect(new AccessToken(TOKEN).cookie(false)).toBe(new AccessToken(TOKEN).cookie(false));
    expect(new AccessToken(`${TOKEN}.`).cookie(false)).not.toBe(new AccessToken(TOKEN).cookie(false));
  });
});

describe('headers', async () => {
  const { url } = await serve({});

  it.each(['/graphql?query={__typename}', '/nowhere', '/graphql?query={'])(
    'of %s let nothing run',
    async (path) => {
      const { headers } = await fetch(new URL(path, url));
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('of GraphiQL name its scripts by their hashes', async () => {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    const policy = response.headers.get('content-security-policy')!;
    const scripts = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, text] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
    }
    expect(policy).toMatch(/script-src 'sha256-[^;]*;/);
    expect(policy.match(/unsafe-\w+/g)).toEqual(['unsafe-inline']);
    expect(policy).toContain("style-src 'unsafe-inline'");
  });
});

describe('pages of other origins', async () => {
  const MAP = 'https://map.example';
  const { url, post } = await serve({ cors: [MAP] });

  it('read answers only with leave', async () => {
    const ask = (origin: string) => post({ query: '{ __typename }' }, { origin });
    const allowed = await ask(MAP);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, MAP]);
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['https://evil.example', 'https://map.example.evil', 'http://map.example', 'null']) {
      const refused = await ask(origin);
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });

  it('learn of the leave beforehand', async () => {
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = (origin: string) => fetch(url, { method: 'OPTIONS', headers: { ...headers, origin } });
    const allowed = await preflight(MAP);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('content-type');
    expect(allowed.headers.get('vary')).toContain('origin');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('names of the server', async () => {
  const { url } = await serve({ allowedHosts: ['Saves.Example.org'] });
  const { request } = await import('node:http');
  const ask = (host: string, path = '/graphql?query={__typename}', headers = {}) =>
    new Promise<number>((resolve) => {
      request(new URL(path, url), { headers: { host, ...headers } }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      }).end();
    });

  it('are its own and those that were allowed', async () => {
    expect(await ask('saves.example.org')).toBe(200);
    expect(await ask('saves.example.org:443')).toBe(200);
    expect(await ask('evil.example')).toBe(403);
    expect(await ask('saves.example.org.evil.example')).toBe(403);
  });

  it('are asked for at every address', async () => {
    for (const path of [
      '/',
      '/nowhere',
      '/saves/a/objects.csv',
      '/saves/a/file',
      '/flat?query={a}',
      '/mcp',
    ]) {
      expect([path, await ask('evil.example', path)]).toEqual([path, 403]);
    }
  });

  it('and their ports tell their pages apart', async () => {
    const from = (origin: string) => ask('saves.example.org:4000', undefined, { origin });
    expect(await from('http://saves.example.org:4000')).toBe(200);
    expect(await from('http://saves.example.org:9999')).toBe(403);
    expect(await from('http://saves.example.org.evil.example:4000')).toBe(403);
  });
});

describe('rates', () => {
  it('are held for each address', async () => {
    const { url } = await serve({ rate: 2 });
    const statuses: number[] = [];
    for (let at = 0; at < 8; at++) statuses.push((await fetch(`${url}?query={__typename}`)).status);
    expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(statuses).toContain(429);
    const refused = await fetch(`${url}?query={__typename}`);
    expect(refused.headers.get('retry-after')).toBe('1');
  });

  it.each([
    [
      'its client',
      true,
      'said by itself, what the proxy saw is the last',
      (at: number) => `10.0.0.${at}, 192.0.2.9`,
    ],
    ['a client', false, 'no proxy is known of', (at: number) => `192.0.2.${at}`],
  ])(
    'are those of the connection, whatever address %s claims',
    async (_who, behindProxy, _why, forwarded) => {
      const { url } = await serve({ rate: 1, behindProxy });
      const statuses: number[] = [];
      for (let at = 0; at < 8; at++) {
        const headers = { 'x-forwarded-for': forwarded(at) };
        statuses.push((await fetch(`${url}?query={__typename}`, { headers })).status);
      }
      expect(statuses).toContain(429);
    },
  );

  it('are told apart behind a proxy', async () => {
    const { url } = await serve({ rate: 1, behindProxy: true });
    for (let at = 0; at < 8; at++) {
      const headers = { 'x-forwarded-for': `10.0.0.1, 192.0.2.${at}` };
      expect((await fetch(`${url}?query={__typename}`, { headers })).status).toBe(200);
    }
  });

  it('come back with time, and know networks', () => {
    const rate = new RateLimit(1);
    for (let at = 0; at < 3; at++) expect(rate.take('192.0.2.1', 0)).toBe(0);
    expect(rate.take('192.0.2.1', 0)).toBe(1);
    expect(rate.take('::ffff:192.0.2.1', 500)).toBe(1);
    expect(rate.take('192.0.2.1', 2000)).toBe(0);
    expect(rate.take('192.0.2.2', 0)).toBe(0);
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:5:6:7:8']) {
      expect(rate.take(address, 0)).toBe(0);
    }
    expect(rate.take('2001:db8:0:0:ffff::1', 0)).toBe(1);
    expect(rate.take('2001:db8:0:1::1', 0)).toBe(0);
  });

  it('remember some addresses only', () => {
    const rate = new RateLimit(1);
    for (let at = 0; at < 3; at++) rate.take('192.0.2.1', 0);
    for (let at = 0; at < 20_000; at++) rate.take(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 0);
    expect(rate.take('192.0.2.1', 0)).toBe(0);
  });
});

describe('the schema', async () => {
  const { query, url } = await serve({ introspection: false, graphiql: false });

  it('is not answered where introspection is off', async () => {
    for (const text of [
      '{ __schema { types { name } } }',
      '{ __type(name: "Save") { name } }',
      '{ savess { x } }',
      '{ saves { slug } }',
      '{ saves(limit: 1) { totalCount } }',
      '{ saves(where: {slugs: {eq: "x"}}) { totalCount } }',
    ]) {
      const { body } = await query(text);
      expect(body.data).toBeUndefined();
      expect(body.errors[0].message).not.toMatch(/Did you mean|It takes|It has|nodes/);
    }
    expect((await query('{ __typename saves { totalCount } }')).status).toBe(200);
  });

  it('comes with no page', async () => {
    const response = await fetch(`${url}?query={__typename}`, { headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type') ?? '').not.toContain('html');
    const foreign = { accept: 'text/html', 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${url}?query={__typename}`, { headers: foreign })).status).toBe(403);
  });
});

describe('operations', () => {
  const count = 'query Count { saves { totalCount } }';
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');

  it('of a list are the only ones that are run', async () => {
    const schema = createSchema();
    const operations = readOperations(JSON.stringify({ count, other: '{ __typename }' }), schema);
    const { post, url } = await serve({ operations });
    expect((await post({ documentId: 'count' })).body).toEqual({ data: { saves: { totalCount: 1 } } });
    expect((await post({ query: count })).status).toBe(200);
    const named = await fetch(`${url}?documentId=count`);
    expect(await named.json()).toEqual({ data: { saves: { totalCount: 1 } } });
    const other = await post({ query: '{ formats { title } }' });
    expect([other.status, other.body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect((await post({ documentId: 'nope' })).body.errors[0].message).toBe('PersistedQueryNotFound');
    // The text beside a name of the list is not run.
    expect((await post({ documentId: 'count', query: '{ formats { title } }' })).body.data).toEqual({
      saves: { totalCount: 1 },
    });
    const text = '{ formats { title } }';
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha(text) } };
    expect((await post({ query: text, extensions })).body.errors).toHaveLength(1);
    expect((await post({ extensions })).body.errors).toHaveLength(1);
  });

  it('of a list must be ones of the schema', () => {
    const schema = createSchema();
    expect(() => readOperations('{"a": "{ nope }"}', schema)).toThrow(
      'operation a: Cannot query field "nope"',
    );
    expect(() => readOperations('{"a": "{"}', schema)).toThrow('operation a: Syntax Error');
    expect(() => readOperations('{"a": 1}', schema)).toThrow('operation a has no text');
    expect(() => readOperations('[]', schema)).toThrow('is not a JSON object');
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`q${at}`, '{ __typename }']));
    expect(() => readOperations(JSON.stringify(many), schema)).toThrow(
      'expected at most 10000 operations, found 10001',
    );
    const odd = { operations: [{ id: [[1]], body: 'x' }] };
    expect(() => readOperations(JSON.stringify(odd), schema)).toThrow('operation object has no text');
    const manifest = { format: 'x', operations: [{ id: 'a', body: '{ __typename }', name: 'A' }] };
    expect([...readOperations(JSON.stringify(manifest), schema)]).toEqual([['a', '{ __typename }']]);
  });

  it('that clients sent are kept within a bound, and a long one not at all', () => {
    const stored = new StoredOperations();
    const named = (text: string) => ({ extensions: { persistedQuery: { sha256Hash: sha(text) } } });
    const texts = Array.from({ length: 20 }, (_, at) => `{ __typename } # ${at}`.padEnd(300_000));
    for (const query of texts) {
      expect(stored.textOf({ query, ...named(query) })).toBe(query);
      // Used again and again: this one stays.
      expect(stored.textOf(named(texts[0]!))).toBe(texts[0]);
    }
    expect(stored.textOf(named(texts.at(-1)!))).toBe(texts.at(-1));
    expect(() => stored.textOf(named(texts[1]!))).toThrow('PersistedQueryNotFound');
    const long = '{ __typename }'.padEnd(500_000);
    expect(stored.textOf({ query: long, ...named(long) })).toBe(long);
    expect(() => stored.textOf(named(long))).toThrow('PersistedQueryNotFound');
  });

  it('may be sent once with their hash, and then named by it', async () => {
    const { post } = await serve({});
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha(count) } };
    const unknown = await post({ extensions });
    expect(unknown.body.errors[0]).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
    expect((await post({ query: count, extensions })).status).toBe(200);
    expect((await post({ extensions })).body).toEqual({ data: { saves: { totalCount: 1 } } });
    expect((await post({ documentId: `sha256:${sha(count)}` })).status).toBe(200);
    const lie = { persistedQuery: { version: 1, sha256Hash: sha('other') } };
    expect((await post({ query: count, extensions: lie })).status).toBe(400);
    for (const odd of [1, null, {}, { sha256Hash: 5 }, []]) {
      expect((await post({ query: count, extensions: { persistedQuery: odd } })).status).toBe(200);
    }
  });
});
