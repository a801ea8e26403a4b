// Free text search. The index is made when somebody first searches a save, in short steps, so that other
// requests are answered meanwhile.

import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { Graph } from '../graph/graph.ts';
import type { NodeId } from '../graph/ids.ts';
import type { ReadySave } from '../library/save.ts';
import { listCondition } from '../query/filter/compile-filter.ts';
import type { ObjectFilter } from '../query/filter/filter.ts';
import { checkWhere } from '../query/filter/operands.ts';
import { checkCount } from '../query/lists/page.ts';
import { newRun } from '../query/run/filter-rows.ts';
import { search } from '../query/search/search.ts';
import { searchData } from '../query/search/search-builder.ts';
import { SearchIndex } from '../query/search/search-index.ts';
import { type Context, whenReady } from './context.ts';
import { classTitles } from './games/open.ts';
import { filterContextOf } from './lists.ts';
import type { HitParent } from './parents.ts';
import type { Resolvers } from './types.gen.ts';

export const searchResolvers: Resolvers = {
  Save: {
    search: (entry, args, context) => whenReady(context, entry, (save) => searchIn(save, args, context)),
  },
  SearchHit: {
    object: ({ save, row }) => ({ save, node: row as NodeId }),
  },
};

interface SearchArgs {
  readonly text: string;
  readonly where?: ObjectFilter | null | undefined;
  readonly first?: number | null | undefined;
}

async function searchIn(
  save: ReadySave,
  args: SearchArgs,
  { tools, answerPath }: Context,
): Promise<HitParent[]> {
  checkWhere(args);
  const first = checkCount('first', args.first ?? 20);
  const condition = listCondition(filterContextOf(save, tools), args.where);
  const comeBack = answerPath.bookmark();
  if (!indexes.has(save.graph)) tools.budget.expect?.(save.graph.count * INDEX_MILLIS);
  const index = await indexOf(save);
  comeBack();
  const hits = search(newRun(save.graph, tools), index, args.text, condition, first);
  return hits.map((hit) => ({ save, ...hit }));
}

/** What indexing one object takes, about. */
const INDEX_MILLIS = 0.01;

const indexes = new WeakMap<Graph, Promise<SearchIndex>>();

function indexOf(save: ReadySave): Promise<SearchIndex> {
  let index = indexes.get(save.graph);
  if (!index) {
    index = makeIndex(save);
    indexes.set(save.graph, index);
  }
  return index;
}

/** Milliseconds that the index may take at a stretch. */
const STRETCH = 20;

async function makeIndex(save: ReadySave): Promise<SearchIndex> {
  const making = searchData(save.graph, { titles: classTitles(save) });
  let since = performance.now();
  for (;;) {
    const { done, value } = making.next();
    if (done) return new SearchIndex(value);
    if (performance.now() - since < STRETCH) continue;
    await letOthersGo();
    since = performance.now();
  }
}
