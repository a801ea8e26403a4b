// Takes the picture of the map in the README, with a built program and a Chromium.
import { existsSync } from 'node:fs';
import { whileServed } from './while-served.mjs';

const PICTURE = 'docs/map.png';
const OBJECT = encodeURIComponent('Persistent_Level:PersistentLevel.Build_ConstructorMk1_C_1');
/** Milliseconds without a request after which the page is taken to be complete. */
const QUIET = 700;

async function take(base) {
  const { chromium } = await import('playwright-core');
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath, args });
  const viewport = { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport, colorScheme: 'dark', reducedMotion: 'reduce' });
  let last = Date.now();
  const touch = () => {
    last = Date.now();
  };
  page.on('request', touch).on('response', touch);
  await page.goto(`${base}#/save/little-factory/map?object=${OBJECT}`);
  const isWaiting = () => document.querySelector('.waiting, .spinner, #page:empty') !== null;
  while (Date.now() - last < QUIET || (await page.evaluate(isWaiting))) await page.waitForTimeout(150);
  await page.screenshot({ path: PICTURE });
  await browser.close();
}

await whileServed([process.execPath, 'dist/cli.js', 'serve'], (url) => take(new URL('/', url).href));
