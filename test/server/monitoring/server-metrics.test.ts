// Figures of a server, read by a plain reader of OpenMetrics and compared with what was asked.

import { expect, it } from 'vitest';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveSaves } from '../../tools/serve.ts';

const files = { 'a.sav': fakeSave('A', ['x C', 'y C x', 'z D']), 'bad.sav': fakeSave('B', ['!']) };
const { url, query } = await serveSaves(files, [fakeFormat], { metrics: true });
const read = (of: string) =>
  fetch(new URL('/metrics', of), { headers: { accept: 'application/openmetrics-text;version=1.0.0,*/*' } });

it('figures are of what was answered and of what is in memory, and read nothing', async () => {
  const before = await (await read(url)).text();
  expect(before).toContain('savegraph_saves{state="LISTED"} 2');
  expect(before).not.toContain('savegraph_save_objects{');
  await query('{ save(id: "a") { stats { objects } } }');
  await query('{ save(id: "bad") { stats { objects } } }');
  const response = await read(url);
  expect(response.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  const text = await response.text();
  for (const line of [
    'savegraph_saves{state="READY"} 1',
    'savegraph_saves{state="FAILED"} 1',
    'savegraph_loads_total 1',
    'savegraph_save_objects{save="a",class="C"} 2',
    'savegraph_save_objects{save="a",class="D"} 1',
    'savegraph_save_issues{save="a"} 0',
    'savegraph_requests_total{method="POST",route="/graphql",status="200"} 2',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/^savegraph_event_loop_delay_seconds\{quantile="0\.99"\} [\d.e-]+$/m);
});

/** The values of every series, by its name and labels. */
async function readMetrics(of: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await read(of)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, series, value] = /^(\S+?(?:\{.*\})?) (\S+)$/.exec(line)!;
      return [series!, Number(value)];
    }),
  );
}

it('requests are counted, each under its route and status, and each in the buckets of its time', async () => {
  const served = await serveSaves(files, [fakeFormat], { metrics: true });
  const paths = ['/healthz', '/healthz', '/saves/nope/objects.csv', '/nowhere', '/saves/a/objects.xyz'];
  for (const path of paths) await (await served.get(path)).text();
  const series = (await expect
    .poll(() => readMetrics(served.url))
    .toSatisfy((found: ReadonlyMap<string, number>) => count(found) >= paths.length)
    .then(() => readMetrics(served.url))) as ReadonlyMap<string, number>;
  const requests = (route: string, status: number): number | undefined =>
    series.get(`savegraph_requests_total{method="GET",route="${route}",status="${status}"}`);
  expect(requests('/healthz', 200)).toBe(2);
  expect(requests('/saves/:slug/:list.:format', 404)).toBe(2);
  // No address, and no name of a save, becomes a series of its own.
  expect(requests('none', 404)).toBe(1);
  expect([...series.keys()].filter((name) => /nope|nowhere|xyz/.test(name))).toEqual([]);
  const buckets = [...series]
    .filter(([name]) => /_duration_seconds_bucket.*healthz/.test(name))
    .map(([, value]) => value);
  expect(buckets.length).toBeGreaterThan(5);
  expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
  expect(buckets.at(-1)).toBe(2);
});

function count(series: ReadonlyMap<string, number>): number {
  const all = [...series].filter(([name]) => name.startsWith('savegraph_requests_total{'));
  return all.filter(([name]) => !name.includes('/metrics')).reduce((sum, [, value]) => sum + value, 0);
}
