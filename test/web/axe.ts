// Axe's verdict on a page, and what it cannot judge, such as the contrast of a text over a picture.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Pixels: the highest that a page is made. */
const TALL = 6000;

/**
 * Axe cannot judge a text of which half is scrolled out of sight: the page is made as large as all that is on it.
 * @param rules all, if there are none
 */
export async function complaintsOfAxe(page: Page, rules?: string[]): Promise<string[]> {
  const size = page.viewportSize()!;
  const hidden = await page.evaluate(hiddenHeight);
  // No higher than it takes: a map fills the window, and is drawn in software.
  const height = Math.min(TALL, size.height + hidden);
  if (hidden > 0) await page.setViewportSize({ ...size, height });
  const all = await page.evaluate(unroll);
  if (all.width > size.width || all.height > height)
    await page.setViewportSize({
      width: Math.max(size.width, all.width),
      height: Math.max(height, Math.min(TALL, all.height)),
    });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: typeof axe }).axe.run(runOnly ? { runOnly } : {}),
    rules,
  );
  await page.evaluate(rollUp);
  await page.setViewportSize(size);
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** How much of all that scrolls is out of sight, one below the other. */
function hiddenHeight(): number {
  return [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) || element === document.scrollingElement,
    )
    .reduce((sum, { scrollHeight, clientHeight }) => sum + scrollHeight - clientHeight, 0);
}

/** From the innermost out: what does not fit into one makes the next one scroll. @returns how large all of it is */
function unroll(): { width: number; height: number } {
  let [width, height] = [0, 0];
  for (const element of [...document.querySelectorAll<HTMLElement>('body *')].reverse()) {
    if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (!/auto|scroll/.test(overflowX + overflowY)) continue;
    element.dataset.unrolled = element.style.cssText;
    Object.assign(element.style, { maxHeight: 'none', overflow: 'visible' });
    const { left, top } = element.getBoundingClientRect();
    width = Math.max(width, Math.ceil(left + element.scrollWidth));
    height = Math.max(height, Math.ceil(top + element.scrollHeight));
  }
  return { width, height: Math.max(height, document.documentElement.scrollHeight) };
}

function rollUp(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-unrolled]')) {
    element.style.cssText = element.dataset.unrolled!;
    delete element.dataset.unrolled;
  }
}
