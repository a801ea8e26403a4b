// Tars that do not end, end too soon, or hold other things than files.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { unpackTar } from '../../../src/server/uploads/unpack-tar.ts';
import { UnpackedFiles } from '../../../src/server/uploads/unpacked-files.ts';
import { makeTar, makeTarGz } from '../../tools/archives.ts';
import { forAllInTurns } from '../../tools/for-all.ts';
import { noise } from '../../tools/noise.ts';
import { A, serveUploads } from '../../tools/serve-uploads.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const { put, names, open } = await serveUploads();

it.each(['Link', 'CharacterDevice', 'FIFO'] as const)('tar alone with a %s is refused', async (type) => {
  const entry = { path: 'b.sav', type, ...(type === 'Link' && { linkpath: 'a.sav' }) };
  expect((await put('x', makeTar([{ path: 'a.sav', content: A }, entry]))).status).toBe(422);
});

it('tar alone packed twice is refused', async () => {
  const twice = gzipSync(makeTarGz([{ path: 'a.sav', content: A }]));
  expect((await put('x', twice)).status).toBe(422);
  expect(names()).toEqual(['.incoming']);
});

const EMPTY = Buffer.alloc(150 * 2 ** 20);

it.each([
  ['nothing but empty blocks', gzipSync(EMPTY), 'its tar is broken'],
  ['a note on a file that goes on for ever', endlessNote(EMPTY), 'it is nearly all padding'],
])(
  'a small gzip of a tar that holds %s is refused before all of it is looked through',
  async (_, packed, why) => {
    const { status, text } = await put('hostile', packed);
    expect([status, text]).toEqual([422, expect.stringContaining(why)]);
    expect([names(), open()]).toEqual([['.incoming'], []]);
  },
);

it('a small gzip of a tar is read up to the blocks that end it', async () => {
  const packed = gzipSync(Buffer.concat([makeTar([{ path: 'a.sav', content: A }]), EMPTY]));
  expect((await put('x', packed)).status).toBe(201);
});

/** A header of notes on the next file, such as its whole name, that says they have as many bytes as follow. */
function endlessNote(bytes: Buffer): Buffer {
  const note = makeTar([{ path: 'x', type: 'ExtendedHeader', content: bytes }]);
  return gzipSync(note);
}

/** Unpacks it in pieces of these sizes, again and again. Gives what came out, or the reason why nothing did. */
async function unpacked(tar: Buffer, sizes: readonly number[]): Promise<Record<string, string> | string> {
  const folder = tempFolder();
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0, turn = 0; at < tar.length; turn++) {
      const end = at + sizes[turn % sizes.length]!;
      yield tar.subarray(at, end);
      at = end;
    }
  }
  try {
    await unpackTar(pieces(), new UnpackedFiles(folder, tar.length, () => undefined));
  } catch (error) {
    expect((error as GraphQLError).extensions.code).toBe('NOT_A_SAVE');
    return (error as Error).message;
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

const files = [noise(700), Buffer.alloc(0), noise(512), noise(9000)];
const tar = makeTar(files.map((content, at) => ({ path: `f${at}`, content })));
const expected = Object.fromEntries(files.map((content, at) => [`f${at}`, content.toString('base64')]));

it('a tar gives the same files in pieces of any size', async () => {
  const sizes = fc.array(fc.constantFrom(1, 100, 511, 512, 513, 1024, 5000, 20_000), {
    minLength: 1,
    maxLength: 4,
  });
  await forAllInTurns(30, sizes, async (of) => {
    expect(await unpacked(tar, of)).toEqual(expected);
  });
});

it('a tar with one bit of a header that is not as it was gives no other file', async () => {
  // The first header, and the one after the first file.
  for (let byte = 0; byte < 512; byte += 5) {
    for (const header of [0, 1536]) {
      const bytes = Buffer.from(tar);
      bytes[header + byte]! ^= 1 << (byte % 8);
      const came = await unpacked(bytes, [4096]);
      if (typeof came !== 'string') expect([byte, came]).toEqual([byte, expected]);
      else expect(came).toContain('refused');
    }
  }
});

it('a tar that is cut inside a file is refused', async () => {
  for (const length of [1, 511, 513, 1000, tar.length - 1024 - 9000]) {
    expect([length, await unpacked(tar.subarray(0, length), [4096])]).toEqual([length, expect.any(String)]);
  }
});
