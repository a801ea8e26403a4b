// Requests that pages of other sites make the browser send, and targets that no good client sends.

import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { rawRequest } from '../../tools/raw-request.ts';
import { serveSaves } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const { url } = await serveSaves(
  { 'a.sav': fakeSave('A', ['x C', 'y C x']) },
  [fakeFormat],
  // Whether the page was built or not.
  { pageFolder: tempFolder({}) },
);
const raw = rawRequest.bind(null, url);

describe('strangers', () => {
  const code = ({ status, text }: { status: number; text: string }) => [
    status,
    JSON.parse(text).errors?.[0].extensions.code,
  ];
  const own = `http://${new URL(url).host}`;
  const json = { 'content-type': 'application/json' };
  const body = '{"query":"{__typename}"}';

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'xlocalhost',
    '128.0.0.1',
    '[::2]',
    'localhost@evil.example',
  ])('cannot ask under the name %s', async (host) => {
    expect(code(await raw({ host, ...json }, [body]))).toEqual([403, 'FORBIDDEN']);
  });

  it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1', '127.1.2.3:80', '[::1]:4000'])(
    'can ask under the name %s of this machine',
    async (host) => {
      expect((await raw({ host, ...json }, [body])).status).toBe(200);
    },
  );

  const get = '?query=%7B__typename%7D';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const PAGES: [string, Record<string, string>][] = [
    ['of another origin', { origin: 'https://evil.example' }],
    ['of no origin', { origin: 'null' }],
    ['whose origin begins like ours', { origin: 'http://localhost.evil.example' }],
    ['of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['of a neighbour site', { 'sec-fetch-site': 'same-site' }],
    ['in an old browser', { referer: 'https://evil.example/page' }],
  ];

  it.each(PAGES)('get nothing run by a page %s', async (_, page) => {
    const types = ['application/json', 'application/graphql', 'text/plain', form['content-type']];
    for (const type of types) {
      expect(code(await raw({ ...page, 'content-type': type }, [body]))).toEqual([403, 'FORBIDDEN']);
    }
    expect(code(await raw(page, [], 'GET', get))).toEqual([403, 'FORBIDDEN']);
  });

  it('get no form run without leave', async () => {
    const sent = ['query=%7B__typename%7D'];
    expect(code(await raw(form, sent))).toEqual([403, 'FORBIDDEN']);
    expect(
      code(await raw({ 'content-type': 'Application/X-WWW-Form-Urlencoded;charset=utf-8' }, sent))[0],
    ).toBe(403);
    expect((await raw({ ...form, 'graphql-require-preflight': '1' }, sent)).status).toBe(200);
    expect((await raw({ ...form, 'sec-fetch-site': 'same-origin' }, sent)).status).toBe(200);
    // Leave is not what a page of another site can give itself.
    for (const [, page] of PAGES) {
      const asked = { ...form, ...page, 'graphql-require-preflight': '1' };
      expect(code(await raw(asked, sent))).toEqual([403, 'FORBIDDEN']);
    }
  });

  it.each([
    ['a tool', {}],
    ['a page of ours', { 'sec-fetch-site': 'same-origin', referer: `${own}/graphql` }],
    ['a page of ours, by its origin', { origin: own }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['another program on this machine', { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }],
  ])('are no concern of %s', async (_, headers) => {
    expect((await raw(headers, [], 'GET', get)).status).toBe(200);
    expect((await raw({ ...headers, ...json }, [body])).status).toBe(200);
    expect((await raw({ ...headers, 'content-type': 'application/graphql' }, ['{__typename}'])).status).toBe(
      200,
    );
  });

  it('may follow a link to GraphiQL, which runs nothing', async () => {
    const page = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
    const { status, text } = await raw(page, [], 'GET', get);
    expect([status, text.includes('__typename":"Query')]).toEqual([200, false]);
  });

  it('get no leave to read answers from their pages', async () => {
    const leave = async (origin: string) =>
      (await fetch(url, { method: 'OPTIONS', headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await leave('https://evil.example')).toBeNull();
    expect(await leave('http://localhost:5173')).toBeNull();
  });
});

describe('the target of a request', () => {
  const target = (path: string, host = new URL(url).host) => lines(`GET ${path} HTTP/1.1`, `host: ${host}`);
  const lines = async (...head: readonly string[]) => {
    const { port } = new URL(url);
    const text = await new Promise<string>((resolve, reject) => {
      let got = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.end(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n`),
      );
      socket.setEncoding('utf8').on('data', (part) => {
        got += part;
      });
      socket.on('error', reject).on('close', () => resolve(got));
    });
    expect(text).not.toMatch(/node_modules|\.ts|\.js\b/);
    return Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]);
  };
  const query = '/graphql?query=%7B__typename%7D';

  it('may be a whole address, of this machine', async () => {
    expect(await target(`http://localhost${query}`)).toBe(200);
    expect(await target(`HTTP://127.0.0.1:1${query}`, 'evil.example')).toBe(200);
    expect(await target(`http://evil.example${query}`)).toBe(403);
  });

  it.each(['*', 'http://', 'http://[', 'ftp://localhost/graphql', 'x', '?query={a}', 'localhost:80'])(
    'that is %s is refused',
    async (path) => expect(await target(path)).toBe(400),
  );

  it('needs a name, where it has none itself', async () => {
    expect(await lines(`GET ${query} HTTP/1.0`)).toBe(400);
    expect(await lines(`GET http://localhost${query} HTTP/1.0`)).toBe(200);
  });

  it.each(['localhost/healthz?', 'localhost/graphql#', 'localhost\\x', 'localhost x', ''])(
    'is refused with the host %j',
    async (host) => expect(await target(query, host)).toBe(400),
  );

  it('has one host', async () => {
    const hosts = ['host: localhost', 'Host: evil.example'];
    expect(await lines(`GET ${query} HTTP/1.1`, ...hosts)).toBe(400);
    expect(await lines(`GET ${query} HTTP/1.1`, ...hosts.toReversed())).toBe(400);
  });

  it.each(['/', '//', '/%', '/graphql%', '/\\', '/graphql/../x'])('that is %s is not found', async (path) =>
    expect(await target(path)).toBe(404),
  );

  it.each([
    'variables=%7B',
    'variables=x',
    'variables=[1]',
    'variables=1',
    'extensions=%7B',
    'query=%E0%A4%A',
  ])('with %s is refused', async (more) => {
    const response = await fetch(`${url}?query=%7B__typename%7D&${more}`);
    const expected = more.startsWith('query') ? 200 : 400;
    expect(response.status).toBe(expected);
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    expect(errors?.[0]?.extensions.code).toBe(expected === 200 ? undefined : 'BAD_REQUEST');
  });
});
