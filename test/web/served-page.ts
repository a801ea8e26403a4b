// The page as a server gives it, in a browser: one server, one browser and few pages for a file of tests, because
// software drawing is slow.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { type Served, serveLibrary } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { complaintsOfAxe } from './axe.ts';
import { builtPage, describeInBrowser, type Opened, openPage, pictureFolder, poll } from './browser.ts';

/** After which a save that is half written is said to be so: thirty seconds are a long time to look at a page. */
const SETTLE_MILLIS = 2000;
/** Of the page's text, in characters, that a failed test shows. */
const MOST_TEXT = 2000;

/** What tests of the page work with; there from their first test on. */
export interface ServedPage {
  readonly base: string;
  readonly browser: Browser;
  readonly page: Page;
  /** A save that the game writes again. */
  readonly worldFile: string;
  readonly query: Served['query'];
  /** Leads there as a link does, from where nothing is: sooner than opening the page anew. */
  open(hash: string, page?: Page): Promise<void>;
  /** Keeps a picture, where the machine keeps those of test runs. */
  picture(name: string, page?: Page): Promise<void>;
  /** Nothing may be said against the page, whatever was done with it. */
  expectQuiet(opened?: Opened): void;
  /** What it lacks for those who do not see it or use no pointer, and what cannot be judged, such as contrasts. */
  axe(page?: Page, rules?: string[]): Promise<string[]>;
}

/** Tests of the page; skipped where there is no browser. @param saves where those are that it shows */
export function describePage(
  name: string,
  tests: (browsed: ServedPage) => void,
  saves: readonly string[] = ['examples'],
): void {
  describeInBrowser(name, (browser) => tests(servedPage(browser, saves)));
}

function servedPage(browser: () => Browser, saves: readonly string[]): ServedPage {
  let served: Served;
  let opened: Opened | undefined;
  const base = (): string => new URL('/', served.url).href;
  const folder = tempFolder({ 'world.sav': readFileSync('examples/little-factory-earlier.sav') });

  beforeAll(async () => {
    const pageFolder = await builtPage();
    const library = new Library({ reader: inProcessReader(), settleMillis: SETTLE_MILLIS });
    for (const folder of saves) library.add(folder);
    library.add(join(folder, 'world.sav'));
    library.watch();
    served = await serveLibrary(library, { pageFolder });
    opened = await openPage(browser());
  });
  // What a wait waits for is not what stands there: say that.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || !opened) return;
    const text = await opened.page.evaluate(() => document.body.innerText).catch(String);
    console.error(`${opened.page.url()} shows:\n${text.slice(0, MOST_TEXT)}`);
  });
  afterAll(() => served?.library.close());

  return {
    get base() {
      return base();
    },
    get browser() {
      return browser();
    },
    get page() {
      return opened!.page;
    },
    worldFile: join(folder, 'world.sav'),
    query: (...asked) => served.query(...asked),
    open: async (hash, page = opened!.page) => {
      const go = (to: string): Promise<void> =>
        page.evaluate((address) => {
          location.hash = address;
        }, to);
      if (!page.url().startsWith(`${base()}#`)) await page.goto(base());
      await go('/nowhere');
      await page.getByText('There is nothing at this address.').waitFor();
      await go(hash);
    },
    picture: async (name, page = opened!.page) => {
      const folder = pictureFolder();
      if (folder !== null) await page.screenshot({ path: `${folder}/${name}.png` });
    },
    expectQuiet: (of = opened!) => {
      expect(of.complaints).toEqual([]);
      expect(served.internalErrors).toEqual([]);
    },
    async axe(page = opened!.page, rules) {
      // Parts come one after the other: a page that still loads some has not all of its headings.
      await poll(page, () => document.querySelector('.waiting, .spinner') === null);
      return complaintsOfAxe(page, rules);
    },
  };
}
