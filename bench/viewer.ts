// Speed of the page, in Debian's Chromium with software rendering: npm run bench -- viewer SAVE. From `npm
// start -- SAVE`, in a checkout that is built, to the first picture and to everything; the slowest redraw
// while panning at several zooms. Elapsed times are only meaningful on an idle machine; CPU times are next to
// them.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { chromiumPath, launch, mapDrawn, openPage } from '../test/web/browser.ts';
import { processorSeconds } from './tools/resident.ts';

const [save = 'examples/little-factory.sav'] = process.argv.slice(2);
const STEPS = 8;
const ZOOMS = [1, 2, 4, 8, 16, 32, 64];

interface Engine {
  readonly view: { readonly x: number; readonly y: number; readonly scale: number; readonly width: number };
  setView(view: object): void;
  measure(): number;
}

const path = chromiumPath();
if (path === null) throw new Error('there is no Chromium: apt-get install chromium');
const browser = await launch(path);
const { page, complaints } = await openPage(browser);

/** The address of the map, which a user knows before opening the page. */
const library = new Library({ reader: inProcessReader() });
library.add(save);
const { slug } = library.entries[0]!;

const began = Date.now();
const npm = spawn('npm', ['start', '--silent', '--', save, '--port', '0'], {
  stdio: ['ignore', 'pipe', 'ignore'],
  detached: true,
});
try {
  let out = '';
  npm.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  while (!out.includes('\n')) await once(npm.stdout, 'data');
  const base = out.replace(/^ready /, '').replace(/graphql\s*$/, '');
  const ready = Date.now() - began;
  await page.goto(`${base}#/save/${slug}/map`, { waitUntil: 'commit' });
  const first = (await page.evaluate(pictureDrawn)) - began;
  const spent = await cpuMillis();
  await mapDrawn(page);
  const spentInAll = await cpuMillis();
  const all = (await page.evaluate(lastDrawn)) - began;
  const redraws = await redrawMillis(page);
  console.log(`software drawing, ${save}, load of the machine ${loadavg()[0]!.toFixed(1)}`);
  console.log(
    `server ready ${ready.toFixed(0)} ms, first picture ${first.toFixed(0)} ms, everything ${all.toFixed(0)} ms`,
  );
  console.log(`processor time: to the first picture ${spent}; to everything ${spentInAll}`);
  for (const { zoom, middle, worst } of redraws) {
    console.log(`zoom ${zoom} x: redraw ${middle.toFixed(0)} ms, at worst ${worst.toFixed(0)} ms`);
  }
  if (complaints.length > 0) console.log(complaints.join('\n'));
} finally {
  // npm, and the processes that it started.
  process.kill(-npm.pid!, 'SIGTERM');
  await browser.close();
}

/**
 * When the first picture was drawn, by the clock of this process. The caller adds the time of the drawing
 * itself.
 */
async function pictureDrawn(): Promise<number> {
  const drawn = (): number =>
    Number(document.querySelector<HTMLElement>('canvas.map-canvas')?.dataset.drawn ?? 0);
  while (drawn() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  (globalThis as unknown as { savegraphMap: Engine }).savegraphMap.measure();
  return Date.now();
}

/** When the last picture was drawn, plus the time it takes to draw. */
function lastDrawn(): number {
  const { startTime } = performance.getEntriesByName('map-drawn').at(-1)!;
  const redraw = (globalThis as unknown as { savegraphMap: Engine }).savegraphMap.measure();
  return performance.timeOrigin + startTime + redraw;
}

/** CPU time of npm and all that it started (where the system tells), of pages with their workers, and of drawing. */
async function cpuMillis(): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const of = (type: string): string =>
    processInfo.reduce((sum, each) => (each.type === type ? sum + each.cpuTime * 1000 : sum), 0).toFixed(0);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '-g', String(npm.pid)], { encoding: 'utf8' });
  const pids = stdout.trim().split('\n').map(Number);
  const server = pids.reduce((sum, pid) => sum + 1000 * processorSeconds(pid), 0);
  return `server ${server.toFixed(0)} ms, page ${of('renderer')} ms, drawing ${of('GPU')} ms`;
}

/** From the whole map to close up, panning one screen in steps at each zoom. */
async function redrawMillis(at: Page): Promise<{ zoom: number; middle: number; worst: number }[]> {
  const found: { zoom: number; middle: number; worst: number }[] = [];
  const start = await at.evaluate(() => {
    const { x, y, scale } = (globalThis as unknown as { savegraphMap: Engine }).savegraphMap.view;
    return { x, y, scale };
  });
  for (const zoom of ZOOMS) {
    const times: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      const millis = await at.evaluate(
        ([x, y, scale, share]) => {
          const map = (globalThis as unknown as { savegraphMap: Engine }).savegraphMap;
          map.setView({ x: x! + (share! * map.view.width) / scale!, y, scale });
          return map.measure();
        },
        [start.x, start.y, start.scale * zoom, (step - STEPS / 2) / STEPS],
      );
      times.push(millis);
      await at.waitForTimeout(150);
    }
    times.sort((a, b) => a - b);
    found.push({ zoom, middle: times[times.length >> 1]!, worst: times.at(-1)! });
  }
  return found;
}
