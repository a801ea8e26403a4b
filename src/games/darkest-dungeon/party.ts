// The heroes in the party.

import { memoize } from '../../graph/made-once.ts';
import { eachKnown } from '../shared/read.ts';
import { inFile, isFileWhole, profileFields } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

/** Guids of the party, front first; outside a raid, those of the last party that set out. */
export const partyGuids = memoize((save: DarkestDungeonSave): ReadonlySet<number> => {
  return new Set(listed(save) ?? []);
});

function listed(save: DarkestDungeonSave): readonly number[] | null {
  return save.isInRaid ? guidsIn(save, 'heroes', 'raid', 'party') : lastPartyGuids(save);
}

/** True if it can be read where the party is, and who. */
export function isPartyKnown(save: DarkestDungeonSave): boolean {
  const { graph, isInRaid } = save;
  return isInRaid !== null && listed(save) !== null && isFileWhole(graph, isInRaid ? 'raid' : 'roster');
}

/** Guids of the last party that set out, front first; empty in early revisions. */
export function lastPartyGuids(save: DarkestDungeonSave): readonly number[] | null {
  return guidsIn(save, 'last_party_guids', 'roster', 'last_party');
}

function guidsIn({ graph }: DarkestDungeonSave, list: string, file: string, name: string): number[] | null {
  const guids = profileFields(graph, inFile(graph, file, name), list).items(list);
  return eachKnown(guids, (guid) => (typeof guid === 'number' && guid > 0 ? guid : []));
}
