// The columns of the map say the same as GraphQL, object by object; ../transcripts/saves.txt has what is not sent again.

import { beforeAll, describe, expect, it } from 'vitest';
import { type ColumnFile, readColumns } from '../../tools/columns.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';

const { get, query, internalErrors } = await serveLibrary(openLibrary('examples'));

const columnsAt = async (path: string): Promise<ColumnFile> => {
  const response = await get(path);
  expect([response.status, internalErrors]).toEqual([200, []]);
  return readColumns(await response.arrayBuffer());
};

const SAVES = ['little-factory', 'update-8', '20221101120000-2-1', 'unreal3', 'hollowmere'];

describe.each(SAVES)('objects of %s', (slug) => {
  let file: ColumnFile;
  // biome-ignore lint/suspicious/noExplicitAny: an answer
  let nodes: any[];

  beforeAll(async () => {
    file = await columnsAt(`/saves/${slug}/objects.columns`);
    const { body } = await query(`{ save(id: "${slug}") { objects(where: {hasPosition: true}, first: 10000) {
      nodes { kind class { path } position { x y z } rotation { x y z w } } } } }`);
    nodes = body.data.save.objects.nodes;
  });

  it('are those with a place, in the same order', () => {
    const { header, columns } = file;
    expect(nodes.length).toBeGreaterThan(0);
    expect(header.rows).toBe(nodes.length);
    expect(columns.class!.map((at) => header.classes[Number(at)].path)).toEqual(
      nodes.map((node) => node.class.path),
    );
    expect(columns.kind!.map((at) => header.kinds[Number(at)])).toEqual(nodes.map((node) => node.kind));
    for (const axis of ['x', 'y', 'z'] as const) {
      expect(columns[axis]).toEqual(nodes.map(({ position }) => Math.fround(position[axis])));
    }
  });

  it('are turned as their quaternions say', () => {
    const isUpY = file.header.units.upAxis === '+Y';
    expect(file.columns.yaw).toHaveLength(nodes.length);
    nodes.forEach(({ rotation }, row) => {
      // Where the rotation takes the first axis, seen from above.
      const { x, y, z, w } = rotation ?? { x: 0, y: 0, z: 0, w: 1 };
      const along = 1 - 2 * (y * y + z * z);
      const across = isUpY ? 2 * (x * z - w * y) : 2 * (x * y + w * z);
      if (Math.hypot(along, across) < 1e-3 || isUpY) return;
      const yaw = Number(file.columns.yaw![row]);
      expect(Math.cos(yaw - Math.atan2(across, along))).toBeCloseTo(1, 4);
    });
  });
});

it.each([
  ['20221101120000-2-1', 'slimeRancher { rows: actors(first: 1000) { nodes { what: item { title } } } }'],
  [
    'palworld-guild',
    'palworld { rows: structures(first: 1000) { nodes { what: building { title } position { x } } } }',
  ],
  [
    'unreal3',
    'unreal3 { rows: actors(first: 1000) { nodes { what: mesh { title: name } position { x } } } }',
  ],
])(
  'objects of a class that the game tells apart have what the view of %s calls them as their title',
  async (slug, list) => {
    const { header, columns } = await columnsAt(`/saves/${slug}/objects.columns`);
    const { body } = await query(`{ save(id: "${slug}") { view: ${list} } }`);
    const rows: { what: { title: string | null } | null; position?: object | null }[] =
      body.data.save.view.rows.nodes;
    const wanted = rows.flatMap(({ what, position }) => (position === null ? [] : (what?.title ?? [])));
    const shown = columns.class!.map((at) => header.classes[Number(at)].title);
    expect(shown.filter((title) => wanted.includes(title)).toSorted()).toEqual(wanted.toSorted());
    expect(wanted.length).toBeGreaterThan(1);
  },
);

it('facts give a property of every row, numbers as numbers', async () => {
  const { columns } = await columnsAt('/saves/little-factory/objects.columns?property=mCurrentPotential');
  const { body } =
    await query(`{ save(id: "little-factory") { objects(where: {hasPosition: true}, first: 10000) {
    nodes { property(path: "mCurrentPotential") { number } } } } }`);
  const wanted = body.data.save.objects.nodes.map(
    (node: { property: { number: number } | null }) => node.property?.number ?? Number.NaN,
  );
  expect(columns.mCurrentPotential).toEqual(wanted.map(Math.fround));
  expect(wanted.filter(Number.isFinite).length).toBeGreaterThan(0);
});

it('facts give what the game knows, by the rows of its view', async () => {
  const { header } = await columnsAt('/saves/little-factory/objects.columns');
  expect(header.attributes.map(({ name }: { name: string }) => name)).toContain('recipe');
  const { columns } = await columnsAt('/saves/little-factory/objects.columns?attribute=recipe');
  const { body } = await query(`{ save(id: "little-factory") {
    satisfactory { machines(first: 1000) { nodes { recipe { title name } } } } } }`);
  const wanted = body.data.save.satisfactory.machines.nodes.flatMap(
    ({ recipe }: { recipe: { title: string | null; name: string } | null }) =>
      recipe?.title ?? recipe?.name ?? [],
  );
  expect(columns.recipe!.filter((text) => text !== null)).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(3);
});

it('lines and places: belts begin and end where their objects stand', async () => {
  const objects = await columnsAt('/saves/little-factory/objects.columns');
  const { columns } = await columnsAt('/saves/little-factory/lines.columns');
  const belts = columns.kind!.flatMap((kind, at) => (kind === 'belt' ? [at] : []));
  expect(belts.length).toBe(16);
  for (const line of belts) {
    const row = Number(columns.row![line]);
    const first = line === 0 ? 0 : Number(columns.end![line - 1]);
    expect(Number(columns.end![line]) - first).toBeGreaterThanOrEqual(2);
    expect(columns.x![first]).toBeCloseTo(Number(objects.columns.x![row]), 1);
    expect(columns.y![first]).toBeCloseTo(Number(objects.columns.y![row]), 1);
  }
});

it('lines and places: every connected wire is a line', async () => {
  const { columns } = await columnsAt('/saves/little-factory/lines.columns');
  const { body } = await query(
    '{ save(id: "little-factory") { satisfactory { power { connectedWires } } } }',
  );
  expect(columns.kind!.filter((kind) => kind === 'power').length).toBe(
    body.data.save.satisfactory.power.connectedWires,
  );
});

it('lines and places: what remains to collect is what the view says', async () => {
  const { columns } = await columnsAt('/saves/little-factory/places.columns');
  const { body } = await query('{ save(id: "little-factory") { satisfactory { collected { remaining } } } }');
  const remaining = body.data.save.satisfactory.collected.reduce(
    (sum: number, row: { remaining: number }) => sum + row.remaining,
    0,
  );
  expect(columns.category!.filter((name) => name === 'Collectibles').length).toBe(remaining);
});

it('lines and places: names the regions of the own map of the game', async () => {
  const { columns } = await columnsAt('/saves/little-factory/places.columns');
  const titles = columns.title!.filter((_, row) => columns.category![row] === 'Regions');
  expect(new Set(titles).size).toBe(18);
  expect(titles).toContain('Rocky Desert');
});

it('lines and places: games without them have none', async () => {
  expect((await columnsAt('/saves/hollowmere/lines.columns')).header.rows).toBe(0);
  expect((await columnsAt('/saves/hollowmere/places.columns')).header.rows).toBe(0);
});

const path = '/saves/little-factory/objects.columns';

it.each(['br', 'gzip', 'identity'])('over HTTP the bytes are the same in encoding %s', async (encoding) => {
  const plain = await (await get(path, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
  const response = await get(path, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(plain))).toBe(true);
});
