// The page says what is wrong with a save wherever the save is shown, and compares with none that is damaged unless asked to.

import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { builtPage, openPage, poll } from './browser.ts';
import { describePage } from './served-page.ts';

const WHOLE = readFileSync('examples/little-factory.sav');
const CUT = WHOLE.subarray(0, WHOLE.length * 0.6);

describePage('a damaged save', (browsed) => {
  it('says so in every view, and nothing that it lost is called none', async () => {
    const folder = tempFolder({ 'cut.sav': CUT, 'whole.sav': WHOLE });
    copyFileSync('examples/little-factory-earlier.sav', join(folder, 'earlier.sav'));
    const { url } = await serveLibrary(openLibrary(folder), { pageFolder: await builtPage() });
    const opened = await openPage(browsed.browser);
    const { page } = opened;
    const base = new URL('/', url).href;
    const notice = page.getByRole('region', { name: 'What is wrong with cut.sav' });
    for (const view of ['dashboard', 'explorer', 'map', 'compare']) {
      await page.goto('about:blank');
      await page.goto(`${base}#/save/cut/${view}`);
      await notice.getByText('Damaged.').waitFor();
      await notice.getByText(/Lists may be incomplete/).waitFor();
      expect([view, await browsed.axe(page)]).toEqual([view, []]);
    }
    await page.goto('about:blank');
    await page.goto(`${base}#/save/cut/dashboard`);
    await page.getByText('Look at this first').waitFor();
    const figures = await page.locator('.tile dd').allInnerTexts();
    expect(figures.filter((text) => /^0\b/.test(text))).toEqual([]);
    expect(figures).toContain('unknown');
    expect(await page.getByText('There is nothing to show.').count()).toBe(0);
    expect(await page.getByText(/Nothing is wrong, as far/).count()).toBe(0);
    await browsed.picture('damaged-dashboard', page);

    // The cut save is the nearest in time.
    await page.goto('about:blank');
    await page.goto(`${base}#/save/whole/compare`);
    await page.getByRole('heading', { name: 'What was done' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Since' }).inputValue()).toBe('earlier');
    await page.getByRole('combobox', { name: 'Since' }).selectOption('cut');
    await notice.getByText('Damaged.').waitFor();
    await page.getByRole('button', { name: 'Play as a film' }).click();
    await page.getByText(/1 save cannot be read whole/).waitFor();
    browsed.expectQuiet(opened);
    await page.context().close();
  });

  it('that is dropped with other files is opened, with what is wrong with either', async () => {
    const folder = tempFolder({ 'cut.sav': CUT, 'notes.txt': 'no save' });
    await browsed.open('/');
    const files = ['cut.sav', 'notes.txt'].map((name) => join(folder, name));
    await browsed.page.locator('input[type=file]:not([webkitdirectory])').setInputFiles(files);
    await poll(browsed.page, () => decodeURIComponent(location.hash).startsWith('#/save/~cut/'));
    const notice = browsed.page.locator('.notice');
    await notice.getByText('Damaged.').waitFor();
    await notice.getByText(/notes\.txt/).waitFor();
    browsed.expectQuiet();
  });
});
