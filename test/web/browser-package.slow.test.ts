// `savegraph/browser` in a page of somebody else, from the built package as static files.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';
import { describeInBrowser, hostFiles, openPage } from './browser.ts';

const PAGE = `<!doctype html><input type="file" multiple><pre></pre><script type="module">
import { BrowserSaves } from './dist/browser/index.js';
const saves = new BrowserSaves();
document.querySelector('input').onchange = async ({ target }) => {
  const shown = [];
  try {
    const [problem] = await saves.addPlugins('./notes.js', './nothing.js');
    if (!problem.includes('/nothing.js: ')) throw new Error(problem);
    const [save] = await saves.open(...target.files);
    shown.push(save);
    shown.push(await saves.ask('query ($id: ID!) { save(id: $id) { format stats { objects } } }', { id: save.slug }));
  } catch (error) {
    shown.push({ message: error.message });
  }
  document.querySelector('pre').textContent = JSON.stringify(shown);
};
</script>`;

/** As a bundler makes it, where the interface is that of the page's worker. */
const NOTES = readFileSync('examples/plugins/notes/index.mjs', 'utf8').replace(
  "import { defineFormat } from 'savegraph/plugin';",
  'const { defineFormat } = globalThis.savegraph;',
);

const isThere = existsSync('dist/browser/index.js');
if (!isThere) console.warn('the package in a page: not tried, it is not built');

describe.skipIf(!isThere)('the package in a page', () => {
  describeInBrowser('of somebody else', (browser) => {
    const folder = tempFolder({ 'notes.js': NOTES, 'index.html': PAGE });
    const host = hostFiles((name) =>
      /^dist\/[\w/.-]+$/.test(name) && !name.includes('..') ? name : join(folder, name),
    );

    it('has a worker that is one file', () => {
      expect(readFileSync('dist/web/open-saves.js', 'utf8')).not.toMatch(/^import\b/);
    });

    it.each([
      [
        'examples/little-factory.sav',
        [{ slug: '~little-factory' }, { data: { save: { format: 'SATISFACTORY' } } }],
      ],
      [
        'examples/plugins/notes/example.notes',
        [{ slug: '~example' }, { data: { save: { format: 'NOTES', stats: { objects: 2 } } } }],
      ],
      ['package.json', [{ message: expect.stringMatching(/./) }]],
    ])('opens %s', async (file, expected) => {
      const { page } = await openPage(browser());
      await page.goto(await host);
      await page.locator('input').setInputFiles(file);
      await page.waitForFunction(() => document.querySelector('pre')!.textContent !== '');
      expect(JSON.parse((await page.locator('pre').textContent())!)).toMatchObject(expected);
    });
  });
});
