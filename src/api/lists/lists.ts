// Lists and look-ups in one loaded save, shared by the resolvers of several types.

import { type ClassId, type EdgeId, NO_NODE, type NodeId } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import type { FilterContext } from '../../query/compile/compile-filter.ts';
import { type ClassArgs, listClasses } from '../../query/lists/list-classes.ts';
import { listObjects, type ObjectArgs, type ObjectScope } from '../../query/lists/list-objects.ts';
import { listReferences, type ReferenceArgs } from '../../query/lists/list-references.ts';
import { listValues } from '../../query/lists/list-values.ts';
import { classNamed } from '../../query/names/class-names.ts';
import { nodeAtPath } from '../../query/names/object-names.ts';
import type { ListPage } from '../../query/pages/page.ts';
import type { QueryTools } from '../../query/tools.ts';
import { decodeId, type GlobalId } from '../context/global-id.ts';
import { warnOfUnknownId } from '../context/unknown-ids.ts';
import { classTitles, gameOfEntry } from '../games/open.ts';
import type { ClassList, ClassParent, ObjectList, ObjectParent, ReferenceList } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { edgesOf, nodesOf, ofFound, pageInfo } from '../values/page-info.ts';

const WHOLE_SAVE: ObjectScope = { of: 'save' };

/** A page of objects. @throws QueryError */
export function objectsOf(
  save: ReadySave,
  args: ObjectArgs,
  tools: QueryTools,
  scope: ObjectScope = WHOLE_SAVE,
): ObjectList {
  return { save, page: listObjects(filterContextOf(save, tools), scope, args) };
}

/** A page of classes. @throws QueryError */
export function classesOf(save: ReadySave, args: ClassArgs, tools: QueryTools): ClassList {
  const page = listClasses(save.graph, args, classTitles(save), tools);
  return { page, entry: (row) => ({ save, class: row as ClassId }) };
}

/** A page of the references from (OUT) or to (IN) an object. @throws QueryError */
export function listObjectReferences(
  { save, node }: ObjectParent,
  direction: 'OUT' | 'IN',
  args: ReferenceArgs,
  tools: QueryTools,
): ReferenceList {
  const page = listReferences(filterContextOf(save, tools), node, direction, args);
  return { direction, page, entry: (row) => ({ save, edge: row as EdgeId }) };
}

/** The object with this path; null, with a warning, when there is none. */
export function objectAt(save: ReadySave, path: string, tools: QueryTools): ObjectParent | null {
  return objectOf(save, nodeAtPath({ graph: save.graph, tools }, path, 'path'));
}

/** The class with this path, or unambiguous name or title; null, with a warning, when there is none. */
export function findClass(save: ReadySave, name: string, tools: QueryTools): ClassParent | null {
  return classOf(save, classNamed(filterContextOf(save, tools), name, 'name'));
}

/** Null for no node. */
export function objectOf(save: ReadySave, node: NodeId | null): ObjectParent | null {
  return node === null || node === NO_NODE ? null : { save, node };
}

/** Null for no class. */
export function classOf(save: ReadySave, id: ClassId | null): ClassParent | null {
  return id === null ? null : { save, class: id };
}

/** The part of this save that the query engine checks filters against. */
export function filterContextOf(save: ReadySave, tools: QueryTools): FilterContext {
  return {
    graph: save.graph,
    tools,
    titles: classTitles(save),
    perMetre: save.entry.header.units.perMetre,
    upAxis: save.entry.header.units.upAxis,
    isPerLevel: save.entry.header.units.isPerLevel === true,
    defaults: gameOfEntry(save.entry)?.defaults ?? null,
    nodeOf: (id, argument) => nodeOf(save, id, argument, tools),
  };
}

/** NO_NODE, with a warning, for anything but the id of an object in this save. */
export function nodeOf(save: ReadySave, id: string, argument: string, tools: QueryTools): NodeId {
  const known = decodeId(id);
  const { key, slug } = save.entry;
  const isHere = known?.type === 'SaveObject' && (known.key === key || known.key === slug);
  const node = isHere ? save.graph.find(known.path) : NO_NODE;
  if (node === NO_NODE) warnOfUnknownId(tools, { argument, id, reason: reasonOf(save, known, isHere) });
  return node;
}

function reasonOf({ entry: { slug } }: ReadySave, id: GlobalId | null, isHere: boolean): string {
  if (id?.type !== 'SaveObject') return 'is not the id of an object';
  if (!isHere) return `is an object of another save, not of ${JSON.stringify(slug)}`;
  return `is an object that ${JSON.stringify(slug)} does not have`;
}

export const connectionResolvers: Resolvers = {
  ObjectConnection: {
    edges: ({ save, page }) => edgesOf({ page, entry: objectIn(save, page) }),
    nodes: ({ save, page }) => nodesOf({ page, entry: objectIn(save, page) }),
    pageInfo: ({ page }) => pageInfo(page),
    totalCount: ({ page }) => page.total,
  },
  ClassConnection: ofFound(),
  ReferenceConnection: ofFound(),
  ChangeConnection: ofFound(),
  SearchHitConnection: ofFound(),
  NeighbourConnection: ofFound(),
  ComponentConnection: ofFound(),
  ObjectGroupConnection: ofFound(),
  IssueConnection: { ...ofFound(), totalCount: ({ totalCount }) => totalCount },
};

function objectIn(save: ReadySave, page: ListPage): (row: number) => ObjectParent {
  const values = listValues(save.graph, page.rows);
  return (row) => ({ save, node: row as NodeId, values });
}
