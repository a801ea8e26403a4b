// A broken chunk anywhere, in every layout: what lies in other chunks is there.

import { describe, expect, it, test } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import { type Outcome, openWhole, outcomeOf } from '../../../tools/damage-outcome.ts';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { type Marks, type SaveSpec, writeBody, writeSave } from '../../../tools/satisfactory/save.ts';
import { chunkOffsets } from '../../../tools/unreal/chunks.ts';
import { readFile } from '../read-file.ts';

const CHUNK = 256;
/** After the chunk's own header: the first block becomes one of a kind that does not exist. */
const FIRST_BLOCK = { 1: 48 + 2, 2: 49 + 2 } as const;
/** What the walk over levels needs: a fault there may cost the level. */
const STRUCTURE = /^(toc|data|destroyed|levels|grids)/;

describe.each([28, 36, 46, 58])('save version %i', (version) => {
  const kind = version >= 41 ? 2 : 1;
  const spec: SaveSpec = { ...factorySave(version), chunks: { version: kind, size: CHUNK } };
  const marks: Marks = new Map();
  writeBody(spec, marks);
  const whole = writeSave(spec);
  const offsets = chunkOffsets(whole);
  const paths = spec.objects.map((object) => object.path as string);
  const at = (mark: string): number => marks.get(mark) ?? Number.NaN;
  const structure = [...marks].filter(([name]) => STRUCTURE.test(name)).map(([, place]) => place);

  it.each(offsets.map((_, chunk) => chunk))('chunk %i', (chunk) => {
    const from = chunk * CHUNK;
    const to = from + CHUNK;
    const spoilt = whole.slice();
    spoilt[offsets[chunk]! + FIRST_BLOCK[kind]] = 0x07;
    // The sizes of the levels lie in this chunk, or the count in front of all.
    if (chunk === 0 || structure.some((place) => place + 8 > from && place < to)) {
      expect(kindOfOutcome(spoilt)).toMatch(/^(FormatError|graph with issues)$/);
      return;
    }
    const { graph } = readFile('broken.sav', spoilt);
    // Reported once for the file, whatever else it costs.
    const reported = graph.data.issues.filter(({ code, node }) => code === 'INFLATE' && node === null);
    expect(reported).toHaveLength(1);
    for (const [i, path] of paths.entries()) {
      const header = [at(`header:${path}`), at(`header:${paths[i + 1]}`)] as const;
      // Up to the next header; of the last one no end is marked.
      if (!(header[1] <= from || header[0] >= to)) continue;
      const node = graph.find(path);
      expect(node, path).toBeGreaterThanOrEqual(0);
      const [begin, end] = [at(`length:${path}`) - 8, at(`end:${path}`) + 4];
      if (end <= from || begin >= to) expect(graph.span(node), path).not.toBeNull();
    }
  });
});

test.each([28, 46, 58])(
  'a bit of the only chunk leaves what came out of it, all marked: save version %i',
  (version) => {
    const whole = writeSave({ ...factorySave(version), chunks: { version: version >= 41 ? 2 : 1 } });
    const file = (bytes: Uint8Array) => [{ name: 'a.sav', bytes }];
    const sound = openWhole(satisfactory, file(whole));
    const holes = [{ file: 'a.sav', from: 0, to: sound.graph.data.image.length }];
    const start = chunkOffsets(whole)[0]! + 64;
    const outcomes: Outcome[] = [];
    for (let at = start; at < whole.length - 4; at += 61) {
      const spoilt = whole.slice();
      spoilt[at]! ^= 1 << (at % 8);
      outcomes.push(outcomeOf(satisfactory, sound, file(spoilt), holes));
    }
    for (const { silent, invented } of outcomes) expect([silent, invented]).toEqual([[], []]);
    const read = outcomes.filter(({ failed, lost }) => !failed && lost < sound.answers.size / 2);
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
