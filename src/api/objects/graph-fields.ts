// Fields that need the graph of a save: some of Save, which load it, those of classes, and of references, its edges.

import type { NodeId } from '../../graph/ids.ts';
import { classCount } from '../../query/lists/class-count.ts';
import { classShapes } from '../../query/names/class-shapes.ts';
import { whenReady } from '../context/context.ts';
import { encodeId } from '../context/global-id.ts';
import { classesOf, classOf, findClass, objectAt, objectsOf } from '../lists/lists.ts';
import type { Resolvers } from '../types.gen.ts';

export const graphResolvers: Resolvers = {
  Save: {
    classes: (entry, args, context) =>
      whenReady(context, entry, (save) => classesOf(save, args, context.tools)),
    class: (entry, { name }, context) =>
      whenReady(context, entry, (save) => findClass(save, name, context.tools)),
    objects: (entry, args, context) =>
      whenReady(context, entry, (save) => objectsOf(save, args, context.tools)),
    object: (entry, { path }, context) =>
      whenReady(context, entry, (save) => objectAt(save, path, context.tools)),
  },
  Class: {
    id: ({ save, class: id }) => encodeId('Class', save.entry.key, save.graph.classes.path(id)),
    path: ({ save, class: id }) => save.graph.classes.path(id),
    name: ({ save, class: id }) => save.graph.classes.name(id),
    count: ({ save, class: id }) => classCount(save.graph, id),
    superClass: ({ save, class: id }) => classOf(save, save.graph.classes.superClass(id)),
    objects: ({ save, class: id }, args, { tools }) =>
      objectsOf(save, args, tools, { of: 'class', class: id }),
    properties: ({ save, class: id }, { first }, { tools }) => classShapes(save.graph, id, first, tools),
  },
  Reference: {
    kind: ({ save, edge }) => save.graph.label(edge).kind,
    label: ({ save, edge }) => save.graph.label(edge).text,
    path: ({ save, edge }) => save.graph.referencePath(edge),
    source: ({ save, edge }) => ({ save, node: save.graph.edges.source[edge] as NodeId }),
    target: ({ save, edge }) => ({ save, node: save.graph.edges.target[edge] as NodeId }),
  },
};
