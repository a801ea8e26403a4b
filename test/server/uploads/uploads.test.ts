// Saves that clients send: what is taken, what is refused before it is whole, what is left behind (nothing).

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader } from '../../../src/library/read/read-job.ts';
import { UploadFolder } from '../../../src/server/uploads/upload-folder.ts';
import { Uploads } from '../../../src/server/uploads/uploads.ts';
import { type ArchiveEntry, inZip64, makeTar, makeTarGz, makeZip } from '../../tools/archives.ts';
import { sendForever } from '../../tools/endless-body.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { noise } from '../../tools/noise.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const A = fakeSave('A', ['x C', 'y C x']);
const B = fakeSave('B', ['x C', 'y C x', 'z C']);

async function serve(mostBytes = 64 * 2 ** 20, formats = [fakeFormat, ...FORMATS]) {
  const folder = tempFolder();
  const library = new Library({ reader: inProcessReader(formats), formats });
  const place = new UploadFolder(folder, mostBytes);
  library.addUploads(folder);
  const served = await serveLibrary(library, { uploads: new Uploads(place, library), files: true });
  const send = async (method: string, name: string, body?: Uint8Array | string) => {
    const url = new URL(`/saves/${name}`, served.url);
    const response = await fetch(url, { method, ...(body !== undefined && { body: body as BodyInit }) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text), text };
  };
  return {
    ...served,
    folder,
    put: (name: string, body: Uint8Array | string) => send('PUT', name, body),
    remove: (name: string) => send('DELETE', name),
    /** What lies there, aside too. */
    names: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort(),
    /** The files there that this process has open. */
    open: () => openFiles().filter((path) => path.startsWith(folder)),
  };
}

/** Told by Linux alone; elsewhere none. */
function openFiles(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(join('/proc/self/fd', name))];
    } catch {
      // Closed since, like that of the listing itself.
      return [];
    }
  });
}

describe('a file', async () => {
  const { put, remove, query, names, url } = await serve();
  const count = async (slug: string) =>
    (await query(`{ save(id: "${slug}") { stats { objects } } }`)).body.data.save;

  it('is there as soon as it is answered, and gives what was sent', async () => {
    const { status, body } = await put('my world.sav', A);
    expect([status, body]).toEqual([
      201,
      { saves: [{ slug: 'uploads--my~world', format: 'SLIME_RANCHER', title: 'A' }] },
    ]);
    expect(await count('uploads--my~world')).toEqual({ stats: { objects: 2 } });
    const file = await fetch(new URL('/saves/uploads--my~world/file', url));
    expect(Buffer.from(await file.arrayBuffer()).equals(A)).toBe(true);
    expect(names()).toEqual(['.incoming', 'my world.sav']);
  });

  it('takes the place of the one of its name', async () => {
    expect((await put('b.sav', A)).status).toBe(201);
    expect(await count('uploads--b')).toEqual({ stats: { objects: 2 } });
    expect((await put('b.sav', B)).status).toBe(200);
    await expect.poll(() => count('uploads--b')).toEqual({ stats: { objects: 3 } });
  });

  it('goes when it is deleted', async () => {
    await put('c.sav', A);
    expect((await remove('c.sav')).status).toBe(204);
    expect((await remove('c.sav')).status).toBe(404);
    const listed = await query('{ saves { nodes { slug } } }');
    expect(listed.body.data.saves.nodes).not.toContainEqual({ slug: 'uploads--c' });
    expect(names()).not.toContain('c.sav');
  });

  it('stays when what should take its place is none', async () => {
    await put('d.sav', A);
    expect((await put('d.sav', 'FAKE !')).status).toBe(422);
    expect((await put('d.sav', 'no save')).status).toBe(422);
    expect(await count('uploads--d')).toEqual({ stats: { objects: 2 } });
  });

  it('of a real format needs no whole file to be known', async () => {
    const whole = readFileSync('examples/little-factory.sav');
    expect((await put('factory.sav', whole)).status).toBe(201);
    const { body } = await query('{ save(id: "uploads--factory") { title format } }');
    expect(body.data.save.format).toBe('SATISFACTORY');
  });
});

describe('names', async () => {
  const { put, remove, names } = await serve();

  it.each([
    '..%2fa.sav',
    '%2e%2e%2fa.sav',
    '..%5ca.sav',
    '.hidden',
    '%2eincoming',
    'a%00.sav',
    'a%2f..%2fb.sav',
    '%2fetc%2fpasswd',
    'C%3a%5ca.sav',
    'con.sav',
    'LPT1',
    'a.',
    'a%20',
    'a%0a.sav',
    `${'x'.repeat(250)}.sav`,
    // File systems count bytes.
    `${encodeURIComponent('é').repeat(110)}.sav`,
    '%f0%9f%90%8d%e2%80%ae.sav',
  ])('%s is refused', async (name) => {
    const before = names();
    for (const { status, text } of [await put(name, A), await remove(name)]) {
      expect([400, 404, 405]).toContain(status);
      expect(text).not.toContain('/tmp');
    }
    expect(names()).toEqual(before);
  });

  it('in other scripts are good', async () => {
    expect((await put(encodeURIComponent('Fábrica 工場 (1).sav'), A)).status).toBe(201);
  });
});

describe('what is no save', async () => {
  const { url, put, names } = await serve();

  it('is refused with what it is', async () => {
    const { status, body, text } = await put('picture', Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1'));
    expect([status, body.errors[0].extensions.code]).toEqual([422, 'NOT_A_SAVE']);
    expect(text).toContain('a PNG image');
    expect((await put('empty.sav', '')).status).toBe(422);
  });

  it('is refused before it is whole, however long it goes on', async () => {
    const piece = (): Buffer => noise(65536);
    const { status, sent } = await sendForever(new URL('/saves/a.sav', url), { method: 'PUT', piece });
    expect(status).toBe(422);
    expect(sent).toBeLessThan(2 ** 20);
    expect(names()).toEqual(['.incoming']);
  });

  it('is refused after a good beginning, when there is no room for more', async () => {
    const small = await serve(2 ** 20);
    const beginning = [A];
    const piece = (): Buffer => Buffer.concat([...beginning.splice(0), Buffer.alloc(65536, 10)]);
    const { status, sent } = await sendForever(new URL('/saves/a.sav', small.url), { method: 'PUT', piece });
    expect(status).toBe(507);
    expect(sent).toBeLessThan(2 * 2 ** 20);
    expect(small.names()).toEqual(['.incoming']);
  });

  it('leaves nothing when the client goes', async () => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, method: 'PUT', path: '/saves/gone.sav' });
    asked.on('error', () => undefined);
    asked.write(Buffer.concat([A, Buffer.alloc(300_000, 10)]));
    await expect.poll(names).toHaveLength(3);
    asked.destroy();
    await expect.poll(names).toEqual(['.incoming']);
  });
});

it('a length that does not fit is refused before anything is sent', async () => {
  const { url, names } = await serve(2 ** 20);
  const status = await new Promise((resolve) => {
    const headers = { 'content-length': String(2 ** 31) };
    const asked = request(new URL('/saves/a.sav', url), { method: 'PUT', headers }, (response) => {
      resolve(response.statusCode);
      asked.destroy();
    });
    asked.flushHeaders();
  });
  expect(status).toBe(507);
  expect(names()).toEqual(['.incoming']);
});

it('what was left by a server that ended is no save, and room is counted with it', async () => {
  const { folder, query, put } = await serve(2 ** 20);
  mkdirSync(join(folder, '.incoming/upload-old'));
  writeFileSync(join(folder, '.incoming/upload-old/a.sav'), Buffer.concat([A, Buffer.alloc(2 ** 20, 10)]));
  expect((await put('a.sav', A)).status).toBe(507);
  expect((await query('{ saves { totalCount } }')).body.data.saves.totalCount).toBe(0);
});

it('what an earlier server left is taken away when no process can be at work on it any more', async () => {
  const folder = tempFolder();
  for (const name of ['old', 'fresh']) mkdirSync(join(folder, '.incoming', name), { recursive: true });
  const hoursAgo = (hours: number): number => Date.now() / 1000 - hours * 60 * 60;
  utimesSync(join(folder, '.incoming/old'), hoursAgo(7), hoursAgo(7));
  utimesSync(join(folder, '.incoming/fresh'), hoursAgo(5), hoursAgo(5));
  new UploadFolder(folder, 2 ** 20);
  await expect.poll(() => readdirSync(join(folder, '.incoming'))).toEqual(['fresh']);
});

it('small files take room too', async () => {
  const { put } = await serve(40_000);
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++) statuses.push((await put(`s${at}.sav`, A)).status);
  expect(statuses.slice(0, 3)).toEqual([201, 201, 201]);
  expect(statuses.at(-1)).toBe(507);
});

it('so many come in at a time, and more when those are done', async () => {
  const { url, put } = await serve();
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
  const { put, names } = await serve(2 * 2 ** 20);
  const content = Buffer.alloc(8 * 2 ** 20);
  for (const pack of [makeZip, makeTarGz]) {
    const { status } = await put(
      'large',
      pack([
        { path: 'a.sav', content: A },
        { path: 'b.bin', content },
      ]),
    );
    expect(status).toBe(507);
    expect(names()).toEqual(['.incoming']);
  }
});

it('links in the folder are not followed', async () => {
  const { folder, query } = await serve();
  const elsewhere = tempFolder({ 'secret.sav': A });
  symlinkSync(join(elsewhere, 'secret.sav'), join(folder, 'link.sav'));
  symlinkSync(elsewhere, join(folder, 'links'));
  await pause(50);
  expect((await query('{ saves { totalCount } }')).body.data.saves.totalCount).toBe(0);
});

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
    const { put, query, remove, names } = await serve();
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
    const { put, query, names, open } = await serve();
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
    const { put, names, open, remove, internalErrors } = await serve();
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
  const { url, names } = await serve();
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
    const { put, names, open } = await serve();
    expect((await put('x', makeZip([{ path: 'a.sav', content: A }, entry]))).status).toBe(422);
    expect(names()).toEqual(['.incoming']);
    expect(open()).toEqual([]);
  });
});

describe('tar alone', () => {
  it.each(['Link', 'CharacterDevice', 'FIFO'] as const)('with a %s is refused', async (type) => {
    const { put } = await serve();
    const entry = { path: 'b.sav', type, ...(type === 'Link' && { linkpath: 'a.sav' }) };
    expect((await put('x', makeTar([{ path: 'a.sav', content: A }, entry]))).status).toBe(422);
  });

  it('packed twice is refused', async () => {
    const { put, names } = await serve();
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
    const { put, names, open } = await serve();
    const { status, text } = await put('hostile', packed);
    expect([status, text]).toEqual([422, expect.stringContaining(why)]);
    expect([names(), open()]).toEqual([['.incoming'], []]);
  });

  it('is read up to the blocks that end it', async () => {
    const { put } = await serve();
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
  const { put, names } = await serve();
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
    const { put } = await serve();
    expect((await put('good', inZip64(zip))).status).toBe(201);
  });

  it.each([
    ['whose record lies where no file ends', { recordAt: 2n ** 63n }],
    ['whose record lies after its end', { recordAt: 2n ** 40n }],
    ['that begins where no file ends', { at: 2n ** 63n }],
    ['that begins where numbers are no longer exact', { at: 2n ** 53n + 2n }],
    ['of more entries than there are', { count: 2n ** 64n - 1n }],
  ])('%s is refused, and the server goes on', async (_, lie) => {
    const { put, names, open, internalErrors } = await serve();
    const { status, text } = await put('hostile', inZip64(zip, lie));
    expect([status, text]).toEqual([422, expect.stringContaining('its zip is broken')]);
    expect(names()).toEqual(['.incoming']);
    expect(open()).toEqual([]);
    expect((await put('good', zip)).status).toBe(201);
    expect(internalErrors).toEqual([]);
  });
});

it('nothing is taken where uploads are off', async () => {
  const library = new Library({ reader: inProcessReader([fakeFormat]), formats: [fakeFormat] });
  const { url } = await serveLibrary(library);
  for (const method of ['PUT', 'DELETE']) {
    const response = await fetch(new URL('/saves/a.sav', url), {
      method,
      ...(method === 'PUT' && { body: 'x' }),
    });
    expect([404, 405]).toContain(response.status);
  }
});
