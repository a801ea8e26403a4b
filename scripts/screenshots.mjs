// Takes the picture of the map in the README and docs/, with a built program and a Chromium. A build says when what it
// shows has been changed since, and goes on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const PICTURE = 'docs/map.png';
const NOTED = 'docs/pictures.json';
const SHOWN = [
  ...['web/map', 'web/object', 'web/shell', 'web/styles', 'web/games/satisfactory'],
  'examples/little-factory.sav',
];
const OBJECT = encodeURIComponent('Persistent_Level:PersistentLevel.Build_ConstructorMk1_C_1');
/** Milliseconds without a request after which the page is taken to be complete. */
const QUIET = 700;

/** Whether what the picture shows has been changed since it was taken. */
export function isPictureOld() {
  return JSON.parse(readFileSync(NOTED, 'utf8'))[PICTURE] !== markOf(SHOWN);
}

function markOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesAt)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesAt(place) {
  if (/\.\w+$/.test(place)) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name).replaceAll('\\', '/'))
    .sort();
}

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

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = spawn(process.execPath, ['dist/cli.js', 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [ready] = await new Promise((resolve) =>
      createInterface(server.stdout).once('line', (line) => resolve(line.match(/http\S+/))),
    );
    await take(new URL('/', ready).href);
    writeFileSync(NOTED, `${JSON.stringify({ [PICTURE]: markOf(SHOWN) }, null, 2)}\n`);
  } finally {
    server.kill();
  }
}
