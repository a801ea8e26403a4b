// Spatial queries and walks: nearest objects, everything reachable, shortest paths, connected components.

import { type EdgeId, NO_NODE, type NodeId } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { edgeCondition, listCondition, plainCondition } from '../../query/compile/compile-filter.ts';
import { inLevelOf, resolvePlace, saysLevel, warnOfMixedLevels } from '../../query/compile/levels.ts';
import { badArgument } from '../../query/errors.ts';
import { allOf, negate } from '../../query/filter/condition.ts';
import { checkFinite, checkWhere } from '../../query/filter/operands.ts';
import { checkFromAbove, notNegative, unitsOf } from '../../query/filter/region.ts';
import { indexesOf } from '../../query/indexes/indexes.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { computedRows, ListPage } from '../../query/pages/page.ts';
import { filterRows, newRun } from '../../query/run/filter-rows.ts';
import { MatchingRows } from '../../query/run/matches.ts';
import type { QueryTools } from '../../query/tools.ts';
import { componentsOf } from '../../query/walks/components.ts';
import { type Neighbour, nearestTo } from '../../query/walks/nearest.ts';
import { shortestPath, walk } from '../../query/walks/walk.ts';
import { whenReady } from '../context/context.ts';
import type { ComponentList, GraphPathParent, NeighbourList, WalkParent } from '../parents.ts';
import type {
  Resolvers,
  SaveComponentsArgs,
  SaveNearestArgs,
  SaveReachableArgs,
  SaveShortestPathArgs,
} from '../types.gen.ts';
import { filterContextOf, nodeOf, objectsOf } from './lists.ts';

export const traversalResolvers: Resolvers = {
  Save: {
    nearest: (entry, args, context) =>
      whenReady(context, entry, (save) => nearestIn(save, args, context.tools)),
    reachable: (entry, args, context) =>
      whenReady(context, entry, (save) => reachableIn(save, args, context.tools)),
    shortestPath: (entry, args, context) =>
      whenReady(context, entry, (save) => shortestPathIn(save, args, context.tools)),
    components: (entry, args, context) =>
      whenReady(context, entry, (save) => componentsIn(save, args, context.tools)),
  },
  Traversal: {
    nodes: ({ save, walk, shown }) => Array.from(shown, (at) => ({ save, walk, at })),
    visited: ({ walk }) => walk.rows.length,
    truncated: ({ walk }) => walk.truncated,
  },
  Visited: {
    object: ({ save, walk, at }) => ({ save, node: walk.rows[at] as NodeId }),
    depth: ({ walk, at }) => walk.depth[at]!,
    via: ({ save, walk, at }) => (walk.via[at]! < 0 ? null : { save, edge: walk.via[at] as EdgeId }),
    from: ({ save, walk, at }) => (walk.from[at]! < 0 ? null : { save, node: walk.from[at] as NodeId }),
  },
  GraphPath: {
    length: ({ edges }) => edges.length,
    objects: ({ save, rows }) => rows.map((row) => ({ save, node: row as NodeId })),
    references: ({ save, edges }) => edges.map((edge) => ({ save, edge: edge as EdgeId })),
  },
  Component: {
    size: ({ rows }) => rows.length,
    objects: ({ save, rows }, args, { tools }) =>
      objectsOf(save, args, tools, { of: 'rows', rows, name: ['component', rows[0], rows.length] }),
  },
  Neighbour: {
    metres: ({ save, distance }) => {
      const { perMetre } = save.entry.header.units;
      return perMetre === null ? null : distance / perMetre;
    },
    object: ({ save, row }) => ({ save, node: row as NodeId }),
  },
};

function nearestIn(save: ReadySave, args: SaveNearestArgs, tools: QueryTools): NeighbourList {
  checkWhere(args);
  const filterContext = filterContextOf(save, tools);
  const { to, object } = args;
  const hasObject = object !== null && object !== undefined;
  if (hasObject === (to !== null && to !== undefined))
    throw badArgument('to', 'exactly one of to and object must be given');
  let condition = listCondition(filterContext, args.where);
  let point = to;
  if (hasObject) {
    const place = resolvePlace(filterContext, object, 'object');
    if (!place) return neighbours(save, args, () => []);
    point = { x: place[0], y: place[1], z: place[2] };
    const itself = filterContext.nodeOf(object, 'object');
    const others = negate({ is: 'rows', rows: [itself] });
    condition = allOf([condition, others, inLevelOf(filterContext, itself, 'object')]);
  } else if (!args.where || !saysLevel(args.where)) warnOfMixedLevels(filterContext, 'to');
  if ((point!.z ?? null) === null) checkFromAbove(filterContext.upAxis, 'to');
  for (const axis of ['x', 'y', 'z'] as const) checkFinite(point![axis] ?? 0, `to.${axis}`);
  const farthest =
    typeof args.metres === 'number'
      ? notNegative(args.metres, 'metres') * unitsOf(filterContext.perMetre, 'metres')
      : Number.POSITIVE_INFINITY;
  const run = newRun(save.graph, tools);
  return neighbours(save, args, (count) =>
    nearestTo(run, point!, condition, count).filter(({ distance }) => distance <= farthest),
  );
}

/** @param find the nearest, at most as many */
function neighbours(
  save: ReadySave,
  { first, after, offset, ...asked }: SaveNearestArgs,
  find: (count: number) => readonly Neighbour[],
): NeighbourList {
  const distances = new Map<number, number>();
  const upTo = (count: number): Uint32Array =>
    Uint32Array.from(find(count), ({ row, distance }) => {
      distances.set(row, distance);
      return row;
    });
  const source = { upTo, all: () => upTo(Number.POSITIVE_INFINITY) };
  const tag = (): string => listTag(indexesOf(save.graph).contentTag, 'nearest', asked);
  return {
    page: new ListPage(source, { first, after, offset }, tag),
    entry: (row) => ({ save, row, distance: distances.get(row)! }),
  };
}

function reachableIn(save: ReadySave, args: SaveReachableArgs, tools: QueryTools): WalkParent {
  checkWhere(args);
  const filterContext = filterContextOf(save, tools);
  const via = edgeCondition(filterContext, args.via, 'via');
  const shows = args.where ? plainCondition(filterContext, args.where, 'where') : null;
  const starts = args.from
    .map((id, at) => nodeOf(save, id, `from[${at}]`, tools))
    .filter((node) => node !== NO_NODE);
  const run = newRun(save.graph, tools);
  const limits = { maxDepth: args.maxDepth ?? 16, maxNodes: args.maxNodes ?? 10_000 };
  const found = walk(run, starts, { via, direction: args.direction ?? 'OUT' }, limits);
  const all = found.rows.map((_, at) => at);
  if (!shows) return { save, walk: found, shown: all };
  const good = new Set(filterRows(run, shows, found.rows.slice().sort()));
  return { save, walk: found, shown: all.filter((at) => good.has(found.rows[at]!)) };
}

function shortestPathIn(
  save: ReadySave,
  args: SaveShortestPathArgs,
  tools: QueryTools,
): GraphPathParent | null {
  const via = edgeCondition(filterContextOf(save, tools), args.via, 'via');
  const start = nodeOf(save, args.from, 'from', tools);
  const end = nodeOf(save, args.to, 'to', tools);
  if (start === NO_NODE || end === NO_NODE) return null;
  const steps = { via, direction: args.direction ?? 'BOTH' };
  const run = newRun(save.graph, tools);
  const way = shortestPath(run, { start, end }, steps, args.maxNodes ?? 1_000_000);
  return way && { save, ...way };
}

function componentsIn(save: ReadySave, args: SaveComponentsArgs, tools: QueryTools): ComponentList {
  checkWhere(args);
  const minSize = args.minSize ?? 2;
  if (minSize < 1) throw badArgument('minSize', `must be at least 1, is ${minSize}`);
  const filterContext = filterContextOf(save, tools);
  const condition = edgeCondition(filterContext, args.via, 'via');
  const among = args.where
    ? new MatchingRows(save.graph, listCondition(filterContext, args.where), tools).all()
    : null;
  const found = componentsOf(newRun(save.graph, tools), condition, among, minSize);
  const tag = (): string =>
    listTag(indexesOf(save.graph).contentTag, 'components', args.via, args.where, minSize);
  return {
    page: new ListPage(computedRows(Uint32Array.from(found.keys())), args, tag),
    entry: (at) => ({ save, rows: found[at]! }),
  };
}
