import { describe, expect, it } from 'vitest';
import { unreal3 } from '../../../../src/formats/unreal3/index.ts';
import { listing } from '../../../tools/open-files.ts';
import { claimOf, edges, openPackages, packageOf } from '../../../tools/unreal3/open-packages.ts';

const props = (storage = 'raw') => packageOf(`a mesh, ${storage}`);

describe('claims', () => {
  const other = Uint8Array.of(9, 8, 7, 6, 1, 2, 3, 4);
  const engine1 = Uint8Array.of(0xc1, 0x83, 0x2a, 0x9e, 69, 0, 0, 0, 0, 0, 0, 0);

  it('make one save of all packages of a folder, those included that are not read', () => {
    const files = {
      // It names the mesh in another case, and two that are not there.
      'Game/Maps/Town.umap': packageOf('a map with the mesh'),
      'Game/Props.upk': props('whole lzo'),
      'Game/Old.u': engine1,
      'Game/readme.txt': new TextEncoder().encode('nothing to see'),
    };
    const claim = claimOf(files);
    expect(claim.name).toBe('Game');
    expect(claim.files.map(({ path }) => path)).toEqual([
      'Game/Maps/Town.umap',
      'Game/Props.upk',
      'Game/Old.u',
    ]);
    expect(unreal3.header(claim)).toMatchObject({
      title: 'Game',
      version: '868/0',
      fields: { packages: 3, unreadable: 1 },
    });
    const { 'Game/readme.txt': _, ...packages } = files;
    const graph = openPackages(packages);
    expect(graph.data.issues).toMatchObject([{ code: 'UNSUPPORTED', file: 'Game/Old.u' }]);
    expect(edges(graph, 'Town.Gate')).toContain('PROPERTY Mesh -> Props.Meshes.Door');
  });

  it('name a lone package after its file, and show its summary', () => {
    const claim = claimOf({ 'Props.upk': props('zlib') });
    expect(claim.name).toBe('Props.upk');
    expect(unreal3.header(claim)).toMatchObject({
      title: 'Props',
      fields: { fileVersion: 868, exports: 2, cooked: false },
    });
  });

  it.each([
    ['an Unreal Engine 1 package (version 69)', engine1],
    ['an Unreal Engine 2 package (version 128)', Uint8Array.of(0xc1, 0x83, 0x2a, 0x9e, 128, 0, 29, 0)],
    ['an Unreal Engine 4 or 5 package', Uint8Array.of(0xc1, 0x83, 0x2a, 0x9e, 0xf9, 0xff, 0xff, 0xff)],
    ['its tag is 01020304', Uint8Array.of(4, 3, 2, 1, 0, 0, 0, 0)],
  ])('refuse %s', (why, bytes) => {
    const [file] = listing({ 'Old.u': bytes });
    expect(unreal3.claim([file!])).toEqual([]);
    expect(unreal3.refuse(file!)).toMatchObject({ code: 'UNSUPPORTED', found: expect.stringContaining(why) });
    expect(() => openPackages({ 'Old.u': bytes })).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }));
  });

  it.each([
    [4, 'LZX'],
    [8, 'console'],
  ])('refuse compression %i by name', (flags, name) => {
    const bytes = props('lzo');
    const view = new DataView(bytes.buffer);
    // The flags stand before the chunk list, whose length is 1.
    let at = 40;
    while (!(view.getUint32(at, true) === 2 && view.getInt32(at + 4, true) === 1)) at++;
    view.setUint32(at, flags, true);
    const [file] = listing({ 'Props.upk': bytes });
    expect(unreal3.claim([file!])).toEqual([]);
    expect(unreal3.refuse(file!)).toMatchObject({
      code: 'UNSUPPORTED',
      found: expect.stringContaining(name),
    });
  });

  it('refuse packages of Mass Effect 3 for the Wii U by name when they cannot be read', () => {
    const bytes = packageOf('nothing, of Mass Effect 3 for the Wii U');
    new DataView(bytes.buffer).setInt32(25, 1 << 24, false);
    expect(() => openPackages({ 'P.xxx': bytes })).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED', found: expect.stringContaining('Wii U') }),
    );
  });

  it('refuse a console file that is compressed as a whole by a method of its own', () => {
    const bytes = packageOf('one object, whole LZO, big-endian');
    bytes.fill(0xff, 24);
    const [file] = listing({ 'P.xxx': bytes });
    const refused = expect.objectContaining({
      code: 'UNSUPPORTED',
      found: expect.stringContaining('console'),
    });
    expect(unreal3.claim([file!])).toEqual([]);
    expect(unreal3.refuse(file!)).toEqual(refused);
    expect(() => openPackages({ 'P.xxx': bytes })).toThrow(refused);
  });

  it('leave other files alone', () => {
    expect(unreal3.claim(listing({ 'a.bin': other, 'b.txt': new Uint8Array(3) }))).toEqual([]);
    expect(unreal3.refuse(listing({ 'a.sav': other })[0]!)).toBeNull();
  });
});

describe('headers', () => {
  it('are read from a few bytes, more only where the summary is long', () => {
    const heads = (bytes: Uint8Array): number[] => {
      const asked: number[] = [];
      const head = (count: number): Uint8Array => {
        asked.push(count);
        return bytes.subarray(0, count);
      };
      unreal3.header({ name: 'P.u', files: [{ path: 'P.u', size: bytes.length, head }] });
      return asked;
    };
    expect(heads(props())).toEqual([4096]);
    expect(heads(packageOf('500 additional packages'))).toEqual([4096, 65536]);
  });
});
