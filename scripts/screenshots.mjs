// Takes pictures of the page for people to look at: every view of every open save, the panels of its map, and one object
// close by, on three sizes of screen, dark and light, and with text twice as large. Needs a built program and a Chromium.
// Usage: node scripts/screenshots.mjs FOLDER [ONLY] [PATH...], or `--documents` for the pictures of the README and docs/.
// ONLY limits the pictures to those whose name has it, such as `little-factory.map` or `phone`; '' takes all.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { DOCUMENT_PICTURES, notePictures } from './picture-age.mjs';

const [folder, only = '', ...paths] = process.argv.slice(2);
if (!folder) throw new Error('usage: node scripts/screenshots.mjs FOLDER [ONLY] [PATH...]');

const VIEWS = ['map', 'dashboard', 'explorer', 'compare'];
const MAP_PANELS = ['places', 'traffic'];
const SCREENS = [
  { name: 'wide', width: 1600, height: 1000 },
  { name: 'laptop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'large-text', width: 1280, height: 800, textPercent: 200 },
];
/** Milliseconds without a request after which a view is taken to be complete, and the longest to wait for that. */
const QUIET = 700;
const LONGEST = 40_000;
/** Pixels of a picture at most. */
const HIGHEST = 4000;

const QUERY = `{ saves(first: 200) { nodes { slug objects(where: { hasPosition: true }, first: 1) { nodes { path } } } } }`;

const isForDocuments = folder === '--documents';
if (!isForDocuments) mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, ['dist/cli.js', 'serve', '--port', '0', ...paths], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [ready] = await new Promise((resolve) =>
    createInterface(server.stdout).once('line', (line) => resolve(line.match(/http\S+/))),
  );
  const base = new URL('/', ready).href;
  await (isForDocuments ? takeForDocuments(base) : takeAll(base));
} finally {
  server.kill();
}

async function takeAll(base) {
  const { data } = await (
    await fetch(`${base}graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    })
  ).json();
  const pages = [['saves', '/']];
  for (const { slug, objects } of data.saves.nodes) {
    const address = `/save/${encodeURIComponent(slug)}`;
    for (const view of VIEWS) pages.push([`${slug}.${view}`, `${address}/${view}`]);
    const [object] = objects?.nodes ?? [];
    if (!object) continue;
    for (const panel of MAP_PANELS) pages.push([`${slug}.${panel}`, `${address}/map?panel=${panel}`]);
    pages.push([`${slug}.object`, `${address}/map?object=${encodeURIComponent(object.path)}`]);
  }
  const browser = await launched();
  for (const screen of SCREENS) {
    for (const colorScheme of ['dark', 'light']) {
      const wanted = pages
        .map(([name, hash]) => [`${name}.${screen.name}-${colorScheme}`, hash])
        .filter(([name]) =>
          only.split('|').some((part) => part.split('+').every((word) => name.includes(word))),
        );
      if (wanted.length > 0) await takeOn(browser, base, { ...screen, colorScheme }, wanted);
    }
  }
  await browser.close();
}

async function takeForDocuments(base) {
  const browser = await launched();
  const page = await browser.newPage({ viewport: SCREENS[1], colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const { path, address } of DOCUMENT_PICTURES) {
    await page.goto(`${base}#${address}`);
    await settled(page);
    await page.screenshot({ path });
    console.log(path);
  }
  await browser.close();
  notePictures();
}

function launched() {
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
}

async function takeOn(browser, base, { width, height, textPercent, colorScheme }, wanted) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  for (const [name, hash] of wanted) {
    await page.goto('about:blank');
    await page.goto(`${base}#${hash}`);
    if (textPercent)
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, textPercent);
    await settled(page);
    // Pages scroll inside the frame: the screen is made as high as they are.
    const hidden = await page.evaluate(() => {
      const scroller = document.querySelector('.page');
      return scroller ? scroller.scrollHeight - scroller.clientHeight : 0;
    });
    await page.setViewportSize({ width, height: Math.min(height + hidden, HIGHEST) });
    await page.screenshot({ path: `${folder}/${name}.png` });
    await page.setViewportSize({ width, height });
    console.log(name);
  }
  await page.context().close();
}

/** Waits until nothing was asked for a while and nothing on the page says that it waits. */
async function settled(page) {
  const end = Date.now() + LONGEST;
  let last = Date.now();
  const touch = () => {
    last = Date.now();
  };
  page.on('request', touch).on('response', touch);
  while (Date.now() < end) {
    const isWaiting = await page.evaluate(
      () => document.querySelector('.waiting, .spinner, #page:empty') !== null,
    );
    if (!isWaiting && Date.now() - last > QUIET) break;
    await page.waitForTimeout(150);
  }
  page.off('request', touch).off('response', touch);
}
