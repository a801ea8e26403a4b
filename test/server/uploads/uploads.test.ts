// Saves that clients send: what is refused before it is whole, what is left behind (nothing). What is taken is in
// ../transcripts/uploads.txt.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inProcessFinder } from '../../../src/library/find/save-finder.ts';
import { makeTarGz } from '../../tools/archives.ts';
import { sendForever } from '../../tools/endless-body.ts';
import { fakeFormat } from '../../tools/fake-format.ts';
import { A, B, serveUploads } from '../../tools/serve-uploads.ts';

const { put, remove, query, names, url } = await serveUploads();

it('several saves of an archive are named as GraphQL names them', async () => {
  const packed = makeTarGz([
    { path: 'one.sav', content: A },
    { path: 'sub/two.sav', content: B },
  ]);
  const { status, body } = await put('both', packed);
  const { data } = (await query('{ saves { nodes { slug format title } } }')).body;
  expect([status, body.saves]).toEqual([201, data.saves.nodes]);
  expect(body.saves).toHaveLength(2);
  expect((await put('both', packed)).status).toBe(200);
  expect((await remove('both')).status).toBe(204);
});

it('what is no save is refused after a good beginning, when there is no room for more', async () => {
  const small = await serveUploads({ mostBytes: 2 ** 20 });
  const beginning = [A];
  const piece = (): Buffer => Buffer.concat([...beginning.splice(0), Buffer.alloc(65536, 10)]);
  const { status, sent } = await sendForever(new URL('/saves/a.sav', small.url), { method: 'PUT', piece });
  expect(status).toBe(507);
  expect(sent).toBeLessThan(2 * 2 ** 20);
  expect(small.names()).toEqual(['.incoming']);
});

it('what is no save leaves nothing when the client goes', async () => {
  const { hostname, port } = new URL(url);
  const asked = request({ hostname, port, method: 'PUT', path: '/saves/gone.sav' });
  asked.on('error', () => undefined);
  asked.write(Buffer.concat([A, Buffer.alloc(300_000, 10)]));
  await expect.poll(names).toHaveLength(3);
  asked.destroy();
  await expect.poll(names).toEqual(['.incoming']);
});

it('what was left by a server that ended is no save, and room is counted with it', async () => {
  const { folder, query, put } = await serveUploads({ mostBytes: 2 ** 20 });
  mkdirSync(join(folder, '.incoming/upload-old'));
  writeFileSync(join(folder, '.incoming/upload-old/a.sav'), Buffer.concat([A, Buffer.alloc(2 ** 20, 10)]));
  expect((await put('a.sav', A)).status).toBe(507);
  expect((await query('{ saves { totalCount } }')).body.data.saves.totalCount).toBe(0);
});

it('so many come in at a time, and more when those are done', async () => {
  const { url, put } = await serveUploads();
  const { hostname, port } = new URL(url);
  const open = Array.from({ length: 8 }, (_, at) => {
    const asked = request({ hostname, port, method: 'PUT', path: `/saves/open${at}.sav` });
    asked.on('error', () => undefined);
    asked.write(Buffer.concat([A, Buffer.alloc(100_000, 10)]));
    return asked;
  });
  await expect.poll(async () => (await put('more.sav', A)).status).toBe(503);
  for (const asked of open) asked.destroy();
  await expect.poll(async () => (await put('more.sav', A)).status).toBeLessThan(300);
});

it('what an archive becomes is counted as room', async () => {
  const { put, names } = await serveUploads({ mostBytes: 2 * 2 ** 20 });
  const content = Buffer.alloc(8 * 2 ** 20);
  const entries = [
    { path: 'a.sav', content: A },
    { path: 'b.bin', content },
  ];
  expect((await put('large', makeTarGz(entries))).status).toBe(507);
  expect(names()).toEqual(['.incoming']);
});

it('that vanishes while it is looked at is refused without a word about where it was', async () => {
  let stage = '';
  const finder = inProcessFinder([fakeFormat]);
  const find = (path: string, prefix: string) => {
    stage = path;
    rmSync(path);
    return finder.find(path, prefix);
  };
  const { put, folder } = await serveUploads({
    mostBytes: 2 ** 20,
    formats: [fakeFormat],
    finder: { ...finder, find },
  });
  const refused = await put('a.sav', A);
  expect(refused.status).toBe(507);
  expect(stage).toContain(folder);
  expect(refused.text).not.toContain(folder);
});

it('of too many saves is refused', async () => {
  const entries = Array.from({ length: 1001 }, (_, at) => ({ path: `${at}.sav`, content: A }));
  const { status, body } = await put('many', makeTarGz(entries));
  expect([status, body.errors[0].extensions.code]).toEqual([413, 'LIMIT_EXCEEDED']);
  expect(names()).toEqual(['.incoming']);
  expect((await put('many', makeTarGz(entries.slice(1)))).body.saves).toHaveLength(1000);
});
