// What players come for, done with clicks and keys as they would, each with the number that it takes.

import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { mapDrawn } from './browser.ts';
import { describePage } from './served-page.ts';

const FACTORY = '/save/little-factory/map?at=-95500,55500,0.031';

describePage('tasks', (browsed) => {
  const { open, expectQuiet, axe, picture } = browsed;
  const start = async (hash = FACTORY): Promise<void> => {
    await open(hash);
    await mapDrawn(browsed.page);
  };
  const press = async (...steps: readonly Locator[]): Promise<number> => {
    for (const step of steps) await step.click();
    return steps.length;
  };
  const button = (name: string | RegExp): Locator => browsed.page.getByRole('button', { name });
  /** Types into the box that finds anything, and flies to the first that matches. */
  const find = async (text: string, note: RegExp): Promise<void> => {
    await browsed.page.keyboard.press('/');
    await browsed.page.keyboard.type(text);
    await browsed.page.getByRole('option').filter({ hasText: note }).first().click();
  };

  it('finds all free pure caterium nodes, nearest first: 3 clicks', async () => {
    await start();
    const clicks = await press(
      button('Find nodes and collectibles'),
      browsed.page.getByLabel('Only free ones'),
      button(/^Caterium Ore pure: 8/),
    );
    await browsed.page.getByRole('region', { name: 'Nearest first' }).getByRole('button').first().click();
    expect(clicks).toBe(3);
    await browsed.page.getByRole('heading', { name: 'Caterium Ore' }).waitFor();
    expect(await axe()).toEqual([]);
    await picture('places');
    expectQuiet();
  });

  it('tells which slugs are missing, and which were collected: 2 clicks', async () => {
    await start();
    await press(button('Find nodes and collectibles'), button(/^Blue power slug/));
    await browsed.page.getByText(/Blue power slug, nearest first/).waitFor();
    expectQuiet();
  });

  it('tells where trains go and what they carry: 1 click', async () => {
    await start();
    await press(button('Trains and vehicles'));
    await browsed.page.getByRole('list', { name: 'Timetable' }).first().waitFor();
    await press(button('Route').first());
    expect(await axe()).toEqual([]);
    await picture('trains');
    expectQuiet();
  });

  it('flies to items, machines and coordinates: a few keys and 1 click', async () => {
    await start();
    await find('iron plate', /in \d+ places?$/);
    await find('constructor', /Production$/);
    await find('-100000, 52000', /coordinates/);
    await expect.poll(() => decodeURIComponent(browsed.page.url())).toContain('at=-100000,52000');
    await browsed.page.keyboard.press('Control+k');
    expect(await axe()).toEqual([]);
    expectQuiet();
  });

  it('saves the view as a picture twice as large: 2 clicks', async () => {
    await start();
    const download = browsed.page.waitForEvent('download');
    await press(button('Take the view with you'), button('2×'));
    const file = await (await download).path();
    const canvas = (await browsed.page.locator('canvas.map-canvas').boundingBox())!;
    expect(readFileSync(file).readUInt32BE(16)).toBe(2 * Math.round(canvas.width));
    expectQuiet();
  });

  it('measures: 1 click and a drag', async () => {
    await start();
    await press(button(/^Measure/));
    await browsed.page.mouse.move(600, 500);
    await browsed.page.mouse.down();
    await browsed.page.mouse.move(910, 500, { steps: 3 });
    await browsed.page.mouse.up();
    await browsed.page.locator('.status-bar').getByText('100 m', { exact: true }).waitFor();
    expectQuiet();
  });
});
