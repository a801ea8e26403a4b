// Answers to clients that send several saves, or one in pieces; others are in ../transcripts/uploads.txt.

import { expect, it } from 'vitest';
import { makeTarGz } from '../../tools/archives.ts';
import { A, B, serveUploads } from '../../tools/serve-uploads.ts';

const { put, query, url } = await serveUploads();

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
