// Answers to clients that send and delete saves.

import { expect, it } from 'vitest';
import { makeTarGz } from '../../tools/archives.ts';
import { serveSaves } from '../../tools/serve.ts';
import { A, B, serveUploads } from '../../tools/serve-uploads.ts';

const served = await serveUploads();
const { put, remove, query, url } = served;

it('an answer names the saves as GraphQL does', async () => {
  const packed = makeTarGz([
    { path: 'one.sav', content: A },
    { path: 'sub/two.sav', content: B },
  ]);
  const { status, body } = await put('both', packed);
  const { data } = (await query('{ saves { nodes { slug format title } } }')).body;
  expect([status, body.saves]).toEqual([201, data.saves.nodes]);
  expect(body.saves).toHaveLength(2);
  expect((await put('both', packed)).status).toBe(200);
});

it('an answer to a deletion has no body, and one to nothing to delete has the name', async () => {
  await put('gone.sav', A);
  expect(await remove('gone.sav')).toEqual({ status: 204, body: null, text: '' });
  const again = await remove('gone.sav');
  expect([again.status, again.body.errors[0]]).toMatchObject([
    404,
    { message: 'No upload is called gone.sav.', extensions: { code: 'SAVE_NOT_FOUND' } },
  ]);
});

it('an answer to an upload in pieces of unknown length is the same', async () => {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (const byte of A) yield Buffer.from([byte]);
  }
  const init = { method: 'PUT', body: pieces() as unknown as BodyInit, duplex: 'half' } as RequestInit;
  const response = await fetch(new URL('/saves/pieces.sav', url), init);
  expect([response.status, await response.json()]).toEqual([
    201,
    { saves: [{ slug: 'pieces', format: 'SLIME_RANCHER', title: 'A' }] },
  ]);
});

it('an answer is of the upload alone, and no fault of the server', async () => {
  const { status, text } = await put('broken.sav', 'FAKE !');
  expect([status, text]).toEqual([422, expect.not.stringContaining(served.folder)]);
  expect(served.internalErrors).toEqual([]);
});

it('nothing is taken where uploads are off', async () => {
  const { url } = await serveSaves({});
  for (const method of ['PUT', 'DELETE']) {
    const response = await fetch(new URL('/saves/a.sav', url), {
      method,
      ...(method === 'PUT' && { body: 'x' }),
    });
    expect([404, 405]).toContain(response.status);
  }
});
