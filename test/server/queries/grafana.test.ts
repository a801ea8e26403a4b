// The dashboard in docs/grafana: every query of every panel is asked, and gives the columns that the panel shows.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader } from '../../../src/library/read/read-job.ts';
import { serveLibrary } from '../../tools/serve.ts';

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
const library = new Library({ reader: inProcessReader() });
library.add('examples/little-factory.sav');
const { url, internalErrors } = await serveLibrary(library);
const SAVE = 'little-factory';

/** As Infinity selects it. */
function valueAt(value: unknown, selector: string): unknown {
  const names = selector === '' ? [] : selector.split('.');
  return names.reduce((found, name) => (found as Record<string, unknown>)[name], value);
}

/** As Infinity asks it. */
async function rowsFor({
  url: path,
  root_selector: root,
  url_options: { params },
}: Target): Promise<unknown[]> {
  const fill = (text: string): string => text.replaceAll('$' + '{save}', SAVE);
  const address = new URL(fill(path), url);
  for (const { key, value } of params) address.searchParams.set(key, fill(value));
  const response = await fetch(address);
  expect([address.pathname, response.status]).toEqual([address.pathname, 200]);
  const found = valueAt(await response.json(), root);
  return Array.isArray(found) ? found : [found];
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

describe('the panel', () => {
  it.each(targets)('%s gets what it shows', async (_, target) => {
    const rows = await rowsFor(target);
    expect(rows.length).toBeGreaterThan(0);
    for (const { selector, type } of target.columns) {
      const values = rows.map((row) => valueAt(row, selector));
      expect([selector, values.every((value) => value !== undefined)]).toEqual([selector, true]);
      const kinds = new Set(values.filter((value) => value !== null).map((value) => typeof value));
      if (type === 'number') expect([selector, ...kinds]).toEqual([selector, 'number']);
    }
    expect(internalErrors).toEqual([]);
  });

  it('is one of several, each of its own number and title', () => {
    expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBe(dashboard.panels.length);
    expect(dashboard.panels.length).toBeGreaterThan(6);
  });
});
