// Archives that clients send: folders become saves, and hostile ones leave nothing behind.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { create } from 'tar';
import { describe, expect, it } from 'vitest';
import { archiveKind, unpackArchive } from '../../../src/server/uploads/unpack.ts';
import { type ArchiveEntry, makeTar, makeTarGz } from '../../tools/archives.ts';
import { forAllInTurns } from '../../tools/for-all.ts';
import { noise } from '../../tools/noise.ts';
import { A, B, serveUploads } from '../../tools/serve-uploads.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const KINDS = [
  ['tar', makeTar],
  ['tar in gzip', makeTarGz],
] as const;

describe.each(KINDS)('a folder as %s', async (_, pack) => {
  const { put, query, names, open, remove, internalErrors } = await serveUploads();
  const profile = (root: string): ArchiveEntry[] =>
    readdirSync('examples/hollowmere', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({
        path: `${root}${name.replaceAll('\\', '/')}`,
        content: readFileSync(join('examples/hollowmere', name)),
      }));

  it('becomes one save', async () => {
    const entries = [
      folder('profile_0/'),
      ...profile('profile_0/'),
      { path: 'profile_0/.DS_Store', content: Buffer.from('x') },
    ];
    const { status, body } = await put('hollowmere', pack(entries));
    expect([status, body.saves[0]?.slug]).toEqual([201, 'profile-0']);
    const { data } = (
      await query('{ save(id: "profile-0") { format darkestDungeon { heroes { totalCount } } } }')
    ).body;
    expect(data.save.format).toBe('DARKEST_DUNGEON');
    expect(data.save.darkestDungeon.heroes.totalCount).toBeGreaterThan(0);
    // What lies beside it is no part of it.
    expect((await put('other', pack(profile('')))).body.saves[0].slug).toBe('other');
    expect((await put('hollowmere', pack(entries))).status).toBe(200);
    expect((await remove('hollowmere')).status).toBe(204);
    expect((await query('{ saves { nodes { slug } } }')).body.data.saves.nodes).toEqual([{ slug: 'other' }]);
    expect((await remove('other')).status).toBe(204);
    expect(names()).toEqual(['.incoming']);
  });

  const save = { path: 'a.sav', content: A };
  const folder = (path: string) => ({ path, type: 'Directory' as const });
  const hostile: readonly (readonly [string, readonly ArchiveEntry[], why?: string])[] = [
    ['a way up', [save, { path: '../out.sav', content: A }], '"../out.sav" leads out of the archive'],
    ['a way up inside', [save, { path: 'a/../../out.sav', content: A }], 'out.sav" leads out of the archive'],
    ['an absolute path', [save, { path: '/opt/savegraph-out.sav', content: A }], 'out.sav" is absolute'],
    ['a path of Windows', [save, { path: 'C:\\out.sav', content: A }], 'out.sav" is absolute'],
    ['a way up of Windows', [save, { path: '..\\out.sav', content: A }], 'out.sav" leads out of the archive'],
    [
      'a device of Windows',
      [save, { path: 'nul.sav', content: A }],
      '"nul.sav" has a name that no file of a save has',
    ],
    ['two of one name', [save, { path: 'a.sav', content: B }]],
    ['a file as a folder', [save, { path: 'a.sav/b', content: B }]],
    ['a deep path', [save, { path: `${'d/'.repeat(40)}b.sav`, content: A }]],
    ['a bomb', [save, { path: 'b.sav', content: Buffer.alloc(60 * 2 ** 20) }]],
    ['too many', [save, ...Array.from({ length: 10_100 }, (_, at) => folder(`d${at}/`))]],
    [
      'a link',
      [save, { path: 'l.sav', type: 'SymbolicLink', linkpath: '/etc/passwd' }],
      '"l.sav" is neither',
    ],
    ['no save', [{ path: 'readme.txt', content: Buffer.from('nothing here') }]],
    ['nothing', []],
  ];

  it.for(hostile)('with %s is refused whole', async ([what, entries, why = '']) => {
    const packed = pack(entries);
    const { status, text } = await put('hostile', packed);
    expect(open()).toEqual([]);
    // A tar says what it is by its size, without gzip: that one is simply large.
    if (what === 'a bomb' && pack === makeTar) {
      expect([201, 507]).toContain(status);
      await remove('hostile');
    } else {
      expect([413, 422]).toContain(status);
      expect(text).not.toContain('/tmp');
      expect(JSON.parse(text).errors[0].message).toContain(why);
      expect((await query('{ saves { totalCount } }')).body.data.saves.totalCount).toBe(0);
      expect(names()).toEqual(['.incoming']);
    }
    expect(existsSync('/opt/savegraph-out.sav')).toBe(false);
  });

  it('cut anywhere is refused, or what is whole of it is a save', async () => {
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

const name = fc.constantFrom('a', 'b', 'c.sav', 'long name (1)', 'é工', '.hidden');
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const content = fc.oneof(
  fc.constantFrom(0, 1, 511, 512, 513, 70_000).map((size) => noise(size)),
  fc.constant(Buffer.alloc(100_000, 'same ')),
);
/** None of them below another. */
const folders = fc.dictionary(path, content, { maxKeys: 6, noNullPrototype: true }).filter((files) => {
  const paths = Object.keys(files);
  return paths.length > 0 && !paths.some((one) => paths.some((other) => other.startsWith(`${one}/`)));
});

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: of }): [string, string] => {
        const file = join(parentPath, of);
        return [file.slice(folder.length + 1), readFileSync(file, 'base64')];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

it('any folder comes out of an archive as it went in, and its bytes are counted', async () => {
  await forAllInTurns(
    60,
    folders,
    fc.constantFrom(...KINDS, ['gzip of tar itself', null] as const),
    async (files, [, pack]) => {
      const from = tempFolder(files);
      const archive = join(tempFolder(), 'archive');
      const entries = Object.entries(files).map(([at, bytes]) => ({ path: at, content: bytes }));
      if (pack) writeFileSync(archive, pack(entries));
      // Another writer than ours, with folders and longer names in entries of their own.
      else
        await create(
          { gzip: true, file: archive, cwd: from },
          readdirSync(from).map((each) => `./${each}`),
        );
      const folder = tempFolder();
      let taken = 0;
      const kind = archiveKind(readFileSync(archive))!;
      await unpackArchive(archive, kind, folder, (bytes) => {
        taken += bytes;
      });
      expect(filesIn(folder)).toEqual(filesIn(from));
      expect(taken).toBe(Object.values(files).reduce((sum, { length }) => sum + length, 0));
    },
  );
});

it.each([
  ['tar', makeTar([{ path: 'a', content: A }]), 'tar'],
  ['gzip', makeTarGz([{ path: 'a', content: A }]), 'gzip'],
  ['save', A, null],
  ['nothing', new Uint8Array(0), null],
  ['noise', noise(1000), null],
] as const)('an archive %s is known by its beginning, wherever that lies in memory', (_, bytes, kind) => {
  expect(archiveKind(bytes)).toBe(kind);
  expect(archiveKind(Buffer.concat([noise(7), bytes]).subarray(7))).toBe(kind);
  // A gzip says it at once, a tar at the end of its first header.
  expect(archiveKind(bytes.subarray(0, 262))).toBe(kind);
  expect(archiveKind(bytes.subarray(0, 1))).toBeNull();
});
