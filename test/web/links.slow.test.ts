// Every row and every headline of every dashboard leads somewhere: to its object, or to where such things are.

import { expect, it } from 'vitest';
import { describePage } from './served-page.ts';

const DASHBOARDS =
  'little-factory palworld-server hollowmere 20221101120000-2-1 unreal3 new-example sample-314159265 example-world'.split(
    ' ',
  );

describePage('links of a dashboard', (browsed) => {
  const { open, expectQuiet } = browsed;

  it.each(DASHBOARDS)('%s lead to what they name', async (slug) => {
    const { page } = browsed;
    await open(`/save/${slug}/dashboard`);
    await page.getByText('Look at this first').waitFor();
    await page.getByText('Most frequent classes').waitFor();
    // Headlines open the list behind them.
    for (const headline of await page.locator('.lines summary').all()) {
      await headline.click();
      expect(await headline.locator('xpath=..').locator('tbody tr').count()).toBeGreaterThan(0);
    }
    const cards = await page.locator('.card').evaluateAll((all) =>
      all.map((card) => ({
        title: card.getAttribute('aria-label')!,
        rows: card.querySelectorAll('tbody tr').length,
        links: Array.from(card.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'), ({ hash }) => hash),
      })),
    );
    const dead = cards.filter(
      ({ title, rows, links }) => !PLAIN.has(title) && rows > 0 && links.length < rows,
    );
    expect(dead.map(({ title }) => title)).toEqual([]);
    const first = new Set(cards.flatMap(({ links }) => links.slice(0, 1)));
    expect(first.size).toBeGreaterThan(1);
    for (const link of first) {
      await open(link.slice(1));
      const shown = page.locator(shownAt(link)).first();
      await shown.waitFor();
      const refusal = page.getByText(/There is no|That did not work|Nothing was found/);
      expect([link, await refusal.count()]).toEqual([link, 0]);
    }
    expectQuiet();
  });
});

/** Tables with rows that are no objects of the save. */
const PLAIN = new Set(['Dungeons', 'The fallen', 'Files']);

/** What there is at the address of an object, or of what was searched for. */
function shownAt(link: string): string {
  if (link.includes('find=')) return '#find-list [role=option]';
  if (link.includes('/map?object=')) return '.inspector h2, .inspector h3';
  return link.includes('/explorer') ? 'main h2, main h3' : 'canvas';
}
