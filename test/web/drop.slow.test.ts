// Saves that are opened in the browser: by the same formats, graph and queries as on the server, kernels included, with nothing sent anywhere.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { UploadFolder } from '../../src/server/uploads/upload-folder.ts';
import { Uploads } from '../../src/server/uploads/uploads.ts';
import { openLibrary } from '../tools/open-library.ts';
import { realSaves } from '../tools/real-saves.ts';
import { serveLibrary } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { builtPage, mapDrawn, poll } from './browser.ts';
import { describePage } from './served-page.ts';

/** Everything that reading gives, counted: nodes by kind and class, edges of both ends, properties, what could not be read. */
const COUNTS = `query ($save: ID!) {
  save(id: $save) {
    title
    format
    header
    savedAt
    objects(where: { kind: { in: [ACTOR, COMPONENT, LIGHTWEIGHT, EXPORT, RECORD, EXTERNAL, MISSING] } }) { totalCount }
    classes(first: 2000) { totalCount nodes { path count } }
    issues { totalCount }
    levels { name }
    some: objects(first: 40, orderBy: [{ field: PATH }]) {
      nodes {
        path name kind
        position { x y z }
        properties { name type value }
        references(first: 50) { totalCount nodes { kind label target { path } } }
        referencedBy(first: 50) { totalCount nodes { kind label source { path } } }
      }
    }
  }
}`;

type AskOpener = (address: string, body?: string) => Promise<string>;

describePage('a save in the browser', (browsed) => {
  /** The page anew, as after an address is typed. */
  const start = async (address = browsed.base) => {
    const { page } = browsed;
    await page.goto('about:blank');
    await page.goto(address);
    return page;
  };

  /** A worker of the page as it is built, asked without the page. */
  const startOpener = async (): Promise<Worker> => {
    const page = await start();
    const started = page.waitForEvent('worker');
    await page.evaluate(() => {
      const worker = new Worker(new URL('open-saves.js', document.baseURI), { type: 'module' });
      const input = document.body.appendChild(document.createElement('input'));
      Object.assign(input, { type: 'file', id: 'files', multiple: true });
      // Without a body it is asked to open the files that were chosen.
      const askOpener: AskOpener = (address, body) =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => data.id === 1 && resolve(new TextDecoder().decode(data.body));
          worker.onerror = () => reject(new Error('the worker failed'));
          const dropped = Array.from(input.files ?? [], (file) => ({ path: file.name, file }));
          worker.postMessage({ id: 1, address, body: body ?? dropped });
        });
      Object.assign(globalThis, { askOpener });
    });
    return started;
  };
  const ask = async (address: string, body?: string): Promise<unknown> => {
    const asked = ({ to, what }: { to: string; what: string | undefined }): Promise<string> =>
      (globalThis as unknown as { askOpener: AskOpener }).askOpener(to, what);
    return JSON.parse(await browsed.page.evaluate(asked, { to: address, what: body }));
  };
  const openFiles = async (...files: string[]): Promise<{ slugs: string[]; problems: string[] }> => {
    await browsed.page.locator('#files').setInputFiles(files);
    const { saves, problems } = (await ask('saves')) as { saves: { slug: string }[]; problems: string[] };
    return { slugs: saves.map(({ slug }) => slug), problems };
  };
  const counts = async (slug: string): Promise<unknown> =>
    ask('graphql', JSON.stringify({ query: COUNTS, variables: { save: slug } }));
  const expected = async (slug: string): Promise<unknown> =>
    (await browsed.query(COUNTS, { save: slug })).body;

  it('counts what the server counts, with the kernels', async () => {
    const worker = await startOpener();
    await worker.evaluate(() => {
      const { Instance } = WebAssembly;
      const started: string[] = [];
      Object.assign(globalThis, { started });
      WebAssembly.Instance = new Proxy(Instance, {
        construct: (target, [module, imports]: [WebAssembly.Module, WebAssembly.Imports]) => {
          started.push(
            WebAssembly.Module.exports(module)
              .map(({ name }) => name)
              .join(),
          );
          return new target(module, imports);
        },
      });
    });
    const { slugs, problems } = await openFiles('examples/little-factory.sav');
    expect(problems).toEqual([]);
    expect(await counts(slugs[0]!)).toEqual(await expected('little-factory'));
    const started = await worker.evaluate(() => (globalThis as unknown as { started: string[] }).started);
    // The graph's, which interns texts, and the format's, which scans objects.
    expect(started.some((names) => names.includes('intern'))).toBe(true);
    expect(started.some((names) => names.includes('bodies'))).toBe(true);
    browsed.expectQuiet();
  });

  it.each([
    ['20221101120000_2_1.sav', '20221101120000-2-1'],
    ['first-steps-u5.sav', 'first-steps-u5'],
    ['update-8.sav', 'update-8'],
  ])('counts %s as the server does', async (file, slug) => {
    await startOpener();
    const { slugs } = await openFiles(join('examples', file));
    expect(await counts(slugs[0]!)).toEqual(await expected(slug));
    browsed.expectQuiet();
  });

  const real = realSaves('satisfactory');
  it.skipIf(real === null)('counts a large real save as the server does', async () => {
    const [largest] = readdirSync(real!)
      .map((name) => fileURLToPath(new URL(name, real!)))
      .sort((a, b) => statSync(b).size - statSync(a).size);
    const library = openLibrary(largest!);
    const here = await serveLibrary(library);
    await startOpener();
    const { slugs } = await openFiles(largest!);
    const { body } = await here.query(COUNTS, { save: library.entries[0]!.slug });
    expect(await counts(slugs[0]!)).toEqual(body);
  });

  it('says why something is no save, and goes on', async () => {
    await startOpener();
    const { slugs, problems } = await openFiles('package.json');
    expect(slugs).toEqual([]);
    expect(problems.join()).toMatch(/package\.json/);
    expect((await openFiles('examples/little-factory.sav')).slugs).toEqual(['~little-factory']);
    const truncated = tempFolder({
      'half.sav': readFileSync('examples/little-factory.sav').subarray(0, 900),
    });
    const half = await openFiles(join(truncated, 'half.sav'));
    expect([...half.slugs, ...half.problems].length).toBeGreaterThan(0);
  });

  it('is dropped on the page, and has a map, a dashboard and an explorer', async () => {
    const page = await start();
    await page.getByRole('button', { name: 'Open files …' }).waitFor();
    const requests: string[] = [];
    const note = (request: { method(): string; url(): string }): void => {
      if (request.method() !== 'GET' || request.url().includes('/saves/')) requests.push(request.url());
    };
    // The list has asked about the server's own saves.
    await page.waitForLoadState('networkidle');
    page.on('request', note);
    const bytes = readFileSync('examples/little-factory.sav').toString('base64');
    await page.evaluate((text) => {
      const file = new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], 'mine.sav');
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      for (const kind of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
      }
    }, bytes);
    await poll(page, () => decodeURIComponent(location.hash).startsWith('#/save/~mine/map'));
    await mapDrawn(page);
    await browsed.picture('dropped-map');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Power by circuit' }).waitFor();
    await page.getByRole('link', { name: 'Explorer' }).click();
    await page.getByText(/^[\d,]+ objects$/).waitFor();
    expect(requests).toEqual([]);
    page.off('request', note);
    await page.getByRole('link', { name: 'Savegraph: all saves' }).click();
    await page.getByRole('heading', { name: 'Opened in this browser' }).waitFor();
    await browsed.picture('dropped-saves');
    browsed.expectQuiet();
  });

  it('of several files is opened as one: a profile', async () => {
    const page = await start();
    await page.locator('input[type=file][webkitdirectory]').setInputFiles('examples/hollowmere');
    await poll(page, () => decodeURIComponent(location.hash).includes('/save/~'));
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Roster, the most stressed first' }).waitFor();
    browsed.expectQuiet();
  });

  it.each([
    ['a file', ['input[type=file]:not([webkitdirectory])', 'examples/little-factory.sav'], 'Little Factory'],
    ['a folder', ['input[type=file][webkitdirectory]', 'examples/hollowmere'], 'Hollowmere'],
  ] as const)('of %s is sent to a server that takes saves', async (_, [input, file], title) => {
    const folder = tempFolder({});
    const library = new Library({ reader: inProcessReader() });
    await library.addUploads(folder);
    const uploads = new Uploads(new UploadFolder(folder, 1e9), library);
    const taking = await serveLibrary(library, { pageFolder: await builtPage(), uploads });
    const page = await start(new URL('/', taking.url).href);
    await page.locator(input).setInputFiles(file);
    await poll(page, () => decodeURIComponent(location.hash).includes('/save/~'));
    await page.getByRole('link', { name: 'Savegraph: all saves' }).click();
    await page.getByRole('button', { name: 'Send to the server' }).click();
    await poll(page, () => /^#\/save\/[^~%]/.test(location.hash));
    await page.getByRole('heading', { name: title, exact: true, level: 1 }).waitFor();
    expect(library.entries.map(({ header }) => header.title)).toEqual([title]);
    browsed.expectQuiet();
  });
});
