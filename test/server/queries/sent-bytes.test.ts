// Sent answers, and what comes out of them again.

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ExecutionResult } from 'graphql';
import { expect, it } from 'vitest';
import { UnsentAnswers } from '../../../src/server/http/unsent-answers.ts';
import { sentBytes } from '../../../src/server/queries/sent-bytes.ts';
import { noise } from '../../tools/noise.ts';

type Sent = ExecutionResult & { readonly stringify: () => Uint8Array };

const LARGE = Buffer.from(JSON.stringify({ data: { text: 'a save '.repeat(3000) } }));
const SMALL = Buffer.from('{"data":{}}');

async function sent(bytes: Uint8Array, accepted: string | null, unsent?: UnsentAnswers) {
  const result = (await sentBytes(bytes, accepted, unsent)) as Sent;
  const { headers } = result.extensions!.http as { readonly headers: Readonly<Record<string, string>> };
  return { body: Buffer.from(result.stringify()), headers };
}

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['deflate', undefined, Buffer.from],
  [null, undefined, Buffer.from],
] as const)(
  'an answer for a client that takes %s is packed as it says',
  async (accepted, encoding, unpack) => {
    const { body, headers } = await sent(LARGE, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(body).equals(LARGE)).toBe(true);
    expect(headers.vary).toContain('accept-encoding');
    expect((await sent(SMALL, accepted)).headers['content-encoding']).toBeUndefined();
  },
);

it('an answer is the one that was made, though its buffer is used for the next while it is packed', async () => {
  // So large that it is far from packed when the next answer is written.
  const made = noise(4 * 2 ** 20);
  const buffer = new Uint8Array(made);
  const packing = sent(buffer, 'br');
  buffer.fill(0);
  expect(brotliDecompressSync((await packing).body).equals(made)).toBe(true);
});

it('an answer counts as unsent while it is packed, and no longer', async () => {
  const unsent = new UnsentAnswers(LARGE.length - 1);
  const packing = sent(LARGE, 'gzip', unsent);
  expect(unsent.refusal).not.toBeNull();
  await packing;
  expect(unsent.refusal).toBeNull();
});
