// Properties that are NaN or infinite in tables; test/cli/answers/not-finite.txt has them in queries.

import { tableFromIPC } from 'apache-arrow';
import { expect, it } from 'vitest';
import { askBoth } from '../tools/ask-both.ts';
import { runInProcess } from '../tools/run-cli.ts';

const NUMBERS = [1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2.5];
const SHOWN = [1.5, 'NaN', 'Infinity', '-Infinity', 2.5];
const FILE = 'test/corpus/gvas/not-finite.sav';
const { url } = await askBoth(FILE);

const where = encodeURIComponent('{"class":{"eq":"Thing"}}');
const table = (format: string): Promise<Response> =>
  fetch(new URL(`/saves/not-finite/objects.${format}?columns=name,F&where=${where}`, url));

it('have them as texts', async () => {
  const csv = await (await table('csv')).text();
  expect(csv.trim().split(/\r?\n/)).toEqual(['name,F', ...SHOWN.map((value, at) => `T${at},${value}`)]);
  const { features } = (await (await table('geojson')).json()) as {
    features: { properties: { F: unknown } }[];
  };
  expect(features.map(({ properties }) => properties.F)).toEqual(SHOWN);
  const format = ['--format', 'ndjson', '--columns', 'F'];
  const { out } = await runInProcess('export', FILE, ...format, '--where', '{"class":{"eq":"Thing"}}');
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
    '{ save { objects(where: {class: {eq: "Thing"}}) { nodes { property(path: "F") { value number } } } } }';
  const rows = await (await fetch(new URL(`/flat?query=${encodeURIComponent(query)}`, url))).json();
  expect(rows).toEqual(
    SHOWN.map((value) => ({
      property_value: value,
      property_number: typeof value === 'number' ? value : null,
    })),
  );
});
