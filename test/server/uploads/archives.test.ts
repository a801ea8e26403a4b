// Archives that clients send: folders become saves, and hostile ones leave nothing behind.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type ArchiveEntry, inZip64, makeTar, makeTarGz, makeZip } from '../../tools/archives.ts';
import { noise } from '../../tools/noise.ts';
import { A, B, serveUploads } from '../../tools/serve-uploads.ts';

const KINDS = [
  ['zip', makeZip],
  ['tar', makeTar],
  ['tar in gzip', makeTarGz],
] as const;

describe.each(KINDS)('a folder as %s', (_, pack) => {
  const profile = (root: string): ArchiveEntry[] =>
    readdirSync('examples/hollowmere', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({
        path: `${root}${name.replaceAll('\\', '/')}`,
        content: readFileSync(join('examples/hollowmere', name)),
      }));

  it('becomes one save', async () => {
    const { put, query, remove, names } = await serveUploads();
    const entries = [
      { path: 'profile_0/', type: 'Directory' as const, mode: 0o040755 },
      ...profile('profile_0/'),
      { path: 'profile_0/.DS_Store', content: Buffer.from('x') },
    ];
    const { status, body } = await put('hollowmere', pack(entries));
    expect([status, body.saves[0]?.slug]).toEqual([201, 'uploads--hollowmere--profile_0--']);
    const { data } = (
      await query(
        '{ save(id: "uploads--hollowmere--profile_0--") { format darkestDungeon { heroes { totalCount } } } }',
      )
    ).body;
    expect(data.save.format).toBe('DARKEST_DUNGEON');
    expect(data.save.darkestDungeon.heroes.totalCount).toBeGreaterThan(0);
    // What lies beside it is no part of it.
    expect((await put('other', pack(profile('')))).body.saves[0].slug).toBe('uploads--other--');
    expect((await put('hollowmere', pack(entries))).status).toBe(200);
    expect((await remove('hollowmere')).status).toBe(204);
    expect((await query('{ saves { nodes { slug } } }')).body.data.saves.nodes).toEqual([
      { slug: 'uploads--other--' },
    ]);
    expect(names().filter((name) => name.startsWith('.incoming/'))).toEqual([]);
  });

  const save = { path: 'a.sav', content: A };
  const hostile: readonly (readonly [string, readonly ArchiveEntry[]])[] = [
    ['a way up', [save, { path: '../out.sav', content: A }]],
    ['a way up inside', [save, { path: 'a/../../out.sav', content: A }]],
    ['an absolute path', [save, { path: '/tmp/savegraph-out.sav', content: A }]],
    ['a path of Windows', [save, { path: 'C:\\out.sav', content: A }]],
    ['a way up of Windows', [save, { path: '..\\out.sav', content: A }]],
    ['a device of Windows', [save, { path: 'nul.sav', content: A }]],
    ['two of one name', [save, { path: 'a.sav', content: B }]],
    ['a file as a folder', [save, { path: 'a.sav/b', content: B }]],
    ['a deep path', [save, { path: `${'d/'.repeat(40)}b.sav`, content: A }]],
    ['a bomb', [save, { path: 'b.sav', content: Buffer.alloc(60 * 2 ** 20) }]],
    ['too many', Array.from({ length: 10_100 }, (_, at) => ({ path: `f${at}`, content: A }))],
    ['a link', [save, { path: 'l.sav', type: 'SymbolicLink', linkpath: '/etc/passwd', mode: 0o120777 }]],
    ['no save', [{ path: 'readme.txt', content: Buffer.from('nothing here') }]],
    ['nothing', []],
  ];

  it.each(hostile)('with %s is refused whole', async (what, entries) => {
    const { put, query, names, open } = await serveUploads();
    const packed = pack(entries);
    const { status, text } = await put('hostile', packed);
    expect(open()).toEqual([]);
    // A tar says what it is by its size, without gzip: that one is simply large.
    if (what === 'a bomb' && pack === makeTar) expect([201, 507]).toContain(status);
    else {
      expect([413, 422]).toContain(status);
      expect(text).not.toContain('/tmp');
      expect((await query('{ saves { totalCount } }')).body.data.saves.totalCount).toBe(0);
      expect(names()).toEqual(['.incoming']);
    }
    expect(existsSync('/tmp/savegraph-out.sav')).toBe(false);
  });

  it('cut anywhere is refused, or what is whole of it is a save', async () => {
    const { put, names, open, remove, internalErrors } = await serveUploads();
    const packed = pack([save, { path: 'sub/b.sav', content: noise(3000) }]);
    for (let length = 1; length < packed.length; length += 97) {
      const { status } = await put('cut', packed.subarray(0, length));
      expect([201, 413, 422]).toContain(status);
      if (status === 201) await remove('cut');
      expect(names()).toEqual(['.incoming']);
      expect(open()).toEqual([]);
    }
    expect(internalErrors).toEqual([]);
  });
});

describe('of an unstated length', async () => {
  const { url, names } = await serveUploads();
  /** In pieces, as `curl -T -` sends them. */
  const send = async (name: string, body: Buffer) => {
    async function* pieces() {
      for (let at = 0; at < body.length; at += 50_000) yield body.subarray(at, at + 50_000);
    }
    const init = { method: 'PUT', body: pieces() as unknown as BodyInit, duplex: 'half' };
    return (await fetch(new URL(`/saves/${name}`, url), init as RequestInit)).status;
  };
  const entry = { path: 'a.sav', content: A };
  const filler = { path: 'sub/b.bin', content: noise(3 * 2 ** 20) };

  it.each(KINDS)('%s is unpacked, small or large', async (_, pack) => {
    expect(await send('small', pack([entry]))).toBe(201);
    expect(await send('large', pack([filler, entry]))).toBe(201);
    expect(names()).toContain(join('large', 'a.sav'));
    for (const name of ['small', 'large']) await fetch(new URL(`/saves/${name}`, url), { method: 'DELETE' });
  });

  it('a file is taken, and what is none is not', async () => {
    expect(await send('factory.sav', readFileSync('examples/little-factory.sav'))).toBe(201);
    expect(await send('noise.sav', noise(3 * 2 ** 20))).toBe(422);
    expect(await send('small.sav', noise(300))).toBe(422);
  });
});

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

describe('tar alone', () => {
  it.each(['Link', 'CharacterDevice', 'FIFO'] as const)('with a %s is refused', async (type) => {
    const { put } = await serveUploads();
    const entry = { path: 'b.sav', type, ...(type === 'Link' && { linkpath: 'a.sav' }) };
    expect((await put('x', makeTar([{ path: 'a.sav', content: A }, entry]))).status).toBe(422);
  });

  it('packed twice is refused', async () => {
    const { put, names } = await serveUploads();
    const twice = gzipSync(makeTarGz([{ path: 'a.sav', content: A }]));
    expect((await put('x', twice)).status).toBe(422);
    expect(names()).toEqual(['.incoming']);
  });
});

describe('a small gzip of a tar', () => {
  const EMPTY = Buffer.alloc(150 * 2 ** 20);

  it.each([
    ['nothing but empty blocks', gzipSync(EMPTY), 'its tar is broken'],
    ['a note on a file that goes on for ever', endlessNote(EMPTY), 'it is nearly all padding'],
  ])('that holds %s is refused before all of it is looked through', async (_, packed, why) => {
    const { put, names, open } = await serveUploads();
    const { status, text } = await put('hostile', packed);
    expect([status, text]).toEqual([422, expect.stringContaining(why)]);
    expect([names(), open()]).toEqual([['.incoming'], []]);
  });

  it('is read up to the blocks that end it', async () => {
    const { put } = await serveUploads();
    const packed = gzipSync(Buffer.concat([makeTar([{ path: 'a.sav', content: A }]), EMPTY]));
    expect((await put('x', packed)).status).toBe(201);
  });
});

/** A header of notes on the next file, such as its whole name, that says they have as many bytes as follow. */
function endlessNote(bytes: Buffer): Buffer {
  const note = makeTar([{ path: 'x', type: 'ExtendedHeader', content: bytes }]);
  return gzipSync(note);
}

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
