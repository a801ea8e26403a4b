// A server that stops while its page is open, and comes back.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { listen } from '../../src/server/http-server.ts';
import { atEnd } from '../tools/at-end.ts';
import { openLibrary } from '../tools/open-library.ts';
import { builtPage, mapDrawn, openPage } from './browser.ts';
import { describePage } from './served-page.ts';

describePage('a server that stops', (browsed) => {
  it('leaves the page as it is, which says so and goes on when it is back', async () => {
    const library = openLibrary('examples/little-factory.sav');
    const pageFolder = await builtPage();
    const faults: unknown[] = [];
    const start = (port: number) =>
      listen({
        schema: createSchema(),
        library,
        pageFolder,
        host: '127.0.0.1',
        port,
        report: (error) => void faults.push(error),
      });
    const first = await start(0);
    const { page, complaints } = await openPage(browsed.browser);
    const base = new URL('/', first.url).href;
    await page.goto(`${base}#/save/little-factory/map?at=-95500,55500,0.031`);
    await mapDrawn(page);

    await first.close(0);
    const away = page.getByText('The server does not answer.');
    await away.waitFor();
    // What was drawn is there; what is clicked waits.
    await page.getByRole('checkbox', { name: 'Show Belts' }).click();
    const canvas = (await page.locator('canvas.map-canvas').boundingBox())!;
    const [x, y] = [(-101_200 + 95_500) * 0.031, (52_000 - 55_500) * 0.031];
    await page.mouse.click(canvas.x + canvas.width / 2 + x, canvas.y + canvas.height / 2 + y);
    await page.locator('.inspector').getByText('Waiting for the server').waitFor();
    expect(await page.locator('.layer-row').count()).toBeGreaterThan(5);
    expect(complaints.filter((text) => !/ERR_|failed/.test(text))).toEqual([]);

    const second = await start(Number(new URL(base).port));
    atEnd(() => second.close(0));
    await page.getByText('Follow upstream').waitFor();
    await away.waitFor({ state: 'detached' });

    await second.close(0);
    await page.getByRole('link', { name: 'Timeline' }).click();
    await away.waitFor();
    await page.getByText('Waiting for this part of the page').waitFor();
    const third = await start(Number(new URL(base).port));
    atEnd(() => third.close(0));
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('leaves a dashboard as it is, though it asks again', async () => {
    const { page } = await openPage(browsed.browser);
    await page.goto(`${browsed.base}#/save/world/dashboard`);
    await page.getByText('Most frequent classes').waitFor();
    await page.getByRole('heading', { name: 'Power by circuit' }).waitFor();
    await page.route('**/graphql', (route) =>
      /Dashboard|SaveFacts/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    );
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
    writeFileSync(browsed.worldFile, readFileSync('examples/little-factory.sav'));
    await asked;
    await page.getByText('The server does not answer.').waitFor();
    expect(await page.getByRole('heading', { name: 'Power by circuit' }).count()).toBe(1);
    expect(await page.getByText('Waiting for the server').count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByText('The server does not answer.').waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describePage('seven tabs', (browsed) => {
  it('of a browser share one stream of events', async () => {
    const { page } = await openPage(browsed.browser);
    const context = page.context();
    const streams = new Set<Page>();
    context.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams.add(request.frame().page());
    });
    const tabs = [page];
    while (tabs.length < 7) tabs.push(await context.newPage());
    for (const tab of tabs) {
      await tab.goto(`${browsed.base}#/save/world/dashboard`);
      await tab.getByText('Most frequent classes').waitFor();
    }
    expect([...streams]).toEqual([page]);
    // The next one listens when the first is closed, and all hear of it.
    await page.close();
    await expect.poll(() => streams.size).toBe(2);
    const tile = (tab: Page) => tab.locator('.tile', { hasText: 'Objects' }).locator('dd');
    const before = await tile(tabs[6]!).innerText();
    const file = before === '256' ? 'little-factory-earlier' : 'little-factory';
    writeFileSync(browsed.worldFile, readFileSync(`examples/${file}.sav`));
    for (const tab of tabs.slice(1))
      await tile(tab).getByText(before, { exact: true }).waitFor({ state: 'detached' });
    expect(streams.size).toBe(2);
    await context.close();
  });
});
