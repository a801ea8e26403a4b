// Structs that a game packs into arrays of bytes.

import { expect, test } from 'vitest';
import { ByteWriter } from '../../tools/byte-writer.ts';
import { jsonAt, linksOf } from '../../tools/graph-nodes.ts';
import {
  type Generation,
  PackedWriter,
  raw,
  writeCharacterSlot,
  writeItemSlot,
} from '../../tools/gvas/packed-writer.ts';
import { readGame } from '../../tools/gvas/read.ts';
import {
  array,
  bytes,
  enumeration,
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
const PALWORLD = '/Script/Pal.PalWorldSaveGame';

const slots = (...all: ReturnType<typeof struct>[]) => prop('Slots', array(all[0]!, ...all.slice(1)));
const box = (...properties: ReturnType<typeof prop>[]) => map([guid(BOX), struct('Value', properties)]);
const pals = prop('Pals', map([guid(PAL), struct('Value')]));
const read = (version: keyof typeof VERSIONS, ...properties: ReturnType<typeof prop>[]) =>
  readGame(writeGame(VERSIONS[version], { className: PALWORLD, properties }));
const money = raw(3, (out) => writeItemSlot(out, 3, 964, 'Money', NOBODY));

test.each(['5.1', '5.4'] as const)('are shown with their fields, from %s', (version) => {
  const { graph, data } = read(version, prop('Boxes', box(slots(struct('PalItemSlotSaveData', money)))));
  expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], 0]);
  const shown = {
    SlotIndex: 3,
    StackCount: 964,
    ItemId: { StaticId: 'Money', DynamicId: { CreatedWorldId: NOBODY, LocalIdInCreatedWorld: NOBODY } },
    Permission: { TypeA: [], TypeB: [], ItemStaticIds: [] },
    CorruptionProgressValue: 0.5,
  };
  const versions = [{ Key: '380b00de000000000000000000000000', Version: 1 }];
  const all = { RawData: shown, CustomVersionData: { Versions: versions } };
  expect(jsonAt(graph, `Boxes/${BOX}/Slots[0]`)).toEqual(all);
  expect(jsonAt(graph, `Boxes/${BOX}`)).toEqual({ Slots: [all] });
});

test('say no item before saves had versions: properties do', () => {
  const old = raw(1, (out) => writeItemSlot(out, 3, 964, 'Money', NOBODY));
  const { graph, data } = read('5.1', prop('Boxes', box(slots(struct('PalItemSlotSaveData', old)))));
  expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], 0]);
  expect(jsonAt(graph, `Boxes/${BOX}/Slots[0]`)).toEqual({
    RawData: { Permission: { TypeA: [], TypeB: [], ItemStaticIds: [] }, CorruptionProgressValue: 0.5 },
  });
});

test.each([1, 2, 3] as const)('have ids that lead to keys, in generation %i', (generation) => {
  const slot = raw(generation, (out) => writeCharacterSlot(out, PAL));
  const { graph } = read('5.1', pals, prop('Boxes', box(slots(struct('PalCharacterSlotSaveData', slot)))));
  expect(linksOf(graph, `Boxes/${BOX}/Slots[0]`)).toEqual([
    `ID RawData.IndividualId.InstanceId -> Pals/${PAL}`,
  ]);
  expect(jsonAt(graph, `Boxes/${BOX}/Slots[0]`)).toMatchObject({
    RawData: { IndividualId: { PlayerUId: NOBODY, InstanceId: PAL }, PermissionTribeID: 3 },
  });
});

const slot = (bytesOf: (content: Uint8Array) => Uint8Array) => {
  const out = new PackedWriter(3);
  writeCharacterSlot(out, PAL);
  return bytes(bytesOf(out.finish()));
};
const named = (name: string, type = 'PalCharacterSlotSaveData') => ({ name, type });

test.each([
  ['other structs', named('RawData', 'OtherSlotSaveData'), slot((all) => all), true],
  ['other properties', named('Raw'), slot((all) => all), false],
  ['what is cut', named('RawData'), slot((all) => all.subarray(0, 31)), true],
  ['what has a byte too many', named('RawData'), slot((all) => Uint8Array.from([...all, 1])), true],
  ['what has versions and lacks them', named('CustomVersionData'), bytes(new Uint8Array(5)), true],
])('stay bytes in %s', (_, { name, type }, content, isTold) => {
  const { graph, data } = read('5.1', pals, prop('Boxes', box(slots(struct(type, { [name]: content })))));
  const path = `Boxes/${BOX}/Slots[0]`;
  const [[, shown] = []] = Object.entries(jsonAt(graph, path));
  expect(shown).toMatchObject({ bytes: expect.any(Number) });
  expect(linksOf(graph, path)).toEqual([]);
  const { bytes: size } = shown as { bytes: number };
  const message = expect.stringContaining(
    `${type}.${name} is binary data of the game's own: 1 kept as ${size} bytes`,
  );
  expect(data.graph.issues).toEqual(
    isTold ? [expect.objectContaining({ code: 'UNKNOWN_STRUCT', info: true, message })] : [],
  );
  expect(data.graph.opaqueBytes).toBe(isTold ? size : 0);
});

/**
 * A character: its properties, whether a GUID of the object follows, the group, and what later versions write after it.
 */
function character(version: keyof typeof VERSIONS, hasGuid: number, more: number): Uint8Array {
  const properties = struct('PalIndividualCharacterSaveParameter', { Level: int(7) });
  const out = new ByteWriter();
  out.bytes(listBytes(VERSIONS[version], { SaveParameter: properties })).i32(hasGuid);
  writeGuid(out, BOX);
  return out.bytes(new Uint8Array(more)).finish();
}
const characters = (content: Uint8Array) =>
  prop('Pals', map([guid(PAL), struct('Value', { RawData: bytes(content) })]));
const groups = (name: string) => prop(name, box());

test.each(['5.1', '5.4'] as const)('show the group of a character, from %s', (version) => {
  const { graph, data } = read(version, characters(character(version, 0, 4)), groups('Groups'));
  expect(data.graph.issues).toEqual([]);
  expect(data.graph.opaqueBytes).toBe(0);
  const shown = { SaveParameter: { Level: 7 }, GroupId: BOX };
  expect(jsonAt(graph, `Pals/${PAL}/RawData`)).toMatchObject(shown);
  expect(jsonAt(graph, `Pals/${PAL}`)).toMatchObject({ RawData: shown });
  expect(linksOf(graph, `Pals/${PAL}/RawData`)).toEqual([`ID GroupId -> Groups/${BOX}`]);
});

test('stay bytes after a character that ends in another way', () => {
  const { graph, data } = read('5.1', characters(character('5.1', 1, 0)), groups('Groups'));
  expect(data.graph.issues).toEqual([expect.objectContaining({ code: 'UNKNOWN_STRUCT', info: true })]);
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

test('are the paint of a map object', () => {
  const paint = raw(3, (out) => out.f32(1).f32(0.5).f32(0.25).f32(1).i32(0).end());
  const { graph, data } = read('5.1', prop('Paint', struct('PalMapObjectPaintSaveData', paint)));
  expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], 0]);
  expect(jsonAt(graph, 'PalWorldSaveGame')).toMatchObject({
    Paint: { RawData: { Color: { R: 1, G: 0.5, B: 0.25, A: 1 } } },
  });
});

/** Effects of a base, each after its size in saves with versions. */
function effects(generation: Generation, type: number, longer = 0) {
  const content = raw(generation, (out) => {
    out.i32(1).u8(type);
    if (generation > 1) out.i32((generation > 2 ? 5 : 1) + longer);
    out.u8(1).zeros(generation === 2 ? 0 : 4);
    if (generation > 1) out.i32(24).i32(1).guid(BOX).i32(7);
    out.end();
  });
  const key = enumeration('EPalBaseCampModuleType', 'EPalBaseCampModuleType::PassiveEffect');
  return read('5.1', prop('ModuleMap', map([key, struct('Value', content)])));
}
const EFFECTS = 'ModuleMap/EPalBaseCampModuleType::PassiveEffect';

test.each([1, 2, 3] as const)('are effects of a base, in generation %i', (generation) => {
  const { graph, data } = effects(generation, 2);
  expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], 0]);
  const [effect] = (jsonAt(graph, EFFECTS) as { RawData: { PassiveEffects: unknown[] } }).RawData
    .PassiveEffects;
  expect(effect).toMatchObject({ Type: 2, WorkHardType: 1 });
  if (generation > 1) expect(effect).toMatchObject({ Versions: [{ Version: 7 }] });
});

test('keep an effect of a kind that is not known, and only that', () => {
  const { graph, data } = effects(3, 9);
  expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], 5]);
  expect(jsonAt(graph, EFFECTS)).toMatchObject({
    RawData: { PassiveEffects: [{ Type: 9, unknownData: { bytes: 5 }, Versions: [{ Version: 7 }] }] },
  });
});

test('stay bytes where an effect has another size than it says', () => {
  const { data } = effects(3, 2, 1);
  expect(data.graph.issues).toEqual([expect.objectContaining({ code: 'UNKNOWN_STRUCT', info: true })]);
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
    .bytes(listBytes(VERSIONS['5.6'], { Speed: int(3) }))
    .i32(0);
  strings(end);
  return out.finish();
}
const inputSettings = (after: Uint8Array) =>
  readGame(writeGame(VERSIONS['5.6'], { className: INPUT, properties: { Scale: int(2) }, after }));

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
])('stay bytes with %s', (_, after) => {
  const { graph, data } = inputSettings(after);
  const note = expect.objectContaining({ code: 'UNKNOWN_STRUCT', info: true });
  expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[note], after.length]);
  expect(jsonAt(graph, 'EnhancedInputUserSettings')).toEqual({
    Scale: 2,
    unknownData: expect.objectContaining({ bytes: after.length }),
  });
});
