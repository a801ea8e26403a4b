// Where queries start: saves, and anything at all by its global id.

import { NO_NODE } from '../graph/ids.ts';
import type { SaveEntry } from '../library/save.ts';
import { type Context, whenReady } from './context.ts';
import { decodeId } from './global-id.ts';
import { pageInfo } from './page-info.ts';
import type { ClassParent, ObjectParent } from './parents.ts';
import { listSaves } from './saves-list.ts';
import type { Resolvers } from './types.gen.ts';

type NodeParent = SaveEntry | ObjectParent | ClassParent;

export const rootResolvers: Resolvers = {
  Query: {
    node: (_root, { id }, context) => findNode(context, id),
    nodes: (_root, { ids }, context) => Promise.all(ids.map((id) => findNodeOrError(context, id))),
    save: (_root, { id }, context) => findSave(context, id),
    saves: (_root, args, { saves }) => listSaves(saves.all, args),
    object: (_root, { save, path }, context) => {
      const entry = findSave(context, save);
      return entry && findObject(context, entry, path);
    },
    formats: (_root, _args, { library }) =>
      library.formats.map(({ id: format, title, extensions, versions }) => ({
        format,
        title,
        extensions,
        versions,
      })),
  },
  Node: {
    __resolveType: (parent) => ('slug' in parent ? 'Save' : 'node' in parent ? 'SaveObject' : 'Class'),
  },
  SaveConnection: {
    edges: ({ entries, listing }) =>
      Array.from(listing.rows, (row, at) => ({ cursor: listing.cursor(at), node: entries[row]! })),
    nodes: ({ entries, listing }) => Array.from(listing.rows, (row) => entries[row]!),
    pageInfo: ({ listing }) => pageInfo(listing),
    totalCount: ({ entries }) => entries.length,
  },
};

/** By global id or by slug. */
export function findSave({ saves }: Context, idOrSlug: string): SaveEntry | null {
  const id = decodeId(idOrSlug);
  return saves.bySlug(idOrSlug) ?? (id?.type === 'Save' ? saves.byIdPart(id.key) : null);
}

function findNode(context: Context, text: string): NodeParent | null | Promise<NodeParent | null> {
  const id = decodeId(text);
  const entry = id && context.saves.byIdPart(id.key);
  if (!entry) return null;
  if (id.type === 'Save') return entry;
  return id.type === 'Class' ? findClass(context, entry, id.path) : findObject(context, entry, id.path);
}

/** An error as a value costs its own place in a list, not the list. */
async function findNodeOrError(context: Context, id: string): Promise<NodeParent | null> {
  try {
    return await findNode(context, id);
  } catch (error) {
    return error as NodeParent;
  }
}

function findObject(
  context: Context,
  entry: SaveEntry,
  path: string,
): ObjectParent | null | Promise<ObjectParent | null> {
  return whenReady(context, entry, (save) => {
    const node = save.graph.find(path);
    return node === NO_NODE ? null : { save, node };
  });
}

function findClass(
  context: Context,
  entry: SaveEntry,
  path: string,
): ClassParent | null | Promise<ClassParent | null> {
  return whenReady(context, entry, (save) => {
    const id = save.graph.classes.lookup(path).find((known) => save.graph.classes.path(known) === path);
    return id === undefined ? null : { save, class: id };
  });
}
