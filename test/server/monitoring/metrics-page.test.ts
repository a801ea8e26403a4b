// Metrics of a save over HTTP: those that its view has, whichever thread made them; where there are none is in
// ../transcripts/saves.txt.

import { expect, it } from 'vitest';
import { saveMetrics } from '../../../src/api/games/metrics.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';

const library = openLibrary('examples/little-factory.sav');
const served = await serveLibrary(library, { metrics: true });
const OPEN = 'application/openmetrics-text';
const get = (path: string, accept = '*/*') => served.get(path, { headers: { accept } });

it('metrics of one save are those of its view', async () => {
  const response = await get('/metrics?save=little-factory');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await response.text()).toBe(saveMetrics(await library.load(library.get('little-factory')!)));
});

it('metrics of one save are the same for all who ask at once, and when the save is read again', async () => {
  const texts = await Promise.all(
    [1, 2, 3].map(async () => (await get('/metrics?save=little-factory')).text()),
  );
  expect(new Set(texts).size).toBe(1);
  library.release(library.get('little-factory')!);
  expect(await (await get('/metrics?save=little-factory')).text()).toBe(texts[0]);
  expect(library.get('little-factory')!.state).toBe('READY');
});

it('metrics of everything are those of the server and of a save, with one end', async () => {
  const text = await (await get('/metrics', OPEN)).text();
  expect(text).toContain('savegraph_saves{state="READY"} 1\n');
  expect(text.match(/# EOF/g)).toHaveLength(1);
  expect(text.endsWith('# EOF\n')).toBe(true);
});

it.each([
  ['/metrics', '*/*'],
  ['/metrics', OPEN],
  ['/metrics?save=little-factory', '*/*'],
])('metrics of everything are written by the rules of their format: %s as %s', async (path, accept) => {
  const text = await (await get(path, accept)).text();
  const faults = faultsOf(text, accept === OPEN);
  expect(faults).toEqual([]);
});

/** What a sample of a metric of this type may be called, after the metric's name, and which labels it must not have. */
const TYPES: Readonly<Record<string, { readonly ends: readonly string[]; readonly foreign: RegExp }>> = {
  gauge: { ends: [''], foreign: /\b(le|quantile)="/ },
  counter: { ends: [''], foreign: /\b(le|quantile)="/ },
  histogram: { ends: ['_bucket', '_sum', '_count'], foreign: /\bquantile="/ },
  summary: { ends: ['', '_sum', '_count'], foreign: /\ble="/ },
};

/** Lines that break a rule of the format, or of naming, or have a series or a metric again: readers refuse those. */
function faultsOf(text: string, isOpen: boolean): string[] {
  const faults: string[] = [];
  const described = new Set<string>();
  const series = new Set<string>();
  let name = '';
  let helped = '';
  let type = '';
  for (const line of text.trimEnd().split('\n')) {
    const help = /^# HELP (\S+) \S/.exec(line);
    const typed = /^# TYPE (\S+) (\S+)$/.exec(line);
    const sample =
      /^([a-z_]+)(\{(?:[a-z_]+="(?:[^"\\]|\\[\\"n])*",?)+\})? (NaN|[+-]?(?:Inf|[\d.e+-]+))$/i.exec(line);
    if (help) {
      helped = help[1]!;
      if (described.has(helped)) faults.push(line);
      described.add(helped);
    } else if (typed) {
      [, name = '', type = ''] = typed;
      const isTotal = name.endsWith('_total');
      const hasRightEnd = type === 'counter' ? isTotal === !isOpen : !/_(total|count|sum|bucket)$/.test(name);
      if (name !== helped || !TYPES[type] || !hasRightEnd) faults.push(line);
    } else if (sample) {
      const end = type === 'counter' && isOpen ? ['_total'] : TYPES[type]!.ends;
      const key = line.slice(0, line.lastIndexOf(' '));
      const isKnown = end.some((each) => sample[1] === name + each);
      if (!isKnown || series.has(key) || TYPES[type]!.foreign.test(sample[2] ?? '')) faults.push(line);
      series.add(key);
    } else if (line !== '' && line !== '# EOF') faults.push(line);
  }
  return series.size > 0 ? faults : ['no sample'];
}
