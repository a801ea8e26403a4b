// /metrics over HTTP on the examples: the figures of the views, in the text that monitoring systems read.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { metricsText } from '../../../../src/games/shared/metrics.ts';
import { openLibrary } from '../../../tools/open-library.ts';
import { openView } from '../../../tools/satisfactory-view.ts';
import { serveLibrary } from '../../../tools/serve.ts';

const { library, get } = await serveLibrary(openLibrary('examples'), { metrics: true });
const plain = await serveLibrary(library);

/** Values by name and labels. */
function parse(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

it('gives the figures of the save that is asked for', async () => {
  const response = await get('/metrics?save=little-factory');
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  const source = 'url="savegraph",session_name="Little Factory"';
  const values = new Map(Array.from(parse(text), ([key, value]) => [key.replace(`,${source}`, ''), value]));
  expect(text).toContain(source);
  const view = await openView('examples/little-factory.sav');
  for (const { number: id, wanted, capacity } of view.circuits) {
    expect(values.get(`power_consumed{circuit_id="${id}"}`)).toBe(wanted);
    expect(values.get(`power_capacity{circuit_id="${id}"}`)).toBe(capacity);
  }
  for (const { item, measuredProduced, produced } of view.balance) {
    expect(values.get(`items_produced_per_min{item_name="${item.title}"}`)).toBe(measuredProduced);
    expect(values.get(`item_production_capacity_per_min{item_name="${item.title}"}`)).toBe(produced);
  }
  for (const { item, amount } of view.items)
    expect(values.get(`savegraph_items{item_name="${item.title}"}`)).toBe(amount);
  for (const { number: id, wanted } of view.circuits) {
    const running = view.machines
      .filter(({ circuit, kind }) => circuit === id && kind !== 'GENERATOR')
      .reduce((sum, { draw, drawRunning }) => sum + Math.max(0, (drawRunning ?? 0) - (draw ?? 0)), 0);
    const most = values.get(`power_max_consumed{circuit_id="${id}"}`)!;
    expect(most).toBeGreaterThan(wanted! + running - 1e-6);
    // No part of it can want more than the whole: stations, sinks and pumps count as machines do.
    const parts = [...values].filter(([key]) => key.endsWith(`_power_max{circuit_id="${id}"}`));
    expect(parts.reduce((sum, [, value]) => sum + value, 0)).toBeLessThan(most + 1e-6);
  }
  const inContainers = view.stock.filter(({ kind }) => kind === 'CONTAINER');
  const kept = [...values].filter(([key]) => key.startsWith('storage_inventory{'));
  expect(inContainers.length).toBeGreaterThan(0);
  expect(kept.reduce((sum, [, value]) => sum + value, 0)).toBe(
    inContainers.reduce((sum, { amount }) => sum + amount!, 0),
  );
  expect([...values.values()].every(Number.isFinite)).toBe(true);
  const names = new Set([...values.keys()].map((key) => key.replace(/\{.*/, '')));
  for (const name of names) expect(text).toContain(`# TYPE ${name} gauge\n`);
  // The document has every metric, and no metric that is not.
  const documented = [...readFileSync('docs/metrics.md', 'utf8').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(
    ([, cell]) => [...cell!.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!),
  );
  expect([...names].filter((name) => !documented.includes(name))).toEqual([]);
});

it('gives the newest save when none is named', async () => {
  const values = parse(await (await get('/metrics')).text());
  const shown = [...values.keys()].find((key) => key.startsWith('savegraph_saved_timestamp_seconds'));
  const newest = library.entries
    .filter(({ format, header }) => format.id === 'SATISFACTORY' && header.savedAt !== null)
    .sort((a, b) => (a.header.savedAt! < b.header.savedAt! ? 1 : -1))[0]!;
  expect(shown).toContain(`save="${newest.slug}"`);
});

it('says so when there is no such save, or no metrics were asked for', async () => {
  expect((await get('/metrics?save=nothing')).status).toBe(404);
  expect((await get('/metrics?save=hollowmere')).status).toBe(404);
  expect((await plain.get('/metrics')).status).toBe(404);
});

it('adds up samples of equal labels, and escapes what a player may write', () => {
  const sample = { labels: { name: 'a"b\\c\nd' }, value: 1 };
  expect(metricsText([{ name: 'm', help: 'Help', samples: [sample, sample] }])).toBe(
    '# HELP m Help\n# TYPE m gauge\nm{name="a\\"b\\\\c\\nd"} 2\n',
  );
});
