// Finds the save that an argument identifies.

import type { SaveEntry } from '../../library/save.ts';
import type { Context } from './context.ts';
import { decodeId } from './global-id.ts';
import { nearestSlugs, warnOfUnknownId } from './unknown-ids.ts';

/** Finds a save by global id or slug; null, with a warning, when there is none. */
export function findSave({ saves, tools }: Context, idOrSlug: string, argument: string): SaveEntry | null {
  const id = decodeId(idOrSlug);
  const entry = saves.bySlug(idOrSlug) ?? (id?.type === 'Save' ? saves.byIdPart(id.key) : null);
  if (!entry) {
    const slugs = saves.all.map(({ slug }) => slug);
    warnOfUnknownId(tools, {
      argument,
      id: idOrSlug,
      reason: 'is the id or slug of no open save',
      suggestions: nearestSlugs(idOrSlug, slugs),
    });
  }
  return entry;
}
