// Properties that are NaN or infinite have one meaning wherever a user meets them: in queries over HTTP and on the command line, in rows
// without nesting and in tables.

import { tableFromIPC } from 'apache-arrow';
import { describe, expect, it } from 'vitest';
import { askBoth } from '../tools/ask-both.ts';
import { array, double, float, map, str, struct, VERSIONS, writeGame } from '../tools/gvas/writer.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const NUMBERS = [1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2.5];
const SHOWN = [1.5, 'NaN', 'Infinity', '-Infinity', 2.5];

const thing = (value: number) =>
  struct('Thing', { F: float(value), D: double(value), List: array(double(value), double(1)) });
const folder = tempFolder({
  'Slot.sav': writeGame(VERSIONS['5.4'], {
    properties: { Things: map(...NUMBERS.map((value, at) => [str(`T${at}`), thing(value)] as const)) },
  }),
});
const ask = await askBoth(folder);

async function things(
  fields: string,
  args = '',
): Promise<{ readonly objects: unknown; readonly paths: string[] }> {
  const { data, errors, extensions } = await ask(
    `{ save(id: "Slot") { objects(where: {class: {eq: "Thing"} ${args}}) { ${fields} } } }`,
  );
  expect(errors).toBeUndefined();
  const warnings = extensions?.warnings ?? [];
  for (const { code } of warnings) expect(code).toBe('NOT_FINITE');
  const { objects } = data!.save as { objects: unknown };
  return { objects, paths: warnings.map(({ path }) => (path as string[]).join('.')) };
}

it.each(['F', 'D'])('%s is text in JSON, and null with a warning where a number stands', async (name) => {
  const { objects, paths } = await things(
    `nodes { property(path: "${name}") { value number integer } json }`,
  );
  expect(objects).toEqual({
    nodes: SHOWN.map((value) => ({
      property: { value, number: typeof value === 'number' ? value : null, integer: null },
      json: { F: value, D: value, List: [value, 1] },
    })),
  });
  expect(paths).toEqual(['save.objects.nodes.1.property.number']);
});

const F = (test: string): string => `properties: [{path: "F", number: ${test}}]`;

it.each([
  ['{gt: 2}', [2, 4]],
  ['{lt: 2}', [0, 3]],
  ['{ne: 1.5}', [1, 2, 3, 4]],
  ['{isNull: true}', [1]],
  ['{gte: -1e308, lte: 1e308}', [0, 4]],
])(
  'a filter %s takes NaN for no number and infinities for the smallest and the largest',
  async (test, found) => {
    const { objects } = await things('nodes { name }', F(test));
    expect(objects).toEqual({ nodes: found.map((at) => ({ name: `T${at}` })) });
  },
);

it('so do orders, where NaN has no value, and comes last', async () => {
  const save = async (direction: string): Promise<unknown> =>
    (
      await ask(
        `{ save(id: "Slot") { objects(where: {class: {eq: "Thing"}}, orderBy: [{property: "F", direction: ${direction}}]) { nodes { name } } } }`,
      )
    ).data!.save;
  const named = (...order: number[]) => ({ objects: { nodes: order.map((at) => ({ name: `T${at}` })) } });
  expect(await save('ASC')).toEqual(named(3, 0, 4, 2, 1));
  expect(await save('DESC')).toEqual(named(2, 4, 0, 3, 1));
});

it('figures and ranges leave them out, groups have each by itself', async () => {
  const { objects } = await things(`
    aggregate { count number(property: "F") { count sum min max avg percentile(p: 1) } distinct(property: "F") }
    groups(by: [{property: "F"}], orderBy: [{number: {property: "F", figure: MAX}}]) { nodes { keys number(property: "F") { count max } } }
    ranges: groups(by: [{bucket: {property: "F", width: 1}}]) { nodes { keys count } }
    elements: groups(unnest: "List[]", by: [{field: VALUE}]) { nodes { keys count number(field: VALUE) { sum } } }
  `);
  const group = (key: unknown, max: number | null) => ({
    keys: [key],
    number: max === null ? null : { count: 1, max },
  });
  const element = (key: unknown, count: number, sum: number | null) => ({
    ...{ keys: [key], count, number: sum === null ? null : { sum } },
  });
  expect(objects).toEqual({
    aggregate: {
      count: 5,
      number: { count: 2, sum: 4, min: 1.5, max: 2.5, avg: 2, percentile: 2.5 },
      distinct: 5,
    },
    groups: {
      nodes: [
        group(2.5, 2.5),
        group(1.5, 1.5),
        group('NaN', null),
        group('Infinity', null),
        group('-Infinity', null),
      ],
    },
    ranges: {
      nodes: [
        { keys: [null], count: 3 },
        { keys: [1], count: 1 },
        { keys: [2], count: 1 },
      ],
    },
    elements: {
      nodes: [
        element(1, 5, 5),
        element(1.5, 1, 1.5),
        element('NaN', 1, null),
        element('Infinity', 1, null),
        element('-Infinity', 1, null),
        element(2.5, 1, 2.5),
      ],
    },
  });
});

describe('tables', () => {
  const where = encodeURIComponent('{"class":{"eq":"Thing"}}');
  const table = (format: string): Promise<Response> =>
    fetch(new URL(`/saves/Slot/objects.${format}?columns=name,F&where=${where}`, ask.url));

  it('have them as texts', async () => {
    const csv = await (await table('csv')).text();
    expect(csv.trim().split(/\r?\n/)).toEqual(['name,F', ...SHOWN.map((value, at) => `T${at},${value}`)]);
    const { features } = (await (await table('geojson')).json()) as {
      features: { properties: { F: unknown } }[];
    };
    expect(features.map(({ properties }) => properties.F)).toEqual(SHOWN);
    const args = [
      'export',
      folder,
      '--format',
      'ndjson',
      '--columns',
      'F',
      '--where',
      '{"class":{"eq":"Thing"}}',
    ];
    const { out } = await runInProcess(...args);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).F),
    ).toEqual(SHOWN);
  });

  it('in Arrow have them as the numbers that they are', async () => {
    const arrow = tableFromIPC(new Uint8Array(await (await table('arrow')).arrayBuffer()));
    expect(Array.from(arrow.getChild('F')!)).toEqual(NUMBERS);
  });

  it('without nesting show them as queries do', async () => {
    const query =
      '{ save(id: "Slot") { objects(where: {class: {eq: "Thing"}}) { nodes { property(path: "F") { value number } } } } }';
    const rows = await (await fetch(new URL(`/flat?query=${encodeURIComponent(query)}`, ask.url))).json();
    expect(rows).toEqual(
      SHOWN.map((value) => ({
        property_value: value,
        property_number: typeof value === 'number' ? value : null,
      })),
    );
  });
});
