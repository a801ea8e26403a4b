// What the operator of a server looks at: health, figures, the log.

import { describe, expect, it } from 'vitest';
import { type Answered, logLine } from '../../../src/server/monitoring/answered.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveSaves } from '../../tools/serve.ts';

const seen: Answered[] = [];
const observer = (answered: Answered): void => void seen.push(answered);
const files = { 'a.sav': fakeSave('A', ['x C', 'y C x', 'z D']), 'bad.sav': fakeSave('B', ['!']) };
const { url, query } = await serveSaves(files, [fakeFormat], { metrics: true, observer });
const at = (path: string) => new URL(path, url);

describe('health', () => {
  it('is answered with or without the token', async () => {
    const closed = await serveSaves({}, [fakeFormat], { token: 'a-token-of-some-length' });
    for (const path of ['/healthz', '/readyz']) {
      expect(await (await fetch(at(path))).text()).toBe('ok\n');
      expect((await fetch(new URL(path, closed.url))).status).toBe(200);
    }
  });
});

describe('figures', () => {
  it('are of what was answered and of what is in memory, and read nothing', async () => {
    const before = await (await fetch(at('/metrics'))).text();
    expect(before).toContain('savegraph_saves{state="LISTED"} 2');
    expect(before).not.toContain('savegraph_save_objects{');
    await query('{ save(id: "a") { stats { objects } } }');
    await query('{ save(id: "bad") { stats { objects } } }');
    const response = await fetch(at('/metrics'));
    expect(response.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
    const text = await response.text();
    expect(text.endsWith('# EOF\n')).toBe(true);
    for (const line of [
      'savegraph_saves{state="READY"} 1',
      'savegraph_saves{state="FAILED"} 1',
      'savegraph_loads 1',
      'savegraph_save_objects{save="a",class="C"} 2',
      'savegraph_save_objects{save="a",class="D"} 1',
      'savegraph_save_issues{save="a"} 0',
      'savegraph_requests_total{method="POST",route="/graphql",status="200"} 2',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toMatch(/^savegraph_event_loop_delay_seconds\{quantile="0\.99"\} [\d.e-]+$/m);
    const metrics = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(metrics).size).toBe(metrics.length);
  });
});

describe('the log', () => {
  it('has a line a request, with its route and not its address', async () => {
    seen.length = 0;
    await (await fetch(at('/saves/player-name/objects.csv?where=secret'))).text();
    await (await fetch(at('/nowhere/player-name'))).text();
    await expect.poll(() => seen.length).toBe(2);
    expect(seen).toMatchObject([
      { method: 'GET', route: '/saves/:slug/objects.:format', status: 404, isCut: false },
      { method: 'GET', route: null, status: 404, isCut: false },
    ]);
    const line = JSON.parse(logLine(seen[0]!, 'json', new Date(0))) as object;
    expect(line).toMatchObject({ time: '1970-01-01T00:00:00.000Z', route: '/saves/:slug/objects.:format' });
    expect(logLine(seen[1]!, 'text', new Date(0))).toMatch(/^1970-01-01T00:00:00\.000Z GET - 404 [\d.]+ ms$/);
  });
});
