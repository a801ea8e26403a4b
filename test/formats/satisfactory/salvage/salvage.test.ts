// A broken chunk anywhere, in every layout: what lies in other chunks is there.

import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { random } from '../../../fuzz/mutate.ts';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { compareDamaged, openWhole } from '../../../tools/satisfactory/damage-outcome.ts';
import { classes, inWorld } from '../../../tools/satisfactory/game.ts';
import { chunkOffsets } from '../../../tools/satisfactory/hostile.ts';
import type { Marks } from '../../../tools/satisfactory/levels.ts';
import { actor, component } from '../../../tools/satisfactory/objects.ts';
import { type SaveSpec, writeBody, writeSave } from '../../../tools/satisfactory/save.ts';
import { ref } from '../../../tools/satisfactory/strings.ts';
import { int, prop } from '../../../tools/satisfactory/values.ts';
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
      expect(outcomeOf(spoilt)).toMatch(/^(FormatError|graph with issues)$/);
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

describe('zeros in the middle of a chunk of headers', () => {
  const objects = Array.from({ length: 400 }, (_, at) =>
    actor(classes.pole, inWorld(`Build_PowerPoleMk1_C_${(at * 7919) % 1009}`), [prop('mTier', int(at))], {
      transform: { position: [at * 31.5, at * 17.25, -at] },
    }),
  );
  const size = 32_768;
  const spec: SaveSpec = { ...factorySave(36), objects, chunks: { version: 1, size } };
  const marks: Marks = new Map();
  writeBody(spec, marks);
  const whole = writeSave(spec);
  const [, second, third] = chunkOffsets(whole);
  const middle = (second! + third!) >> 1;
  const spoilt = whole.slice().fill(0, middle, middle + 300);
  const { graph } = readFile('same.sav', spoilt);
  const isThere = objects.map(({ path }) => graph.find(path as string) >= 0);

  it('costs no object in front of them, and gives each its own body, marked', () => {
    const lost = isThere.indexOf(false);
    expect(lost).toBeGreaterThan(objects.length / 4);
    const sound = readFile('same.sav', whole).graph;
    const inFront = objects.filter(({ path }, at) => at < lost && (marks.get(`header:${path}`) ?? 0) > size);
    expect(inFront.length).toBeGreaterThan(20);
    for (const { path } of inFront) {
      const [node, same] = [graph.find(path as string), sound.find(path as string)];
      expect(graph.span(node)).toEqual(sound.span(same));
      // The transform of the last one may lie in the hole.
      if (path !== inFront.at(-1)!.path || graph.position(node) !== null)
        expect(graph.position(node)).toEqual(sound.position(same));
      expect(graph.issuesOf(node)).not.toEqual([]);
    }
  });
});

describe('zeros in a chunk of headers that repeat one another', () => {
  const next = random(7);
  const pick = <T>(of: readonly T[]): T => of[next() % of.length]!;
  const kinds = [
    'constructor',
    'smelter',
    'assembler',
    'miner',
    'container',
    'coalGenerator',
    'pole',
  ] as const;
  const parts = [
    [classes.inventory, 'InputInventory'],
    [classes.inventory, 'InventoryPotential'],
    [classes.powerInfo, 'powerInfo'],
    [classes.powerConnection, 'PowerInput'],
    [classes.factoryConnection, 'ConveyorAny0'],
  ] as const;
  const machines = Array.from({ length: 240 }, () => {
    const of = classes[pick(kinds)];
    const path = inWorld(`${of.slice(of.lastIndexOf('.') + 1)}_${2_147_000_000 + (next() % 400_000)}`);
    return { of, path, parts: parts.filter(() => next() % 3 > 0) };
  });
  const objects = [
    ...machines.map(({ of, path, parts: own }, at) =>
      actor(of, path, [prop('mTier', int(at))], {
        transform: { position: [next() % 9999, next() % 9999, at] },
        children: own.map(([, name]) => ref(`${path}.${name}`)),
      }),
    ),
    ...machines.flatMap(({ path, parts: own }, at) =>
      own.map(([of, name]) => component(of, `${path}.${name}`, [prop('mSlots', int(at))])),
    ),
  ];

  it.each([36, 46, 58])('cost hardly more than the hole took, in version %i', (version) => {
    const spec: SaveSpec = {
      ...factorySave(version),
      ...{ objects, levels: [] },
      chunks: { version: version >= 41 ? 2 : 1, size: 65_536 },
    };
    const whole = writeSave(spec);
    const [, first, second] = chunkOffsets(whole);
    const sound = openWhole('same.sav', whole);
    for (const part of [0.45, 0.6, 0.75]) {
      const middle = first! + Math.floor((second! - first!) * part);
      const bytes = whole.slice().fill(0, middle, middle + 512);
      const { silent, invented, kept } = compareDamaged('same.sav', sound, { bytes, holes: [] });
      expect({ part, silent, invented }).toEqual({ part, silent: 0, invented: 0 });
      expect(kept, `${part}`).toBeGreaterThan(objects.length * 0.95);
    }
  });
});

/** What reading a file gives whose levels cannot all be found. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    return readFile('spoilt.sav', bytes).graph.data.issueCount > 0 ? 'graph with issues' : 'graph';
  } catch (error) {
    return error instanceof FormatError ? 'FormatError' : String(error);
  }
}
