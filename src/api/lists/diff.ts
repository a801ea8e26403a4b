// Differences between two saves of one game.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { Value } from '../../graph/values.ts';
import { andThen, type Later } from '../../library/catalogue/catalogue.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import { Comparison, type Counters, changedValues, type GraphDiff, hasMoved } from '../../query/diff/diff.ts';
import { badArgument } from '../../query/errors.ts';
import type { QueryTools } from '../../query/tools.ts';
import { type Context, whenReady } from '../context/context.ts';
import { findSave } from '../context/save-by-name.ts';
import { jsonIn } from '../games/object-title.ts';
import { gameOfEntry, titleOfGame } from '../games/open.ts';
import type { ChangeParent, DiffParent } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { objectsOf } from './lists.ts';

export const diffResolvers: Resolvers = {
  Query: { diff: (_root, { from, to }, context) => diffOf(context, from, to) },
  SaveDiff: {
    from: ({ before }) => before.entry,
    to: ({ after }) => after.entry,
    added: ({ after, diff }, args, { tools }) =>
      objectsOf(after, args, tools, { of: 'rows', rows: diff.added, name: ['added', diff.name] }),
    removed: ({ before, diff }, args, { tools }) =>
      objectsOf(before, args, tools, { of: 'rows', rows: diff.removed, name: ['removed', diff.name] }),
    changed: (pair, args, { tools }) => {
      const which = args.counters === false ? 'touched' : 'changed';
      const rows = Uint32Array.from(pair.diff[which].keys());
      const list = objectsOf(pair.after, args, tools, { of: 'rows', rows, name: [which, pair.diff.name] });
      return { page: list.page, entry: (row) => changeAt(pair, row) };
    },
  },
  ObjectChange: {
    before: ({ pair, change }) => ({ save: pair.before, node: change.before }),
    after: ({ pair, change }) => ({ save: pair.after, node: change.after }),
    properties: ({ pair: { before, after }, change }, { titles }) => {
      const counters = countersOf(after);
      const shown = [before, after].map((save) => (value: Value) => jsonIn(save, value, titles));
      return changedValues(before.graph, change.before, after.graph, change.after, shown).map((value) => ({
        ...value,
        isCounter: counters.has(/^[^.[]*/.exec(value.path)![0]),
      }));
    },
    moved: ({ pair, change }) => hasMoved(pair.before.graph, change.before, pair.after.graph, change.after),
  },
};

function changeAt(pair: DiffParent, row: number): ChangeParent {
  return { pair, change: { before: pair.diff.changed.get(row)!, after: row as NodeId } };
}

function diffOf(context: Context, from: string, to: string): Later<DiffParent | null> {
  return andThen(findSave(context, from, 'from'), (before) =>
    andThen(findSave(context, to, 'to'), (after) => before && after && diffBetween(context, before, after)),
  );
}

function diffBetween(context: Context, before: SaveEntry, after: SaveEntry): Later<DiffParent> {
  const [was, is] = [titleOfGame(before), titleOfGame(after)];
  if (before.format.id !== after.format.id || (was !== null && is !== null && was !== is)) {
    const games = `${was ?? before.format.title} and ${is ?? after.format.title}`;
    throw badArgument('to', `only saves of one game can be compared, these are saves of ${games}`);
  }
  return whenReady(context, before, (earlier) =>
    whenReady(context, after, (later) => ({
      before: earlier,
      after: later,
      // Changes in the words of the game do without.
      get diff() {
        return keptDiff(earlier, later, context.tools);
      },
    })),
  ) as Later<DiffParent>;
}

/** Kept as long as both graphs, so that further pages, and requests after one that took too long, go on with it. */
const comparisons = new WeakMap<Graph, WeakMap<Graph, Comparison>>();

function keptDiff(before: ReadySave, after: ReadySave, tools: QueryTools): GraphDiff {
  const known = getOrCreate(comparisons, before.graph, () => new WeakMap());
  const compare = (): Comparison => new Comparison(before.graph, after.graph, countersOf(after));
  return getOrCreate(known, after.graph, compare).finish(tools);
}

function countersOf({ entry }: ReadySave): Counters {
  return gameOfEntry(entry)?.changes?.counters ?? NO_COUNTERS;
}

const NO_COUNTERS: Counters = new Set();
