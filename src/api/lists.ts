// Lists and look-ups in one loaded save: what resolvers of several types share.

import { type ClassId, NO_NODE, type NodeId } from '../graph/ids.ts';
import type { ReadySave } from '../library/save.ts';
import { classNamed } from '../query/class-names.ts';
import type { Compiler } from '../query/compile.ts';
import { badArgument, badFilter } from '../query/errors.ts';
import { type ClassArgs, listClasses } from '../query/list-classes.ts';
import { listObjects, type ObjectArgs, type ObjectScope } from '../query/list-objects.ts';
import { listReferences, type ReferenceArgs } from '../query/list-references.ts';
import type { QueryTools } from '../query/tools.ts';
import { decodeId } from './global-id.ts';
import type { ClassList, ClassParent, ObjectList, ObjectParent, ReferenceList } from './parents.ts';

const WHOLE_SAVE: ObjectScope = { of: 'save' };

export function objectsOf(
  save: ReadySave,
  args: ObjectArgs,
  tools: QueryTools,
  scope: ObjectScope = WHOLE_SAVE,
): ObjectList {
  return { save, listing: listObjects(compilerOf(save, tools), scope, args) };
}

export function classesOf(save: ReadySave, args: ClassArgs): ClassList {
  return { save, listing: listClasses(save.graph, args) };
}

export function referencesOf(
  { save, node }: ObjectParent,
  direction: 'OUT' | 'IN',
  args: ReferenceArgs,
  tools: QueryTools,
): ReferenceList {
  return { save, direction, listing: listReferences(compilerOf(save, tools), node, direction, args) };
}

/** The object with this path; null when there is none. */
export function objectAt(save: ReadySave, path: string): ObjectParent | null {
  return objectOf(save, save.graph.find(path));
}

/** The class with this path or unambiguous name; null, with a warning, when there is none. */
export function findClass(save: ReadySave, name: string, tools: QueryTools): ClassParent | null {
  return classOf(save, classNamed(save.graph.classes, name, 'name', tools));
}

export function objectOf(save: ReadySave, node: NodeId | null): ObjectParent | null {
  return node === null || node === NO_NODE ? null : { save, node };
}

export function classOf(save: ReadySave, id: ClassId | null): ClassParent | null {
  return id === null ? null : { save, class: id };
}

/** What the query engine needs to check a filter against this save. */
export function compilerOf(save: ReadySave, tools: QueryTools): Compiler {
  return { graph: save.graph, tools, nodeOf: (id, argument) => nodeOf(save, id, argument) };
}

/** @throws QueryError for what is no id of an object of this save */
export function nodeOf(save: ReadySave, id: string, argument: string): NodeId {
  const known = decodeId(id);
  if (known?.type !== 'SaveObject') throw badFilter(argument, `${show(id)} is no id of an object`);
  const { key, slug } = save.entry;
  if (known.key !== key && known.key !== slug) {
    throw badFilter(argument, `${show(id)} is an object of another save, not of ${show(slug)}`);
  }
  return save.graph.find(known.path);
}

/** The same, for arguments that need the object. @throws QueryError when the save has no such object */
export function presentNode(save: ReadySave, id: string, argument: string): NodeId {
  const node = nodeOf(save, id, argument);
  if (node === NO_NODE) throw badArgument(argument, `the save has no object ${show(id)}`);
  return node;
}

function show(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
