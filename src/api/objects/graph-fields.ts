// The fields of Save that need its graph; resolving one of them loads the save.

import { whenReady } from '../context/context.ts';
import { classesOf, findClass, objectAt, objectsOf } from '../lists/lists.ts';
import type { Resolvers } from '../types.gen.ts';

export const graphFieldResolvers: Resolvers = {
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
};
