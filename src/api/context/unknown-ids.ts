// Ids, slugs and paths that do not exist are treated alike in every field: the result is null, or lacks an
// entry, and a warning says which one it was.

import { slugOf } from '../../library/find/slug.ts';
import { Spelling, type Vocabulary, vocabularyOf } from '../../query/names/spelling.ts';
import type { QueryTools } from '../../query/tools.ts';

interface UnknownId {
  readonly argument: string;
  readonly id: string;
  /** As in `"abc" is not the id of an object`. */
  readonly reason: string;
  /** Names to suggest from. */
  readonly known?: readonly string[];
}

export function warnOfUnknownId(tools: QueryTools, { argument, id, reason, known = [] }: UnknownId): void {
  new Spelling(idsOf(reason, known)).warnOf(id, argument, tools);
}

/** Slugs of saves. Separators do not matter: earlier versions wrote all of them as hyphens. */
export function slugSpelling(known: readonly string[], reason = 'is the slug of no open save'): Spelling {
  return new Spelling({ ...idsOf(reason, known), stem: (slug) => slugOf(slug).replaceAll(/-+/g, '-') });
}

function idsOf(reason: string, known: readonly string[]): Vocabulary {
  return { ...vocabularyOf('UNKNOWN_ID', '', known), says: (quoted) => `${quoted} ${reason}` };
}
