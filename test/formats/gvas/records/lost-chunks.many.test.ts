// Save games in chunks of which one is broken or has no header: what has no byte in it stays as it is, and what has is
// told.

import { describe, expect, test } from 'vitest';
import { gvas } from '../../../../src/formats/gvas/index.ts';
import { openWhole, outcomeOf } from '../../../tools/damage-outcome.ts';
import { jsonAt } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { madeGame } from '../../../tools/gvas/sample.ts';
import { chunkStream } from '../../../tools/gvas/wrap.ts';
import { isQuick, sampleOf } from '../../../tools/runs.ts';
import { chunkOffsets } from '../../../tools/unreal/chunks.ts';

const BLOCK = 131_072;
const LENGTH_BYTES = 4;

/** A world whose containers are larger than a chunk, in each other and beside each other. */
const world = (version: string): Uint8Array =>
  madeGame(`containers that are larger than a chunk, ${version}`);

describe.each([
  ['4.27', 1, 'zlib'],
  ['5.1', 2, 'zlib'],
  ['5.6', 2, 'zlib'],
  ['5.1', 2, 'oodle'],
] as const)('Unreal Engine %s, chunks of version %i in %s', (version, chunks, compressor) => {
  const content = world(version);
  const sound = chunkStream(content, chunks, compressor);
  const file = (bytes: Uint8Array) => [{ name: 'Slot.sav', bytes }];
  const whole = openWhole(gvas, file(sound));
  const places = chunkOffsets(sound);
  const inside = places.slice(1, -1).map((_, index) => index + 1);
  const header = chunks === 2 ? 49 : 48;
  const hole = (chunk: number) => ({
    file: 'Slot.sav',
    from: chunk * BLOCK - LENGTH_BYTES,
    to: (chunk + 1) * BLOCK - LENGTH_BYTES,
  });

  test.each(sampleOf(inside, 3))('without chunk %i', (chunk) => {
    const broken = sound.slice();
    const at = places[chunk]! + header;
    // An Oodle stream tells damage to its header only.
    if (compressor === 'oodle') broken[at]! ^= 1;
    else broken.fill(0xa5, at + 40, places[chunk + 1]!);
    const { untouched, kept, silent, invented } = outcomeOf(whole, file(broken), [hole(chunk)]);
    expect(silent).toEqual([]);
    expect(invented).toEqual([]);
    expect(untouched).toBeGreaterThan(1000);
    // A record of each container around the hole is lost, with what is in it, and all of one whose tag is in it.
    const { from, to } = hole(chunk);
    const untold = whole.graph
      .properties(whole.graph.find('FarmSaveGame')!)
      .filter(({ tagAt = 0 }) => tagAt >= from && tagAt < to);
    const isUntold = (path: string): boolean => untold.some(({ name }) => path.startsWith(name));
    const most = 50 + [...whole.twins.keys()].filter(isUntold).length;
    expect(untouched - kept).toBeLessThan(most);
    const { graph, data } = readGame(broken);
    expect(data.graph.issues[0]).toMatchObject({ code: 'INFLATE', file: 'Slot.sav', offset: at });
    expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ First: 1, Last: 3 });
  });

  test('without a header', () => {
    const [chunk] = inside;
    const broken = sound.slice();
    broken.fill(0, places[chunk!]!, places[chunk!]! + header);
    const { kept, silent } = outcomeOf(whole, file(broken), [{ file: 'Slot.sav', from: 0, to: 0 }]);
    expect([kept, silent]).toEqual([whole.twins.size, []]);
    const { data } = readGame(broken);
    expect(data.graph.issues).toMatchObject([{ code: 'VALUE', offset: places[chunk!] }]);
    expect(data.graph.opaqueBytes).toBe(BLOCK);
  });
});

test.each(['4.27', '5.1', '5.6'] as const)(
  'zeros in plain bytes: elements keep their numbers, or are marked: %s',
  (version) => {
    const content = world(version);
    const whole = openWhole(gvas, [{ name: 'Slot.sav', bytes: content }]);
    const ends = whole.graph
      .properties(whole.graph.find('FarmSaveGame')!)
      .map(({ at = 0, size = 0 }) => at + size);
    const last = ends[4]! - 8192;
    const places = Array.from({ length: 12 }, (_, n) => 5000 + Math.floor((n * last) / 12));
    for (const at of sampleOf(places, isQuick ? 2 : 6)) {
      const zeros = content.slice().fill(0, at, at + 4096);
      const hole = { file: 'Slot.sav', from: at, to: at + 4096 };
      const { silent, invented, kept, untouched } = outcomeOf(
        whole,
        [{ name: 'Slot.sav', bytes: zeros }],
        [hole],
      );
      expect([at, silent, invented]).toEqual([at, [], []]);
      expect(kept / untouched).toBeGreaterThan(0.7);
    }
  },
);

test('a length in a tag that takes in the next records costs them, and is told', () => {
  const content = world('5.6');
  const whole = openWhole(gvas, [{ name: 'Slot.sav', bytes: content }]);
  // The name of the type of `Slots`, of which each chest has one.
  const name = Buffer.from('Slot\0');
  const places: number[] = [];
  for (let at = content.indexOf(5); at >= 0; at = content.indexOf(5, at + 1))
    if (name.equals(content.subarray(at + 4, at + 9))) places.push(at);
  for (const next of [12, 14, 16]) {
    const spoilt = content.slice();
    new DataView(spoilt.buffer).setInt32(places[10]!, 5 + places[next]! - places[10]!, true);
    const hole = { file: 'Slot.sav', from: places[10]!, to: places[10]! + 4 };
    const { silent, invented } = outcomeOf(whole, [{ name: 'Slot.sav', bytes: spoilt }], [hole]);
    expect([places.length, silent, invented]).toEqual([100, [], []]);
  }
});
