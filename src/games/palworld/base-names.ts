// Bases have no names in saves: they are called after their guild and their number in it.

import { memoize } from '../../graph/made-once.ts';
import { groupBy } from '../shared/group-by.ts';
import { fields } from '../shared/read.ts';
import type { Named } from '../shared/scope.ts';
import { guildNamed } from './guild-names.ts';
import { guidIn, keyOf } from './read.ts';
import { namedRecord, type PalworldSave, records } from './save.ts';

export const baseRecords = memoize((save: PalworldSave) =>
  records(save, 'BaseCampSaveData').map((node) => {
    const data = fields(save.graph, node, 'RawData').struct('RawData');
    return { id: keyOf(save.graph, node), node, guildId: guidIn(data?.value('GroupIdBelongTo')), data };
  }),
);

export type Base = ReturnType<typeof baseRecords>[number];

const byGuild = memoize((save: PalworldSave) => groupBy(baseRecords(save), ({ guildId }) => guildId));

/** GUIDs of the bases of a guild, in file order. */
export function basesOfGuild(save: PalworldSave, guildId: string): readonly string[] {
  return (byGuild(save).get(guildId) ?? []).map(({ id }) => id);
}

const names = memoize((save: PalworldSave): ReadonlyMap<string, Named> => {
  const named = baseRecords(save).map(({ id, node, guildId }) => {
    const guild = guildNamed(save, guildId);
    const number = guildId === null ? 0 : basesOfGuild(save, guildId).indexOf(id) + 1;
    const title = guild?.title ? `${guild.title} ${number}` : null;
    return [id, namedRecord(save, title, id, node)] as const;
  });
  return new Map(named);
});

/** A base by GUID; without title and path if no record of the save is that base. */
export function baseNamed(save: PalworldSave, id: string | null): Named | null {
  return id === null ? null : (names(save).get(id) ?? namedRecord(save, null, id, null));
}
