// Attempts of strangers, on every route that there is: the list of them is the server's own, so that a new one is
// tried, too.

import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { basename, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { AccessToken } from '../../../src/server/guard/token.ts';
import type { Route } from '../../../src/server/http/router.ts';
import { serverMetrics } from '../../../src/server/monitoring/server-metrics.ts';
import { routesOf } from '../../../src/server/routes.ts';
import { UploadFolder } from '../../../src/server/uploads/upload-folder.ts';
import { Uploads } from '../../../src/server/uploads/uploads.ts';
import { sendForever } from '../../tools/endless-body.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { noise } from '../../tools/noise.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { type RawAnswer, rawRequest } from '../../tools/raw-request.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const TOKEN = 'a-token-of-some-length';
const GOOD = { authorization: `Bearer ${TOKEN}` };
const SECRET = 'the-text-of-a-file-beside';
const around = tempFolder({ 'secret.txt': SECRET, 'saves/a.sav': fakeSave('A', ['x C', 'y C x']) });
const pageFolder = tempFolder({ 'index.html': '<p>page</p>', 'page/x.js': '1', 'favicon.svg': '<svg/>' });

/** A server with everything that can be turned on. */
async function everything(token?: string) {
  const library = openLibrary(join(around, 'saves'), [fakeFormat]);
  const folder = tempFolder();
  const uploads = new Uploads(new UploadFolder(folder, 8 * 2 ** 20), library);
  await library.addUploads(folder);
  const on = { files: true, metrics: true, pageFolder, uploads };
  const report = (): void => undefined;
  const tools = {
    token: token === undefined ? null : new AccessToken(token),
    metrics: serverMetrics(library),
    isOpen: () => true,
  };
  const routes = routesOf({ schema: createSchema(), library, report, ...on }, tools);
  return { routes, serve: () => serveLibrary(library, { ...on, ...(token !== undefined && { token }) }) };
}

const VALUES: Readonly<Record<string, string>> = { slug: 'a', format: 'csv', name: 'objects' };

/** An address that the route answers, with other values where some are given. */
function addressOf({ path }: Route, values: Readonly<Record<string, string>> = {}): string {
  return path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? VALUES[name] ?? 'x'))
    .replace(/\*(\w+)$/, (_, name: string) => encodeURI(values[name] ?? 'x.js'));
}

function namesIn({ path }: Route): string[] {
  return Array.from(path.matchAll(/[:*](\w+)/g), ([, name]) => name!);
}

/** A path as it is, which fetch would tidy up. */
const ask = (
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body: Uint8Array | string = '',
): Promise<RawAnswer> => rawRequest(url, { method, path, headers, body: [body] });

const each = (routes: readonly Route[]): [string, string, Route][] =>
  routes.flatMap((route) =>
    route.methods.map((method): [string, string, Route] => [method, route.path, route]),
  );

const { routes, serve } = await everything(TOKEN);
const { url } = await serve();

it('without the token only these answer', () => {
  const open = routes.filter(({ isOpen }) => isOpen).map(({ path }) => path);
  expect(open.sort()).toEqual(['/healthz', '/login', '/readyz']);
  expect(routes.length).toBeGreaterThan(14);
});

it.each(each(routes))('without the token %s %s', async (method, _, route) => {
  const path = addressOf(route);
  const wrong = [
    {},
    { authorization: 'Bearer some-other-token-here' },
    { authorization: `Bearer ${TOKEN.slice(0, -1)}` },
    { authorization: `Bearer ${'x'.repeat(8000)}` },
    { cookie: `savegraph=${TOKEN}` },
    { authorization: `Basic ${Buffer.from(`:${TOKEN}`).toString('base64')}` },
  ];
  const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
  for (const headers of wrong) {
    for (const each of methods) {
      const { status } = await ask(url, each, path, headers as Record<string, string>);
      if (route.isOpen) expect(status).not.toBe(403);
      else expect([each, status]).toEqual([each, 401]);
    }
  }
  expect((await ask(url, method, path, GOOD)).status === 401).toBe(
    route.path === '/login' && method === 'POST',
  );
});

it('a token is compared in whole, whatever of it is right', async () => {
  const { default: crypto } = await import('node:crypto');
  const { syncBuiltinESMExports } = await import('node:module');
  const compare = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  try {
    const token = new AccessToken(TOKEN);
    const edges = [`x${TOKEN.slice(1)}`, `${TOKEN.slice(0, -1)}x`, `${TOKEN}x`];
    const guesses = [TOKEN, '', 'x', ...edges, 'x'.repeat(10_000)];
    for (const guess of guesses) {
      compare.mockClear();
      expect(token.is(guess)).toBe(guess === TOKEN);
      // Of digests under a secret key: how much of them agrees says nothing of the token.
      expect(compare.mock.calls.map(([a, b]) => [a.byteLength, b.byteLength])).toEqual([[32, 32]]);
    }
    compare.mockClear();
    expect(token.admits({ cookie: 'savegraph=x' })).toBe(false);
    expect(compare).toHaveBeenCalledTimes(1);
  } finally {
    compare.mockRestore();
    syncBuiltinESMExports();
  }
});

describe('a page of another site', async () => {
  const { routes, serve } = await everything();
  const { url, library } = await serve();
  const FOREIGN = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/page' },
  ] as const;

  it.each(each(routes))('is refused %s %s', async (method, _, route) => {
    for (const headers of FOREIGN) {
      const { status, text } = await ask(url, method, addressOf(route), headers);
      expect(status).toBe(403);
      expect(text).toContain('FORBIDDEN');
      const led = await ask(url, method, addressOf(route), { ...headers, accept: 'text/html' });
      if (!(route.isPage && method === 'GET')) expect(led.status).toBe(403);
    }
  });

  const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];
  const posts = each(routes).filter(([method]) => method === 'POST');

  it.each(posts)('has nothing run by a form to %s %s', async (_, path, route) => {
    for (const type of FORMS) {
      const mutation = 'mutation { openSave(id: "a") { slug } }';
      const body = type.includes('urlencoded') ? `query=${encodeURIComponent(mutation)}` : mutation;
      const { status } = await ask(url, 'POST', addressOf(route), { 'content-type': type }, body);
      if (path !== '/login') expect([400, 403, 406, 415]).toContain(status);
      expect(library.get('a')!.state).toBe('LISTED');
    }
  });
});

const HOSTILE_NAMES = [
  '../secret.txt',
  '..',
  '.',
  '../../../../../../etc/passwd',
  '/etc/passwd',
  '..\\secret.txt',
  'a/../../secret.txt',
  'a\0',
  'a\0.sav',
  'file:///etc/passwd',
  '....//secret.txt',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '\u202e\u0000\uffff',
  '<script>alert(1)</script>',
  join(around, 'secret.txt'),
];

describe('a name that leads elsewhere', async () => {
  const { routes, serve } = await everything();
  const { url, internalErrors } = await serve();
  const named = each(routes).filter(([, , route]) => namesIn(route).length > 0);

  const leaksNothing = ({ status, text }: Pick<RawAnswer, 'status' | 'text'>): void => {
    expect(status).toBeLessThan(500);
    // The name that was asked for may be said back, as JSON.
    const said = HOSTILE_NAMES.filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
    const withoutNames = said.reduce(
      (left, name) => left.replaceAll(JSON.stringify(name).slice(1, -1), ''),
      text,
    );
    for (const told of [SECRET, 'root:', basename(around), '/tmp/', process.cwd()]) {
      expect(withoutNames).not.toContain(told);
    }
  };

  it.each(named)('in %s %s', async (method, _, route) => {
    for (const name of namesIn(route)) {
      for (const value of HOSTILE_NAMES) {
        leaksNothing(await ask(url, method, addressOf(route, { [name]: value }), {}));
        const raw = addressOf(route, { [name]: 'RAW' }).replace('RAW', value.replace(/[^\x21-\x7e]/g, '%00'));
        leaksNothing(await ask(url, method, raw));
      }
    }
    expect(internalErrors).toEqual([]);
  });

  it.each('name object path attribute property save where columns orderBy first query'.split(' '))(
    'in the parameter %s of every route',
    async (parameter) => {
      for (const route of routes.filter(({ methods }) => methods.includes('GET'))) {
        for (const value of HOSTILE_NAMES.slice(0, 8)) {
          const search = new URLSearchParams({ object: 'x', path: 'x', [parameter]: value });
          leaksNothing(await ask(url, 'GET', `${addressOf(route)}?${search}`));
        }
      }
      expect(internalErrors).toEqual([]);
    },
  );

  it('in what is asked in GraphQL', async () => {
    const served = await serve();
    for (const value of HOSTILE_NAMES) {
      const query =
        'query ($v: ID!, $s: String!) { save(id: $v) { slug } node(id: $v) { id } object(save: "a", path: $s) { path } }';
      const { body } = await served.post({ query, variables: { v: value, s: value } });
      leaksNothing({ status: 200, text: JSON.stringify(body) });
    }
    expect(served.internalErrors).toEqual([]);
  });
});

describe('a body', async () => {
  const { routes, serve } = await everything();
  const { url, internalErrors } = await serve();
  const taking = each(routes).filter(([method]) => method === 'POST' || method === 'PUT');
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

  it.each(taking)('that never ends is cut off by %s %s', async (method, _, route) => {
    for (const piece of [Buffer.alloc(65_536, 0x20), noise(65_536)]) {
      const address = new URL(addressOf(route), url);
      const { status, sent } = await sendForever(address, { method, headers, piece: () => piece });
      expect([400, 413, 422, 507]).toContain(status);
      expect(sent).toBeLessThan(2 * 2 ** 20);
    }
    expect(internalErrors).toEqual([]);
  });

  it.each(taking)('that is said to be huge is not waited for by %s %s', async (method, _, route) => {
    const { hostname, port } = new URL(url);
    const status = await new Promise((resolve, reject) => {
      const length = { ...headers, 'content-length': String(2 ** 40) };
      const path = addressOf(route);
      const asked = request({ hostname, port, method, path, headers: length, agent: false }, (response) => {
        resolve(response.statusCode);
        asked.destroy();
      });
      asked.on('error', reject);
      asked.write('{');
    });
    expect([413, 507]).toContain(status);
  });

  it.each(taking)('of another kind is refused by %s %s', async (method, path, route) => {
    const types = ['image/png', 'application/xml', 'text/html', 'application/json; charset=nonsense', ''];
    for (const type of types) {
      for (const content of [
        noise(500),
        ...['[[[[', 'null', '{"query":1}'].map((text) => Buffer.from(text)),
      ]) {
        const sent = { ...headers, ...(type === '' ? { 'content-type': 'x' } : { 'content-type': type }) };
        const { status } = await ask(url, method, addressOf(route), sent, content);
        expect([method, path, type, status >= 400 && status < 500]).toEqual([method, path, type, true]);
      }
    }
    expect(internalErrors).toEqual([]);
  });
});

it('what lies beside the saves is as it was', () => {
  expect(readFileSync(join(around, 'secret.txt'), 'utf8')).toBe(SECRET);
});
