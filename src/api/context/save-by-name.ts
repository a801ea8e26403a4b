// Finds the save that a text names: wherever a save is named, in queries, addresses and tools, it is looked up here.

import type { GraphQLError } from 'graphql';
import { unicodePattern } from '../../graph/unicode-pattern.ts';
import {
  andThen,
  type Catalogue,
  type Later,
  type SaveCondition,
} from '../../library/catalogue/catalogue.ts';
import { slugOf } from '../../library/find/slug.ts';
import type { SaveEntry } from '../../library/save.ts';
import { onlySave } from '../../library/save.ts';
import { type Context, later } from './context.ts';
import { apiError } from './errors.ts';
import { decodeId } from './global-id.ts';
import { slugSpelling } from './unknown-ids.ts';

/** Saves of one name that an error lists. */
export const MOST_OF_ONE_NAME = 5;

/** Characters of names besides those of slugs; a text with others, such as a path, is no name. */
const words = unicodePattern(String.raw`^[\p{L}\p{M}\p{N} ._~-]+$`);

/** The part of the open saves needed to find one. */
export type NamedSaves = Pick<Catalogue, 'get' | 'byKey' | 'page'>;

/** Finds a save by name, see {@link saveNamed}, or warns that there is none. @throws GraphQLError AMBIGUOUS_SAVE */
export function findSave(context: Context, name: string, argument: string): Later<SaveEntry | null> {
  const { saves, tools } = context;
  return later(context, saveNamed(saves, name), (found) => {
    if (found) return found;
    return later(context, saves.near('SLUG', name), (slugs) => {
      slugSpelling(slugs, 'is the id, slug or title of no open save').warnOf(name, argument, tools);
      return null;
    });
  });
}

/**
 * The save with this slug or id; else the only one that may be called so: by a name that others had too, in other letter
 * case or with other separators, or by its title.
 * @throws GraphQLError AMBIGUOUS_SAVE
 */
export function saveNamed(saves: NamedSaves, name: string): Later<SaveEntry | null> {
  return andThen(saves.get(name), (bySlug) => {
    if (bySlug) return bySlug;
    const id = decodeId(name);
    return andThen(id?.type === 'Save' ? saves.byKey(id.key) : null, (byId) => {
      if (byId) return byId;
      const called = some(saves, { is: 'called', slug: words(name).test(name) ? slugOf(name) : name });
      return andThen(called, (named) =>
        andThen(some(saves, hasTitle(name)), (titled) =>
          onlyOf([...named, ...titled], `is called ${JSON.stringify(name)}`),
        ),
      );
    });
  });
}

/** The only save with this title, in whatever letter case. @throws GraphQLError AMBIGUOUS_SAVE */
export function saveTitled(saves: NamedSaves, title: string): Later<SaveEntry | null> {
  return andThen(some(saves, hasTitle(title)), (found) =>
    onlyOf(found, `has the title ${JSON.stringify(title)}`),
  );
}

function some(saves: NamedSaves, where: SaveCondition): Later<readonly SaveEntry[]> {
  return saves.page({ where, order: [], limit: MOST_OF_ONE_NAME + 1 });
}

function hasTitle(title: string): SaveCondition {
  const folded = title.toLowerCase();
  const test = { fold: true, eq: folded };
  return { is: 'field', field: 'TITLE', test, holds: (value) => String(value).toLowerCase() === folded };
}

/** The only save, not counting a game's own backups of it; null when there is none. @throws GraphQLError AMBIGUOUS_SAVE */
export function onlyOf(found: readonly SaveEntry[], what: string): SaveEntry | null {
  const each = [...new Map(found.map((entry) => [entry.key, entry])).values()];
  if (each.length === 0) return null;
  const only = each.length > MOST_OF_ONE_NAME ? null : onlySave(each);
  if (only) return only;
  throw ambiguousSave(each, what);
}

/** @param what as in `has the title "x"` */
export function ambiguousSave(found: readonly SaveEntry[], what: string): GraphQLError {
  const slugs = found.slice(0, MOST_OF_ONE_NAME).map(({ slug }) => slug);
  const more = found.length > MOST_OF_ONE_NAME ? ' and others' : '';
  return apiError('AMBIGUOUS_SAVE', `More than one save ${what}: ${slugs.join(', ')}${more}.`, { slugs });
}
