// The dashboard in docs/grafana: every query of every panel is asked, and gives the columns that the panel shows. Flat answers are in
// ../transcripts/queries.txt.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serveLibrary } from '../../tools/serve.ts';
import { threadsOver } from '../../tools/thread-pool.ts';

interface Target {
  readonly url: string;
  readonly root_selector: string;
  readonly url_options: { readonly params: readonly { readonly key: string; readonly value: string }[] };
  readonly columns: readonly { readonly selector: string; readonly type: string }[];
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly Target[] }[];
  readonly templating: { readonly list: readonly { readonly query: { readonly infinityQuery: Target } }[] };
}

const dashboard = JSON.parse(readFileSync('docs/grafana/savegraph.json', 'utf8')) as Dashboard;
const { library, threads } = threadsOver('examples/little-factory.sav');
const { url, get, internalErrors } = await serveLibrary(library, { threads });
const SAVE = 'little-factory';

/** As Infinity asks it. */
async function rowsFor({ url: path, url_options: { params } }: Target): Promise<Record<string, unknown>[]> {
  const fill = (text: string): string => text.replaceAll('$' + '{save}', SAVE);
  const address = new URL(fill(path), url);
  for (const { key, value } of params) address.searchParams.set(key, fill(value));
  const response = await fetch(address);
  expect([address.pathname, response.status]).toEqual([address.pathname, 200]);
  return (await response.json()) as Record<string, unknown>[];
}

const targets = [
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map((target): [string, Target] => [title, target]),
  ),
  ...dashboard.templating.list.map(({ query }): [string, Target] => [
    'the list of saves',
    query.infinityQuery,
  ]),
];

it.each(targets)('the panel %s gets what it shows', async (_, target) => {
  const rows = await rowsFor(target);
  expect(rows.length).toBeGreaterThan(0);
  for (const { selector, type } of target.columns) {
    const values = rows.map((row) => row[selector]);
    expect([selector, values.every((value) => value !== undefined)]).toEqual([selector, true]);
    const kinds = new Set(values.filter((value) => value !== null).map((value) => typeof value));
    if (type === 'number') expect([selector, ...kinds]).toEqual([selector, 'number']);
  }
  expect(internalErrors).toEqual([]);
});

it('the panel is one of several, each of its own number and title', () => {
  expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBe(dashboard.panels.length);
  expect(dashboard.panels.length).toBeGreaterThan(6);
});

it('a flat answer is that of the documentation', async () => {
  const text = readFileSync('docs/grafana.md', 'utf8');
  const query = /\/flat\?query=(\{[^']+)'/.exec(text)![1]!;
  const response = await get(`/flat?${new URLSearchParams({ query })}`);
  expect(await response.json()).toEqual(JSON.parse(/```json\n([\s\S]+?)```/.exec(text)![1]!));
});
