// Free text search. The index is made for the first search of a save.

import { INDEXES } from '../../graph/finished/made-indexes.ts';
import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { ReadySave } from '../../library/save.ts';
import { listCondition } from '../../query/compile/compile-filter.ts';
import { checkWhere } from '../../query/filter/operands.ts';
import { indexesOf } from '../../query/indexes/indexes.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { computedRows, ListPage } from '../../query/pages/page.ts';
import { newRun } from '../../query/run/filter-rows.ts';
import { search } from '../../query/search/search.ts';
import { type SearchBuild, searchBuild } from '../../query/search/search-builder.ts';
import type { SearchData } from '../../query/search/search-data.ts';
import { SearchIndex } from '../../query/search/search-index.ts';
import { type Context, whenReady } from '../context/context.ts';
import { classTitles } from '../games/open.ts';
import type { HitList } from '../parents.ts';
import type { Resolvers, SaveSearchArgs } from '../types.gen.ts';
import { filterContextOf } from './lists.ts';

export const searchResolvers: Resolvers = {
  Save: {
    search: (entry, args, context) => whenReady(context, entry, (save) => searchIn(save, args, context)),
  },
  SearchHit: {
    object: ({ save, row }) => ({ save, node: row as NodeId }),
    via: ({ save, via }) => (via === null ? null : { save, node: via as NodeId }),
  },
};

function searchIn(save: ReadySave, args: SaveSearchArgs, { tools }: Context): HitList {
  checkWhere(args);
  const condition = listCondition(filterContextOf(save, tools), args.where);
  // Each thread builds a tree of words of its own from the shared data.
  if (!isAtHand(save.graph)) tools.budget.expect?.(save.graph.count * INDEX_MILLIS);
  const index = indexOf(save, () => tools.budget.check());
  const hits = search(newRun(save.graph, tools), index, {
    text: args.text,
    condition,
    titleOf: (name) => classTitles(save).titleOf(name),
  });
  const tag = (): string => listTag(indexesOf(save.graph).contentTag, 'search', args.text, args.where);
  return {
    page: new ListPage(computedRows(Uint32Array.from(hits.keys())), args, tag),
    entry: (at) => ({ save, ...hits[at]! }),
  };
}

/** Approximate time to index one object. */
const INDEX_MILLIS = 0.01;

/** The searches in use on this thread. */
const indexes = new WeakMap<SearchData, SearchIndex>();
/** What requests began that took too long, or were not waited for: the next ones go on with it. */
const begun = new WeakMap<Graph, SearchBuild>();
const NAME = 'search';

function indexOf(save: ReadySave, checkBudget: () => void): SearchIndex {
  const { graph } = save;
  const begin = (): SearchBuild => searchBuild(graph, { titles: classTitles(save) });
  const make = (): SearchData => getOrCreate(begun, graph, begin).finish(checkBudget);
  const data = INDEXES.of(graph, NAME, checkBudget, make);
  begun.delete(graph);
  return getOrCreate(indexes, data, () => new SearchIndex(data));
}

function isAtHand(graph: Graph): boolean {
  const known = INDEXES.get(graph, NAME);
  return known !== null && indexes.has(known.data as SearchData);
}
