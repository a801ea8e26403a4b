// Axe's verdict on a page, and what it cannot judge, such as the contrast of a text over a picture.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Pixels: axe cannot judge a text of which half is scrolled out of sight. */
const TALL = 6000;

export async function complaintsOfAxe(page: Page): Promise<string[]> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: TALL });
  const width = await page.evaluate(unroll);
  if (width > size.width) await page.setViewportSize({ width, height: TALL });
  await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  await page.evaluate(rollUp);
  await page.setViewportSize(size);
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** From the innermost out: what does not fit into one makes the next one scroll. @returns how wide all of it is */
function unroll(): number {
  let width = 0;
  for (const element of [...document.querySelectorAll<HTMLElement>('body *')].reverse()) {
    if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (!/auto|scroll/.test(overflowX + overflowY)) continue;
    width = Math.max(width, Math.ceil(element.getBoundingClientRect().left + element.scrollWidth));
    element.dataset.unrolled = element.style.cssText;
    Object.assign(element.style, { maxHeight: 'none', overflow: 'visible' });
  }
  return width;
}

function rollUp(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-unrolled]')) {
    element.style.cssText = element.dataset.unrolled!;
    delete element.dataset.unrolled;
  }
}
