// Every way out of the server says that a save is damaged, and which file; tools of language models do in
// ../mcp/server.test.ts.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const FILE = 'little-factory.sav';
const whole = readFileSync(`examples/${FILE}`);
const library = openLibrary(tempFolder({ [FILE]: whole.subarray(0, Math.floor(whole.length * 0.6)) }));
const [entry] = library.entries;
const served = await serveLibrary(library, { metrics: true });
const SAYS_SO = /little-factory\.sav is damaged: .*other objects may be lost/;

const addresses = {
  objects: `/saves/${entry!.slug}/objects.ndjson`,
  'rows of a view': `/saves/${entry!.slug}/machines.csv`,
  'rows of a query': `/flat?query=${encodeURIComponent(`{ save(id: "${entry!.slug}") { objects { nodes { name } } } }`)}`,
};

it.each(Object.entries(addresses))('tables: %s', async (_, address) => {
  const response = await served.get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-savegraph-warning')).toMatch(SAYS_SO);
});

it('queries', async () => {
  const { body } = await served.query(`{ save(id: "${entry!.slug}") { objects { totalCount } } }`);
  expect(body.extensions.warnings).toMatchObject([
    { code: 'DAMAGED', message: expect.stringMatching(SAYS_SO) },
  ]);
});

it('metrics, which leave out what may lack something', async () => {
  const text = await (await served.get('/metrics')).text();
  expect(text).toMatch(/savegraph_save_damaged\{[^}]*\} 1/);
  expect(text).not.toContain('savegraph_machines');
});
