// Metrics of a save over HTTP: those that its view has, whichever thread made them, and none where there is no save.

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saveMetrics } from '../../../src/api/games/metrics.ts';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader } from '../../../src/library/read/read-job.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** With the nearest slug where there is one. */
const HINT = /^no save with metrics; (closest matches: little-factory|there are )/;

const folder = tempFolder();
cpSync('examples/little-factory.sav', join(folder, 'little-factory.sav'));
// A header that says whose it is, and nothing that can be read after it.
cpSync('examples/little-factory.sav', join(folder, 'broken.sav'));
writeFileSync(join(folder, 'broken.sav'), Buffer.alloc(400), { flag: 'r+', flush: true });
const library = new Library({ reader: inProcessReader() });
library.add(folder);
const { url, internalErrors } = await serveLibrary(library, { metrics: true });
const get = (path: string) => fetch(new URL(path, url));

describe('of one save', () => {
  it('are those of its view', async () => {
    const response = await get('/metrics?save=little-factory');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await response.text()).toBe(saveMetrics(await library.load(library.get('little-factory')!)));
  });

  it('are the same for all who ask at once, and when the save is read again', async () => {
    const texts = await Promise.all(
      [1, 2, 3].map(async () => (await get('/metrics?save=little-factory')).text()),
    );
    expect(new Set(texts).size).toBe(1);
    library.release(library.get('little-factory')!);
    expect(await (await get('/metrics?save=little-factory')).text()).toBe(texts[0]);
    expect(library.get('little-factory')!.state).toBe('READY');
  });

  it.each(['nope', 'broken', '', '../little-factory', '__proto__'])('are none of %j', async (slug) => {
    const response = await get(`/metrics?save=${encodeURIComponent(slug)}`);
    expect([response.status, await response.text()]).toEqual([404, expect.stringMatching(HINT)]);
    expect(internalErrors).toEqual([]);
  });
});

describe('of everything', () => {
  it('are those of the server and of a save, with one end', async () => {
    const text = await (await get('/metrics')).text();
    expect(text).toContain('savegraph_saves{state="READY"} 1\n');
    expect(text.match(/# EOF/g)).toHaveLength(1);
    expect(text.endsWith('# EOF\n')).toBe(true);
    // A series that stood in both would be refused by those who read it.
    const series = text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.slice(0, line.lastIndexOf(' ')));
    expect(new Set(series).size).toBe(series.length);
  });

  it('are nowhere where they were not turned on', async () => {
    const without = await serveLibrary(library);
    expect((await fetch(new URL('/metrics', without.url))).status).toBe(404);
  });
});
