// What documents show works: every query in them is answered from the example saves, every file they name exists.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Library } from '../src/library/library.ts';
import { hereReader } from '../src/library/read-job.ts';
import { askOf } from './tools/ask.ts';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].sort();

const library = new Library({ reader: hereReader() });
library.add('examples');
const ask = askOf(library);

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1]!);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  const queries = [...text.matchAll(/^```graphql\n(.*?)^```/gms)].map((match) => match[1]!);
  it.each(queries.map((query, at) => [at + 1, query] as const))(
    'shows a query (%i) that is answered',
    async (_, query) => {
      const { data, errors, faults } = await ask(query);
      expect([errors, faults]).toEqual([undefined, []]);
      expect(emptyLists(data)).toEqual([]);
    },
  );
});

/** Places of lists without entries: an example that finds nothing shows nothing. */
function emptyLists(value: unknown, place = 'data'): string[] {
  if (Array.isArray(value) && value.length === 0) return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => emptyLists(part, `${place}.${name}`));
}
