// The page as files on a web host that knows nothing of us: no headers, no server to ask, not even at the root of the host.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { writePage } from '../../src/cli/commands/page.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { builtPage, describeInBrowser, hostFiles, mapDrawn, openPage, poll } from './browser.ts';

describeInBrowser('the page as files', (browser) => {
  let base: string;
  const folder = join(tempFolder({}), 'page');
  let built: string;

  beforeAll(async () => {
    built = await builtPage();
    writePage(built, folder);
    const below = 'some/folder/';
    base =
      (await hostFiles((name) =>
        name.startsWith(below) ? join(folder, name.slice(below.length) || 'index.html') : null,
      )) + below;
  });

  it('opens saves, in a page that shares no memory', async () => {
    const { page, complaints } = await openPage(browser());
    await page.goto(base);
    await page.getByRole('button', { name: 'Open files …' }).waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    expect(await page.getByRole('link', { name: 'Queries' }).count()).toBe(0);
    await page.locator('input[type=file]').first().setInputFiles('examples/little-factory.sav');
    await poll(page, () => decodeURIComponent(location.hash).startsWith('#/save/~little-factory/map'));
    await mapDrawn(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Power by circuit' }).waitFor();
    // What is not kept is said, and what to do.
    await page.reload();
    await page.getByText(/drop it here again/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is small: 400 kB beyond the program that reads saves, of 16,000 lines', () => {
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
    const code = files.filter((name) => /[.](?:js|css|html)[.]br$/.test(name) && !/open-saves/.test(name));
    expect(code.length).toBeGreaterThan(30);
    const bytes = code.reduce((sum, name) => sum + statSync(join(built, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(400_000);
    const sources = readdirSync('web', { recursive: true, encoding: 'utf8' });
    const lines = sources
      .filter((name) => /(?<![.]gen|[.]d)[.](?:tsx?|css|mjs)$/.test(name))
      .reduce((sum, name) => sum + readFileSync(join('web', name), 'utf8').split('\n').length - 1, 0);
    expect(lines).toBeLessThanOrEqual(16_000);
  });

  it('is written over an earlier one, and over nothing else', () => {
    writePage(built, folder);
    const other = tempFolder({ 'notes.txt': 'mine' });
    expect(() => writePage(built, other)).toThrow('holds other files');
    expect(readFileSync(join(other, 'notes.txt'), 'utf8')).toBe('mine');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toMatch(/content-security-policy/);
  });
});
