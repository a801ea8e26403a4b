// A broken chunk anywhere, in every layout: what lies in other chunks is there.

import { describe, expect, it, test } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import type { DecodeState } from '../../../../src/formats/satisfactory/state.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { type Outcome, openWhole, outcomeOf } from '../../../tools/damage-outcome.ts';
import { factory, factoryInChunks } from '../../../tools/satisfactory/cases.ts';
import { chunkOffsets } from '../../../tools/unreal/chunks.ts';
import { readFile } from '../read-file.ts';

const CHUNK = 256;
/** After the chunk's own header: the first block becomes one of a kind that does not exist. */
const FIRST_BLOCK = { 1: 48 + 2, 2: 49 + 2 } as const;

/** Where sizes and counts of the body stand that the walk over levels needs: a fault there may cost the level. */
const STRUCTURE: readonly (readonly [version: number, ...places: number[]])[] = [
  [28, 4, 3010],
  [36, 4, 90, 94, 357, 361, 472, 476, 484, 488, 496, 500, 3580, 3584],
  [46, 8, 265, 299, 307, 600, 608, 742, 750, 758, 766, 774, 782, 4261, 4269, 9790],
  [58, 111, 403, 437, 445, 742, 750, 1000, 1008, 1016, 1024, 1143, 1151, 4694, 4702, 10_387],
];

describe.each(STRUCTURE)('save version %i', (version, ...structure) => {
  const whole = factoryInChunks(version, CHUNK);
  const offsets = chunkOffsets(whole);
  const { graph: sound, data } = readFile('whole.sav', whole);
  const { headerAt } = data.state as DecodeState;
  const { spanAt, spanSize } = sound.data.nodes;

  it.each(offsets.map((_, chunk) => chunk))('chunk %i', (chunk) => {
    const [from, to] = [chunk * CHUNK, (chunk + 1) * CHUNK];
    const spoilt = whole.slice();
    spoilt[offsets[chunk]! + FIRST_BLOCK[version >= 41 ? 2 : 1]] = 0x07;
    // The sizes of the levels lie in this chunk, or the count in front of all.
    if (chunk === 0 || structure.some((place) => place + 8 > from && place < to)) {
      expect(kindOfOutcome(spoilt)).toMatch(/^(FormatError|graph with issues)$/);
      return;
    }
    const { graph } = readFile('broken.sav', spoilt);
    // Reported once for the file, whatever else it costs.
    const reported = graph.data.issues.filter(({ code, node }) => code === 'INFLATE' && node === null);
    expect(reported).toHaveLength(1);
    for (const [row, header] of headerAt.entries()) {
      // Up to the next header; behind the last one of a level stands its count of bodies, at the latest.
      const end = Math.min(...[...headerAt, ...structure].filter((at) => at > header));
      if (end > from && header < to) continue;
      const path = sound.path(row as NodeId);
      const node = graph.find(path);
      expect(node, path).toBeGreaterThanOrEqual(0);
      // A version, a flag and the size in front of it, and what may follow.
      const [begin, over] = [spanAt[row]! - 12, spanAt[row]! + spanSize[row]! + 4];
      if (over <= from || begin >= to) expect(graph.span(node), path).not.toBeNull();
    }
  });
});

test.each([28, 46, 58])(
  'a bit of the only chunk leaves what came out of it, all marked: save version %i',
  (version) => {
    const whole = factory(version);
    const file = (bytes: Uint8Array) => [{ name: 'a.sav', bytes }];
    const sound = openWhole(satisfactory, file(whole));
    const holes = [{ file: 'a.sav', from: 0, to: sound.graph.data.image.length }];
    const start = chunkOffsets(whole)[0]! + 64;
    const outcomes: Outcome[] = [];
    for (let at = start; at < whole.length - 4; at += 61) {
      const spoilt = whole.slice();
      spoilt[at]! ^= 1 << (at % 8);
      outcomes.push(outcomeOf(sound, file(spoilt), holes));
    }
    for (const { silent, invented } of outcomes) expect([silent, invented]).toEqual([[], []]);
    const read = outcomes.filter(({ failed, lost }) => !failed && lost < sound.twins.size / 2);
    expect(read.length).toBeGreaterThan(outcomes.length / 4);
  },
);

/** What reading a file gives whose levels cannot all be found. */
function kindOfOutcome(bytes: Uint8Array): string {
  try {
    return readFile('spoilt.sav', bytes).graph.data.issueCount > 0 ? 'graph with issues' : 'graph';
  } catch (error) {
    return error instanceof FormatError ? 'FormatError' : String(error);
  }
}
