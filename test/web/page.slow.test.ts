// The page in a browser: the list of saves, dashboards, the explorer, and comparing.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mapDrawn, openPage, poll } from './browser.ts';
import { describePage } from './served-page.ts';

describePage('the page', (browsed) => {
  const { open, picture, expectQuiet, axe } = browsed;

  it('comes with a policy that allows nothing inline and nothing from elsewhere', async () => {
    const { headers } = await fetch(browsed.base);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // What reads saves in the browser may compile WebAssembly, and nothing else more.
    const opener = await fetch(new URL('open-saves.js', browsed.base), { method: 'HEAD' });
    expect(opener.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    expect(await (await fetch(browsed.base)).text()).not.toMatch(/<script>|style="|https?:/);
  });

  it('lists the saves, and leads to one', async () => {
    await open('/');
    await browsed.page
      .getByRole('link', { name: /Little Factory/ })
      .first()
      .waitFor();
    expect(await browsed.page.locator('.save-card').count()).toBeGreaterThan(5);
    expect(await axe()).toEqual([]);
    await picture('saves');
    await browsed.page
      .getByRole('link', { name: /Little Factory.*little-factory\.sav/ })
      .first()
      .click();
    await mapDrawn(browsed.page);
    expect(browsed.page.url()).toContain('/save/little-factory/map');
    expectQuiet();
  });

  it('is used from end to end without a pointer', async () => {
    /** By Tab alone, as often as it takes. */
    const tabTo = async (name: string | RegExp): Promise<void> => {
      for (let turn = 0; turn < 120; turn++) {
        await browsed.page.keyboard.press('Tab');
        const focused = await browsed.page.evaluate(() => {
          const element = document.activeElement as HTMLElement | null;
          return element?.getAttribute('aria-label') ?? element?.innerText ?? '';
        });
        if (typeof name === 'string' ? focused === name : name.test(focused)) return;
      }
      throw new Error(`no way by Tab to ${name}`);
    };
    await open('/');
    await browsed.page
      .getByRole('link', { name: /Little Factory/ })
      .first()
      .waitFor();
    await tabTo(/^Little Factory\s+little-factory\.sav\n/);
    await browsed.page.keyboard.press('Enter');
    await mapDrawn(browsed.page);
    await tabTo('Show Production');
    await browsed.page.keyboard.press('Space');
    await poll(browsed.page, () => location.hash.includes('layers=Production'));
    await browsed.page.keyboard.press('Space');
    await poll(browsed.page, () => !location.hash.includes('layers='));
    // Where the focus is, is to be seen.
    const outline = await browsed.page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline).not.toBe('none');
    await browsed.page.keyboard.press('Shift+Tab');
    await open('/save/little-factory/dashboard');
    await browsed.page.getByRole('heading', { name: 'Power by circuit' }).waitFor();
    await tabTo('Explorer');
    await browsed.page.keyboard.press('Enter');
    await browsed.page.getByText(/^[\d,]+ objects$/).waitFor();
    expectQuiet();
  });

  const DASHBOARDS = [
    ['little-factory', 'Power by circuit'],
    ['hollowmere', 'Roster, the most stressed first'],
    ['20221101120000-2-1', 'Plots'],
    ['unreal3', 'Missing, the most wanted first'],
  ] as const;
  it('sorts a table by the column that is chosen', async () => {
    await open('/save/hollowmere/dashboard');
    const roster = browsed.page.locator('.card', { hasText: 'Roster' });
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
    await browsed.page.getByRole('heading', { name: card }).waitFor();
    await browsed.page.getByText('Most frequent classes').waitFor();
    expect(await axe()).toEqual([]);
    await picture(`dashboard-${slug}`);
    expectQuiet();
  });

  it('explores as a table whose filter is GraphQL', async () => {
    await open('/save/little-factory/explorer?class=Build_ConstructorMk1_C&columns=mCurrentRecipe');
    await browsed.page.getByText('5 objects', { exact: true }).waitFor();
    await browsed.page.getByRole('button', { name: 'Add a condition' }).click();
    await browsed.page.getByLabel('Property path', { exact: true }).fill('mCurrentRecipe');
    await browsed.page.getByLabel('Comparison').selectOption('leads');
    await browsed.page.getByLabel('Value', { exact: true }).fill('IronPlate');
    await browsed.page.getByLabel('Value', { exact: true }).press('Tab');
    await browsed.page.getByText('1 object', { exact: true }).waitFor();
    await browsed.page.getByText('The GraphQL of this table').click();
    expect(await browsed.page.locator('.query-text pre').textContent()).toContain('"IronPlate"');
    expect(await axe()).toEqual([]);
    await picture('table');
    expectQuiet();
  });

  it('scrolls a long table by keys, of which it makes what is in sight', async () => {
    const { page } = browsed;
    await open('/save/little-factory/explorer?kind=Everything');
    const total = Number((await page.getByText(/^[\d,]+ objects$/).innerText()).replace(/\D/g, ''));
    const table = page.getByRole('table', { name: 'Objects' });
    await table.getByRole('link').first().waitFor();
    expect(await table.getAttribute('aria-rowcount')).toBe(String(total + 1));
    const made = () => table.locator('tr[aria-rowindex]');
    expect(await made().count()).toBeLessThan(100);
    await page.locator('.table-box').focus();
    await page.keyboard.press('End');
    const last = table.locator(`tr[aria-rowindex="${total + 1}"]`);
    await last.getByRole('link').waitFor();
    expect(await made().count()).toBeLessThan(100);
    // The focus stays where it is while one scrolls elsewhere, and leads on from there.
    await last.getByRole('link').focus();
    await page.locator('.table-box').evaluate((box) => box.scrollTo(0, 0));
    await table.locator('tr[aria-rowindex="2"]').getByRole('link').waitFor();
    await page.keyboard.press('Shift+Tab');
    const focused = () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ?? null;
    expect(Number(await page.evaluate(focused))).toBeGreaterThan(total - 40);
    expect(await axe()).toEqual([]);
    expectQuiet();
  });

  it('explores as a tree, as a graph, and by class', async () => {
    await open('/save/hollowmere/explorer?tab=tree');
    await browsed.page
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await browsed.page.locator('.tree .tree li').first().waitFor();
    expect(await axe()).toEqual([]);
    await open(
      '/save/little-factory/explorer?tab=references&object=Persistent_Level%3APersistentLevel.Build_ConstructorMk1_C_1',
    );
    await browsed.page.getByText('As saved').click();
    await browsed.page.getByText(/^Leads to/).waitFor();
    await picture('references');
    expect(await axe()).toEqual([]);
    await open('/save/little-factory/explorer?tab=classes&class=Build_ConstructorMk1_C');
    await browsed.page.getByRole('cell', { name: 'mCurrentRecipe', exact: true }).waitFor();
    expectQuiet();
  });

  it('compares with a later save what was done until then', async () => {
    await open('/save/little-factory-earlier/compare?with=little-factory');
    const later = browsed.page.getByRole('combobox', { name: 'Until' });
    await later.waitFor();
    expect(await later.inputValue()).toBe('little-factory');
    await browsed.page.getByText(/^Built \d+: 20 Foundation \(4 m\)/).waitFor();
    expectQuiet();
  });

  it('draws figures over time and compares two saves, also on the map', async () => {
    await open('/save/little-factory/compare?with=little-factory-earlier');
    await browsed.page.getByRole('heading', { name: 'Machines that run' }).waitFor();
    const done = browsed.page.locator('.card', { hasText: 'What was done' });
    await done.getByText(/^Built \d+: 20 Foundation \(4 m\)/).click();
    await done.getByRole('link', { name: 'Assembler' }).waitFor();
    await done.getByText('Clock 1: 1 Constructor').click();
    await done.getByRole('cell', { name: '1.5' }).waitFor();
    const counts = await browsed.page.locator('.tile dd').allInnerTexts();
    expect(await browsed.page.locator('.u-wrap canvas').count()).toBeGreaterThan(3);
    expect(await axe()).toEqual([]);
    await picture('compare');
    await browsed.page.getByRole('button', { name: 'Play as a film' }).click();
    // The film ends at the newest save, with what was built since the one before.
    await browsed.page.getByText(`; ${counts[0]} built, ${counts[1]} gone`, { exact: false }).waitFor();
    await browsed.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await axe()).toEqual([]);
    await picture('film');
    await browsed.page.getByRole('combobox', { name: 'Speed' }).selectOption('8');
    const recorded = browsed.page.waitForEvent('download');
    await browsed.page.getByRole('button', { name: 'Record as WebM' }).click();
    const film = readFileSync(await (await recorded).path());
    // An EBML file, of the type that players know WebM by.
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(film.subarray(0, 64).toString('latin1')).toContain('webm');
    await browsed.page.getByRole('link', { name: /on the map/ }).click();
    await browsed.page.getByText('Since little-factory-earlier.sav:').waitFor();
    // The list, the film and the map count the same.
    for (const [at, kind] of ['added', 'removed', 'changed'].entries())
      await browsed.page.getByText(`${counts[at]} ${kind}`, { exact: true }).waitFor();
    expectQuiet();
  });

  it('works light and narrow, with long words', async () => {
    const narrow = await openPage(browsed.browser, {
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
    await browsed.page.getByText(/No open save is called/).waitFor();
    await browsed.page.getByRole('button', { name: 'Try again' }).waitFor();
    await open('/save/little-factory/explorer?class=Build_ConstructorMk1_C&columns=a%5B');
    await browsed.page.getByRole('alert').waitFor();
    await browsed.page.getByText(/Change what is asked for/).waitFor();
    await open('/save/little-factory/dashboard');
    await browsed.page.getByRole('heading', { name: 'Players' }).waitFor();
    await browsed.page.getByRole('button', { name: 'Hide names of players' }).click();
    await browsed.page.getByRole('cell', { name: 'Player 1' }).waitFor();
    const answer = await fetch(new URL('graphql', browsed.base), {
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
        await browsed.page.locator('main').waitFor();
        await poll(
          browsed.page,
          () =>
            document.querySelectorAll('.waiting, .spinner').length === 0 &&
            document.body.innerText.includes('Player'),
        );
        const text = await browsed.page.evaluate(() => document.body.innerText);
        if (isHidden) expect([view, text.includes(name!)]).toEqual([view, false]);
        else seen.push(text.includes(name!));
        if (!view.includes('columns=')) continue;
        const download = browsed.page.waitForEvent('download');
        await browsed.page.getByRole('button', { name: 'Table (CSV)' }).click();
        const rows = readFileSync(await (await download).path(), 'utf8');
        if (isHidden) expect(rows).not.toContain(name!);
        else seen.push(rows.includes(name!));
      }
      if (isHidden) {
        await picture('names-hidden');
        await browsed.page.getByRole('button', { name: 'Hide names of players' }).click();
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
