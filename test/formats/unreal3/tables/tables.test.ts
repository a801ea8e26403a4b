import { describe, expect, it } from 'vitest';
import { allPaths, jsonAt, nodeAt } from '../../../tools/graph-nodes.ts';
import { numbered } from '../../../tools/unreal3/body-writer.ts';
import { edges, openPackages, readPackages, summaryOf } from '../../../tools/unreal3/open-packages.ts';
import { type PackageOptions, PackageWriter, type Storage } from '../../../tools/unreal3/package-writer.ts';

/** A package with one of everything that tables hold. */
function smallPackage(options: PackageOptions = {}): PackageWriter {
  const out = new PackageWriter(options);
  const meshClass = out.classImport('Engine.StaticMesh');
  const group = out.export({ class: out.classImport('Core.Package'), name: 'Meshes' });
  const door = out.object(
    meshClass,
    numbered('Door', 3),
    (body) => body.netIndex().int('Weight', 12).none(),
    { outer: group },
  );
  out.export({
    class: meshClass,
    outer: group,
    name: 'Frame',
    archetype: door,
    depends: [door, meshClass],
    components: [['Part', door]],
    body: (body) => body.netIndex().object('Hinge', door).none(),
  });
  return out;
}

/** One version on either side of every step of the tables. */
const VERSIONS: readonly PackageOptions[] = [
  343, 391, 414, 415, 474, 475, 481, 482, 512, 515, 516, 542, 543, 583, 584, 622, 623, 632, 633, 672, 673,
  690, 691, 766, 767, 868, 888, 893,
].map((version) => ({ version }));
const MASS_EFFECT: readonly PackageOptions[] = [
  { version: 391, licensee: 92 },
  { version: 491, licensee: 1008 },
  { version: 512, licensee: 130 },
  { version: 684, licensee: 194, flags: 9 },
];

describe('tables of a package', () => {
  it.each(
    [...VERSIONS, ...MASS_EFFECT].flatMap((options) => [
      { ...options, endian: 'little' as const },
      { ...options, endian: 'big' as const },
    ]),
  )('reads version $version/$licensee, $endian-endian', (options) => {
    const graph = openPackages({ 'Props.upk': smallPackage(options).finish() });
    expect(graph.data.issues).toEqual([]);
    const door = 'Props.Meshes.Door_3';
    expect(allPaths(graph)).toEqual([
      'Props',
      'Props.Meshes',
      door,
      'Props.Meshes.Frame',
      'Engine',
      'Engine.StaticMesh',
      'Core',
      'Core.Package',
    ]);
    expect(jsonAt(graph, door)).toEqual({ Weight: 12 });
    expect(edges(graph, 'Props.Meshes.Frame')).toEqual([
      'CLASS class -> Engine.StaticMesh',
      'OUTER outer -> Props.Meshes',
      `ARCHETYPE archetype -> ${door}`,
      ...(options.version! < 543 ? [`NATIVE componentMap[].value -> ${door}`] : []),
      ...(options.version! >= 415
        ? [`DEPENDS depends[] -> ${door}`, 'DEPENDS depends[] -> Engine.StaticMesh']
        : []),
      `PROPERTY Hinge -> ${door}`,
    ]);
  });

  it('makes every export an EXPORT node of its class, in table order', () => {
    const graph = openPackages({ 'Props.upk': smallPackage().finish() });
    const frame = nodeAt(graph, 'Props.Meshes.Frame');
    expect(graph.kind(frame)).toBe('EXPORT');
    expect(graph.classes.path(graph.classOf(frame))).toBe('Engine.StaticMesh');
    expect(graph.header(frame)).toMatchObject({ index: 3, classIndex: -2, archetypeIndex: 2, state: 'READ' });
    expect(graph.level(frame)).toBe('Props');
    expect(graph.path(graph.parent(frame)!)).toBe('Props.Meshes');
  });

  it('makes imports that nothing resolves EXTERNAL nodes of their class', () => {
    const graph = openPackages({ 'Props.upk': smallPackage().finish() });
    const mesh = nodeAt(graph, 'Engine.StaticMesh');
    expect(graph.kind(mesh)).toBe('EXTERNAL');
    expect(graph.classes.path(graph.classOf(mesh))).toBe('Core.Class');
    const engine = nodeAt(graph, 'Engine');
    expect(graph.classes.path(graph.classOf(engine))).toBe('Core.Package');
  });

  it('keeps the spans of exports', () => {
    const graph = openPackages({ 'Props.upk': smallPackage().finish() });
    const span = graph.span(nodeAt(graph, 'Props.Meshes.Door_3'));
    // Net index, one tag of 28 bytes, None.
    expect(span).toMatchObject({ length: 4 + 28 + 8, file: { name: 'Props.upk' } });
  });

  it('reads names in Latin-1 and UTF-16', () => {
    for (const endian of ['little', 'big'] as const) {
      const out = new PackageWriter({ endian });
      out.export({ class: out.classImport('Core.Object'), name: 'Tür' });
      out.export({ class: out.classImport('Core.Object'), name: '門' });
      const graph = openPackages({ 'Doors.upk': out.finish() });
      expect(allPaths(graph)).toContain('Doors.Tür');
      expect(allPaths(graph)).toContain('Doors.門');
    }
  });

  it('shows the summary on the node of the package', () => {
    const bytes = smallPackage({ additionalPackages: ['Street', 'Wind'] }).finish();
    const graph = openPackages({ 'maps/Town.umap': bytes });
    expect(graph.kind(nodeAt(graph, 'Town'))).toBe('RECORD');
    expect(jsonAt(graph, 'Town')).toMatchObject({
      fileVersion: 868,
      exports: 3,
      imports: 4,
      guid: '11111111222222223333333344444444',
      packageFlagNames: ['AllowDownload'],
      additionalPackages: ['Street', 'Wind'],
      nameTable: expect.arrayContaining(['None', 'StaticMesh']),
    });
    expect(graph.header(nodeAt(graph, allPaths(graph)[1]!))).toMatchObject({
      objectFlagNames: ['Public', 'LoadForClient', 'LoadForServer', 'LoadForEdit'],
      exportFlagNames: [],
    });
    expect(edges(graph, 'Town')).toContain('DEPENDS additionalPackages[] -> Street');
    expect(edges(graph, 'Town')).toContain('IMPORT imports[] -> Engine.StaticMesh');
  });

  it('shows thumbnails with their objects and pictures, and GUIDs that other packages use', () => {
    const picture = Uint8Array.of(1, 2, 3, 4, 5);
    const thumbnails = ['meshes.door_3', 'Meshes.Gone'].map((object) => ({
      ...{ class: 'StaticMesh', object, picture },
    }));
    for (const endian of ['little', 'big'] as const) {
      const bytes = smallPackage({ thumbnails, exportGuids: [1], endian }).finish();
      const graph = openPackages({ 'Props.upk': bytes });
      const shown = jsonAt(graph, 'Props') as { thumbnails: { offset: number }[] };
      const base64 = Buffer.from(picture).toString('base64');
      const entry = { class: 'StaticMesh', width: 32, height: 32, size: 5, picture: { bytes: 5, base64 } };
      expect(shown).toMatchObject({
        thumbnails: [
          { ...entry, object: { ref: 'Props.Meshes.Door_3' } },
          { ...entry, object: 'Meshes.Gone' },
        ],
        exportGuids: [{ guid: '00000000000000000000000000000007', exportIndex: 1 }],
      });
      expect(edges(graph, 'Props')).toContain('NATIVE thumbnails[].object -> Props.Meshes.Door_3');
      const { offset } = shown.thumbnails[0]!;
      expect(graph.data.image.subarray(offset, offset + 5)).toEqual(picture);
      expect(graph.data).toMatchObject({ opaqueBytes: 0, issueCount: 0 });
      expect(jsonAt(graph, 'Props.Meshes.Door_3')).toEqual({ Weight: 12 });
    }
  });

  it('keeps the other thumbnails when one is damaged', () => {
    const picture = Uint8Array.of(1, 2, 3, 4, 5);
    const thumbnails = [1, 2].map((i) => ({ class: 'StaticMesh', object: `Meshes.Door_${i}`, picture }));
    const bytes = smallPackage({ thumbnails }).finish();
    const at = Buffer.from(bytes).indexOf('Meshes.Door_1\0');
    new DataView(bytes.buffer).setInt32(at + 'Meshes.Door_1\0'.length, bytes.length, true);
    const graph = openPackages({ 'Props.upk': bytes });
    expect(jsonAt(graph, 'Props')).toMatchObject({ thumbnails: [{ object: 'Meshes.Door_2' }] });
    expect(graph.issuesOf(nodeAt(graph, 'Props'))).toMatchObject([{ code: 'SHORT', path: 'thumbnails' }]);
    // The picture and its width, height and size are not shown.
    expect(graph.data.opaqueBytes).toBeGreaterThanOrEqual(5);
  });

  it('counts unread bytes once where a damaged header says that it is longer than it is', () => {
    const picture = Uint8Array.of(1, 2, 3);
    const out = smallPackage({ thumbnails: [{ class: 'StaticMesh', object: 'Meshes.Door_1', picture }] });
    const unread = new Uint8Array(4000).fill(0xee);
    out.object(out.classImport('Engine.StaticMesh'), 'Odd', (body) => body.netIndex().none().bytes(unread));
    const bytes = out.finish();
    const view = new DataView(bytes.buffer);
    const at = Buffer.from(bytes).indexOf('Meshes.Door_1\0') + 'Meshes.Door_1\0'.length;
    view.setInt32(at, bytes.length, true);
    // After the tag and the version: the size of the header.
    view.setInt32(8, bytes.length, true);
    const { opaqueBytes, issueCount } = readPackages({ 'Props.upk': bytes }).graph;
    expect(issueCount).toBeGreaterThan(0);
    expect(opaqueBytes).toBeGreaterThan(4000);
    expect(opaqueBytes).toBeLessThan(bytes.length);
  });

  it('takes a table of dependencies that is cut off, and says so as information', () => {
    const out = new PackageWriter({ depends: false });
    out.export({ class: out.classImport('Core.Object'), name: 'A' });
    const bytes = out.finish();
    // The offset of the table: after the counts and offsets of names, exports and imports.
    const view = new DataView(bytes.buffer);
    view.setInt32(12 + 4 + 5 + 4 + 24, bytes.length, true);
    const { graph } = readPackages({ 'A.upk': bytes });
    expect(graph.issueCount).toBe(0);
    expect(graph.issues).toMatchObject([
      { info: true, path: 'summary' },
      { info: true, path: 'depends' },
    ]);
  });
});

describe('storage of a package', () => {
  const storages: readonly Storage[] = ['zlib', 'lzo', 'oodle', 'whole zlib', 'whole lzo'];

  it.each(storages.flatMap((storage) => (['little', 'big'] as const).map((endian) => ({ storage, endian }))))(
    'reads $storage, $endian-endian, as it reads raw',
    ({ storage, endian }) => {
      const raw = openPackages({ 'Props.upk': smallPackage({ endian }).finish() });
      const stored = openPackages({ 'Props.upk': smallPackage({ endian }).finish(storage) });
      expect(stored.data.issues).toEqual([]);
      expect(summaryOf(stored)).toEqual(summaryOf(raw));
    },
  );

  it('reads packages of many blocks and chunks', () => {
    const out = new PackageWriter();
    const noise = Uint8Array.from({ length: 1_200_000 }, (_, i) => (i * i) >> 7);
    out.object('Core.Object', 'Big', (body) => body.netIndex().none().bytes(noise));
    const big = openPackages({ 'Big.upk': out.finish('lzo') });
    const raw = openPackages({ 'Big.upk': out.finish() });
    const span = (graph: typeof raw): Uint8Array => {
      const { file, offset, length } = graph.span(nodeAt(graph, 'Big.Big'))!;
      return graph.data.image.subarray(file.start + offset, file.start + offset + length);
    };
    expect(Buffer.compare(span(big), span(raw))).toBe(0);
  });
});

describe('numbers that tables say twice', () => {
  const [DEPENDS_AT, GENERATION_AT] = [49, 89];

  it.each([
    ['where depends stand', DEPENDS_AT, /^depends: \d+$/],
    ['exports of the last generation', GENERATION_AT, /^exports of the last generation: 3$/],
    ['names of the last generation', GENERATION_AT + 4, /^names of the last generation: \d+$/],
  ])('are noted: %s', (_, place, expected) => {
    const bytes = smallPackage({ version: 868 }).finish();
    bytes[place]! ^= 4;
    const found = String(new DataView(bytes.buffer, bytes.byteOffset).getInt32(place, true));
    const notes = openPackages({ 'Props.upk': bytes }).data.issues.filter(({ path }) => path === 'summary');
    const message = expect.stringContaining(found);
    expect(notes).toMatchObject([{ code: 'VALUE', file: 'Props.upk', offset: place, info: true, message }]);
    expect(notes[0]!.message).toMatch(new RegExp(expected.source.slice(1, -1)));
  });
});
