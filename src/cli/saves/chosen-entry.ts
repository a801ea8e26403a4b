// Chooses one of the saves at a path. Apart from what opens them: it looks names up as answers do, which `inspect` need not load.

import { saveNamed } from '../../api/context/save-by-name.ts';
import type { SaveEntry } from '../../library/save.ts';
import { onlySave } from '../../library/save.ts';
import { UsageError } from '../command.ts';
import type { OptionTexts } from '../options.ts';
import type { Opened } from './open.ts';

export const SAVE_OPTION: OptionTexts = { 'save SLUG': 'which save, if there are several at PATH' };

/** The save that `--save` names, or the only one that is no backup. @throws UsageError, GraphQLError AMBIGUOUS_SAVE */
export async function chosenEntry({ library, entries }: Opened, slug: string | null): Promise<SaveEntry> {
  const slugs = entries.map((entry) => entry.slug);
  const entry = slug === null ? onlySave(entries) : await saveNamed(library.catalogue, slug);
  if (entry) return entry;
  throw new UsageError(`--save must be one of ${slugs.join(', ')}${slug === null ? '' : `, not ${slug}`}`);
}
