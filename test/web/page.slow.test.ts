// The page in a browser, where it takes more than the steps in steps/page.txt.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { poll } from './browser.ts';
import { describePage } from './served-page.ts';

describePage('the page', (browsed) => {
  const { open, picture, expectQuiet, axe } = browsed;

  it('sorts a table by the column that is chosen', async () => {
    const { page } = browsed;
    await open('/save/hollowmere/dashboard');
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
    // A row without a cell ends a table for those who read it by their ears.
    expect(
      await table
        .locator('tr')
        .filter({ hasNot: page.locator('th, td') })
        .count(),
    ).toBe(0);
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

  it('draws figures over time and compares two saves, also on the map', async () => {
    const { page } = browsed;
    await open('/save/little-factory/compare?with=little-factory-earlier');
    await page.getByRole('heading', { name: 'Machines that run' }).waitFor();
    const done = page.locator('.card', { hasText: 'What was done' });
    await done.getByText(/^Built \d+: 20 Foundation \(4 m\)/).click();
    await done.getByRole('link', { name: 'Assembler' }).waitFor();
    await done.getByText('Clock 1: 1 Constructor').click();
    await done.getByRole('cell', { name: '1.5' }).waitFor();
    const counts = await page.locator('.tile dd').allInnerTexts();
    expect(await page.locator('.u-wrap canvas').count()).toBeGreaterThan(3);
    expect(await axe()).toEqual([]);
    await picture('compare');
    await page.getByRole('button', { name: 'Play as a film' }).click();
    // The film ends at the newest save, with what was built since the one before.
    await page.getByText(`; ${counts[0]} built, ${counts[1]} gone`, { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await axe()).toEqual([]);
    await picture('film');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('8');
    const recorded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Record as WebM' }).click();
    const film = readFileSync(await (await recorded).path());
    // An EBML file, of the type that players know WebM by.
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(film.subarray(0, 64).toString('latin1')).toContain('webm');
    await page.getByRole('link', { name: /on the map/ }).click();
    await page.getByText('Since little-factory-earlier.sav:').waitFor();
    // The list, the film and the map count the same.
    for (const [at, kind] of ['added', 'removed', 'changed'].entries())
      await page.getByText(`${counts[at]} ${kind}`, { exact: true }).waitFor();
    expectQuiet();
  });

  it('hides names of players', async () => {
    const { page } = browsed;
    await open('/save/little-factory/dashboard');
    await page.getByRole('heading', { name: 'Players' }).waitFor();
    await page.getByRole('button', { name: 'Hide names of players' }).click();
    await page.getByRole('cell', { name: 'Player 1' }).waitFor();
    const { body } = await browsed.query(
      '{ save(id: "little-factory") { satisfactory { players { nodes { name object { path class { name } } } } } } }',
    );
    const { name, object } = body.data.save.satisfactory.players.nodes.find(
      ({ name }: { name: string | null }) => name,
    );
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
        if (isHidden) expect([view, text.includes(name)]).toEqual([view, false]);
        else seen.push(text.includes(name));
        if (!view.includes('columns=')) continue;
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Table (CSV)' }).click();
        const rows = readFileSync(await (await download).path(), 'utf8');
        if (isHidden) expect(rows).not.toContain(name);
        else seen.push(rows.includes(name));
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
