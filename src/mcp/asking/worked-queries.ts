// The worked queries of docs/queries.md and docs/views.md: questions with queries that answer them, each run by a test.

import { readFileSync } from 'node:fs';
import { packageFile } from '../../program-files.ts';

const FOLDER = packageFile('docs/');
const PAGES = ['views.md', 'queries.md'];

export interface WorkedQuery {
  readonly question: string;
  /** On one line, without the lines of its answer, which are comments. */
  readonly query: string;
  /** Slug of the example save that it queries. */
  readonly slug: string;
}

export function readWorkedQueries(): readonly WorkedQuery[] {
  return PAGES.flatMap((page) => parsePage(readFileSync(new URL(page, FOLDER), 'utf8')));
}

const FENCED = /^```graphql\n(.*?)^```/gms;

function parsePage(page: string): readonly WorkedQuery[] {
  let end = 0;
  return [...page.matchAll(FENCED)].flatMap((match) => {
    const before = page.slice(end, match.index).replace(/^```json5?\n.*?^```/gms, '');
    end = match.index + match[0].length;
    const query = match[1]!.replace(/^#.*$/gm, '').replace(/\s+/g, ' ').trim();
    const slug = /\b(?:save\(id|to|from): "([^"]+)"/.exec(query)?.[1];
    return slug === undefined ? [] : [{ question: questionBefore(before), query, slug }];
  });
}

/** The heading, and the paragraphs below it. */
function questionBefore(text: string): string {
  const paragraphs = text
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const heading = paragraphs.findLastIndex((paragraph) => paragraph.startsWith('#'));
  const last = paragraphs.at(-1) ?? '';
  return heading >= paragraphs.length - 2 && !/\?/.test(last.split(/(?<=[.?])\s/)[0]!)
    ? paragraphs.slice(heading).join(' ').replace(/^#+ /, '')
    : last.replace(/^#+ /, '');
}
