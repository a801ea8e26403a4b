// Classes of a save.

import { classCount } from '../../query/lists/class-count.ts';
import { classShapes } from '../../query/names/class-shapes.ts';
import { encodeId } from '../context/global-id.ts';
import { classOf, objectsOf } from '../lists/lists.ts';
import type { Resolvers } from '../types.gen.ts';

export const classResolvers: Resolvers = {
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
};
