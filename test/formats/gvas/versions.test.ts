// One game written as every engine version writes it reads alike.

import { describe, expect, test } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import type { TextId } from '../../../src/graph/ids.ts';
import { allPaths, jsonAt, linksOf } from '../../tools/graph-nodes.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { LAMP, sampleGame, TENT } from '../../tools/gvas/sample.ts';
import {
  array,
  int,
  prop,
  str,
  struct,
  VERSIONS,
  type WrittenVersion,
  writeGame,
} from '../../tools/gvas/writer.ts';

const versions = Object.entries(VERSIONS) as [keyof typeof VERSIONS, WrittenVersion][];

describe.each(versions)('Unreal Engine %s', (name, version) => {
  const { graph, data } = readGame(sampleGame(name));

  test('reads to the last byte', () => {
    expect(data.graph.issues).toEqual([]);
    // What follows the property list in an array of bytes.
    expect(data.graph.opaqueBytes).toBe(4);
  });

  test('shows every value', () => {
    expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({
      Day: 12,
      Ticks: '9007199254740993',
      Speed: 1.5,
      Exact: 0.1,
      Name: 'Zoë 🌱',
      IsNight: true,
      Mode: 'EMode::Hard',
      Small: 200,
      'Slot (Most.Recent)': 'Slot1',
      Weapons: [1, 2],
      Icon: { ref: '/Game/UI/Icon.Icon' },
      NoIcon: null,
      Saved: '638000000000000000',
      Title: { text: 'The hill', key: 'K1' },
      Hint: { text: 'First', table: 'Hints', key: 'First' },
      Home: { At: { X: 1, Y: -2, Z: 3 }, Owner: TENT },
      Tags: ['a', 'b'],
      Seen: [LAMP, TENT],
      Empty: [],
      Slots: [{ Item: 'Stone', Count: 5 }, { Item: 'Wood', Inner: [{ Size: 1 }] }, {}],
      ByPlace: [{ key: { X: 1, Y: -2 }, value: { Type: 9 } }],
      Counts: [{ key: 'Stone', value: 3 }],
      RawData: { SaveParameter: { Level: 7, Owner: LAMP }, unknownData: { bytes: 4 } },
      Picture: { bytes: 40 },
      Last: 'end',
    });
  });

  test('reads soft references in the form of their time', () => {
    const { Level } = jsonAt(graph, 'FarmSaveGame');
    const inside = version.ue4 >= 514 ? ':PersistentLevel.Tree_1' : '';
    expect(Level).toEqual({ ref: `/Game/Maps/Hill.Hill${inside}` });
  });

  test('reads texts in the form of their time', () => {
    const { Rank } = jsonAt(graph, 'FarmSaveGame');
    const isWritten = version.editorObject > 26;
    expect(Rank).toMatchObject({
      text: isWritten ? '3 stars' : '',
      arguments: { n: version.saveGame >= 3 ? '3' : 3 },
    });
  });

  test('makes a record of every struct in an array, a map or bytes', () => {
    const records = allPaths(graph).filter((path) => !path.startsWith('/Game'));
    expect(records).toEqual([
      'FarmSaveGame',
      ...['Slots[0]', 'Slots[1]', 'Slots[1]/Inner[0]', 'Slots[2]'],
      ...[`Devices/${LAMP}`, `Devices/${TENT}`],
      ...['ByName/a%2Fb', 'ByName/c', 'ByPlace/1+-2', 'RawData'],
    ]);
  });

  test('says the class of a record where the file does', () => {
    const classOf = (path: string): string =>
      graph.text(graph.data.classes.path[graph.classOf(graph.find(path))] as TextId);
    const isTyped = version.ue5 >= 1012;
    expect(classOf('Slots[0]')).toBe(version.ue4 >= 500 ? 'Slot' : 'Slots');
    expect(classOf(`Devices/${LAMP}`)).toBe(isTyped ? 'Device' : 'Devices');
    expect(classOf('RawData')).toBe('Creature');
    expect(classOf('FarmSaveGame')).toBe('/Script/Farm.FarmSaveGame');
  });

  test('follows ids that are keys', () => {
    expect(linksOf(graph, `Devices/${LAMP}`)).toEqual([`ID Plugged -> Devices/${TENT}`]);
    expect(linksOf(graph, 'ByName/c')).toEqual([`ID Owner -> Devices/${LAMP}`]);
    expect(linksOf(graph, 'RawData')).toEqual([`ID SaveParameter.Owner -> Devices/${LAMP}`]);
    expect(linksOf(graph, 'FarmSaveGame')).toContain(`ID Home.Owner -> Devices/${TENT}`);
    expect(linksOf(graph, 'FarmSaveGame')).toContain('PROPERTY Icon -> /Game/UI/Icon.Icon');
  });

  test('tells its version', () => {
    const bytes = sampleGame(name);
    const file = { path: 'Slot.sav', size: bytes.length, head: (size: number) => bytes.subarray(0, size) };
    const [claim] = gvas.claim([file]);
    expect(claim?.name).toBe('Slot');
    expect(gvas.header(claim!).version).toContain(name.split(' ')[0]);
  });
});

test('finds the properties after a header of the game', () => {
  const version = VERSIONS['5.4'];
  const gameHeader = Uint8Array.from([3, 0, 0, 0, 1, 0, 0, 0, 9, 9]);
  const properties = { Day: str('one') };
  const { graph, data } = readGame(writeGame(version, { properties, gameHeader }));
  expect(jsonAt(graph, 'FarmSaveGame')).toEqual({ Day: 'one' });
  expect(data.graph.opaqueBytes).toBe(gameHeader.length);
});

test('keeps what a class writes after its properties', () => {
  const version = VERSIONS['5.6'];
  const { graph, data } = readGame(writeGame(version, { properties: [], after: Uint8Array.from([1, 2, 3]) }));
  expect(jsonAt(graph, 'FarmSaveGame')).toEqual({ unknownData: { bytes: 3, base64: 'AQID' } });
  expect(data.graph.opaqueBytes).toBe(3);
});

test('tells apart what is called the same', () => {
  const part = array(struct('Part', { Size: int(1) }));
  const slots = prop('Slots', array(struct('Slot', { Count: int(5) }), struct('Slot', { Inner: part })));
  const properties = [prop('Chest', struct('Chest', [slots, slots])), slots, slots];
  const { graph } = readGame(writeGame(VERSIONS['5.1'], { properties }));
  const paths = allPaths(graph);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('Slots#2[1]/Inner[0]');
  expect(paths).toContain('Chest/Slots#2[0]');
});
