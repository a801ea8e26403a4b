// One save game with a bit of everything, at any engine version.

import {
  array,
  bool,
  byte,
  bytes,
  dateTime,
  double,
  emptyArray,
  enumeration,
  float,
  fname,
  guid,
  int,
  int64,
  listBytes,
  map,
  object,
  prop,
  setOf,
  soft,
  str,
  struct,
  text,
  vector,
  type WrittenProperty,
  type WrittenVersion,
  writeGame,
} from './writer.ts';

export const LAMP = '0000000A0000000B0000000C0000000D';
export const TENT = '1111111122222222333333334444444F';

/** Before complete type names no tag says what stands in maps of structs, and before UE 4.12 in arrays of them. */
export function sampleProperties(version: WrittenVersion): readonly WrittenProperty[] {
  const inner = listBytes(version, {
    SaveParameter: struct('Creature', { Level: int(7), Owner: guid(LAMP) }),
  });
  return [
    prop('Day', int(12)),
    prop('Ticks', int64(9_007_199_254_740_993n)),
    prop('Speed', float(1.5)),
    prop('Exact', double(0.1)),
    prop('Name', str('Zoë 🌱'), { guid: version.ue4 >= 503 }),
    prop('IsNight', bool(true)),
    prop('Mode', enumeration('EMode', 'EMode::Hard')),
    prop('Small', byte(200)),
    prop('Slot (Most.Recent)', fname('Slot1')),
    prop('Weapons', int(1)),
    prop('Weapons', int(2), { index: 1 }),
    prop('Icon', object('/Game/UI/Icon.Icon')),
    prop('NoIcon', object('None')),
    prop('Level', soft('/Game/Maps/Hill', 'Hill', 'PersistentLevel.Tree_1')),
    prop('Saved', dateTime(638_000_000_000_000_000n)),
    prop('Title', text({ key: 'K1', source: 'The hill' })),
    prop('Hint', text({ table: 'Hints', key: 'First' })),
    prop('Rank', text({ format: { none: '{n} stars' }, arguments: { n: 3 } })),
    prop('Home', struct('Place', { At: vector(1, -2, 3), Owner: guid(TENT) })),
    prop('Tags', array(fname('a'), fname('b'))),
    prop('Seen', setOf(guid(LAMP), guid(TENT))),
    prop('Empty', emptyArray('Slot')),
    prop(
      'Slots',
      array(
        struct('Slot', { Item: fname('Stone'), Count: int(5) }),
        struct('Slot', { Item: fname('Wood'), Inner: array(struct('Part', { Size: int(1) })) }),
        struct('Slot'),
      ),
    ),
    prop(
      'Devices',
      map(
        [
          guid(LAMP),
          struct('Device', { Plugged: guid(TENT), CurrentStack_9_D443B69044D640B0989FD8A629801A49: int(64) }),
        ],
        [guid(TENT), struct('Device', { Label: str('/slash/and[bracket]') })],
      ),
    ),
    prop('ByName', map([str('a/b'), struct('Device')], [str('c'), struct('Device', { Owner: guid(LAMP) })])),
    prop('ByPlace', map([struct('Key', { X: int(1), Y: int(-2) }), struct('Cell', { Type: int(9) })])),
    prop('Counts', map([fname('Stone'), int(3)])),
    prop('RawData', bytes(Uint8Array.from([...inner, 1, 2, 3, 4]))),
    prop('Picture', bytes(Uint8Array.from({ length: 40 }, (_, at) => at))),
    prop('Last', str('end')),
  ];
}

export function sampleGame(version: WrittenVersion): Uint8Array {
  return writeGame(version, { properties: sampleProperties(version) });
}
