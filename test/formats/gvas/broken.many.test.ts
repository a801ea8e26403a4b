// Damaged save games, and files that are none; ../spoilt.many.alone.test.ts cuts them anywhere.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Cursor } from '../../../src/bytes/cursor.ts';
import { parseGameHeader } from '../../../src/formats/gvas/file/layout.ts';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { eachValue } from '../../tools/each-value.ts';
import { jsonAt } from '../../tools/graph-nodes.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { madeGame, sampleGame } from '../../tools/gvas/sample.ts';
import { listed, type Opened } from '../../tools/open-files.ts';
import { readOrRefused } from '../../tools/read-or-refused.ts';
import { stride } from '../../tools/runs.ts';

/** How many values are shown as bytes. */
function kept({ graph }: Opened): number {
  let count = 0;
  for (const node of graph.nodes())
    eachValue(graph.properties(node), (value) => {
      if (typeof value === 'object' && value?.kind === 'opaque') count++;
    });
  return count;
}

describe.each(['4.10', '4.27', '5.1', '5.6'] as const)('Unreal Engine %s', (name) => {
  const whole = sampleGame(name);

  test('a container has the records that fill it, whatever its count is', () => {
    const sound = readGame(whole);
    const names = ['Slots', 'Devices', 'ByName', 'ByPlace', ...(name === '4.10' ? [] : ['Empty'])];
    const containers = sound.graph
      .properties(0 as NodeId)
      .filter((property) => names.includes(property.name));
    expect(containers).toHaveLength(names.length);
    for (const { type, at } of containers)
      for (const bit of [0, 1, 2, 8, 31]) {
        const offset = type.startsWith('Map') ? at! + 4 : at!;
        const place = offset + (bit >> 3);
        const game = readGame(whole.with(place, whole[place]! ^ (1 << (bit % 8))));
        expect(game.data.graph.issues).toContainEqual(expect.objectContaining({ code: 'COUNT', offset }));
        expect([type, bit, jsonOf(game)]).toEqual([type, bit, jsonOf(sound)]);
      }
  });

  test('what is shown as bytes is reported', () => {
    const opaque = kept(readGame(whole));
    for (let at = 0; at < whole.length; at += stride()) {
      const bytes = whole.slice();
      bytes[at] = 0x41;
      let game: Opened;
      try {
        game = readGame(bytes);
      } catch {
        continue;
      }
      if (game.data.graph.issues.length === 0) expect([at, kept(game)]).toEqual([at, opaque]);
    }
  });
});

test.each(['4.27', '5.6'] as const)('never reads behind the end of a file that was cut: %s', (version) => {
  // Nothing follows the last slot: what seems to have moved would end behind the file.
  const bytes = madeGame(`2 chests of twelve slots, ${version}`);
  for (const lost of [20, 200]) {
    for (let at = bytes.length - 400; at < bytes.length - lost; at += stride(3)) {
      for (const more of [1, 16]) {
        const cut = bytes.subarray(0, bytes.length - lost);
        const grown = Buffer.concat([cut.subarray(0, at), new Uint8Array(more), cut.subarray(at)]);
        for (const moved of [grown, grown.subarray(0, cut.length)])
          expect(readOrRefused(gvas, 'Slot.sav', new Uint8Array(moved))).toBeDefined();
      }
    }
  }
});

test('structs nested without end are refused with their place', () => {
  const { data } = readGame(madeGame('500 structs in each other'));
  expect(data.graph.issues).toMatchObject([{ code: 'LIMIT' }]);
});

describe('detection', () => {
  const examples = readdirSync('examples', { recursive: true })
    .map(String)
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => listed(name, new Uint8Array(readFileSync(`examples/${name}`))));
  const isOurs = (path: string): boolean => /^palworld|^powered-base/.test(path);

  test('claims its own examples and no others', () => {
    const claimed = gvas.claim(examples).flatMap(({ files }) => files.map(({ path }) => path));
    expect(claimed.sort()).toEqual(
      examples
        .map(({ path }) => path)
        .filter(isOurs)
        .sort(),
    );
  });

  test('no other format claims them', () => {
    const own = examples.filter(({ path }) => isOurs(path));
    expect(own.length).toBeGreaterThan(3);
    for (const format of FORMATS) if (format.id !== 'GVAS') expect(format.claim(own)).toEqual([]);
  });
});

test.each([
  ['listed twice', 0, 0],
  ['below 0', 1, 0xff],
])('a custom version that is %s is an issue, and the values stay', (_, id, version) => {
  const whole = sampleGame('5.1');
  // Save game version, versions of packages, engine, changelist; then the name of the branch, the format and the count.
  const view = new DataView(whole.buffer, whole.byteOffset);
  const branchAt = 26;
  const countAt = branchAt + 4 + view.getInt32(branchAt, true) + 4;
  const second = countAt + 4 + 20;
  const entry = whole.slice(second - 20, second);
  entry[0]! ^= id;
  if (version > 0) entry.fill(version, 16);
  const bytes = new Uint8Array([...whole.subarray(0, second), ...entry, ...whole.subarray(second)]);
  bytes[countAt] = 2;
  const [sound, odd] = [readGame(whole), readGame(bytes)];
  const added = odd.data.graph.issues.slice(0, odd.data.graph.issues.length - sound.data.graph.issues.length);
  expect(added).toMatchObject([{ code: 'VALUE', offset: second, node: 0 }]);
  expect(jsonOf(odd)).toEqual(jsonOf(sound));
});

// Where one custom version is listed, a format with names takes the class for its name: 5.6 has two.
describe.each(['4.10', '5.6'] as const)('a flipped bit in the header of Unreal Engine %s', (name) => {
  const whole = sampleGame(name);
  const sound = jsonOf(readGame(whole));
  const numbers: number[] = [];
  parseGameHeader(new Cursor(whole, { file: '' }), numbers);
  const bits = Array.from({ length: 32 }, (_, bit) => [bit >> 3, 1 << (bit % 8)] as const);

  test.each(numbers.slice(1))('in the number at %d is an issue, and the values stay', (number) => {
    for (const [byte, bit] of bits) {
      const bytes = whole.with(number + byte, whole[number + byte]! ^ bit);
      expect(gvas.claim([listed('Slot.sav', bytes)])).toHaveLength(1);
      const game = readGame(bytes);
      expect(game.data.graph.issues[0]).toMatchObject({ code: 'VALUE', offset: number + byte, node: 0 });
      expect(jsonOf(game)).toEqual(sound);
    }
  });

  test.each(name === '4.10' ? [4, 8] : [4, 8, 12])('in the version at %d leaves the values', (number) => {
    for (const [byte, bit] of bits)
      expect(jsonOf(readGame(whole.with(number + byte, whole[number + byte]! ^ bit)))).toEqual(sound);
  });
});

function jsonOf({ graph }: Opened): unknown {
  return Array.from({ length: graph.count }, (_, row) => jsonAt(graph, graph.path(row as NodeId)));
}
