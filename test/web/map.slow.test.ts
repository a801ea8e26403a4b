// The map in a browser, down to single belts.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mapDrawn, poll } from './browser.ts';
import { describePage } from './served-page.ts';

describePage('the map', (browsed) => {
  const { open, picture, expectQuiet, axe } = browsed;

  it('leads elsewhere from a save in which nothing has a place', async () => {
    await open('/save/powered-base/map');
    await browsed.page.getByText('There is no map of this save').waitFor();
    expect(await browsed.page.locator('.layers, .tools').count()).toBe(0);
    expect(await axe()).toEqual([]);
    await picture('no-map');
    await browsed.page.getByRole('status').getByRole('link', { name: 'Dashboard' }).click();
    await browsed.page.getByText('Most frequent classes').waitFor();
    await expect.poll(() => browsed.page.getByRole('heading', { name: 'powered-base' }).count()).toBe(2);
    await picture('dashboard-gvas');
    expectQuiet();
  });

  it('draws what is there, and not what is switched off', async () => {
    await open('/save/little-factory/map?at=-93000,55000,0.03');
    await mapDrawn(browsed.page);
    await picture('map');
    await expect.poll(async () => (await colorsOn(browsed.page)).size).toBeGreaterThan(8);
    const before = await colorsOn(browsed.page);
    await browsed.page.getByRole('checkbox', { name: 'Show Production' }).click();
    await poll(browsed.page, () => location.hash.includes('layers=Production'));
    const teal = (colors: ReadonlyMap<string, number>): number =>
      [...colors].reduce((sum, [color, many]) => (isTeal(color) ? sum + many : sum), 0);
    expect(teal(before)).toBeGreaterThan(500);
    await expect.poll(async () => teal(await colorsOn(browsed.page))).toBeLessThan(teal(before) / 10);
    await browsed.page.getByRole('button', { name: 'Show only Foundations' }).click();
    await poll(
      browsed.page,
      () => document.querySelector('.layers .panel-head .muted')?.textContent === '49 shown',
    );
    expectQuiet();
  });

  it('shows what is clicked, follows its references, and its belts', async () => {
    await open('/save/little-factory/map?at=-95500,55500,0.031');
    await mapDrawn(browsed.page);
    const canvas = browsed.page.locator('canvas.map-canvas');
    const box = (await canvas.boundingBox())!;
    const at = [
      box.width / 2 + (-101_200 + 95_500) * 0.031,
      box.height / 2 + (52_000 - 55_500) * 0.031,
    ] as const;
    await browsed.page.mouse.click(box.x + at[0], box.y + at[1]);
    await browsed.page.getByRole('heading', { name: 'Constructor' }).waitFor();
    // First what the game says, in its words; what was saved only if it is asked for.
    const inspector = browsed.page.getByRole('complementary', { name: 'Inspector' });
    await inspector.getByText('in Iron Ingot 36 of 45 a minute').waitFor();
    const groups = inspector.getByRole('region').filter({ has: browsed.page.locator('dl') });
    expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'What it does',
      'Holds',
      'Connections',
    ]);
    expect(await inspector.innerText()).not.toMatch(/Build_|Recipe_|mCurrent|_C\b/);
    await browsed.page.getByText('As saved').click();
    await browsed.page.getByText('mCurrentRecipe', { exact: true }).first().waitFor();
    await poll(browsed.page, () => location.hash.includes('object='));
    await browsed.page.getByRole('button', { name: 'Follow downstream' }).click();
    await browsed.page.getByText(/belts and pipes to/).waitFor();
    await picture('inspector');
    expect(await axe()).toEqual([]);
    const saved = browsed.page.getByRole('list', { name: 'Properties' });
    await saved.getByRole('button', { name: 'Iron Plate' }).click();
    await browsed.page.getByText('external', { exact: true }).waitFor();
    await browsed.page.getByRole('button', { name: '‹ Back' }).click();
    await browsed.page.getByRole('heading', { name: 'Constructor' }).waitFor();
    expect(await browsed.page.getByRole('button', { name: '‹ Back' }).count()).toBe(0);
    expectQuiet();
  });

  it('opens at the object that the address names', async () => {
    await open('/save/little-factory/map?object=Persistent_Level%3APersistentLevel.Build_SmelterMk1_C_1');
    await browsed.page.getByRole('heading', { name: 'Smelter' }).waitFor();
    // In the middle of what the panels leave free.
    const isInSight = (): boolean => {
      const { view } = (globalThis as unknown as { savegraphMap: { view: Record<string, number> } })
        .savegraphMap;
      const box = document.querySelector('canvas.map-canvas')!.getBoundingClientRect();
      const across = box.left + (-103_200 - view.x!) * view.scale! + view.width! / 2;
      const down = box.top + (52_000 - view.y!) * view.scale! + view.height! / 2;
      return document.elementFromPoint(across, down)?.matches('.map-canvas') ?? false;
    };
    await expect.poll(() => browsed.page.url()).toContain('at=');
    await expect.poll(() => browsed.page.evaluate(isInSight)).toBe(true);
    await browsed.page.setViewportSize({ width: 390, height: 844 });
    await open('/save/little-factory/map?object=Persistent_Level%3APersistentLevel.Build_SmelterMk1_C_1');
    await browsed.page.getByRole('heading', { name: 'Smelter' }).waitFor();
    await expect.poll(() => browsed.page.url()).toContain('at=');
    await expect.poll(() => browsed.page.evaluate(isInSight)).toBe(true);
    await browsed.page.setViewportSize({ width: 1280, height: 800 });
    expectQuiet();
  });

  it('leads from an object to all that it is part of', async () => {
    await open(
      '/save/little-factory/map?object=Persistent_Level%3APersistentLevel.Build_ConstructorMk1_C_1.InputInventory',
    );
    const crumbs = browsed.page.getByRole('navigation', { name: 'Where it belongs' });
    await crumbs.getByRole('button', { name: 'Build_ConstructorMk1_C_1' }).click();
    await browsed.page.getByRole('heading', { name: 'Constructor' }).waitFor();
    expectQuiet();
  });

  it('lays a picture of the user under the map, where the user says', async () => {
    await open('/save/little-factory/map?at=-93000,55000,0.03');
    await mapDrawn(browsed.page);
    const magenta = await browsed.page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
      const drawing = canvas.getContext('2d')!;
      drawing.fillStyle = '#ff00ff';
      drawing.fillRect(0, 0, 8, 8);
      return canvas.toDataURL().split(',')[1]!;
    });
    const shown = async (): Promise<number> => {
      const colors = await colorsOn(browsed.page);
      return [...colors].reduce((sum, [color, many]) => {
        const [red = 0, green = 0, blue = 0] = color.split(' ').map(Number);
        return red > 22 && blue > 22 && green < 6 ? sum + many : sum;
      }, 0);
    };
    const choose = (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
      browsed.page.locator('.tools input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('mine(-94000,54000,-92000,56000).png', 'image/png', Buffer.from(magenta, 'base64'));
    const dialog = browsed.page.getByRole('dialog');
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
    await browsed.page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.poll(shown).toBe(0);
    await choose('notes.png', 'image/png', Buffer.from('no picture'));
    await dialog.getByRole('button', { name: 'Lay it there' }).click();
    await dialog.getByText(/not a picture that this browser can show/).waitFor();
    await browsed.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expectQuiet();
  });

  it('adds up what is selected', async () => {
    await open('/save/little-factory/map?at=-93000,55000,0.01');
    await mapDrawn(browsed.page);
    await browsed.page.getByRole('button', { name: /Select a rectangle/ }).click();
    await browsed.page.locator('canvas.tool-box').waitFor();
    await browsed.page.mouse.move(560, 300);
    await browsed.page.mouse.down();
    await browsed.page.mouse.move(1000, 640, { steps: 4 });
    await browsed.page.mouse.up();
    await browsed.page.getByRole('heading', { name: /objects selected/ }).waitFor();
    await browsed.page.getByText('Power wanted').waitFor();
    const region = new URLSearchParams(browsed.page.url().split('?')[1]).get('area')!;
    const answer = await fetch(new URL('graphql', browsed.base), {
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
    await browsed.page
      .getByRole('heading', { name: `${data.save.objects.totalCount} objects selected` })
      .waitFor();
    await picture('selection');
    await browsed.page.getByRole('button', { name: 'Close', exact: true }).click();
    await browsed.page.getByRole('button', { name: /Select a polygon/ }).click();
    await browsed.page.locator('canvas.tool-polygon').waitFor();
    for (const [x, y] of [
      [560, 300],
      [860, 300],
      [700, 640],
      [560, 300],
    ] as const) {
      await browsed.page.mouse.click(x, y);
    }
    await browsed.page.getByRole('heading', { name: /objects? selected/ }).waitFor();
    expect(decodeURIComponent(browsed.page.url())).toContain('polygon');
    expectQuiet();
  });

  it('takes any address, and shows what of it means something', async () => {
    await open(
      '/save/little-factory/map?at=x,0,-1&area=%7B%22box%22%3A%7B%7D%7D&height=1&layers=%25&only=Foundations',
    );
    await mapDrawn(browsed.page);
    await poll(
      browsed.page,
      () => document.querySelector('.layers .panel-head .muted')?.textContent === '49 shown',
    );
    await open('/save/little-factory/map?height=-100000,-99999');
    await mapDrawn(browsed.page);
    await poll(
      browsed.page,
      () => document.querySelector('.layers .panel-head .muted')?.textContent === '0 shown',
    );
    expectQuiet();
  });

  it('colours by what the game and what the save know', async () => {
    await open('/save/little-factory/map?at=-93000,55000,0.03&color=attribute:recipe');
    await mapDrawn(browsed.page);
    await browsed.page.locator('.legend').getByText('Iron Plate', { exact: true }).waitFor();
    await browsed.page.getByLabel('Colour by').selectOption('property:');
    await browsed.page.getByLabel('Property path').fill('mCurrentPotential');
    await browsed.page.getByRole('button', { name: 'Show', exact: true }).click();
    await browsed.page.locator('.legend').getByText('1.5', { exact: true }).waitFor();
    await picture('colours');
    expectQuiet();
  });

  it('is moved by keys alone', async () => {
    await open('/save/little-factory/map?at=-101200,52000,0.05');
    await mapDrawn(browsed.page);
    await browsed.page.locator('canvas.map-canvas').focus();
    await browsed.page.keyboard.press('+');
    await browsed.page.keyboard.press('-');
    await browsed.page.keyboard.press('Enter');
    await browsed.page.getByRole('heading', { name: 'Constructor' }).waitFor();
    await browsed.page.keyboard.press('ArrowRight');
    await poll(browsed.page, () => !/at=-101200,/.test(decodeURIComponent(location.hash)));
    await browsed.page.keyboard.press('Escape');
    await browsed.page.locator('.inspector').waitFor({ state: 'detached' });
    expectQuiet();
  });

  it('keeps up with the game, and keeps the view', async () => {
    const listening = browsed.page.waitForRequest((request) => request.url().includes('subscription'));
    await open('/save/world/map?at=-93000,55000,0.03');
    await mapDrawn(browsed.page);
    await listening;
    const belts = (): Promise<string | null> =>
      browsed.page.locator('.layer-row', { hasText: 'Belts' }).locator('.number').textContent();
    const earlier = await belts();
    copyFileSync('examples/little-factory.sav', browsed.worldFile);
    await expect.poll(belts).not.toBe(earlier);
    expect(await belts()).toBe('16');
    expect(decodeURIComponent(browsed.page.url())).toContain('at=-93000,55000,0.03');
    expectQuiet();
  });

  it('keeps the last good state of a save whose file was half written', async () => {
    copyFileSync('examples/little-factory.sav', browsed.worldFile);
    await open('/save/world/map?at=-93000,55000,0.03');
    await mapDrawn(browsed.page);
    const whole = readFileSync('examples/little-factory.sav');
    writeFileSync(browsed.worldFile, whole.subarray(0, whole.length / 2));
    await browsed.page.getByText('last good state').waitFor();
    await browsed.page.reload();
    await mapDrawn(browsed.page);
    expect(
      await browsed.page.locator('.layer-row', { hasText: 'Belts' }).locator('.number').textContent(),
    ).toBe('16');
    const answer = await fetch(new URL('graphql', browsed.base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ save(id: "world") { stale stats { issues integrity } } }' }),
    });
    expect(await answer.json()).toEqual({
      data: { save: { stale: true, stats: { issues: 0, integrity: 'MATCHES' } } },
    });
    writeFileSync(browsed.worldFile, whole);
    await browsed.page.getByText('last good state').waitFor({ state: 'detached' });
    expectQuiet();
  });
});

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
