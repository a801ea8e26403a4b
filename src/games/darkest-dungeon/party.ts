// Who is in the party.

import { memoize } from '../shared/memoize.ts';
import { inFile, profileFields } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

/** Guids of the party, front first; outside a raid, those of the last party that set out. */
export const partyGuids = memoize(({ graph, isInRaid }: DarkestDungeonSave): ReadonlySet<number> => {
  const [node, list] = isInRaid
    ? [inFile(graph, 'raid', 'party'), 'heroes']
    : [inFile(graph, 'roster', 'last_party'), 'last_party_guids'];
  const guids = profileFields(graph, node, list).items(list);
  return new Set(guids.filter((guid): guid is number => typeof guid === 'number' && guid > 0));
});
