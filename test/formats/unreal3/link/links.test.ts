import { describe, expect, it } from 'vitest';
import { unreal3 } from '../../../../src/formats/unreal3/index.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { allPaths, jsonAt, nodeAt } from '../../../tools/graph-nodes.ts';
import { listing } from '../../../tools/open-files.ts';
import { numbered } from '../../../tools/unreal3/body-writer.ts';
import { claimOf, edges, openPackages } from '../../../tools/unreal3/open-packages.ts';
import { PackageWriter } from '../../../tools/unreal3/package-writer.ts';
import { plainClass } from '../../../tools/unreal3/reflection-writer.ts';

/** A package with a class tree and a mesh. */
function props(): PackageWriter {
  const out = new PackageWriter();
  const group = out.export({ class: out.classImport('Core.Package'), name: 'Meshes' });
  out.export({ class: out.classImport('Engine.StaticMesh'), outer: group, name: 'Door' });
  return out;
}

/** A map that names the mesh in another case, and one that is not there. */
function town(): PackageWriter {
  const out = new PackageWriter();
  const door = out.import('StaticMesh', 'PROPS.meshes.DOOR', 'Engine');
  const lamp = out.import('StaticMesh', 'Props.Meshes.Lamp', 'Engine');
  const tower = out.import('StaticMesh', 'Castle.Tower', 'Engine');
  out.object('Game.Thing', 'Gate', (body) =>
    body.netIndex().object('Mesh', door).object('Light', lamp).object('Far', tower).none(),
  );
  return out;
}

describe('imports across packages', () => {
  it('become the export of another package with the same path in any case', () => {
    const graph = openPackages({ 'a/Town.umap': town().finish(), 'b/Props.upk': props().finish() });
    expect(edges(graph, 'Town.Gate')).toEqual([
      'CLASS class -> Game.Thing',
      'PROPERTY Mesh -> Props.Meshes.Door',
      'PROPERTY Light -> Props.Meshes.Lamp',
      'PROPERTY Far -> Castle.Tower',
    ]);
    const kind = (path: string): string => graph.kind(nodeAt(graph, path));
    expect(kind('Props.Meshes.Door')).toBe('EXPORT');
    expect(kind('Props.Meshes.Lamp')).toBe('EXTERNAL');
    expect(graph.path(graph.parent(nodeAt(graph, 'Props.Meshes.Lamp'))!)).toBe('Props.Meshes');
    expect(kind('Castle.Tower')).toBe('EXTERNAL');
    expect(allPaths(graph).filter((path) => path.toLowerCase() === 'props.meshes.door')).toHaveLength(1);
  });

  it('show who uses an object of another package', () => {
    const graph = openPackages({ 'Props.upk': props().finish(), 'Town.umap': town().finish() });
    const users = [...graph.into(nodeAt(graph, 'Props.Meshes.Door'))].map((edge) =>
      graph.path(graph.edges.source[edge]! as NodeId),
    );
    expect(users).toEqual(['Town', 'Town.Gate']);
  });

  it('tell which packages a map needs and which of them are missing', () => {
    const graph = openPackages({ 'Props.upk': props().finish(), 'Town.umap': town().finish() });
    const needed = edges(graph, 'Town')
      .filter((edge) => edge.startsWith('IMPORT packages[] -> '))
      .map((edge) => edge.replace(/^.* -> /, ''))
      .map((path) => [path, graph.kind(nodeAt(graph, path))]);
    expect(Object.fromEntries(needed)).toEqual({ Props: 'RECORD', Castle: 'EXTERNAL', Game: 'EXTERNAL' });
  });

  it('go to the object of the class that they name, where two have one path', () => {
    const twice = new PackageWriter();
    twice.object('Engine.Texture', 'Door', (b) => b.netIndex().int('N', 1).none());
    twice.object('Engine.StaticMesh', 'Door', (b) => b.netIndex().int('N', 2).none());
    const user = new PackageWriter();
    const door = user.import('StaticMesh', 'Twice.Door', 'Engine');
    user.object('Game.Thing', 'O', (b) => b.netIndex().object('M', door).none());
    const graph = openPackages({ 'Twice.upk': twice.finish(), 'User.upk': user.finish() });
    expect(edges(graph, 'User.O')).toContain('PROPERTY M -> Twice.Door#2');
    expect(jsonAt(graph, 'Twice.Door#2')).toEqual({ N: 2 });
  });

  it('find packages whose file name ends in a number, as the engine splits it', () => {
    const map = new PackageWriter();
    map.export({ class: map.classImport('Engine.Model'), name: 'M' });
    const user = new PackageWriter();
    const root = user.addImport('Core', 'Package', numbered('Town', 7));
    const model = user.addImport('Engine', 'Model', 'M', root);
    user.object('Game.Thing', 'O', (b) => b.netIndex().object('M', model).none());
    const graph = openPackages({ 'Town_7.umap': map.finish(), 'User.upk': user.finish() });
    expect(edges(graph, 'User.O')).toContain('PROPERTY M -> Town_7.M');
  });
});

describe('paths', () => {
  it('of forced exports begin with their own package, and the package itself goes first', () => {
    const cooked = new PackageWriter({ flags: 9 });
    const copy = cooked.export({ class: cooked.classImport('Core.Package'), name: 'Props', exportFlags: 1 });
    const meshes = cooked.object('Core.Package', 'Meshes', undefined, { outer: copy, exportFlags: 1 });
    cooked.object('Engine.StaticMesh', 'Door', undefined, { outer: meshes, exportFlags: 1 });
    const alone = openPackages({ 'Level.pcc': cooked.finish(), 'Town.umap': town().finish() });
    expect(allPaths(alone)).toContain('Props.Meshes.Door');
    expect(alone.level(nodeAt(alone, 'Props.Meshes.Door'))).toBe('Level');
    expect(edges(alone, 'Town.Gate')).toContain('PROPERTY Mesh -> Props.Meshes.Door');

    const both = openPackages({
      'Level.pcc': cooked.finish(),
      'Props.upk': props().finish(),
      'Town.umap': town().finish(),
    });
    expect(both.level(nodeAt(both, 'Props.Meshes.Door'))).toBe('Props');
    expect(both.level(nodeAt(both, 'Props.Meshes.Door#2'))).toBe('Level');
    expect(edges(both, 'Town.Gate')).toContain('PROPERTY Mesh -> Props.Meshes.Door');
  });

  it('that come twice are numbered, also where packages have one name', () => {
    const graph = openPackages({ 'x/Props.upk': props().finish(), 'y/Props.upk': props().finish() });
    expect(allPaths(graph).filter((path) => path.startsWith('Props'))).toEqual([
      'Props',
      'Props#2',
      'Props.Meshes',
      'Props.Meshes.Door',
      'Props.Meshes#2',
      'Props.Meshes.Door#2',
    ]);
    for (const path of allPaths(graph)) expect(graph.path(nodeAt(graph, path))).toBe(path);
  });

  it('are right where what holds an export comes after it', () => {
    const out = new PackageWriter();
    const type = out.classImport('Core.Package');
    out.export({ class: type, outer: 2, name: 'Inner' });
    out.export({ class: type, outer: 3, name: 'Middle' });
    out.export({ class: type, name: 'Outer' });
    const graph = openPackages({ 'P.upk': out.finish() });
    const inner = nodeAt(graph, 'P.Outer.Middle.Inner');
    expect(graph.header(inner)).toMatchObject({ index: 1 });
    expect(graph.header(nodeAt(graph, 'P.Outer'))).toMatchObject({ index: 3 });
    expect(graph.data.issues).toEqual([]);
  });
});

describe('the class tree', () => {
  it('goes on across packages', () => {
    const engine = new PackageWriter();
    const thing = engine.object(0, 'Thing', plainClass, { super: engine.classImport('Core.Object') });
    engine.export({ class: 0, super: thing, name: 'Box', body: plainClass });
    const game = new PackageWriter();
    const crate = game.object(0, 'Crate', plainClass, { super: game.classImport('Game.Box') });
    game.export({ class: crate, name: 'C' });
    const graph = openPackages({ 'Game.u': engine.finish(), 'Mod.u': game.finish() });
    const [id] = graph.classes.lookup('Mod.Crate');
    const lineage: string[] = [];
    for (let at = id ?? null; at !== null; at = graph.classes.superClass(at))
      lineage.push(graph.classes.path(at));
    expect(lineage).toEqual(['Mod.Crate', 'Game.Box', 'Game.Thing', 'Core.Object']);
    expect(edges(graph, 'Mod.Crate')).toEqual(['SUPER super -> Game.Box']);
    expect(graph.data.issues).toEqual([]);
  });
});

describe('claims', () => {
  const other = Uint8Array.of(9, 8, 7, 6, 1, 2, 3, 4);
  const engine1 = Uint8Array.of(0xc1, 0x83, 0x2a, 0x9e, 69, 0, 0, 0, 0, 0, 0, 0);

  it('make one save of all packages of a folder, those included that are not read', () => {
    const files = {
      'Game/Maps/Town.umap': town().finish(),
      'Game/Props.upk': props().finish('whole lzo'),
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
    const claim = claimOf({ 'Props.upk': props().finish('zlib') });
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
    const bytes = props().finish('lzo');
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
    const bytes = new PackageWriter({ version: 845, licensee: 194, endian: 'big' }).finish();
    new DataView(bytes.buffer).setInt32(25, 1 << 24, false);
    expect(() => openPackages({ 'P.xxx': bytes })).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED', found: expect.stringContaining('Wii U') }),
    );
  });

  it('refuse a console file that is compressed as a whole by a method of its own', () => {
    const out = new PackageWriter({ endian: 'big' });
    out.export({ class: out.classImport('Core.Object'), name: 'O' });
    const bytes = out.finish('whole lzo');
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
    expect(heads(props().finish())).toEqual([4096]);
    const additionalPackages = Array.from({ length: 500 }, (_, i) => `Part_Of_The_Town_${i}`);
    expect(heads(new PackageWriter({ additionalPackages }).finish())).toEqual([4096, 65536]);
  });
});
