// Finds the save that an argument identifies.

import type { SaveEntry } from '../../library/save.ts';
import type { Context } from './context.ts';
import { decodeId } from './global-id.ts';
import { nearestSlugs, warnOfUnknownId } from './unknown-ids.ts';

const MOST_SUGGESTED = 5;

/** Finds a save by global id or slug, or, with a warning, by a title that only one has; null when there is none. */
export function findSave({ saves, tools }: Context, idOrSlug: string, argument: string): SaveEntry | null {
  const id = decodeId(idOrSlug);
  const entry = saves.bySlug(idOrSlug) ?? (id?.type === 'Save' ? saves.byIdPart(id.key) : null);
  if (entry) return entry;
  const titled = saves.all.filter(({ header }) => header.title.toLowerCase() === idOrSlug.toLowerCase());
  const slugs = (titled.length > 0 ? titled : saves.all).map(({ slug }) => slug);
  warnOfUnknownId(tools, {
    argument,
    id: idOrSlug,
    reason: titled.length > 0 ? 'is a title, not an id or slug' : 'is the id or slug of no open save',
    suggestions: titled.length > 0 ? slugs.slice(0, MOST_SUGGESTED) : nearestSlugs(idOrSlug, slugs),
  });
  return titled.length === 1 ? titled[0]! : null;
}
