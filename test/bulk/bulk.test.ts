// Tables of whole saves over HTTP against what GraphQL answers about the same objects, and every format against the others.
// Parts of them, headers and what is refused are in ../server/transcripts/{tables,saves}.txt.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableFromIPC } from 'apache-arrow';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import type { Json } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { serveLibrary } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';

type Row = Record<string, unknown>;

interface Feature {
  type: string;
  geometry: { type: string; coordinates: number[] } | null;
  properties: Row;
}

const { get: fetched, query } = await serveLibrary(openLibrary('examples'));

const FACTORY = 'little-factory';
const COLUMNS = 'path,name,class,className,kind,level,parent,position,size,mCurrentRecipe,mCustomizationData';

const get = (format: string, search: Record<string, string> = {}, slug = FACTORY): Promise<Response> =>
  fetched(`/saves/${slug}/objects.${format}?${new URLSearchParams(search)}`);

const READERS: Readonly<Record<string, (bytes: ArrayBuffer) => unknown>> = {
  json: (bytes) => JSON.parse(Buffer.from(bytes).toString()),
  ndjson: (bytes) =>
    Buffer.from(bytes)
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  geojson: (bytes) =>
    JSON.parse(Buffer.from(bytes).toString()).features.map((each: Feature) => each.properties),
  arrow: (bytes) => tableFromIPC(new Uint8Array(bytes)).toArray(),
  parquet: (file) => parquetReadObjects({ file }),
};

/** The rows of a file; a struct that is null may be read as undefined. */
async function rowsIn(format: string, answer: Promise<Response>): Promise<Row[]> {
  const response = await answer;
  expect(response.status).toBe(200);
  const rows = await READERS[format]!(await response.arrayBuffer());
  return JSON.parse(JSON.stringify(rows, (_, value) => value ?? null));
}

const allRows = await rowsIn('ndjson', get('ndjson', { columns: COLUMNS }));

describe('rows', () => {
  it('are those of GraphQL, in its order', async () => {
    const { body } = await query(`{ save(id: "${FACTORY}") { objects(first: 10000) { totalCount nodes {
      path name class { path name } kind level parent { path } position { x y z }
      recipe: property(path: "mCurrentRecipe") { value } } } } }`);
    const { nodes, totalCount } = body.data.save.objects;
    expect(allRows.length).toBe(totalCount);
    expect(allRows.map(({ size: _, mCustomizationData: __, ...row }) => row)).toEqual(
      nodes.map((node: Json) => ({
        path: node.path,
        name: node.name,
        class: node.class.path,
        className: node.class.name,
        kind: node.kind,
        level: node.level,
        parent: node.parent?.path ?? null,
        x: node.position?.x ?? null,
        y: node.position?.y ?? null,
        z: node.position?.z ?? null,
        mCurrentRecipe: node.recipe?.value.ref || null,
      })),
    );
  });

  it('are there for every save and every format', async () => {
    const { body } = await query('{ saves { nodes { slug objects { totalCount } } } }');
    for (const { slug, objects } of body.data.saves.nodes) {
      for (const format of ['ndjson', 'json', 'csv', 'geojson', 'arrow']) {
        const response = await get(format, {}, slug);
        expect([slug, response.status, Number(response.headers.get('x-total-count'))]).toEqual([
          slug,
          200,
          objects.totalCount,
        ]);
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (format === 'arrow') expect(tableFromIPC(bytes).numRows).toBe(objects.totalCount);
      }
    }
  });
});

describe('formats', () => {
  it.each(['json', 'geojson', 'arrow', 'parquet'])('%s has the same rows', async (format) => {
    expect(await rowsIn(format, get(format, { columns: COLUMNS }))).toEqual(allRows);
  });

  it('csv reads back', async () => {
    const [head, ...lines] = parseCsv(await (await get('csv', { columns: COLUMNS })).text());
    expect(head).toEqual(Object.keys(allRows[0]!));
    const shown = (value: unknown) =>
      typeof value === 'object' ? (value === null ? '' : JSON.stringify(value)) : String(value);
    expect(lines).toEqual(allRows.map((row) => Object.values(row).map(shown)));
  });

  it('arrow has numbers that are none as they are, which others have as texts', async () => {
    const out = join(tempFolder(), 'a.arrow');
    const words = ['--columns', 'F', '--where', '{"class":{"eq":"Thing"}}', '--out', out];
    await runInProcess('export', 'test/corpus/gvas/not-finite.sav', ...words);
    const { NaN: none, POSITIVE_INFINITY: infinite } = Number;
    const numbers = tableFromIPC(readFileSync(out)).getChild('F')!;
    expect(Array.from(numbers)).toEqual([1.5, none, infinite, -infinite, 2.5]);
  });

  it('geojson is a collection of points, and of what has no place', async () => {
    type Collection = { type: string; features: Feature[] };
    const collection = (await (await get('geojson', { columns: COLUMNS })).json()) as Collection;
    expect(Object.keys(collection)).toEqual(['type', 'features']);
    expect(collection.type).toBe('FeatureCollection');
    expect(collection.features.length).toBe(allRows.length);
    collection.features.forEach((feature, at) => {
      const { x, y, z } = allRows[at]!;
      const geometry = x === null ? null : { type: 'Point', coordinates: [x, y, z] };
      expect(feature).toEqual({ type: 'Feature', geometry, properties: allRows[at] });
    });
    expect(collection.features.some(({ geometry }) => geometry === null)).toBe(true);
  });

  it('arrow has columns of types, few texts as dictionaries', async () => {
    const response = await get('arrow', { columns: COLUMNS });
    const table = tableFromIPC(new Uint8Array(await response.arrayBuffer()));
    const types = Object.fromEntries(table.schema.fields.map(({ name, type }) => [name, String(type)]));
    expect(types).toMatchObject({
      x: 'Float64',
      y: 'Float64',
      z: 'Float64',
      class: 'Dictionary<Int32, Utf8>',
    });
  });
});

describe('export', () => {
  const file = 'examples/little-factory.sav';

  it('writes what the server gives', async () => {
    const columns = 'path,class,position,mCurrentRecipe';
    const { code, out } = await runInProcess('export', file, '--columns', columns);
    expect([code, out]).toEqual([0, await (await get('ndjson', { columns })).text()]);
    const where = '{"class":{"isA":"Build_ConstructorMk1_C"}}';
    const csv = await runInProcess('export', file, '--format', 'csv', '--where', where, '--first', '2');
    expect(csv.out).toBe(await (await get('csv', { where, first: '2' })).text());
  });

  it('writes files by their endings', async () => {
    const folder = tempFolder();
    const [arrow, parquet] = ['arrow', 'parquet'].map((ending) => join(folder, `a.${ending}`));
    for (const out of [arrow, parquet])
      expect((await runInProcess('export', file, '--out', out!)).code).toBe(0);
    const read = (name: string, format: string) =>
      rowsIn(format, Promise.resolve(new Response(readFileSync(name))));
    expect((await read(parquet!, 'parquet')).length).toBe((await read(arrow!, 'arrow')).length);
  });
});

function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    line.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

describe('lists of the view', () => {
  const list = (address: string): Promise<Response> => fetched(`/saves/${address}`);

  it('come in every format, of every game', async () => {
    const games = [`${FACTORY}/stock`, 'hollowmere/heroes', '20221101120000-2-1/stock', 'unreal3/packages'];
    for (const name of games) {
      const [rows, ...same] = await Promise.all(
        ['json', 'arrow', 'parquet'].map((format) => rowsIn(format, list(`${name}.${format}`))),
      );
      expect([name, rows!.length > 0]).toEqual([name, true]);
      expect(same).toEqual([rows, rows]);
    }
    const geo = await (await list(`${FACTORY}/machines.geojson`)).json();
    const { features } = geo as { features: Feature[] };
    expect(features[0]!.geometry!.coordinates).toEqual(
      ['x', 'y', 'z'].map((axis) => features[0]!.properties[axis]),
    );
    const words = 'export examples/little-factory.sav --view stock --format csv';
    const { out } = await runInProcess(...words.split(' '));
    expect(out).toBe(await (await list(`${FACTORY}/stock.csv`)).text());
  });
});
