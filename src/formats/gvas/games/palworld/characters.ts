// Palworld: characters, and the slots they are in. Source: docs/formats/gvas.md#packed-structs.

import { nothing, type PackedStruct } from '../../structs/packed-struct.ts';
import { layout } from './parts.ts';

/** A slot in a party, a box or a base. */
export const characterSlot: PackedStruct = {
  ...layout('IndividualId: individual, PermissionTribeID: u8, {leftBeforeEnd} : zero, : end'),
  least: 32,
};

/** The end of a character's properties: the end that all objects have, then its guild or other group. */
export const characterEnd: PackedStruct = {
  ...layout(': noGuid, GroupId: guid, {onlyEnd} : zeros, {else} : unknown', {
    fillers: { noGuid: ({ cursor }) => nothing(cursor.i32(), cursor, 'GUID of an object') },
  }),
  least: 20,
};
