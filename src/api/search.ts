// Free text search. The index is made when somebody first searches a save, in short steps, so that other
// requests are answered meanwhile.

import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { Graph } from '../graph/graph.ts';
import type { NodeId } from '../graph/ids.ts';
import type { ReadySave } from '../library/save.ts';
import { listCondition } from '../query/compile.ts';
import type { ObjectFilter } from '../query/filter.ts';
import { newRun } from '../query/narrow.ts';
import { checkWhere } from '../query/operands.ts';
import { checkCount } from '../query/page.ts';
import { search } from '../query/search.ts';
import { SearchIndex } from '../query/search-index.ts';
import type { QueryTools } from '../query/tools.ts';
import { whenReady } from './context.ts';
import { classTitles } from './games/open.ts';
import { compilerOf } from './lists.ts';
import type { HitParent } from './parents.ts';
import type { Resolvers } from './types.gen.ts';

export const searchResolvers: Resolvers = {
  Save: {
    search: (entry, args, context) =>
      whenReady(context, entry, (save) => searchIn(save, args, context.tools)),
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

async function searchIn(save: ReadySave, args: SearchArgs, tools: QueryTools): Promise<HitParent[]> {
  checkWhere(args);
  const first = checkCount('first', args.first ?? 20);
  const condition = listCondition(compilerOf(save, tools), args.where);
  const index = await indexOf(save);
  const hits = search(newRun(save.graph, tools), index, args.text, condition, first);
  return hits.map((hit) => ({ save, ...hit }));
}

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
  const index = new SearchIndex();
  let since = performance.now();
  for (const _ of index.fill(save.graph, classTitles(save))) {
    if (performance.now() - since < STRETCH) continue;
    await letOthersGo();
    since = performance.now();
  }
  return index;
}
