// What documents show works: every query in them is answered over HTTP from the example saves, and the same by the command
// line; every file they name exists.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { runInProcess } from './tools/run-cli.ts';
import { serveLibrary } from './tools/serve.ts';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].sort();

const library = new Library({ reader: inProcessReader() });
library.add('examples');
const { query: ask, internalErrors } = await serveLibrary(library);

const SOURCES = ['src', 'test', 'scripts', 'bench', 'web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);
const FOLDERS = new Set(SOURCES.flatMap((path) => path.split('/').slice(0, -1)));

/** Questions to a store are asked of one: test/store/http.test.ts. */
const OF_A_STORE = 'docs/scale.md';

it('names source files that exist', () => {
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs))`/g)].map(
      (match) => [file, match[1]!] as const,
    ),
  );
  // Files of other projects are named, too.
  const ours = named.filter(([, path]) => FOLDERS.has(path.split('/')[0]!));
  const missing = ours.filter(([, path]) => !SOURCES.some((source) => `/${source}`.endsWith(`/${path}`)));
  expect(ours.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1]!);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  const queries =
    file === OF_A_STORE ? [] : [...text.matchAll(/^```graphql\n(.*?)^```/gms)].map((match) => match[1]!);
  it.each(queries.map((query, at) => [at + 1, query] as const))(
    'shows a query (%i) that is answered',
    async (_, query) => {
      const { status, body } = await ask(query);
      expect([status, body.errors, internalErrors]).toEqual([200, undefined, []]);
      expect(emptyLists(body.data)).toEqual([]);
      // A save that is called otherwise by now answers null.
      expect(Object.values(body.data)).not.toContain(null);
    },
  );
});

describe('the command line', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [first] = [...readme.matchAll(/^```graphql\n(.*?)^```/gms)].map((match) => match[1]!);

  it.each([
    ['a query of the README', first!],
    ['too many aliases', `{ ${Array.from({ length: 501 }, (_, at) => `a${at}: __typename`).join(' ')} }`],
    ['an unknown field', '{ nope }'],
    ['a bad filter', '{ saves(where: { slug: { eq: null } }) { totalCount } }'],
    ['a mutation', 'mutation { x }'],
  ])('answers %s as the server does', async (_, query) => {
    const { out } = await runInProcess('query', 'examples', query);
    expect(JSON.parse(out)).toEqual((await ask(query)).body);
  });
});

/** Places of lists without entries: an example that finds nothing shows nothing. */
function emptyLists(value: unknown, place = 'data'): string[] {
  if (Array.isArray(value) && value.length === 0) return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => emptyLists(part, `${place}.${name}`));
}
