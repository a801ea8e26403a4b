// The page at /graphql: completes, explains and asks, without anything from elsewhere, and once loaded is kept.

import { expect, it } from 'vitest';
import { poll } from './browser.ts';
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

  it('asks what its address says once it is told to, and not before', async () => {
    const { page } = browsed;
    const answer = page.getByRole('textbox', { name: 'Answer' });
    expect(await answer.textContent()).toBe('');
    await page.getByRole('button', { name: 'Ask' }).click();
    await answer.getByText('"totalCount"').waitFor();
    expect(await browsed.axe()).toEqual([]);
    browsed.expectQuiet();
  });

  it('completes and explains names, and shows a field of the schema', async () => {
    const { page } = browsed;
    const query = page.getByRole('textbox', { name: 'Query' });
    await query.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('{ saves { nodes { playS');
    const option = page.getByRole('option', { name: /^playSeconds/ });
    await option.waitFor();
    await page.getByText(/Time played until then/).waitFor();
    // Completions are taken no sooner, lest they be taken by mistake.
    await page.waitForTimeout(200);
    await page.keyboard.press('Enter');
    await query.getByText('playSeconds').waitFor();
    await query.getByText('playSeconds').hover();
    await page.getByText(/Save\.playSeconds: Float/).waitFor();
    await page.getByRole('button', { name: 'Schema' }).click();
    await page.getByRole('searchbox').fill('playSec');
    await page.getByRole('button', { name: 'Save.playSeconds' }).click();
    await page
      .getByRole('complementary', { name: 'Schema' })
      .getByText(/Time played until then/)
      .waitFor();
    expect(await browsed.axe()).toEqual([]);
    browsed.expectQuiet();
  });

  it('keeps the text for the next time, and asks the operation that the cursor is in', async () => {
    const { page, base } = browsed;
    const text = 'query A { a: __typename }\nquery B { b: __typename }';
    await page.goto(`${base}graphql?query=${encodeURIComponent(text)}`);
    await page.getByRole('textbox', { name: 'Query' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ');
    await poll(page, () => location.search === '');
    await page.reload();
    await page.getByRole('textbox', { name: 'Query' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('textbox', { name: 'Answer' }).getByText('"b"').waitFor();
    browsed.expectQuiet();
  });
});
