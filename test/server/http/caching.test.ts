// Answers that need not be sent again, and those that are worth compressing.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { type RawAnswer, rawRequest } from '../../tools/raw-request.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const lines = Array.from({ length: 900 }, (_, at) => `path-of-an-object-${at} C`);
const folder = tempFolder({ 'a.sav': fakeSave('A', lines), 'b.sav': fakeSave('B', ['x C']) });
const { url } = await serveLibrary(openLibrary(folder, [fakeFormat]));
const LARGE = '{ save(id: "a") { objects(first: 900) { nodes { path } } } }';
const SMALL = '{ save(id: "b") { title stats { objects } } }';

function ask(method: string, query: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  if (method === 'GET') return rawRequest(`${url}?query=${encodeURIComponent(query)}`, { headers });
  const json = { 'content-type': 'application/json', ...headers };
  return rawRequest(url, { method, headers: json, body: [JSON.stringify({ query })] });
}

describe.each(['GET', 'POST'])('by %s', (method) => {
  it('a large answer is compressed for those who take it, a small one is not', async () => {
    const plain = await ask(method, LARGE);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(plain.body.toString()).data.save.objects.nodes).toHaveLength(900);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(method, LARGE, { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toContain('accept-encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length / 4);
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
    }
    const small = await ask(method, SMALL, { 'accept-encoding': 'br, gzip' });
    expect(small.headers['content-encoding']).toBeUndefined();
    const none = await ask(method, LARGE, { 'accept-encoding': 'br;q=0, identity' });
    expect(none.headers['content-encoding']).toBeUndefined();
  });
});

const own = tempFolder({ 'c.sav': fakeSave('C', ['x C']) });
const saves = openLibrary(own, [fakeFormat]);
const served = await serveLibrary(saves, { files: true });
const get = (path: string, etag?: string | null) =>
  fetch(new URL(path, served.url), { headers: { ...(etag && { 'if-none-match': etag }) } });
const answer = `/graphql?query=${encodeURIComponent('{ save(id: "c") { stats { objects } } }')}`;
const [table, file] = ['/saves/c/objects.csv', '/saves/c/file'];

it('what a client has of a save whose file is gone is worth nothing from then on', async () => {
  await get(answer);
  const paths = [table, file];
  const etags = await Promise.all(paths.map(async (path) => (await get(path)).headers.get('etag')));
  const again = async () => Promise.all(paths.map(async (path, at) => (await get(path, etags[at])).status));
  expect(await again()).toEqual([304, 304]);
  rmSync(join(own, 'c.sav'));
  await expect.poll(again).toEqual([404, 404]);
  const gone = await get(answer);
  expect([gone.status, await gone.json()]).toMatchObject([200, { data: { save: null } }]);
  expect(served.internalErrors).toEqual([]);
});
