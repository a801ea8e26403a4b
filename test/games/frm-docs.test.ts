// docs/frm.md: every endpoint of the mod once, and every query asked over HTTP.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';

const { query } = await serveLibrary(openLibrary('examples'));

const rows = readFileSync('docs/frm.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)));

/** Fields of the save itself. */
const OF_SAVE = /^(objects\(|header$|stats$)/;
const queries = rows.flatMap(([, spans = []]) => spans).filter((span) => /^\w+(\(|$| \{)/.test(span));

it('names each endpoint once', () => {
  const endpoints = rows.flatMap(([names = []]) => names);
  expect(endpoints.length).toBeGreaterThan(75);
  expect(
    endpoints.filter((name, at) => !/^get[A-Z]\w+$/.test(name) || endpoints.indexOf(name) !== at),
  ).toEqual([]);
});

it.each(queries.filter((span) => !/^(trace|ModMetadata)$/.test(span)))('answers %s', async (span) => {
  const fields = span === 'stats' ? 'stats { objects }' : span;
  const inside = OF_SAVE.test(span) ? fields : `satisfactory { ${fields} }`;
  for (const slug of ['little-factory', 'update-8']) {
    const { status, body } = await query(`{ save(id: "${slug}") { ${inside} } }`);
    expect([status, body.errors]).toEqual([200, undefined]);
    // The tables are those of 1.0.
    const isNewer = slug === 'update-8' && span.startsWith('missingSchematics');
    const known = new Set(['UNKNOWN_CLASS', 'UNKNOWN_NAME', ...(isNewer ? ['HIDDEN_ROWS'] : [])]);
    const warnings = (body.extensions?.warnings ?? []) as { code: string; message: string }[];
    expect(warnings.filter(({ code }) => !known.has(code))).toEqual([]);
  }
});
