// Tasks of players, done with clicks and keys as they would on worlds of our own. How many clicks and texts each
// takes is in docs/web.md.

import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { mapDrawn, openPage } from './browser.ts';
import { describePage, type ServedPage } from './served-page.ts';

const FACTORY = '/save/little-factory/map?at=-95500,55500,0.031';
const SCALE = 0.031;

/** What a player does, counted. A drag is a click. */
class Player {
  clicks = 0;
  texts = 0;
  readonly #browsed: ServedPage;

  constructor(browsed: ServedPage) {
    this.#browsed = browsed;
  }

  get page() {
    return this.#browsed.page;
  }

  async click(...steps: readonly Locator[]): Promise<void> {
    for (const step of steps) {
      await step.click();
      this.clicks++;
    }
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** What stands here in the game's coordinates, on the map at the factory. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.page.mouse.click(...(await this.#onScreen(x, y)));
    this.clicks++;
  }

  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.page.mouse.move(...(await this.#onScreen(...from)));
    await this.page.mouse.down();
    await this.page.mouse.move(...(await this.#onScreen(...to)), { steps: 3 });
    await this.page.mouse.up();
    this.clicks++;
  }

  async #onScreen(x: number, y: number): Promise<[number, number]> {
    const box = (await this.page.locator('canvas.map-canvas').boundingBox())!;
    return [box.x + box.width / 2 + (x + 95_500) * SCALE, box.y + box.height / 2 + (y - 55_500) * SCALE];
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.texts++;
  }

  /** Types into the box that finds anything, and flies to the first that matches. */
  async find(text: string, note: RegExp): Promise<void> {
    await this.page.keyboard.press('/');
    await this.type(text);
    await this.click(this.page.getByRole('option').filter({ hasText: note }).first());
  }

  /** Waits until this is said somewhere. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }
}

describePage('tasks', (browsed) => {
  const { open, expectQuiet, axe, picture } = browsed;

  /** `effort` is what docs/web.md says, too. */
  const task = (
    name: string,
    effort: string,
    hash: string,
    does: (player: Player) => Promise<void>,
  ): void => {
    it(name, async () => {
      await open(hash);
      if (hash.includes('/map')) await mapDrawn(browsed.page);
      const player = new Player(browsed);
      await does(player);
      const texts = player.texts > 0 ? `, ${player.texts} text` : '';
      expect(`${player.clicks} click${player.clicks === 1 ? '' : 's'}${texts}`).toBe(effort);
      expectQuiet();
    });
  };

  task('Where are free pure caterium nodes?', '3 clicks', FACTORY, async (player) => {
    await player.click(
      player.button('Find nodes and collectibles'),
      player.page.getByLabel('Only free ones'),
      player.button(/^Caterium Ore pure: 8/),
    );
    const nearest = player.page
      .getByRole('region', { name: 'Caterium Ore, nearest first' })
      .getByRole('button');
    expect(await nearest.count()).toBe(8);
    await nearest.first().click();
    await player.page.getByRole('heading', { name: 'Caterium Ore' }).waitFor();
    expect(await axe()).toEqual([]);
    await picture('places');
  });

  task('Which blue slugs are missing?', '2 clicks', FACTORY, async (player) => {
    await player.click(player.button('Find nodes and collectibles'), player.button(/^Blue power slug/));
    await player.sees(/Blue power slug, nearest first/);
  });

  task('Which train carries concrete?', '1 click, 1 text', FACTORY, async (player) => {
    await player.click(player.button('Trains and vehicles'));
    await player.page.getByLabel('Which trains and vehicles').focus();
    await player.type('concrete');
    await player.sees(/500 Concrete/);
    expect(await player.page.locator('.traffic').allInnerTexts()).toEqual([
      expect.stringMatching(/^Ada.s Express/i),
    ]);
  });

  task('Where does this train go?', '2 clicks', FACTORY, async (player) => {
    await player.click(player.button('Trains and vehicles'), player.button('Route').first());
    const stops = player.page.getByRole('list', { name: 'Timetable' }).first().getByRole('listitem');
    expect(await stops.allInnerTexts()).toEqual([
      expect.stringMatching(/^Little Factory Hbf/),
      expect.stringMatching(/^Copper Hills/),
    ]);
    expect(await axe()).toEqual([]);
    await picture('trains');
  });

  task('Why does this machine stand still?', '1 click', FACTORY, async (player) => {
    await player.clickAt(-99_200, 55_600);
    await player.page.getByRole('heading', { name: 'Constructor' }).waitFor();
    await player.sees('Stands still');
    await player.sees('paused');
  });

  task('What is in this container?', '1 click', FACTORY, async (player) => {
    await player.clickAt(-98_800, 52_000);
    await player.page.getByRole('heading', { name: 'Storage Container' }).waitFor();
    await player.sees(/400 Iron Plate/);
  });

  task('Where does what this machine needs come from?', '2 clicks', FACTORY, async (player) => {
    await player.clickAt(-96_800, 53_200);
    await player.click(player.button('Follow upstream'));
    await player.sees(/belts and pipes to \d+ buildings/);
    await picture('upstream');
  });

  task('Where did I leave my power shards?', '1 click, 1 text', FACTORY, async (player) => {
    await player.find('power shard', /3 in 2 places/);
    await expect.poll(() => player.page.url()).not.toContain('at=-95500');
  });

  task('What is at these coordinates?', '1 click, 1 text', FACTORY, async (player) => {
    await player.find('-100000, 52000', /coordinates/);
    await expect.poll(() => decodeURIComponent(player.page.url())).toContain('at=-100000,52000');
  });

  task('What stands in this part of the factory?', '2 clicks', FACTORY, async (player) => {
    await player.click(player.button(/^Select a rectangle/));
    await player.drag([-104_500, 50_500], [-98_000, 56_800]);
    const selection = player.page.getByRole('complementary', { name: 'Selection' });
    await selection.getByText('Constructor', { exact: true }).first().waitFor();
    expect(await selection.innerText()).not.toMatch(/Mk1|_C\b/);
  });

  task('Give me that as a table', '3 clicks', FACTORY, async (player) => {
    await player.click(player.button(/^Select a rectangle/));
    await player.drag([-104_500, 50_500], [-98_000, 56_800]);
    const download = player.page.waitForEvent('download');
    await player.click(player.button('Table (CSV)'));
    const rows = readFileSync(await (await download).path(), 'utf8');
    expect(rows).toMatch(/^path,name,class,x,y,z\r\n/);
    expect(rows.match(/Build_ConstructorMk1_C/g)!.length).toBeGreaterThanOrEqual(5);
  });

  task('Send somebody this view', '3 clicks', FACTORY, async (player) => {
    await player.clickAt(-99_200, 55_600);
    await player.page.getByRole('heading', { name: 'Constructor' }).waitFor();
    await player.click(player.button('Take the view with you'), player.button('Copy link'));
    await player.sees('The link is copied.');
    const friend = await openPage(browsed.browser);
    await friend.page.goto(player.page.url());
    await friend.page.getByRole('heading', { name: 'Constructor' }).waitFor();
    expect(friend.page.url()).toBe(player.page.url());
    await friend.page.context().close();
  });

  task('Take a picture of it, twice as large as the screen', '2 clicks', FACTORY, async (player) => {
    const download = player.page.waitForEvent('download');
    await player.click(player.button('Take the view with you'), player.button('2×'));
    const file = await (await download).path();
    const canvas = (await player.page.locator('canvas.map-canvas').boundingBox())!;
    expect(readFileSync(file).readUInt32BE(16)).toBe(2 * Math.round(canvas.width));
  });

  task('How far is it from here to there?', '2 clicks', FACTORY, async (player) => {
    await player.click(player.button(/^Measure/));
    await player.drag([-100_000, 55_500], [-90_000, 55_500]);
    await player.page.locator('.status-bar').getByText('100 m', { exact: true }).waitFor();
  });

  task('What lacks power?', '1 click', FACTORY, async (player) => {
    await player.click(player.page.getByRole('link', { name: 'Dashboard' }));
    await player.sees(/circuit 2 lacks 2\.5 MW/);
  });

  task('What changed since yesterday?', '2 clicks', FACTORY, async (player) => {
    await player.click(
      player.page.getByRole('link', { name: 'Timeline' }),
      player.page.getByRole('link', { name: /on the map$/ }),
    );
    await mapDrawn(player.page);
    await player.sees(/added/i);
  });

  task('Which hero is most stressed?', '1 click', '/save/hollowmere/explorer', async (player) => {
    await player.click(player.page.getByRole('link', { name: 'Dashboard' }));
    const problems = player.page.getByRole('region', { name: 'Look at this first' });
    await problems.getByText('Dorn, 88 of 200').waitFor();
  });

  task('Where are my pink slimes?', '1 click, 1 text', '/save/20221101120000-2-1/map', async (player) => {
    await player.find('pink slime', /Slimes$/);
    await player.sees('Pink Slime');
  });

  task('What is in this chest (Palworld)?', '1 click, 1 text', '/save/palworld-guild/map', async (player) => {
    await player.find('metal chest', /Storage$/);
    await player.sees(/30 Red Berries/);
  });

  task('Which packages are missing?', '1 click', '/save/unreal3/map', async (player) => {
    await player.click(player.page.getByRole('link', { name: 'Dashboard' }));
    await player.page.getByRole('heading', { name: 'Missing, the most wanted first' }).waitFor();
  });

  /** What a dashboard says, opened from another view; with the headline that opens a list, and a row of it. */
  const ask = (
    name: string,
    effort: string,
    save: string,
    says: string | RegExp,
    { headline, row }: { readonly headline?: RegExp; readonly row?: string } = {},
  ): void =>
    task(name, effort, `/save/${save}/explorer`, async (player) => {
      await player.click(player.page.getByRole('link', { name: 'Dashboard' }));
      if (headline) await player.click(player.page.locator('summary').filter({ hasText: headline }));
      if (row) await player.click(player.page.getByRole('link', { name: row, exact: true }).first());
      await player.sees(says);
    });

  ask('Which machines stand still?', '2 clicks', 'little-factory', 'Cable', {
    headline: /1 machine stands still/,
  });
  ask('Take me to one that stands still', '3 clicks', 'little-factory', 'Why it stands still', {
    headline: /1 machine stands still/,
    row: 'Constructor',
  });
  ask('What do I have most of?', '1 click', 'little-factory', 'Stock');
  ask('How loaded is each power circuit?', '1 click', 'little-factory', 'Power by circuit');
  ask('How many slugs have I found?', '1 click', 'little-factory', 'Blue slug');
  ask('Which pals are sick?', '2 clicks', 'palworld-server', 'Cattiva', { headline: /1 pal is sick/ });
  ask('Which guild has which base?', '1 click', 'palworld-server', 'Hill Makers 1');
  ask('Which machines have no work?', '2 clicks', 'palworld-server', /Machine/, {
    headline: /1 machine has no work/,
  });
  ask('What is this hero like?', '2 clicks', 'hollowmere', 'What it is', { row: 'Dorn' });
  ask('Who has fallen?', '1 click', 'hollowmere', 'Gaspar');
  ask('Which quests are on offer?', '1 click', 'hollowmere', 'Quests on offer');
  ask('How are my colonists?', '1 click', 'new-example', 'Cy <3');
  ask('Which factions are hostile?', '1 click', 'new-example', 'Goodwill');
  ask('What can be harvested?', '2 clicks', 'sample-314159265', 'Parsnip', { headline: /can be harvested/ });
  ask('Which bundles are open?', '1 click', 'sample-314159265', 'Open bundles');
  ask('Which grids belong to nobody?', '2 clicks', 'example-world', 'Small Grid 2206', {
    headline: /belongs? to nobody/,
  });
  ask('Which gordos are there?', '1 click', '20221101120000-2-1', 'Pink Gordo');
  ask('Which class is used most?', '1 click', 'unreal3', 'Classes with the most instances');

  task('How much iron plate do I have, and where?', '0 clicks, 1 text', FACTORY, async (player) => {
    await player.page.keyboard.press('/');
    await player.type('iron plate');
    await player.sees(/^[\d,]+ in \d+ places$/);
    await player.sees(/^Storage Container, [\d.]+ k?m [NESW]+$/);
  });

  task('Bring me to the nearest box with it', '1 click, 1 text', FACTORY, async (player) => {
    await player.find('iron plate', /Storage Container, /);
    await player.page.getByRole('heading', { name: 'Storage Container' }).waitFor();
  });

  task('Which machines make it?', '0 clicks, 1 text', FACTORY, async (player) => {
    await player.page.keyboard.press('/');
    await player.type('iron plate');
    await player.page
      .getByRole('option')
      .filter({ hasText: /^Constructor.*Iron Plate/ })
      .waitFor();
  });

  task('Where is Ada?', '1 click, 1 text', FACTORY, async (player) => {
    await player.find('ada', /player/);
    await player.page.getByRole('heading', { name: /Ada/ }).waitFor();
  });

  task('What did I build since then?', '1 click', FACTORY, async (player) => {
    await player.click(player.page.getByRole('link', { name: 'Timeline' }));
    await player.sees(/20 Foundation \(4 m\)/);
  });

  task('Which clock did I change?', '2 clicks', FACTORY, async (player) => {
    await player.click(
      player.page.getByRole('link', { name: 'Timeline' }),
      player.page.locator('summary').filter({ hasText: 'Clock 1' }),
    );
    await player.page.getByRole('cell', { name: '1.5' }).waitFor();
  });

  task('What did I put into boxes?', '1 click', FACTORY, async (player) => {
    await player.click(player.page.getByRole('link', { name: 'Timeline' }));
    await player.sees(/Reinforced Iron Plate/);
  });

  task('What do the lights of machines mean?', '1 click', FACTORY, async (player) => {
    await player.click(player.page.getByText('Lights of machines'));
    await player.sees('output full');
  });

  task('Show me belts only', '1 click', FACTORY, async (player) => {
    await player.click(player.button('Show only Belts'));
    await player.sees(/Only Belts/);
  });

  task('All machines as a table', '2 clicks', FACTORY, async (player) => {
    const download = player.page.waitForEvent('download');
    await player.click(player.page.getByRole('link', { name: 'Explorer' }), player.button('Table (CSV)'));
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('mCurrentRecipe');
  });

  task('Which query says that?', '1 click', FACTORY, async (player) => {
    await player.click(player.page.getByRole('link', { name: 'Dashboard' }));
    const link = player.page.getByRole('link', { name: 'The query behind “Stock”' });
    const { searchParams } = new URL((await link.getAttribute('href'))!);
    expect(searchParams.get('query')).toContain('items(first: 40)');
  });

  task('Where is the steel (RimWorld)?', '1 click, 1 text', '/save/new-example/map', async (player) => {
    await player.find('steel', /105 in 2 places/);
    await player.sees(/map tiles?/);
  });
});
