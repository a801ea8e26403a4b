// Queries that work, by question.

import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { GAMES } from '../../games/registry.ts';
import { packageFile } from '../../program-files.ts';
import { viewedGame } from '../game-query.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import type { OpenSave, ToolSession } from '../tool-session.ts';

export const examples = defineTool({
  name: 'examples',
  description:
    'Worked queries that answer a question like yours, with your save put in; paths and names in them are of the example.',
  arguments: {
    save: SAVE_ARGUMENT,
    question: { type: 'string', required: true },
    limit: { type: 'integer', default: 3, minimum: 1, maximum: 10 },
  },
  async call({ save: given, question, limit }, session) {
    const save = given === undefined ? await onlySave(session) : await session.save(given);
    const found = index()
      .search(question)
      .map(({ id }) => all()[id as number]!);
    const fitting = save ? found.filter(await isFitting(save)) : found;
    if (fitting.length === 0) {
      throw new ToolError(
        'No worked query matches.',
        `Try other words, such as: ${all()
          .slice(0, 8)
          .map((each) => each.question.slice(0, 50))
          .join(' | ')}`,
      );
    }
    return {
      examples: fitting.slice(0, limit).map(({ question: asked, query, slug }) => ({
        question: asked,
        query: save ? query.replaceAll(`"${slug}"`, JSON.stringify(save.slug)) : query,
      })),
    };
  },
});

async function onlySave(session: ToolSession): Promise<OpenSave | null> {
  const { totalCount, nodes } = await session.saves();
  return totalCount === 1 ? { ...nodes[0]!, session } : null;
}

let read: readonly WorkedQuery[] | null = null;
let searched: MiniSearch | null = null;

function all(): readonly WorkedQuery[] {
  read ??= readWorkedQueries();
  return read;
}

function index(): MiniSearch {
  if (searched) return searched;
  searched = new MiniSearch({
    fields: ['question', 'query'],
    searchOptions: { boost: { question: 4 }, prefix: true, fuzzy: 0.2 },
  });
  searched.addAll(all().map((each, id) => ({ id, ...each })));
  return searched;
}

/** Of examples for the save's game; where no game has a view of it, of those that use no view. */
async function isFitting(save: OpenSave): Promise<(example: WorkedQuery) => boolean> {
  const viewed = await viewedGame(save);
  return (example) => {
    const same = viewed === null ? [example] : all().filter(({ slug }) => slug === example.slug);
    return (
      (GAMES.find(({ field }) => same.some(({ query }) => query.includes(`${field} {`))) ?? null) === viewed
    );
  };
}

const FOLDER = packageFile('docs/');
const PAGES = ['views.md', 'queries.md'];

interface WorkedQuery {
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
