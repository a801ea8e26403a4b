// The documentation as a site, in a browser: every page comes without a complaint and without a foreign request, every
// link leads somewhere, search finds, and examples are answered in the page.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launch, openPage } from './browser.ts';

const path = chromiumPath();
if (path === null) console.warn('the documentation as a site: not looked at, there is no Chromium');

const FOLDER = 'dist-docs';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

describe.skipIf(path === null)('the site', () => {
  let browser: Browser;
  let host: Server;
  let base: string;
  let pages: readonly string[];

  beforeAll(async () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'docs'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the site cannot be built\n${stdout}${stderr}`);
    host = createServer(({ url = '' }, response) => {
      const name = decodeURIComponent(new URL(url, 'http://host').pathname.slice(1)) || 'index.html';
      if (!existsSync(join(FOLDER, name))) return response.writeHead(404).end();
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      return response.writeHead(200, { 'content-type': type }).end(readFileSync(join(FOLDER, name)));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
    pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && name !== '404.html',
    );
    browser = await launch(path!);
  });
  afterAll(async () => {
    await browser?.close();
    host?.close();
  });

  it('shows every page, with links that lead somewhere', async () => {
    const { page, complaints } = await openPage(browser);
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
    const { page, complaints } = await openPage(browser);
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
