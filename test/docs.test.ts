// Examples in documents work: every query in them is answered over HTTP from the example saves, and the same by the
// command line; every file they name exists. The answers to docs/queries.md, docs/views.md and README.md are in the
// snapshot beside this file; comments at the end of a query show the lines of its answer that matter. After a change of
// an answer: `UPDATE_DOCS=1 npx vitest run test/docs.test.ts -u`.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLibrary } from './tools/open-library.ts';
import { excerptOf, printJson, shownLines } from './tools/print-json.ts';
import { runInProcess } from './tools/run-cli.ts';
import { serveLibrary } from './tools/serve.ts';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].sort();
/** Their answers are kept. */
const ANSWERED = ['README.md', 'docs/queries.md', 'docs/views.md'];
/** Questions to a store are asked of one: test/store/http.slow.test.ts. */
const OF_A_STORE = 'docs/scale.md';
/** A query, and the lines of its answer that are shown as comments. */
const QUERY = /^```graphql\n(.*?)((?:^# [^\n]*\n)*)^```\n/gms;

const { query: ask, internalErrors } = await serveLibrary(openLibrary('examples'));

const SOURCES = ['src', 'test', 'scripts', 'bench', 'web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);
const FOLDERS = new Set(SOURCES.flatMap((path) => path.split('/').slice(0, -1)));

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
  const isAnswered = ANSWERED.includes(file);

  it('names files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1]!);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  const queries =
    file === OF_A_STORE
      ? []
      : [...text.matchAll(QUERY)].map(([all, query, shown]) => [query!, shown!, all] as const);
  it('has every query of it asked', () => {
    const blocks = text.split('```graphql\n').length - 1;
    expect(queries).toHaveLength(file === OF_A_STORE ? 0 : blocks);
  });

  let updated = text;
  it.each(queries.map((query, at) => [`${titleAbove(text, query[2])} (${at + 1})`, ...query] as const))(
    'is answered: %s',
    async (_, query, shown, all) => {
      const { status, body } = await ask(query);
      expect([status, body.errors, internalErrors]).toEqual([200, undefined, []]);
      if (!isAnswered) {
        expect(emptyLists(body.data)).toEqual([]);
        // A save that is called otherwise by now answers null.
        expect(Object.values(body.data)).not.toContain(null);
        return;
      }
      const lines = printJson(body.data);
      expect(`\n${lines.join('\n')}\n`).toMatchSnapshot();
      if (process.env.UPDATE_DOCS) {
        const excerpt = excerptOf(lines, uncommented(shown)).map((line) => `# ${line}\n`);
        updated = updated.replace(all, () => `\`\`\`graphql\n${query}${excerpt.join('')}\`\`\`\n`);
      } else {
        const all = shownLines(lines);
        const excerpt = uncommented(shown);
        const wrong = excerpt.filter((line) => !all.includes(line.trim()));
        expect(wrong, 'lines that are not in the answer').toEqual([]);
        expect(excerpt, 'lines that leave out a row before them').toEqual(excerptOf(lines, excerpt));
      }
    },
  );
  if (process.env.UPDATE_DOCS && isAnswered) afterAll(() => writeFileSync(file, updated));
});

const uncommented = (lines: string): string[] => lines.trimEnd().replace(/^# /gm, '').split('\n');

/** The last line of text above a place. */
function titleAbove(text: string, place: string): string {
  const above = text.slice(0, text.indexOf(place)).trimEnd();
  return above.slice(above.lastIndexOf('\n') + 1).slice(0, 90);
}

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
