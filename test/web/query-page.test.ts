// The page at /graphql: without anything from elsewhere, and once loaded is kept. What it does is in steps/queries.txt.

import { expect, it } from 'vitest';
import { describePage } from './served-page.ts';

/** Bytes over the wire that the page may take before it is kept. */
const MOST_BYTES = 300_000;

describePage('the page of queries', (browsed) => {
  it('is small, and asked for once', async () => {
    const { page, base } = browsed;
    const address = `${base}graphql?query=${encodeURIComponent('{ saves { totalCount } }')}`;
    const load = async (): Promise<{ bytes: number; elsewhere: string[] }> => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Schema' }).and(page.locator(':enabled')).waitFor();
      return page.evaluate((own) => {
        const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const files = loads.filter(({ initiatorType }) => initiatorType !== 'fetch');
        return {
          bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
          elsewhere: loads.map(({ name }) => name).filter((name) => !name.startsWith(own)),
        };
      }, base);
    };
    const first = await load();
    expect(first.bytes).toBeGreaterThan(10_000);
    expect(first.bytes).toBeLessThan(MOST_BYTES);
    expect(first.elsewhere).toEqual([]);
    expect((await load()).bytes).toBeLessThan(2_000);
    browsed.expectQuiet();
  });
});
