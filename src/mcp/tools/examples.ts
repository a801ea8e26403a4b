// Queries that work, by question.

import MiniSearch from 'minisearch';
import { GAMES } from '../../games/registry.ts';
import type { ToolSession } from '../asking/tool-session.ts';
import { readWorkedQueries, type WorkedQuery } from '../asking/worked-queries.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

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
    const fitting = save ? found.filter(({ slug }) => formatOfExample(slug) === save.format) : found;
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

async function onlySave(session: ToolSession): Promise<Awaited<ReturnType<ToolSession['save']>> | null> {
  const { totalCount, nodes } = await session.saves();
  return totalCount === 1 ? nodes[0]! : null;
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

/** Derived from the view that other queries on the same example use. */
function formatOfExample(slug: string): string | undefined {
  const queries = all()
    .filter((each) => each.slug === slug)
    .map(({ query }) => query);
  return GAMES.find(({ field }) => queries.some((query) => query.includes(`${field} {`)))?.format;
}
