// The documentation as a site, in a browser: every page comes without a complaint and without a foreign request, every
// link leads somewhere, search finds, and examples are answered in the page.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, hostFiles, openPage } from './browser.ts';

const FOLDER = 'dist-docs';

describeInBrowser('the documentation as a site', (browser) => {
  let base: string;
  let pages: readonly string[];

  beforeAll(async () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'docs'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the site cannot be built\n${stdout}${stderr}`);
    base = await hostFiles((name) => join(FOLDER, name));
    pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && name !== '404.html',
    );
  });

  it('shows every page, with links that lead somewhere', async () => {
    const { page, complaints } = await openPage(browser());
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(base)) foreign.push(request.url());
    });
    const broken: string[] = [];
    expect(pages.length).toBeGreaterThan(30);
    for (const name of pages) {
      await page.goto(base + name);
      await page.locator('main h1').first().waitFor();
      const links = await page
        .locator('main a[href]')
        .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
      broken.push(
        ...links
          .filter((link) => link.startsWith(base) && !leadsSomewhere(link))
          .map((link) => `${name}: ${link}`),
      );
    }
    expect([broken, foreign, complaints]).toEqual([[], [], []]);
  });

  function leadsSomewhere(link: string): boolean {
    const { pathname, hash } = new URL(link);
    const file = join(
      FOLDER,
      decodeURIComponent(pathname) === '/' ? 'index.html' : decodeURIComponent(pathname),
    );
    return (
      existsSync(file) && readFileSync(file, 'utf8').includes(`id="${decodeURIComponent(hash.slice(1))}`)
    );
  }

  it('answers the examples of every game in the page, and finds words', async () => {
    const { page, complaints } = await openPage(browser());
    await page.goto(base);
    const runs = page.getByRole('button', { name: 'Run it here' });
    for (let left = await runs.count(); left > 0; left--) await runs.first().click();
    const answers = page.locator('.run-query pre');
    await expect.poll(() => answers.count()).toBe(5);
    for (const text of await answers.allTextContents()) {
      const { data, errors } = JSON.parse(text) as { data: Record<string, unknown>; errors?: unknown };
      expect([errors, Object.values(data)]).toEqual([undefined, [expect.any(Object)]]);
    }
    await page.locator('.VPNavBarSearch button').first().click();
    await page.locator('#localsearch-input').fill('fast travel');
    await page.locator('#localsearch-list .result').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
