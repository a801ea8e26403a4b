// The groups that are guilds, and their names.

import { memoize } from '../../graph/made-once.ts';
import { fields } from '../shared/read.ts';
import type { Named } from '../shared/scope.ts';
import { keyOf, wordIn } from './read.ts';
import { namedRecord, type PalworldSave, records } from './save.ts';

const KINDS = new Set(['Guild', 'IndependentGuild']);

export const guildRecords = memoize((save: PalworldSave) =>
  records(save, 'GroupSaveDataMap').flatMap((node) => {
    const values = fields(save.graph, node, 'GroupType RawData');
    const kind = wordIn(values.value('GroupType'));
    return kind !== null && KINDS.has(kind) ? [{ node, kind, data: values.struct('RawData') }] : [];
  }),
);

export type GuildRecord = ReturnType<typeof guildRecords>[number];

/** A guild by GUID; without title and path if no record of the save is that guild. */
export function guildNamed(save: PalworldSave, id: string | null): Named | null {
  return id === null ? null : (guildNames(save).get(id) ?? namedRecord(save, null, id, null));
}

const guildNames = memoize((save: PalworldSave): ReadonlyMap<string, Named> => {
  const named = guildRecords(save).map(({ node, data }) => {
    const id = keyOf(save.graph, node);
    return [id, namedRecord(save, data?.text('GuildName') || null, id, node)] as const;
  });
  return new Map(named);
});
