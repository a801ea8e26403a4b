// Every figure on a card of a dashboard is in the answer to the query that the card names, on every save.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { realSaves } from '../tools/real-saves.ts';
import { mostOf } from '../tools/runs.ts';
import { describePage } from './served-page.ts';

/** Saves of a format: their dashboards have the same cards. */
const MOST = 4;
const FORMATS = ['satisfactory', 'darkest-dungeon', 'slime-rancher', 'unreal3', 'gvas'];
const folders = FORMATS.flatMap((format) => realSaves(format) ?? []);
if (folders.length === 0)
  console.warn('figures of real saves: not compared, there are none beside the checkout');
const real = folders.flatMap((folder) =>
  mostOf(
    readdirSync(folder).filter((name) => !/[.]tsv$|^(?:oracle|tails-oracle|names|fragments)$/.test(name)),
    MOST,
  ).map((name) => fileURLToPath(new URL(name, folder))),
);

describePage(
  'figures of cards',
  (browsed) => {
    it('are what the query says that the card names', { timeout: 1_800_000 }, async () => {
      const { page, open } = browsed;
      const { body } = await browsed.query('{ saves(first: 1000) { nodes { slug } } }');
      let compared = 0;
      for (const { slug } of body.data.saves.nodes as readonly { slug: string }[]) {
        await open(`/save/${slug}/dashboard`);
        await page
          .getByText('Most frequent classes')
          .or(page.getByText('That did not work'))
          .first()
          .waitFor();
        const cards = await page.locator('.card').evaluateAll(readCards);
        for (const { title, href, figures } of cards) {
          if (PLAIN.has(title)) continue;
          expect([slug, title, href]).toEqual([slug, title, expect.stringContaining('query=')]);
          const { searchParams } = new URL(href!);
          const variables = JSON.parse(searchParams.get('variables')!);
          const { body: answer } = await browsed.query(searchParams.get('query')!, variables);
          expect([slug, title, answer.errors]).toEqual([slug, title, undefined]);
          const known = figuresIn(answer);
          expect([slug, title, figures.filter((each) => !known.has(each))]).toEqual([slug, title, []]);
          compared += figures.length;
        }
      }
      expect(compared).toBeGreaterThan(200);
    });
  },
  ['examples', ...real],
);

/** Cards without figures of a query: lists of files, of what could not be read, and a drawing. */
const PLAIN = new Set(['Files', 'The dungeon']);

/** Titles of cards, the queries that they name, and all figures in their cells and bars. */
function readCards(cards: Element[]) {
  return cards.map((card) => ({
    title: card.getAttribute('aria-label')!.replace(/^What could not be read.*/, 'Files'),
    href: card.querySelector<HTMLAnchorElement>('header a[href*="query="]')?.href ?? null,
    figures: [...card.querySelectorAll('td.number, .bars .number')].flatMap(
      ({ textContent }) => textContent!.match(/-?\d[\d,.]*/g) ?? [],
    ),
  }));
}

const LOCALE = 'en-GB';
const FORMS = [0, 1].map((digits) => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits }));

/** All numbers of an answer as the page may show them: rounded, as percent, as bytes. */
function figuresIn(answer: unknown, found = new Set<string>(['0'])): ReadonlySet<string> {
  if (typeof answer === 'number' || (typeof answer === 'string' && /^-?\d+$/.test(answer))) {
    const number = Number(answer);
    for (const shown of [number, number * 100, number / 1e3, number / 1e6, number / 1e9])
      for (const form of FORMS) found.add(form.format(shown));
    found.add(String(number));
  } else if (Array.isArray(answer)) found.add(String(answer.length));
  if (typeof answer === 'object' && answer !== null)
    for (const inner of Object.values(answer)) figuresIn(inner, found);
  return found;
}
