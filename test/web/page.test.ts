// The page in a browser, from the list of saves to single belts. One browser, one server, few pages: software drawing is slow.

import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { serveLibrary } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import {
  buildPage,
  chromiumPath,
  launch,
  mapDrawn,
  type Opened,
  openPage,
  pictureFolder,
  poll,
} from './browser.ts';

const path = chromiumPath();
if (path === null) console.warn('the page: not looked at, there is no Chromium and none could be installed');

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.skipIf(path === null)('the page', () => {
  let browser: Browser;
  let base: string;
  let opened: Opened;
  let page: Page;
  /** A save that the game writes again. */
  let worldFile: string;
  let internalErrors: readonly unknown[];

  beforeAll(async () => {
    const pageFolder = join(tempFolder({}), 'web');
    await buildPage(pageFolder);
    const library = new Library({ reader: inProcessReader() });
    library.add('examples');
    worldFile = join(
      tempFolder({ 'world.sav': readFileSync('examples/little-factory-earlier.sav') }),
      'world.sav',
    );
    library.add(worldFile);
    library.watch();
    const served = await serveLibrary(library, { pageFolder });
    internalErrors = served.internalErrors;
    base = new URL('/', served.url).href;
    browser = await launch(path!);
    opened = await openPage(browser);
    page = opened.page;
  });
  afterAll(() => browser?.close());

  const open = async (hash: string, at: Page = page): Promise<void> => {
    await at.goto('about:blank');
    await at.goto(`${base}#${hash}`);
  };
  const picture = async (name: string, of: Page = page): Promise<void> => {
    const folder = pictureFolder();
    if (folder !== null) await of.screenshot({ path: `${folder}/${name}.png` });
  };
  /** Nothing may be said against the page, whatever was done with it. */
  const expectQuiet = (of: Opened = opened): void => {
    expect(of.complaints).toEqual([]);
    expect(internalErrors).toEqual([]);
  };
  const axe = async (of: Page = page): Promise<string[]> => {
    await of.evaluate(axeSource);
    const results = await of.evaluate(() =>
      (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  };

  it('comes with a policy that allows nothing inline and nothing from elsewhere', async () => {
    const { headers } = await fetch(base);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // What reads saves in the browser may compile WebAssembly, and nothing else more.
    const opener = await fetch(new URL('open-saves.js', base), { method: 'HEAD' });
    expect(opener.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    expect(await (await fetch(base)).text()).not.toMatch(/<script>|style="|https?:/);
  });

  it('lists the saves, and leads to one', async () => {
    await open('/');
    await page
      .getByRole('link', { name: /Little Factory/ })
      .first()
      .waitFor();
    expect(await page.locator('.save-card').count()).toBeGreaterThan(5);
    expect(await axe()).toEqual([]);
    await picture('saves');
    await page
      .getByRole('link', { name: /Little Factory.*little-factory(?!-)/ })
      .first()
      .click();
    await mapDrawn(page);
    expect(page.url()).toContain('/save/little-factory/map');
    expectQuiet();
  });

  it('leads elsewhere from a save in which nothing has a place', async () => {
    await open('/save/palworld--/map');
    await page.getByText('There is no map of this save').waitFor();
    expect(await page.locator('.layers, .tools').count()).toBe(0);
    expect(await axe()).toEqual([]);
    await picture('no-map');
    await page.getByRole('status').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Most frequent classes').waitFor();
    expect(await page.getByRole('heading', { name: 'palworld' }).count()).toBe(2);
    await picture('dashboard-gvas');
    expectQuiet();
  });

  it('draws what is there, and not what is switched off', async () => {
    await open('/save/little-factory/map?at=-93000,55000,0.03');
    await mapDrawn(page);
    await picture('map');
    await expect.poll(async () => (await colorsOn(page)).size).toBeGreaterThan(8);
    const before = await colorsOn(page);
    await page.getByRole('checkbox', { name: 'Show Production' }).click();
    await poll(page, () => location.hash.includes('layers=Production'));
    const teal = (colors: ReadonlyMap<string, number>): number =>
      [...colors].reduce((sum, [color, many]) => (isTeal(color) ? sum + many : sum), 0);
    expect(teal(before)).toBeGreaterThan(500);
    await expect.poll(async () => teal(await colorsOn(page))).toBeLessThan(teal(before) / 10);
    await page.getByRole('button', { name: 'Show only Foundations' }).click();
    await poll(page, () => document.querySelector('.layers .panel-head .muted')?.textContent === '49 shown');
    expectQuiet();
  });

  it('shows what is clicked, follows its references, and its belts', async () => {
    await open('/save/little-factory/map?at=-95500,55500,0.031');
    await mapDrawn(page);
    const canvas = page.locator('canvas.map-canvas');
    const box = (await canvas.boundingBox())!;
    const at = [
      box.width / 2 + (-101_200 + 95_500) * 0.031,
      box.height / 2 + (52_000 - 55_500) * 0.031,
    ] as const;
    await page.mouse.click(box.x + at[0], box.y + at[1]);
    await page.getByRole('heading', { name: 'Constructor' }).waitFor();
    await page.getByText('mCurrentRecipe', { exact: true }).first().waitFor();
    await poll(page, () => location.hash.includes('object='));
    // The picture of the README.
    if (process.env.UPDATE_PICTURE === '1') await page.screenshot({ path: 'docs/map.png' });
    await page.getByRole('button', { name: 'Follow downstream' }).click();
    await page.getByText(/belts and pipes to/).waitFor();
    await picture('inspector');
    expect(await axe()).toEqual([]);
    await page.getByRole('button', { name: 'Recipe_IronPlate_C' }).first().click();
    await page.getByText('external', { exact: true }).waitFor();
    await page.getByRole('button', { name: '‹ Back' }).click();
    await page.getByRole('heading', { name: 'Constructor' }).waitFor();
    expect(await page.getByRole('button', { name: '‹ Back' }).count()).toBe(0);
    expectQuiet();
  });

  it('opens at the object that the address names', async () => {
    await open('/save/little-factory/map?object=Persistent_Level%3APersistentLevel.Build_SmelterMk1_C_1');
    await page.getByRole('heading', { name: 'Smelter' }).waitFor();
    expectQuiet();
  });

  it('leads from an object to all that it is part of', async () => {
    await open(
      '/save/little-factory/map?object=Persistent_Level%3APersistentLevel.Build_ConstructorMk1_C_1.InputInventory',
    );
    const crumbs = page.getByRole('navigation', { name: 'Where it belongs' });
    await crumbs.getByRole('button', { name: 'Build_ConstructorMk1_C_1' }).click();
    await page.getByRole('heading', { name: 'Constructor' }).waitFor();
    expectQuiet();
  });

  it('lays a picture of the user under the map, where the user says', async () => {
    await open('/save/little-factory/map?at=-93000,55000,0.03');
    await mapDrawn(page);
    const magenta = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
      const drawing = canvas.getContext('2d')!;
      drawing.fillStyle = '#ff00ff';
      drawing.fillRect(0, 0, 8, 8);
      return canvas.toDataURL().split(',')[1]!;
    });
    const shown = async (): Promise<number> => {
      const colors = await colorsOn(page);
      return [...colors].reduce((sum, [color, many]) => {
        const [red = 0, green = 0, blue = 0] = color.split(' ').map(Number);
        return red > 22 && blue > 22 && green < 6 ? sum + many : sum;
      }, 0);
    };
    const choose = (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
      page.locator('.tools input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('mine(-94000,54000,-92000,56000).png', 'image/png', Buffer.from(magenta, 'base64'));
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByLabel('Least x', { exact: true }).inputValue()).toBe('-94000');
    expect(await axe()).toEqual([]);
    await picture('ground-dialog');
    await dialog.getByLabel('Greatest x', { exact: true }).fill('-94000');
    await dialog.getByRole('button', { name: 'Lay it there' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await shown()).toBe(0);
    await dialog.getByLabel('Greatest x', { exact: true }).fill('-91000');
    await dialog.getByRole('button', { name: 'Lay it there' }).click();
    await dialog.waitFor({ state: 'detached' });
    // 3000 by 2000 units at 0.03 pixels each, less what lies on it.
    await expect.poll(shown).toBeGreaterThan(2000);
    expect(await shown()).toBeLessThan(90 * 60 + 200);
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.poll(shown).toBe(0);
    await choose('notes.png', 'image/png', Buffer.from('no picture'));
    await dialog.getByRole('button', { name: 'Lay it there' }).click();
    await dialog.getByText(/not a picture that this browser can show/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expectQuiet();
  });

  it('adds up what is selected', async () => {
    await open('/save/little-factory/map?at=-93000,55000,0.01');
    await mapDrawn(page);
    await page.getByRole('button', { name: /Select a rectangle/ }).click();
    await page.locator('canvas.tool-box').waitFor();
    await page.mouse.move(560, 300);
    await page.mouse.down();
    await page.mouse.move(1000, 640, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('heading', { name: /objects selected/ }).waitFor();
    await page.getByText('Power wanted').waitFor();
    const region = new URLSearchParams(page.url().split('?')[1]).get('area')!;
    const answer = await fetch(new URL('graphql', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'query ($r: RegionInput) { save(id: "little-factory") { objects(where: {within: $r}) { totalCount } } }',
        variables: { r: JSON.parse(region) },
      }),
    });
    const { data } = (await answer.json()) as { data: { save: { objects: { totalCount: number } } } };
    expect(data.save.objects.totalCount).toBeGreaterThan(20);
    await page.getByRole('heading', { name: `${data.save.objects.totalCount} objects selected` }).waitFor();
    await picture('selection');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: /Select a polygon/ }).click();
    await page.locator('canvas.tool-polygon').waitFor();
    for (const [x, y] of [
      [560, 300],
      [860, 300],
      [700, 640],
      [560, 300],
    ] as const) {
      await page.mouse.click(x, y);
    }
    await page.getByRole('heading', { name: /objects? selected/ }).waitFor();
    expect(decodeURIComponent(page.url())).toContain('polygon');
    expectQuiet();
  });

  it('takes any address, and shows what of it means something', async () => {
    await open(
      '/save/little-factory/map?at=x,0,-1&area=%7B%22box%22%3A%7B%7D%7D&height=1&layers=%25&only=Foundations',
    );
    await mapDrawn(page);
    await poll(page, () => document.querySelector('.layers .panel-head .muted')?.textContent === '49 shown');
    await open('/save/little-factory/map?height=-100000,-99999');
    await mapDrawn(page);
    await poll(page, () => document.querySelector('.layers .panel-head .muted')?.textContent === '0 shown');
    expectQuiet();
  });

  it('colours by what the game and what the save know', async () => {
    await open('/save/little-factory/map?at=-93000,55000,0.03&color=attribute:recipe');
    await mapDrawn(page);
    await page.locator('.legend').getByText('Iron Plate', { exact: true }).waitFor();
    await page.getByLabel('Colour by').selectOption('property:');
    await page.getByLabel('Property path').fill('mCurrentPotential');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.locator('.legend').getByText('1.5', { exact: true }).waitFor();
    await picture('colours');
    expectQuiet();
  });

  it('is moved by keys alone', async () => {
    await open('/save/little-factory/map?at=-101200,52000,0.05');
    await mapDrawn(page);
    await page.locator('canvas.map-canvas').focus();
    await page.keyboard.press('+');
    await page.keyboard.press('-');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Constructor' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await poll(page, () => !/at=-101200,/.test(decodeURIComponent(location.hash)));
    await page.keyboard.press('Escape');
    await page.locator('.inspector').waitFor({ state: 'detached' });
    expectQuiet();
  });

  it('is used from end to end without a pointer', async () => {
    /** By Tab alone, as often as it takes. */
    const tabTo = async (name: string | RegExp): Promise<void> => {
      for (let turn = 0; turn < 120; turn++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement | null;
          return element?.getAttribute('aria-label') ?? element?.innerText ?? '';
        });
        if (typeof name === 'string' ? focused === name : name.test(focused)) return;
      }
      throw new Error(`no way by Tab to ${name}`);
    };
    await open('/');
    await page
      .getByRole('link', { name: /Little Factory/ })
      .first()
      .waitFor();
    await tabTo(/^Little Factory\s+little-factory\n/);
    await page.keyboard.press('Enter');
    await mapDrawn(page);
    await tabTo('Show Production');
    await page.keyboard.press('Space');
    await poll(page, () => location.hash.includes('layers=Production'));
    await page.keyboard.press('Space');
    await poll(page, () => !location.hash.includes('layers='));
    // Where the focus is, is to be seen.
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline).not.toBe('none');
    await page.keyboard.press('Shift+Tab');
    await open('/save/little-factory/dashboard');
    await page.getByRole('heading', { name: 'Power by circuit' }).waitFor();
    await tabTo('Explorer');
    await page.keyboard.press('Enter');
    await page.getByText(/^[\d,]+ objects$/).waitFor();
    expectQuiet();
  });

  const DASHBOARDS = [
    ['little-factory', 'Power by circuit'],
    ['hollowmere--', 'Roster, the most stressed first'],
    ['20221101120000_2_1', 'Plots'],
    ['unreal3--', 'Missing, the most wanted first'],
  ] as const;
  it('sorts a table by the column that is chosen', async () => {
    await open('/save/hollowmere--/dashboard');
    const roster = page.locator('.card', { hasText: 'Roster' });
    const column = (at: number) => roster.locator(`tbody td:nth-child(${at})`).allInnerTexts();
    await roster.getByRole('button', { name: 'Hero' }).click();
    const heroes = await column(1);
    expect(heroes).toEqual([...heroes].sort());
    expect(heroes.length).toBeGreaterThan(3);
    const stress = roster.getByRole('columnheader', { name: 'of 200' });
    await stress.getByRole('button').click();
    expect(await stress.getAttribute('aria-sort')).toBe('descending');
    const falling = (await column(4)).map(Number);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
    await stress.getByRole('button').press('Enter');
    expect((await column(4)).map(Number)).toEqual([...falling].reverse());
    // A bar has no order of its own.
    expect(await roster.getByRole('columnheader', { name: 'Stress' }).getByRole('button').count()).toBe(0);
    expect(await axe()).toEqual([]);
    expectQuiet();
  });

  it.each(DASHBOARDS)('has a dashboard for %s', async (slug, card) => {
    await open(`/save/${slug}/dashboard`);
    await page.getByRole('heading', { name: card }).waitFor();
    await page.getByText('Most frequent classes').waitFor();
    expect(await axe()).toEqual([]);
    await picture(`dashboard-${slug}`);
    expectQuiet();
  });

  it('explores as a table whose filter is GraphQL', async () => {
    await open('/save/little-factory/explorer?class=Build_ConstructorMk1_C&columns=mCurrentRecipe');
    await page.getByText('5 objects', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add a condition' }).click();
    await page.getByLabel('Property path', { exact: true }).fill('mCurrentRecipe');
    await page.getByLabel('Comparison').selectOption('leads');
    await page.getByLabel('Value', { exact: true }).fill('IronPlate');
    await page.getByLabel('Value', { exact: true }).press('Tab');
    await page.getByText('1 object', { exact: true }).waitFor();
    await page.getByText('The GraphQL of this table').click();
    expect(await page.locator('.query-text pre').textContent()).toContain('"IronPlate"');
    expect(await axe()).toEqual([]);
    await picture('table');
    expectQuiet();
  });

  it('explores as a tree, as a graph, and by class', async () => {
    await open('/save/hollowmere--/explorer?tab=tree');
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await page.locator('.tree .tree li').first().waitFor();
    expect(await axe()).toEqual([]);
    await open(
      '/save/little-factory/explorer?tab=references&object=Persistent_Level%3APersistentLevel.Build_ConstructorMk1_C_1',
    );
    await page.getByRole('heading', { name: /Leads to/ }).waitFor();
    await picture('references');
    expect(await axe()).toEqual([]);
    await open('/save/little-factory/explorer?tab=classes&class=Build_ConstructorMk1_C');
    await page.getByRole('cell', { name: 'mCurrentRecipe', exact: true }).waitFor();
    expectQuiet();
  });

  it('draws figures over time and compares two saves, also on the map', async () => {
    await open('/save/little-factory/compare?with=little-factory-earlier');
    await page.getByRole('heading', { name: 'Machines that run' }).waitFor();
    await page.getByRole('heading', { name: 'Added, by class' }).waitFor();
    expect(await page.locator('.u-wrap canvas').count()).toBeGreaterThan(3);
    expect(await axe()).toEqual([]);
    await picture('compare');
    await page.getByRole('link', { name: /on the map/ }).click();
    await page.getByText(/New or changed since little-factory-earlier: [1-9]/).waitFor();
    expectQuiet();
  });

  it('keeps up with the game, and keeps the view', async () => {
    const listening = page.waitForRequest((request) => request.url().includes('subscription'));
    await open('/save/world/map?at=-93000,55000,0.03');
    await mapDrawn(page);
    await listening;
    const belts = (): Promise<string | null> =>
      page.locator('.layer-row', { hasText: 'Belts' }).locator('.number').textContent();
    const earlier = await belts();
    copyFileSync('examples/little-factory.sav', worldFile);
    await expect.poll(belts).not.toBe(earlier);
    expect(await belts()).toBe('16');
    expect(decodeURIComponent(page.url())).toContain('at=-93000,55000,0.03');
    expectQuiet();
  });

  it('works light and narrow, with long words', async () => {
    const narrow = await openPage(browser, {
      viewport: { width: 390, height: 800 },
      colorScheme: 'light',
      locale: 'de-DE',
    });
    await open('/save/little-factory/dashboard', narrow.page);
    await narrow.page.getByText('Most frequent classes').waitFor();
    const overflow = await narrow.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axe(narrow.page)).toEqual([]);
    await picture('narrow', narrow.page);
    await open('/save/little-factory/map', narrow.page);
    await mapDrawn(narrow.page);
    expect(await axe(narrow.page)).toEqual([]);
    await picture('narrow-map', narrow.page);
    expectQuiet(narrow);
    await narrow.page.context().close();
  });

  it('says what is wrong, and hides names of players', async () => {
    await open('/save/nope/map');
    await page.getByText(/No open save is called/).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await open('/save/little-factory/explorer?class=Build_ConstructorMk1_C&columns=a%5B');
    await page.getByRole('alert').waitFor();
    await page.getByText(/Change what is asked for/).waitFor();
    await open('/save/little-factory/dashboard');
    await page.getByRole('heading', { name: 'Players' }).waitFor();
    await page.getByRole('button', { name: 'Hide names of players' }).click();
    await page.getByRole('cell', { name: 'Player 1' }).waitFor();
    const answer = await fetch(new URL('graphql', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          '{ save(id: "little-factory") { satisfactory { players { nodes { name object { path class { name } } } } } } }',
      }),
    });
    const { data } = (await answer.json()) as {
      data: { save: { satisfactory: { players: { nodes: Player[] } } } };
    };
    const players = data.save.satisfactory.players.nodes.filter(({ name }) => name !== null);
    expect(players.length).toBeGreaterThan(0);
    const [{ name, object }] = players as [Player];
    const path = encodeURIComponent(object.path);
    const views = [
      'dashboard',
      `map?object=${path}`,
      `explorer?class=${object.class.name}&columns=mPlayerName,mCachedPlayerName`,
      `explorer?tab=references&object=${path}`,
    ];
    const seen: boolean[] = [];
    for (const isHidden of [true, false]) {
      for (const view of views) {
        await open(`/save/little-factory/${view}`);
        await page.locator('main').waitFor();
        await poll(
          page,
          () =>
            document.querySelectorAll('.waiting, .spinner').length === 0 &&
            document.body.innerText.includes('Player'),
        );
        const text = await page.evaluate(() => document.body.innerText);
        if (isHidden) expect([view, text.includes(name!)]).toEqual([view, false]);
        else seen.push(text.includes(name!));
      }
      if (isHidden) {
        await picture('names-hidden');
        await page.getByRole('button', { name: 'Hide names of players' }).click();
      }
    }
    // It is a name that would be seen.
    expect(seen).toContain(true);
    expectQuiet();
  });
});

interface Player {
  readonly name: string | null;
  readonly object: { readonly path: string; readonly class: { readonly name: string } };
}

/** Pixels of the map by colour. */
async function colorsOn(page: Page): Promise<ReadonlyMap<string, number>> {
  const counted = await page.evaluate(() => {
    const map = (globalThis as unknown as { savegraphMap: { measure(): number } }).savegraphMap;
    map.measure();
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.map-canvas')!;
    const gl = canvas.getContext('webgl2')!;
    const pixels = new Uint8Array(canvas.width * canvas.height * 4);
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    const counts: Record<string, number> = {};
    for (let at = 0; at < pixels.length; at += 4) {
      const color = `${pixels[at]! >> 3} ${pixels[at + 1]! >> 3} ${pixels[at + 2]! >> 3}`;
      counts[color] = (counts[color] ?? 0) + 1;
    }
    return Object.entries(counts);
  });
  return new Map(counted);
}

/** The colour of machines that make things, in fifths of a byte's bits. */
function isTeal(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = color.split(' ').map(Number);
  return green > red * 1.8 && green > 17 && blue > 14 && blue <= green;
}
