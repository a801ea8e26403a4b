// Pages by the steps in steps/: what is done with clicks and keys, and what is then to be seen. `## NAME (EFFORT)` counts
// clicks and texts. Elements are `ROLE NAME`, `label NAME`, `css SELECTOR` or a text, one in the other with `>>`; names are
// a part of one, all of it in quotes, or a pattern.

import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mapDrawn, openPage } from './browser.ts';
import { describePage, type ServedPage } from './served-page.ts';

const FOLDER = 'test/web/steps/';
const ROLES =
  'alert button cell combobox complementary heading link list listitem navigation option region searchbox status textbox'.split(
    ' ',
  );
const ELEMENT = new RegExp(`^(?:(${ROLES.join('|')}|label|css|text)(?: |$))?(.*)$`, 's');

function pattern(words: string): string | RegExp {
  const [, source, flags] = /^\/(.*)\/([is]*)$/.exec(words) ?? [];
  return source === undefined ? words : new RegExp(source, flags);
}

function elementOf(page: Page, phrase: string): Locator {
  let at: Page | Locator = page;
  for (const part of phrase.split(' >> ')) {
    const [, kind = 'text', words = ''] = ELEMENT.exec(part)!;
    const exact = /^".*"$/.test(words);
    const name = exact ? words.slice(1, -1) : pattern(words);
    if (part === 'first') at = at.locator('nth=0');
    else if (kind === 'css') at = at.locator(words);
    else if (kind === 'label') at = at.getByLabel(name, { exact });
    else if (kind === 'text') at = at.getByText(name, { exact });
    else at = at.getByRole(kind as 'button', words === '' ? {} : { name, exact });
  }
  return at as Locator;
}

/** Where something of the game stands on the screen, on a map that is at the little factory. */
async function onScreen(page: Page, place: string): Promise<[number, number]> {
  const [x, y] = place.split(',').map(Number) as [number, number];
  const [, midX, midY, scale] = /at=([-\d]+),([-\d]+),([\d.]+)/
    .exec(decodeURIComponent(page.url()))!
    .map(Number);
  const box = (await page.locator('canvas.map-canvas').boundingBox())!;
  return [box.x + box.width / 2 + (x - midX!) * scale!, box.y + box.height / 2 + (y - midY!) * scale!];
}

const address = (page: Page) => expect.poll(() => decodeURIComponent(page.url()));

/** By Tab alone, as often as it takes. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let turn = 0; turn < 120; turn++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return element?.getAttribute('aria-label') ?? element?.innerText ?? '';
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`no way by Tab to ${name}`);
}

type Step = (browsed: ServedPage, words: string, element: Locator, given: string) => Promise<unknown>;

/** What a first word does with the others, with the element that they name, and with what is given behind `=`. */
const STEPS: Readonly<Record<string, Step>> = {
  open: async ({ open, page }, to) => {
    await open(to);
    if (to.includes('/map')) await mapDrawn(page);
  },
  show: ({ open }, to) => open(to),
  /** A page that is none of the map's. */
  go: ({ page, base }, to) => page.goto(base + to),
  reload: ({ page }) => page.reload(),
  map: ({ page }) => mapDrawn(page),
  click: (_, __, element) => element.click(),
  at: async ({ page }, place) => page.mouse.click(...(await onScreen(page, place))),
  async drag({ page }, places) {
    const [from, to] = places.split(' ');
    await page.mouse.move(...(await onScreen(page, from!)));
    await page.mouse.down();
    await page.mouse.move(...(await onScreen(page, to!)), { steps: 3 });
    await page.mouse.up();
  },
  focus: (_, __, element) => element.focus(),
  hover: (_, __, element) => element.hover(),
  // Completions are taken no sooner, lest they be taken by mistake.
  wait: ({ page }, millis) => page.waitForTimeout(Number(millis)),
  type: ({ page }, text) => page.keyboard.type(text),
  press: ({ page }, key) => page.keyboard.press(key),
  tab: ({ page }, name) => tabTo(page, pattern(name)),
  fill: (_, __, element, text) => element.fill(text),
  choose: (_, __, element, option) => element.selectOption(option),
  see: (_, __, element) => element.filter({ visible: true }).first().waitFor(),
  gone: (_, __, element) => element.waitFor({ state: 'detached' }),
  count: ({ page }, words) => {
    const [, count, phrase] = /^(\d+) (.*)$/.exec(words)!;
    return expect.poll(() => elementOf(page, phrase!).count()).toBe(Number(count));
  },
  texts: (_, __, element, texts) => {
    const wanted = texts.split(' | ').map((text) => expect.stringMatching(pattern(text)));
    return expect.poll(() => element.allInnerTexts()).toEqual(wanted);
  },
  lacks: async (_, __, element, text) => expect(await element.innerText()).not.toMatch(pattern(text)),
  value: (_, __, element, text) => expect.poll(() => element.inputValue()).toBe(text),
  async download({ page }, _, element, text) {
    const download = page.waitForEvent('download');
    await element.click();
    expect(readFileSync(await (await download).path(), 'utf8')).toMatch(pattern(text));
  },
  address: ({ page }, text) => address(page).toContain(text),
  left: ({ page }, text) => address(page).not.toContain(text),
  async elsewhere({ browser, page }, phrase) {
    const friend = await openPage(browser);
    await friend.page.goto(page.url());
    await elementOf(friend.page, phrase).first().waitFor();
    expect(friend.page.url()).toBe(page.url());
    await friend.page.context().close();
  },
  // What follows is no part of the task.
  done: async () => undefined,
  axe: async ({ axe }) => expect(await axe()).toEqual([]),
  picture: ({ picture }, name) => picture(name),
};

const howMany = (count: number, of: string): string => `${count} ${of}${count === 1 ? '' : 's'}`;

for (const file of readdirSync(FOLDER)) {
  const [, ...tests] = readFileSync(FOLDER + file, 'utf8')
    .trimEnd()
    .split(/\n+## /);
  describePage(file, (browsed) => {
    it.each(tests.map((lines) => lines.split('\n')))('%s', async (title, ...steps) => {
      const verbs = steps.map((step) => step.split(' ', 1)[0]!);
      const task = verbs.join(' ').split(' done')[0]!.split(' ');
      const count = (...some: string[]): number => task.filter((verb) => some.includes(verb)).length;
      const [, effort] = /\((\d+ clicks?(?:, \d+ texts?)?)\)$/.exec(title!) ?? [];
      const texts = count('type');
      const taken =
        howMany(count('click', 'at', 'drag', 'download'), 'click') +
        (texts ? `, ${howMany(texts, 'text')}` : '');
      if (effort) expect(taken).toBe(effort);
      for (const [at, step] of steps.entries()) {
        const [words, given = ''] = step.slice(verbs[at]!.length + 1).split(' = ') as [string, string?];
        await STEPS[verbs[at]!]!(browsed, words, elementOf(browsed.page, words), given);
      }
      browsed.expectQuiet();
    });
  });
}
