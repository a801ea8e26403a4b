// Entry points of queries: saves, and any object by its global id.

import { ANY, andThen, type Later, type SaveWorld } from '../../library/catalogue/catalogue.ts';
import { reasonOf } from '../../library/find/claim-saves.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import { badArgument } from '../../query/errors.ts';
import { type Context, later, whenReady } from '../context/context.ts';
import { apiError } from '../context/errors.ts';
import { decodeId } from '../context/global-id.ts';
import { ambiguousSave, findSave, MOST_OF_ONE_NAME, onlyOf, saveTitled } from '../context/save-by-name.ts';
import { warnOfUnknownId } from '../context/unknown-ids.ts';
import { objectAt, objectOf } from '../lists/lists.ts';
import type { ClassParent, ObjectParent } from '../parents.ts';
import type { QuerySaveArgs, Resolvers } from '../types.gen.ts';
import { listSaves } from './saves-list.ts';
import { findWorld } from './world.ts';

/** Files listed that cannot be opened: a folder may be full of others. */
const MOST_UNREADABLE = 200;
/** Ids looked up between two checks of the budget. */
const CHECK_IDS = 256;

type NodeParent = SaveEntry | SaveWorld | ObjectParent | ClassParent;

export const rootResolvers: Resolvers = {
  Query: {
    node: (_root, { id }, context) => findNode(context, id, 'id'),
    nodes: (_root, { ids }, context) =>
      Promise.all(
        ids.map((id, at) => {
          if (at % CHECK_IDS === 0) context.budget.check();
          return findNodeOrError(context, id, `ids[${at}]`);
        }),
      ),
    save: (_root, args, context) => chosenSave(context, args),
    saves: (_root, args, context) => listSaves(context, args),
    unreadableFiles: (_root, _args, { library }) =>
      andThen(library.problems, (problems) =>
        problems.slice(0, MOST_UNREADABLE).map((problem) => ({
          // A path of the machine that was given to the server is nobody's business.
          file: problem.file.replace(/^([a-z]:)?[\\/].*[\\/]/i, ''),
          reason: reasonOf(problem),
        })),
      ),
    object: (_root, { save, path }, context) =>
      andThen(
        findSave(context, save, 'save'),
        (entry) => entry && whenReady(context, entry, (ready) => objectAt(ready, path, context.tools)),
      ),
    formats: (_root, _args, { library }) =>
      library.formats.map(({ id: format, title, extensions, versions }) => ({
        format,
        title,
        extensions,
        versions,
      })),
  },
  Node: {
    __resolveType: (parent) => {
      if ('slug' in parent) return 'Save';
      if ('playthrough' in parent) return 'World';
      return 'node' in parent ? 'SaveObject' : 'Class';
    },
  },
};

function findNode(context: Context, text: string, argument: string): Later<NodeParent | null> {
  const id = decodeId(text);
  const unknown = (): null => unknownId(context, argument, text);
  if (id?.type === 'World') return andThen(findWorld(context, text), (world) => world ?? unknown());
  if (!id || !('key' in id)) return unknown();
  return later(context, context.saves.byKey(id.key), (entry): Later<NodeParent | null> => {
    if (!entry) return unknown();
    if (id.type === 'Save') return entry;
    return whenReady(context, entry, (save) => {
      const found = id.type === 'Class' ? classWith(save, id.path) : objectOf(save, save.graph.find(id.path));
      return found ?? unknown();
    });
  });
}

/** Returns errors as values: then only the entry fails, not the whole list. */
async function findNodeOrError(context: Context, id: string, argument: string): Promise<NodeParent | null> {
  try {
    return await findNode(context, id, argument);
  } catch (error) {
    return error as NodeParent;
  }
}

function unknownId({ tools }: Context, argument: string, id: string): null {
  warnOfUnknownId(tools, { argument, id, reason: 'is the id of nothing that is open' });
  return null;
}

function classWith(save: ReadySave, path: string): ClassParent | null {
  const id = save.graph.classes.lookup(path).find((known) => save.graph.classes.path(known) === path);
  return id === undefined ? null : { save, class: id };
}

/** @throws GraphQLError AMBIGUOUS_SAVE, SAVE_NOT_FOUND; QueryError */
function chosenSave(context: Context, args: QuerySaveArgs): Later<SaveEntry | null> {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const [[argument, text] = ['', ''], other] = given as [string, string][];
  if (other) throw badArgument(other[0], `cannot be given beside ${argument}`);
  if (argument === 'id') return findSave(context, text, argument);
  if (argument === '') return onlyOpen(context);
  const { saves } = context;
  const found = argument === 'title' ? saveTitled(saves, text) : newestOf(context, text);
  return later(context, found, (entry) => entry ?? unknownTitle(context, argument, text));
}

/** The only open save, not counting backups. */
function onlyOpen(context: Context): Later<SaveEntry | null> {
  const { saves } = context;
  return later(context, saves.page({ where: ANY, order: [], limit: MOST_OF_ONE_NAME + 1 }), (found) => {
    if (found.length === 0) throw apiError('SAVE_NOT_FOUND', 'No save is open.');
    return onlyOf(found, 'is open, and none is named');
  });
}

/** The newest save of a world. @param text its id or title */
function newestOf(context: Context, text: string): Later<SaveEntry | null> {
  return later(context, findWorld(context, text), (world) => {
    if (world) return world.newest;
    const range = { after: [text, '', ''], limit: MOST_OF_ONE_NAME + 1 };
    return later(context, context.saves.worlds(range), (found) => {
      const titled = found.filter(({ title }) => title === text).map(({ newest }) => newest);
      if (titled.length > 1)
        throw ambiguousSave(titled, `is the newest of a world called ${JSON.stringify(text)}`);
      return titled[0] ?? null;
    });
  });
}

function unknownTitle(context: Context, argument: string, text: string): Later<null> {
  return later(context, context.saves.near('TITLE', text), (known) => {
    const reason =
      argument === 'world' ? 'is the id or title of no open world' : 'is the title of no open save';
    warnOfUnknownId(context.tools, { argument, id: text, reason, known });
    return null;
  });
}
