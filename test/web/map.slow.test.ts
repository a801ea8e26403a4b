// The map in a browser: what is drawn, and what the server has of it; steps/map.txt has what is clicked.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mapDrawn, poll } from './browser.ts';
import { describePage } from './served-page.ts';

describePage('the map', (browsed) => {
  const { open, picture, expectQuiet, axe } = browsed;

  it('draws what is there, and not what is switched off', async () => {
    const { page } = browsed;
    await open('/save/little-factory/map?at=-93000,55000,0.03');
    await mapDrawn(page);
    await picture('map');
    const bar = page.locator('.scale-bar');
    expect([await bar.locator('..').textContent(), (await bar.boundingBox())!.width]).toEqual(['20 m', 60]);
    await expect.poll(async () => (await colorsOn(page)).size).toBeGreaterThan(8);
    const before = await colorsOn(page);
    await page.getByRole('checkbox', { name: 'Show Production' }).click();
    await poll(page, () => location.hash.includes('layers=Production'));
    const teal = (colors: ReadonlyMap<string, number>): number =>
      [...colors].reduce((sum, [color, many]) => (isTeal(color) ? sum + many : sum), 0);
    expect(teal(before)).toBeGreaterThan(500);
    await expect.poll(async () => teal(await colorsOn(page))).toBeLessThan(teal(before) / 10);
    expectQuiet();
  });

  it('opens at the object that the address names', async () => {
    const { page } = browsed;
    await open('/save/little-factory/map?object=Persistent_Level%3APersistentLevel.Build_SmelterMk1_C_1');
    await page.getByRole('heading', { name: 'Smelter' }).waitFor();
    // In the middle of what the panels leave free.
    const isInSight = (): boolean => {
      const { view } = (globalThis as unknown as { savegraphMap: { view: Record<string, number> } })
        .savegraphMap;
      const box = document.querySelector('canvas.map-canvas')!.getBoundingClientRect();
      const across = box.left + (-103_200 - view.x!) * view.scale! + view.width! / 2;
      const down = box.top + (52_000 - view.y!) * view.scale! + view.height! / 2;
      return document.elementFromPoint(across, down)?.matches('.map-canvas') ?? false;
    };
    await expect.poll(() => page.url()).toContain('at=');
    await expect.poll(() => page.evaluate(isInSight)).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/save/little-factory/map?object=Persistent_Level%3APersistentLevel.Build_SmelterMk1_C_1');
    await page.getByRole('heading', { name: 'Smelter' }).waitFor();
    await expect.poll(() => page.url()).toContain('at=');
    await expect.poll(() => page.evaluate(isInSight)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    expectQuiet();
  });

  it('lays a picture of the user under the map, where the user says', async () => {
    const { page } = browsed;
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
    const { page } = browsed;
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
    const { body } = await browsed.query(
      'query ($r: RegionInput) { save(id: "little-factory") { objects(where: {within: $r}) { totalCount } } }',
      { r: JSON.parse(region) },
    );
    const count: number = body.data.save.objects.totalCount;
    expect(count).toBeGreaterThan(20);
    await page.getByRole('heading', { name: `${count} objects selected` }).waitFor();
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

  it('keeps up with the game, and keeps the view', async () => {
    const { page } = browsed;
    const listening = page.waitForRequest((request) => request.url().includes('subscription'));
    await open('/save/world/map?at=-93000,55000,0.03');
    await mapDrawn(page);
    await listening;
    const belts = (): Promise<string | null> =>
      page.locator('.layer-row', { hasText: 'Belts' }).locator('.number').textContent();
    const earlier = await belts();
    copyFileSync('examples/little-factory.sav', browsed.worldFile);
    await expect.poll(belts).not.toBe(earlier);
    expect(await belts()).toBe('16');
    expect(decodeURIComponent(page.url())).toContain('at=-93000,55000,0.03');
    expectQuiet();
  });

  it('keeps the last good state of a save whose file was half written', async () => {
    const { page } = browsed;
    copyFileSync('examples/little-factory.sav', browsed.worldFile);
    await open('/save/world/map?at=-93000,55000,0.03');
    await mapDrawn(page);
    const whole = readFileSync('examples/little-factory.sav');
    writeFileSync(browsed.worldFile, whole.subarray(0, whole.length / 2));
    await page.getByText('last good state').waitFor();
    await page.reload();
    await mapDrawn(page);
    expect(await page.locator('.layer-row', { hasText: 'Belts' }).locator('.number').textContent()).toBe(
      '16',
    );
    const { body } = await browsed.query('{ save(id: "world") { stale stats { issues integrity } } }');
    expect(body.data.save).toEqual({ stale: true, stats: { issues: 0, integrity: 'MATCHES' } });
    writeFileSync(browsed.worldFile, whole);
    await page.getByText('last good state').waitFor({ state: 'detached' });
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
