// Unknowns that damage to the file causes. Rows about an object that could not be read say so instead of showing the
// defaults of what is absent.

import type { Graph } from '../../graph/graph.ts';
import { KIND, type NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import type { ObjectRef } from './scope.ts';

/** Code of the note on a file that every save of its kind has. */
const ABSENT = 'ABSENT';
/** Problems that take nothing away: data that mods add to their objects, and a version that is newer than all known ones. */
const NO_DAMAGE = new Set(['UNKNOWN_DATA', 'NEWER_VERSION']);
/** Notes that mark what damage elsewhere, or a file that is not there, takes away. */
const DAMAGE_NOTES = new Set(['INCOMPLETE', 'UNSURE', ABSENT]);

/** Behind the name of a file whose offsets count inflated bytes. */
const INFLATED = /, inflated$/;

/** What damage took from a save. */
export interface SaveDamage {
  /** The damaged and absent files, in the order in which they were found. */
  readonly files: readonly string[];
  readonly absentFiles: readonly string[];
  /** True if bytes were lost that may have held whole objects. */
  readonly mayLackObjects: boolean;
}

/** Null for a sound save. */
export const damageOf = memoize((graph: Graph): SaveDamage | null => {
  const { issues, unlistedNodes } = graph.data;
  const found = issues.filter(({ code, info }) => (info ? DAMAGE_NOTES.has(code) : !NO_DAMAGE.has(code)));
  if (found.length === 0 && unlistedNodes.length === 0) return null;
  const mayLackObjects =
    found.some(({ code, node }) => node === null || code === 'INCOMPLETE') || isUnreadAroundObjects(graph);
  const filesOf = (some: typeof found): readonly string[] => [
    ...new Set(some.map(({ file }) => file.replace(INFLATED, ''))),
  ];
  const absentFiles = filesOf(found.filter(({ code }) => code === ABSENT));
  return { files: filesOf(found), absentFiles, mayLackObjects };
});

/** True if an object that could not be read whole has others in its bytes: among what it lost, there may be more. */
function isUnreadAroundObjects(graph: Graph): boolean {
  const { spanAt, spanSize, kind, parent } = graph.data.nodes;
  return unreadNodes(graph).some((marked, node) => {
    if (marked === 0) return false;
    if (kind[node] === KIND.RECORD && parent[node]! < 0) return true;
    const [start, end] = [spanAt[node]!, spanAt[node]! + spanSize[node]!];
    const isInside = (child: number): boolean =>
      spanSize[child]! > 0 && spanAt[child]! >= start && spanAt[child]! + spanSize[child]! <= end;
    return graph.children(node as NodeId).some(isInside);
  });
}

/** True if anything of the save could not be read. */
export function isFileDamaged(graph: Graph): boolean {
  return damageOf(graph) !== null;
}

/** 1 for nodes of which not all could be read, or that damage elsewhere makes uncertain. */
const unreadNodes = memoize((graph: Graph): Uint8Array => {
  // Not from the indexes of queries, which `inspect` would load for this alone.
  const marked = new Uint8Array(graph.count);
  for (const node of graph.nodesWithIssues) marked[node] = 1;
  const { issues, unlistedNotes } = graph.data;
  const noted = issues.flatMap(({ code, node }) => (node !== null && DAMAGE_NOTES.has(code) ? node : []));
  for (const node of noted) marked[node] = 1;
  if (noted.length > 0) for (const node of unlistedNotes) marked[node] = 1;
  return marked;
});

/** True if not all of a node could be read. */
export function isUnread(graph: Graph, node: NodeId): boolean {
  return isFileDamaged(graph) && unreadNodes(graph)[node] === 1;
}

/** True if that holds for a node or for one of its parts, or whether the save lost a part of it. */
export function hasUnreadParts(graph: Graph, node: NodeId): boolean {
  if (!isFileDamaged(graph)) return false;
  for (const child of graph.children(node)) if (isUnread(graph, child as NodeId)) return true;
  return hasLostParts(graph, node);
}

/** True if the save may have lost a part of a node: one that it still names, or any where the node is unread itself. */
export function hasLostParts(graph: Graph, node: NodeId): boolean {
  if (!isFileDamaged(graph)) return false;
  if (isUnread(graph, node)) return true;
  const { start, target, label } = graph.edges;
  for (let edge = start[node]!; edge < start[node + 1]!; edge++)
    if (graph.data.labels[label[edge]!]!.kind === 'CHILD' && graph.isAbsent(target[edge]! as NodeId))
      return true;
  return false;
}

/** What a row was read from besides its `object`. */
interface WithSources {
  readonly object?: ObjectRef | null;
  readonly sources?: readonly NodeId[];
}

/** True if damage to the file hides some of what a row is about. */
export function isHidden(graph: Graph, row: WithSources): boolean {
  if (!isFileDamaged(graph)) return false;
  const { object, sources = [] } = row;
  return (
    (object !== null && object !== undefined && hasUnreadParts(graph, object.node)) ||
    sources.some((node) => graph.isAbsent(node) || hasUnreadParts(graph, node))
  );
}

/** A list; null if it is empty because its entries were lost. */
export function nullIfLost<T>(list: readonly T[], isLost: boolean): readonly T[] | null {
  return list.length > 0 || !isLost ? list : null;
}

/** The sum of what is known; null if nothing is. */
export function sumKnown<Row>(rows: readonly Row[], of: (row: Row) => number | null): number | null {
  let sum = rows.length > 0 ? null : 0;
  for (const row of rows) {
    const value = of(row);
    if (value !== null) sum = (sum ?? 0) + value;
  }
  return sum;
}

/** True if bytes were lost that may have held whole objects. */
export function mayLackObjects(graph: Graph): boolean {
  return damageOf(graph)?.mayLackObjects === true;
}

/** True if no row of a list is lost or damaged, so that those of one owner can be counted. */
export function areAllKnown(graph: Graph, rows: readonly { readonly isDamaged: boolean }[]): boolean {
  return !mayLackObjects(graph) && rows.every(({ isDamaged }) => !isDamaged);
}

/** A figure of all objects of a kind; null if bytes were lost that may have held some. */
export function nullIfIncomplete<T>(graph: Graph, figure: T): T | null {
  return mayLackObjects(graph) ? null : figure;
}

/** The sum; null if a part of it is unknown. */
export function sumAll<Row>(rows: readonly Row[], of: (row: Row) => number | null): number | null {
  return rows.some((row) => of(row) === null) ? null : sumKnown(rows, of);
}

/** The sum of two; null if one is unknown. */
export function plus(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}

/** True if one of them is true; null if none is, and one is unknown. */
export function isAny(...flags: readonly (boolean | null)[]): boolean | null {
  return flags.includes(true) || (flags.includes(null) ? null : false);
}

/** Those that pass a test; null if that is unknown of one. */
export function filterAll<Row>(
  rows: readonly Row[],
  test: (row: Row) => boolean | null,
): readonly Row[] | null {
  return rows.some((row) => test(row) === null) ? null : rows.filter(test);
}

/** How many rows pass a test; null if that is unknown of one. */
export function countAll<Row>(rows: readonly Row[], test: (row: Row) => boolean | null): number | null {
  return filterAll(rows, test)?.length ?? null;
}

/** How many objects could not be read whole. */
export const unreadCount = memoize((graph: Graph): number =>
  isFileDamaged(graph) ? unreadNodes(graph).reduce((sum, marked) => sum + marked, 0) : 0,
);

/** How many files are named. */
const MOST_FILES = 3;

/** What is damaged and what that costs, as a sentence without its end; null for a sound save. */
export function damageInWords(graph: Graph): string | null {
  const damage = damageOf(graph);
  if (!damage) return null;
  const { files, absentFiles, mayLackObjects: lacks } = damage;
  const damaged = files.filter((file) => !absentFiles.includes(file));
  const count = unreadCount(graph);
  const costs = [
    ...(count > 0 ? [`${count} ${count === 1 ? 'object' : 'objects'} could not be read whole`] : []),
    ...(lacks ? ['other objects may be lost'] : []),
  ].join(', and ');
  return [
    ...(damaged.length > 0 ? [`${named(damaged)} damaged: ${costs}`] : []),
    ...(absentFiles.length > 0 ? [`${named(absentFiles)} missing`] : []),
  ].join('; ');
}

/** The files with their verb. */
function named(files: readonly string[]): string {
  const more = files.length > MOST_FILES ? ` and ${files.length - MOST_FILES} more` : '';
  return `${files.slice(0, MOST_FILES).join(', ')}${more} ${files.length > 1 ? 'are' : 'is'}`;
}
