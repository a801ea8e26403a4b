// The page as a browser gets it: each file of the build under its address, with its type, policy and age.

import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader } from '../../../src/library/read/read-job.ts';
import { UploadFolder } from '../../../src/server/uploads/upload-folder.ts';
import { Uploads } from '../../../src/server/uploads/uploads.ts';
import { fakeFormat } from '../../tools/fake-format.ts';
import { rawRequest } from '../../tools/raw-request.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const INDEX =
  '<!doctype html><meta name="savegraph-server" content="here"><script src="/page/x-1a2b.js"></script>';
const SCRIPT = `console.log(${'"text", '.repeat(2000)}1);`;
const FILES = {
  'index.html': INDEX,
  'graphql.html': '<!doctype html><script src="/page/x-1a2b.js"></script>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  'open-saves.js': 'postMessage(1);',
  'page/x-1a2b.js': SCRIPT,
  'page/x-1a2b.js.br': brotliCompressSync(SCRIPT),
  'page/sub/y.css': 'body{}',
  'page/x-1a2b.js.map': '{"sources":["secret.ts"]}',
  'notes.txt': 'not of the page',
};
/** What each is served as; null for what is not of the page. */
const TYPES: Readonly<Record<string, RegExp | null>> = {
  '/': /^text\/html/,
  '/favicon.svg': /^image\/svg\+xml/,
  '/site.webmanifest': /^application\/manifest\+json/,
  '/open-saves.js': /^text\/javascript/,
  '/page/x-1a2b.js': /^text\/javascript/,
  '/page/sub/y.css': /^text\/css/,
  '/page/x-1a2b.js.br': null,
  '/page/x-1a2b.js.map': null,
  '/notes.txt': null,
  '/index.html': null,
  '/graphql.html': null,
  '/page/': null,
  '/page/nothing.js': null,
  '/page/..%2ffavicon.svg': null,
  '/page/..%2f..%2fetc%2fpasswd': null,
};

function library(): Library {
  return new Library({ reader: inProcessReader([fakeFormat]), formats: [fakeFormat] });
}

const { url } = await serveLibrary(library(), { pageFolder: tempFolder(FILES) });
const get = (path: string, init?: RequestInit) => fetch(new URL(path, url), init);

it.each(Object.entries(TYPES))('a file %s has its type, or is not there', async (path, type) => {
  const response = await get(path);
  const text = await response.text();
  if (type === null) {
    expect([response.status, JSON.parse(text).errors[0].extensions.code]).toEqual([404, 'BAD_REQUEST']);
    return;
  }
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(type);
  expect(text).toBe(FILES[(path === '/' ? 'index.html' : path.slice(1)) as keyof typeof FILES]);
  // A browser that takes it for something else may run it.
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('a file is kept for good if its name says what is in it, and asked for again if not', async () => {
  for (const path of ['/page/x-1a2b.js', '/page/sub/y.css']) {
    expect((await get(path)).headers.get('cache-control')).toContain('immutable');
  }
  for (const path of ['/', '/open-saves.js', '/favicon.svg']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  }
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', Buffer.from],
] as const)('a file gives the same in %s, and as many bytes as it says', async (encoding, unpack) => {
  const { request } = await import('node:http');
  for (const path of ['/page/x-1a2b.js', '/page/sub/y.css', '/']) {
    const { headers, body } = await new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (resolve) => {
        request(new URL(path, url), { headers: { 'accept-encoding': encoding } }, (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece) => pieces.push(piece));
          response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(pieces) }));
        }).end();
      },
    );
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers.vary).toContain('accept-encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const expected = FILES[(path === '/' ? 'index.html' : path.slice(1)) as keyof typeof FILES];
    expect(unpack(body).toString()).toBe(expected);
  }
});

it('a file is announced by HEAD as it would be sent, without a body', async () => {
  const [head, whole] = [await get('/page/x-1a2b.js', { method: 'HEAD' }), await get('/page/x-1a2b.js')];
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const name of ['content-type', 'content-length', 'content-security-policy']) {
    expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  }
});

const policyOf = async (path: string): Promise<Map<string, readonly string[]>> => {
  const policy = (await get(path)).headers.get('content-security-policy')!;
  return new Map(policy.split('; ').map((text) => [text.split(' ')[0]!, text.split(' ').slice(1)]));
};

it('the policy lets nothing of other sites run, and nothing that stands in the page', async () => {
  for (const path of ['/', '/page/x-1a2b.js', '/open-saves.js']) {
    const policy = await policyOf(path);
    expect([path, policy.get('default-src')]).toEqual([path, ["'none'"]]);
    const sources = [...policy.values()].flat();
    expect(
      sources.filter(
        (source) => /unsafe-(inline|eval)'|https?:|^data:|\*/.test(source) && source !== "'wasm-unsafe-eval'",
      ),
    ).toEqual([]);
  }
});

it('the policy lets only the worker that opens saves compile WebAssembly', async () => {
  expect((await policyOf('/open-saves.js')).get('script-src')).toContain("'wasm-unsafe-eval'");
  for (const path of ['/', '/page/x-1a2b.js']) {
    expect((await policyOf(path)).get('script-src')).toEqual(["'self'"]);
  }
});

it('the policy keeps the page to itself, so that it may share memory', async () => {
  const { headers } = await get('/');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect((await policyOf('/')).get('frame-ancestors')).toEqual(["'none'"]);
});

it('a page of a server that takes uploads knows it, packed or not', async () => {
  const saves = library();
  const folder = tempFolder();
  await saves.addUploads(folder);
  // The packed page of the build says that it takes none.
  const pageFolder = tempFolder({ ...FILES, 'index.html.br': brotliCompressSync(INDEX) });
  const uploads = new Uploads(new UploadFolder(folder, 1000), saves);
  const taking = await serveLibrary(saves, { pageFolder, uploads });
  const expected = INDEX.replace('content="here"', 'content="uploads"');
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    expect([encoding, await (await fetch(new URL('/', taking.url), { headers })).text()]).toEqual([
      encoding,
      expected,
    ]);
  }
});

it('a page may be linked to from other sites, and its scripts may not', async () => {
  const foreign = { accept: 'text/html', 'sec-fetch-site': 'cross-site' };
  expect((await rawRequest(new URL('/', url).href, foreign, [], 'GET')).status).toBe(200);
  expect((await rawRequest(new URL('/page/x-1a2b.js', url).href, foreign, [], 'GET')).status).toBe(403);
});

it('a page that was not built is nowhere', async () => {
  for (const pageFolder of [tempFolder(), '/nowhere/at/all']) {
    const without = await serveLibrary(library(), { pageFolder });
    expect((await fetch(new URL('/', without.url))).status).toBe(404);
    expect((await fetch(new URL('/page/x-1a2b.js', without.url))).status).toBe(404);
  }
});
