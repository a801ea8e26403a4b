// Finds the save that an argument identifies.

import type { Later } from '../../library/catalogue/catalogue.ts';
import type { SaveEntry } from '../../library/save.ts';
import { type Context, later } from './context.ts';
import { decodeId } from './global-id.ts';
import { nearestSlugs, warnOfUnknownId } from './unknown-ids.ts';

const MOST_SUGGESTED = 5;

/** Finds a save by global id or slug, or, with a warning, by a title that only one has; null when there is none. */
export function findSave(context: Context, idOrSlug: string, argument: string): Later<SaveEntry | null> {
  const { saves } = context;
  const id = decodeId(idOrSlug);
  return later(context, saves.bySlug(idOrSlug), (bySlug) => {
    if (bySlug || id?.type !== 'Save') return bySlug ?? findByTitle(context, idOrSlug, argument);
    return later(context, saves.byIdPart(id.key), (byId) => byId ?? findByTitle(context, idOrSlug, argument));
  });
}

function findByTitle(context: Context, text: string, argument: string): Later<SaveEntry | null> {
  const { saves, tools } = context;
  const title = text.toLowerCase();
  const where = {
    is: 'field',
    field: 'TITLE',
    test: { fold: true, eq: title },
    holds: (value: unknown) => String(value).toLowerCase() === title,
  } as const;
  return later(context, saves.page({ where, order: [], limit: MOST_SUGGESTED }), (titled) => {
    if (titled.length > 0) {
      const suggestions = titled.map(({ slug }) => slug);
      warnOfUnknownId(tools, { argument, id: text, reason: 'is a title, not an id or slug', suggestions });
      return titled.length === 1 ? titled[0]! : null;
    }
    return later(context, saves.near('SLUG', text), (slugs) => {
      const suggestions = nearestSlugs(text, slugs);
      warnOfUnknownId(tools, {
        argument,
        id: text,
        reason: 'is the id or slug of no open save',
        suggestions,
      });
      return null;
    });
  });
}
