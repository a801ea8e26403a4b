// Zips whose directory does not say what is in them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpackZip } from '../../../src/server/uploads/unpack-zip.ts';
import { UnpackedFiles } from '../../../src/server/uploads/unpacked-files.ts';
import { inZip64, makeZip } from '../../tools/archives.ts';
import { A, serveUploads } from '../../tools/serve-uploads.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

describe('zip alone', () => {
  it.each([
    ['lies about a size', { path: 'b.sav', content: Buffer.alloc(100_000), declared: 10 }],
    // Headers of tar are too short for it.
    ['has a long path', { path: `${`${'d'.repeat(190)}/`.repeat(6)}b.sav`, content: A }],
    ['is encrypted', { path: 'b.sav', content: A, isEncrypted: true }],
  ])('%s and is refused', async (_, entry) => {
    const { put, names, open } = await serveUploads();
    expect((await put('x', makeZip([{ path: 'a.sav', content: A }, entry]))).status).toBe(422);
    expect(names()).toEqual(['.incoming']);
    expect(open()).toEqual([]);
  });
});

it('a zip with a file that is not as it was packed is refused', async () => {
  const { put, names } = await serveUploads();
  const zip = makeZip([{ path: 'a.sav', content: A }]);
  // The sum stands in the directory, 16 bytes after its first letters.
  zip[zip.indexOf('PK\x01\x02') + 16]! ^= 1;
  const { status, text } = await put('hostile', zip);
  expect([status, text]).toEqual([422, expect.stringContaining('a file in it has another sum')]);
  expect(names()).toEqual(['.incoming']);
});

describe('a zip with a directory of 64 bits', () => {
  const zip = makeZip([{ path: 'a.sav', content: A }]);

  it('becomes a save', async () => {
    const { put } = await serveUploads();
    expect((await put('good', inZip64(zip))).status).toBe(201);
  });

  it.each([
    ['whose record lies where no file ends', { recordAt: 2n ** 63n }],
    ['whose record lies after its end', { recordAt: 2n ** 40n }],
    ['that begins where no file ends', { at: 2n ** 63n }],
    ['that begins where numbers are no longer exact', { at: 2n ** 53n + 2n }],
    ['of more entries than there are', { count: 2n ** 64n - 1n }],
  ])('%s is refused, and the server goes on', async (_, lie) => {
    const { put, names, open, internalErrors } = await serveUploads();
    const { status, text } = await put('hostile', inZip64(zip, lie));
    expect([status, text]).toEqual([422, expect.stringContaining('its zip is broken')]);
    expect(names()).toEqual(['.incoming']);
    expect(open()).toEqual([]);
    expect((await put('good', zip)).status).toBe(201);
    expect(internalErrors).toEqual([]);
  });
});

describe('a zip with one bit that is not as it was', () => {
  const contents = [Buffer.from('the first of its files'), Buffer.from('and the second '.repeat(9))];
  const zip = makeZip(contents.map((content, at) => ({ path: `f${at}.sav`, content })));

  it('is refused, or what comes out of it is what went in', async () => {
    let refused = 0;
    for (let bit = 0; bit < zip.length * 8; bit += 7) {
      const bytes = Buffer.from(zip);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      const folder = tempFolder();
      const archive = join(tempFolder({ zip: bytes }), 'zip');
      const error: unknown = await unpackZip(
        archive,
        new UnpackedFiles(folder, bytes.length, () => undefined),
      ).catch((reason: unknown) => reason);
      if (error !== undefined) {
        expect([bit, (error as Error).name]).toEqual([bit, 'UploadError']);
        refused++;
        continue;
      }
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
      for (const file of files) {
        const content = readFileSync(file);
        expect([bit, contents.some((each) => each.equals(content))]).toEqual([bit, true]);
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});
