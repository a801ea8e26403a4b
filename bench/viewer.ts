// Speed of the page, in Debian's Chromium with software rendering: `npm run bench -- viewer [SAVE]`. From the start of the
// built server to the first picture of the map and to the last. Times are only meaningful on an idle machine.

import type { Page } from 'playwright-core';
import { chromiumPath, launch, mapDrawn, openPage } from '../test/web/browser.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { bounded, printTable } from './tools/table.ts';

const [save = 'examples/little-factory.sav'] = process.argv.slice(2);
/** Of a save of a hundred thousand objects. */
const MOST_MILLIS = 2000;

interface Engine {
  measure(): number;
}

const path = chromiumPath();
if (path === null) throw new Error('there is no Chromium: apt-get install chromium');
const browser = await launch(path);
const { page, complaints } = await openPage(browser);
const began = Date.now();
const server = await serveBuilt(save);
try {
  const ready = Date.now() - began;
  const { data } = JSON.parse(await ask(server.url, '{"query":"{ save { slug } }"}'));
  const address = new URL(`/#/save/${data.save.slug}/map`, server.url);
  await page.goto(address.href, { waitUntil: 'commit' });
  const first = (await page.evaluate(pictureDrawn)) - began;
  const last = (await lastDrawn(page)) - began;
  printTable(
    ['map', 'server ready ms', 'first picture ms', 'bound', 'everything ms'],
    [[save, ready.toFixed(0), ...bounded(first, MOST_MILLIS, 0), last.toFixed(0)]],
  );
  if (complaints.length > 0) console.log(complaints.join('\n'));
} finally {
  server.stop();
  await browser.close();
}

/** By the clock of this process, with the time of the drawing itself. */
async function pictureDrawn(): Promise<number> {
  const drawn = (): number =>
    Number(document.querySelector<HTMLElement>('canvas.map-canvas')?.dataset.drawn ?? 0);
  while (drawn() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  (globalThis as unknown as { savegraphMap: Engine }).savegraphMap.measure();
  return Date.now();
}

async function lastDrawn(at: Page): Promise<number> {
  await mapDrawn(at);
  return at.evaluate(() => {
    const { startTime } = performance.getEntriesByName('map-drawn').at(-1)!;
    const redraw = (globalThis as unknown as { savegraphMap: Engine }).savegraphMap.measure();
    return performance.timeOrigin + startTime + redraw;
  });
}
