// The engine's own class for input: profiles, each an object of its own. The layout of rows for changed keys
// is not known. Source: docs/formats/gvas.md#packed-structs.

import { nativeLayout } from '../../unreal/native/native-layout.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import { nothing, type PackedStruct } from '../structs/packed-struct.ts';
import type { GvasGame } from './game.ts';

const OBJECT_END = 'ObjectEnd';

/** The identifier moved behind the rows. */
const profilesOf = (early: string, late: string) =>
  nativeLayout(
    [
      `Version: i32, Profiles: [${early} Class: string, Name: string, : noRows, ${late} : noBits,`,
      'Properties: properties, : noGuid, : objectEnd]',
    ],
    {
      words: {
        noRows: ({ cursor }) => nothing(cursor.i32(), cursor, 'rows of changed keys'),
        noBits: ({ cursor }) => nothing(cursor.u8(), cursor, 'control bits'),
        noGuid: ({ cursor }) => nothing(cursor.i32(), cursor, 'GUID of an object'),
        objectEnd({ cursor }) {
          const end = readString(cursor);
          if (end !== OBJECT_END) throw cursor.error('VALUE', OBJECT_END, end.slice(0, 32));
          return [];
        },
      },
    },
  );
const PROFILES = [profilesOf('Identifier: string,', ''), profilesOf('', 'Identifier: string,')];

const inputProfiles: PackedStruct = {
  least: 8,
  names: null,
  form(visit) {
    const { cursor } = visit;
    const version = cursor.view.getInt32(cursor.at, true);
    const known = PROFILES[version - 1];
    if (!known) throw cursor.error('VALUE', 'version 1 or 2 of profiles', String(version));
    return known.form(visit);
  },
};

export const enhancedInput: GvasGame = {
  classes: '/Script/EnhancedInput.',
  packed: {
    fields: new Map(),
    anywhere: new Map(),
    afterList: new Map([['/Script/EnhancedInput.EnhancedInputUserSettings', inputProfiles]]),
  },
};
