// Structs that a game packs into arrays of bytes.

import { expect, test } from 'vitest';
import { ByteWriter } from '../../tools/byte-writer.ts';
import { jsonAt, linksOf, readGame } from '../../tools/gvas/read.ts';
import {
  array,
  bytes,
  guid,
  int,
  listBytes,
  map,
  prop,
  struct,
  VERSIONS,
  writeGame,
  writeGuid,
} from '../../tools/gvas/writer.ts';
import { writeString } from '../../tools/satisfactory/strings.ts';

const PAL = '0000000A0000000B0000000C0000000D';
const BOX = '1111111122222222333333334444444F';
const NOBODY = '0'.repeat(32);

function itemSlot(slot: number, count: number, item: string): Uint8Array {
  const out = new ByteWriter().i32(slot).i32(count);
  writeString(out, item);
  writeGuid(out, NOBODY);
  writeGuid(out, NOBODY);
  return out.bytes(new Uint8Array(20)).finish();
}

function characterSlot(instance: string): Uint8Array {
  const out = new ByteWriter();
  writeGuid(out, NOBODY);
  writeGuid(out, instance);
  return out.u8(1).finish();
}

const slots = (type: string, ...contents: Uint8Array[]) => {
  const all = contents.map((content) => struct(type, prop('RawData', bytes(content))));
  return prop('Slots', array(all[0]!, ...all.slice(1)));
};
const box = (...properties: ReturnType<typeof prop>[]) => map([guid(BOX), struct('Value', ...properties)]);
const pals = prop('Pals', map([guid(PAL), struct('Value')]));
const read = (version: keyof typeof VERSIONS, ...properties: ReturnType<typeof prop>[]) =>
  readGame(writeGame(VERSIONS[version], { properties }));

test.each(['5.1', '5.4'] as const)('are shown with their fields, from %s', (version) => {
  const { graph, data } = read(
    version,
    prop('Boxes', box(slots('PalItemSlotSaveData', itemSlot(0, 964, 'Money'), itemSlot(3, 2, 'Pan')))),
  );
  expect(data.graph.issues).toEqual([]);
  expect(data.graph.opaqueBytes).toBe(40);
  const money = {
    SlotIndex: 0,
    StackCount: 964,
    ItemId: { StaticId: 'Money', DynamicId: { CreatedWorldId: NOBODY, LocalIdInCreatedWorld: NOBODY } },
    unknownData: { bytes: 20 },
  };
  expect(jsonAt(graph, `Boxes/${BOX}/Slots[0]`)).toMatchObject({ RawData: money });
  expect(jsonAt(graph, `Boxes/${BOX}`)).toMatchObject({
    Slots: [{ RawData: money }, { RawData: { SlotIndex: 3, ItemId: { StaticId: 'Pan' } } }],
  });
});

test('have ids that lead to keys', () => {
  const { graph } = read(
    '5.1',
    pals,
    prop('Boxes', box(slots('PalCharacterSlotSaveData', characterSlot(PAL)))),
  );
  expect(linksOf(graph, `Boxes/${BOX}/Slots[0]`)).toEqual([
    `ID RawData.IndividualId.InstanceId -> Pals/${PAL}`,
  ]);
  expect(jsonAt(graph, `Boxes/${BOX}/Slots[0]`)).toMatchObject({
    RawData: { IndividualId: { PlayerUId: NOBODY, InstanceId: PAL }, unknownData: { bytes: 1 } },
  });
});

test.each([
  ['other structs', slots('OtherSlotSaveData', characterSlot(PAL))],
  [
    'other properties',
    prop('Slots', array(struct('PalCharacterSlotSaveData', prop('Raw', bytes(characterSlot(PAL)))))),
  ],
  ['what is cut', slots('PalCharacterSlotSaveData', characterSlot(PAL).subarray(0, 31))],
  ['what an earlier version wrote', slots('PalItemSlotSaveData', new Uint8Array(16))],
])('stay bytes in %s', (_, property) => {
  const { graph, data } = read('5.1', pals, prop('Boxes', box(property)));
  expect(data.graph.issues).toEqual([]);
  expect(linksOf(graph, `Boxes/${BOX}/Slots[0]`)).toEqual([]);
  const [[, shown] = []] = Object.entries(jsonAt(graph, `Boxes/${BOX}/Slots[0]`));
  expect(shown).toMatchObject({ bytes: expect.any(Number) });
});

/** A character: its properties, whether a GUID of the object follows, the group, and what later versions write behind it. */
function character(version: keyof typeof VERSIONS, hasGuid: number, more: number): Uint8Array {
  const properties = struct('PalIndividualCharacterSaveParameter', prop('Level', int(7)));
  const out = new ByteWriter();
  out.bytes(listBytes(VERSIONS[version], [prop('SaveParameter', properties)])).i32(hasGuid);
  writeGuid(out, BOX);
  return out.bytes(new Uint8Array(more)).finish();
}
const characters = (content: Uint8Array) =>
  prop('Pals', map([guid(PAL), struct('Value', prop('RawData', bytes(content)))]));
const groups = (name: string) => prop(name, box());

test.each(['5.1', '5.4'] as const)('show the group of a character, from %s', (version) => {
  const { graph, data } = read(version, characters(character(version, 0, 4)), groups('Groups'));
  expect(data.graph.issues).toEqual([]);
  expect(data.graph.opaqueBytes).toBe(4);
  const shown = { SaveParameter: { Level: 7 }, GroupId: BOX, unknownData: { bytes: 4 } };
  expect(jsonAt(graph, `Pals/${PAL}/RawData`)).toMatchObject(shown);
  expect(jsonAt(graph, `Pals/${PAL}`)).toMatchObject({ RawData: shown });
  expect(linksOf(graph, `Pals/${PAL}/RawData`)).toEqual([`ID GroupId -> Groups/${BOX}`]);
});

test('stay bytes behind a character that ends in another way', () => {
  const { graph, data } = read('5.1', characters(character('5.1', 1, 0)), groups('Groups'));
  expect(data.graph.issues).toEqual([]);
  expect(data.graph.opaqueBytes).toBe(20);
  expect(jsonAt(graph, `Pals/${PAL}/RawData`)).toEqual({
    SaveParameter: { Level: 7 },
    unknownData: expect.objectContaining({ bytes: 20 }),
  });
  expect(linksOf(graph, `Pals/${PAL}/RawData`)).toEqual([]);
});

test('lead to all records of one key, unless every map has it', () => {
  const content = character('5.1', 0, 0);
  const names = ['A', 'B', 'C', 'D'];
  const few = read('5.1', characters(content), ...names.map(groups));
  expect(linksOf(few.graph, `Pals/${PAL}/RawData`)).toEqual(
    names.map((name) => `ID GroupId -> ${name}/${BOX}`),
  );
  const many = read('5.1', characters(content), ...[...names, 'E'].map(groups));
  expect(linksOf(many.graph, `Pals/${PAL}/RawData`)).toEqual([]);
});

const INPUT = '/Script/EnhancedInput.EnhancedInputUserSettings';

/** One profile as the engine writes it, with so many rows of changed keys. */
function inputProfile(version: 1 | 2, rows: number, end = 'ObjectEnd'): Uint8Array {
  const out = new ByteWriter().i32(version).i32(1);
  const strings = (...all: string[]): void => {
    for (const each of all) writeString(out, each);
  };
  if (version === 1) strings('Profiles.Default');
  strings('/Script/Profile', 'Profile_0');
  out.i32(rows);
  if (version === 2) strings('Profiles.Default');
  out
    .u8(0)
    .bytes(listBytes(VERSIONS['5.6'], [prop('Speed', int(3))]))
    .i32(0);
  strings(end);
  return out.finish();
}
const inputSettings = (behind: Uint8Array) =>
  readGame(
    writeGame(VERSIONS['5.6'], {
      className: INPUT,
      properties: [prop('Scale', int(2))],
      behind,
    }),
  );

test.each([1, 2] as const)('are profiles of input, version %i', (version) => {
  const { graph, data } = inputSettings(inputProfile(version, 0));
  expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], 0]);
  const profile = {
    Identifier: 'Profiles.Default',
    Class: '/Script/Profile',
    Name: 'Profile_0',
    Properties: { Speed: 3 },
  };
  expect(jsonAt(graph, 'EnhancedInputUserSettings')).toEqual({
    Scale: 2,
    Version: version,
    Profiles: [profile],
  });
});

test.each([
  ['changed keys', inputProfile(2, 1)],
  ['another end', inputProfile(2, 0, 'End')],
  ['a profile too few', inputProfile(1, 0).subarray(0, 40)],
])('stay bytes with %s', (_, behind) => {
  const { graph, data } = inputSettings(behind);
  expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], behind.length]);
  expect(jsonAt(graph, 'EnhancedInputUserSettings')).toEqual({
    Scale: 2,
    unknownData: expect.objectContaining({ bytes: behind.length }),
  });
});
