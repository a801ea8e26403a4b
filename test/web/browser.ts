// A browser and the page as it is built, for tests that look at it. Debian's Chromium, drawing in software. Whatever the page complains of is kept: no test may end with a complaint.

import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { isBuilt } from '../tools/built-program.ts';
import { listening } from '../tools/listening.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser is; null where there is none. */
export function chromiumPath(): string | null {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path)) ?? null;
}

/** For all files of tests in this process: to start one takes seconds. It ends with the process. */
let running: Promise<Browser> | undefined;

/** Tests that look at pages; skipped where there is no browser. @param browser there from their first test on */
export function describeInBrowser(name: string, tests: (browser: () => Browser) => void): void {
  const path = chromiumPath();
  if (path === null) console.warn(`${name}: not looked at, there is no Chromium and none could be installed`);
  describe.skipIf(path === null)(name, () => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      if (!(await running)?.isConnected()) running = launch(path!);
      browser = await running;
    });
    // What is open of one file must not go on beside the next.
    afterAll(() => Promise.all(browser?.contexts().map((context) => context.close()) ?? []));
    tests(() => browser!);
  });
}

export function launch(path: string): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-rasterization',
      // Only maps are drawn by the driver, which is software: pages themselves are drawn sooner without it.
      '--disable-gpu-compositing',
    ],
  });
}

/** The folder of the page as it is built from this code. */
export async function builtPage(): Promise<string> {
  if (isBuilt()) return 'dist/web';
  const configFile = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));
  const outDir = join(tempFolder(), 'web');
  await build({ configFile, build: { outDir, emptyOutDir: true } });
  return outDir;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The address of a web host that knows nothing of us. @param fileAt where the file of a path lies; null for nowhere */
export async function hostFiles(fileAt: (path: string) => string | null): Promise<string> {
  const { url } = await listening(({ url: asked = '' }, response) => {
    const file = fileAt(decodeURIComponent(new URL(asked, 'http://host').pathname.slice(1)) || 'index.html');
    if (file === null || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  return url;
}

/** For what never comes, at any pace of the machine: sooner than tests end, so that it is said what was waited for. */
const MOST_MILLIS = 300_000;

export interface Opened {
  readonly page: Page;
  /** What the page complained of: errors, refused requests, violations of its policy. */
  readonly complaints: string[];
}

export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(MOST_MILLIS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isDriverNote(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  return { page, complaints };
}

/** Reading pixels back is slow on software drivers, which they say; it is what tests do. */
function isDriverNote(text: string): boolean {
  return text.includes('GPU stall due to ReadPixels') || text.includes('GL Driver Message');
}

/** Waits until the map shows everything that it asked for. */
export async function mapDrawn(page: Page): Promise<void> {
  await page.locator('.layers .panel-head .muted').waitFor();
  await poll(page, () => {
    const canvas = document.querySelector<HTMLElement>('canvas.map-canvas');
    const text = document.querySelector('.layers .panel-head .muted')?.textContent ?? '…';
    return Number(canvas?.dataset.drawn ?? 0) > 0 && !text.includes('…');
  });
}

/** Asks again and again: the page's policy forbids what waitForFunction does with texts. */
export async function poll(page: Page, test: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(() => page.evaluate(test), { message: `${test}` }).toBe(true);
}

/** Where the machine keeps pictures of test runs; null for not at all. */
export function pictureFolder(): string | null {
  return process.env.SCREENSHOTS ?? null;
}
