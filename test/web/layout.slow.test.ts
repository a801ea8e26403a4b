// Layouts that fit: small screens, and text twice as large as usual.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mapDrawn, openPage } from './browser.ts';
import { describePage } from './served-page.ts';

describePage('the layout', (browsed) => {
  it.each([
    ['a phone', 390, 844, 14],
    ['a phone with large text', 390, 844, 28],
    ['large text', 1280, 800, 28],
    ['a laptop', 1280, 800, 14],
  ])('keeps everything apart and in sight on %s', async (_, width, height, pixels) => {
    // The narrowest in light colours, and with long words.
    const isPlain = width === 390 && pixels === 14;
    const looks = isPlain ? ({ colorScheme: 'light', locale: 'de-DE' } as const) : {};
    const opened = await openPage(browsed.browser, { viewport: { width, height }, ...looks });
    const { page } = opened;
    const show = async (address: string): Promise<void> => {
      await browsed.open(address, page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, pixels);
    };
    await show('/save/little-factory/map');
    await mapDrawn(page);
    // The list is folded at first only if the text was as large when the map was made.
    const fold = page.getByRole('button', { name: 'Fold layers', exact: true });
    if (width < 64 * pixels && (await fold.isVisible())) await fold.click();
    await expect.poll(() => overlaps(page)).toEqual([]);
    const bar = (await page.locator('.top-bar').boundingBox())!;
    expect(bar.height).toBeLessThan(4 * pixels);
    if (isPlain) expect(await browsed.axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect.poll(() => page.evaluate(builtIsFree)).toBe(true);
    for (const address of ['/', '/save/little-factory/dashboard', '/save/little-factory/explorer']) {
      await show(address);
      await page.locator('.save-card, .tile, .table-head').first().waitFor();
      expect(
        await page.evaluate(() => document.querySelector('.page')!.scrollWidth - innerWidth),
      ).toBeLessThan(1);
      if (isPlain) expect([address, await browsed.axe(page)]).toEqual([address, []]);
    }
    const menu = page.getByRole('button', { name: 'Menu' });
    if (width < 64 * pixels) await menu.click();
    else expect(await menu.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Timeline' }).click();
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    browsed.expectQuiet(opened);
    await page.context().close();
  });

  it('leaves what can be clicked where it is when charts come', async () => {
    const { page } = browsed;
    let showCharts = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      showCharts = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('itemFigures')) await asked;
      await route.continue();
    });
    await browsed.open('/save/little-factory/compare');
    const link = page.getByRole('link', { name: 'Show all of it on the map' });
    const before = await link.boundingBox();
    showCharts();
    await page.getByRole('region', { name: 'Buildings' }).waitFor();
    expect(await link.boundingBox()).toEqual(before);
    await page.unrouteAll();
  });
});

/** Pairs of panels that lie over each other, and what is not wholly in sight. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('.top-bar > *, .map-top > *, .tools, .status-bar > *, .since'),
    ].flatMap((part) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      return width > 0 ? [{ name: part.className, left, top, right, bottom }] : [];
    });
    const outside = parts.filter(
      ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
    );
    const pairs = parts.flatMap((a, at) =>
      parts
        .slice(at + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} over ${b.name}`),
    );
    return [...outside.map(({ name }) => `${name} outside`), ...pairs];
  });
}

/** Whether the factory's corners, which the address places, are behind no panel. */
function builtIsFree(): boolean {
  const { view } = (globalThis as unknown as { savegraphMap: { view: Record<string, number> } }).savegraphMap;
  const canvas = document.querySelector('canvas.map-canvas')!;
  const { left, top } = canvas.getBoundingClientRect();
  return [
    [-134_000, 51_500],
    [-56_000, 55_000],
  ].every(([x, y]) => {
    const across = (x! - view.x!) * view.scale! + view.width! / 2 + left;
    const down = (y! - view.y!) * view.scale! + view.height! / 2 + top;
    return document.elementFromPoint(across, down)?.closest('.map-canvas') === canvas;
  });
}
