// Lightweight buildables of which bytes are lost: what is found of them stands in its own slot of its own group, or is
// left out.

import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import type { DamagedPart } from '../../../../src/bytes/stream-inflater.ts';
import { readLightweights } from '../../../../src/formats/satisfactory/levels/lightweight-nodes.ts';
import { Reading } from '../../../../src/formats/satisfactory/objects/reading.ts';
import { GraphBuilder } from '../../../../src/graph/build/builder.ts';
import { Graph } from '../../../../src/graph/graph.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import type { Decoder } from '../../../../src/graph/sink.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { building, swatch } from '../../../tools/satisfactory/game.ts';
import { type Lightweight, tombstone, writeLightweights } from '../../../tools/satisfactory/lightweights.ts';
import { layoutOf } from '../../../tools/satisfactory/versions.ts';

const SAVE = 52;
const BUILD = 460_000;
const PLACE_BYTES = 80;

const classPath = (name: string): string =>
  `/Game/FactoryGame/Buildable/Building/Build_${name}.Build_${name}_C`;
const instances = (name: string, count: number): Lightweight[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ position: [at * 8 + 1, -at, 64], rotation: [0, 0, 1, 0] },
    ...{ swatch: swatch(1), recipe: building(name) },
  }));

/** Groups by name, as the subsystem writes them. */
function written(groups: Readonly<Record<string, readonly Lightweight[]>>, version = 3): Uint8Array {
  const out = new ByteWriter();
  const classes = Object.entries(groups).map(([name, list]) => ({
    class: { level: '', path: classPath(name) },
    instances: [...list],
  }));
  writeLightweights(out, { version, classes }, layoutOf(SAVE, null));
  return out.finish();
}

/** Where the count of a group stands. */
function countAt(bytes: Uint8Array, name: string): number {
  return Buffer.from(bytes).indexOf(classPath(name)) + classPath(name).length + 1;
}

type Loss = readonly [from: number, to: number, kind?: 'suspect'];

/** What is read, from `from` on where the beginning is lost: each with the place that says which one it is. */
function found(bytes: Uint8Array, lost: readonly Loss[], from?: number): Readonly<Record<string, number>> {
  const builder = new GraphBuilder();
  const { bytes: image } = builder.image([{ name: 'a.sav', size: bytes.length }]);
  image.set(bytes);
  const error = new FormatError({ code: 'INFLATE', file: 'a.sav', offset: 0, expected: '', found: '' });
  const parts: DamagedPart[] = lost.map(([at, to, kind = 'lost']) => {
    if (kind === 'lost') image.fill(0, at, to);
    return { from: at, to, lost: kind === 'lost', besideHole: false, error };
  });
  const reading = new Reading(new Cursor(image, { file: 'a.sav' }), parts, builder, SAVE, BUILD);
  reading.rows.enterContext(SAVE, SAVE, 1000, false);
  const { texts } = builder;
  const node = builder.node('ACTOR', builder.classOf(texts.add('Subsystem')), texts.add('Subsystem'));
  const data = { node, context: 0, at: from ?? 0, end: bytes.length, isHeadless: from !== undefined };
  const { rows } = readLightweights(reading, data);
  const resolver = { absent: () => ({ kind: 'EXTERNAL' }) as const, choose: () => node };
  const graph = new Graph(builder.finish(resolver), {} as Decoder);
  const nodes = Array.from({ length: rows.count }, (_, at) => (rows.first + at) as NodeId);
  return Object.fromEntries(
    nodes.map((of) => [graph.path(of).replace(/^Subsystem\.Build_/, ''), graph.position(of)?.[0] ?? -1]),
  );
}

/** As `instances` has them: these slots of a group. */
function slots(name: string, from: number, to: number): Readonly<Record<string, number>> {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  return Object.fromEntries(numbers.map((slot) => [`${name}_C[${slot}]`, slot * 8 + 1]));
}

describe('lightweight buildables', () => {
  const groups = { Wall: instances('Wall', 9), Roof: instances('Roof', 300), Pillar: instances('Pillar', 2) };
  const bytes = written(groups);
  const wall = countAt(bytes, 'Wall');
  const roof = countAt(bytes, 'Roof');
  const pillar = countAt(bytes, 'Pillar');
  const size = (pillar - 4 - classPath('Pillar').length - 1 - 4 - (roof + 4)) / 300;
  const all = { ...slots('Wall', 0, 9), ...slots('Roof', 0, 300), ...slots('Pillar', 0, 2) };
  const without = (of: object, lost: object): object =>
    Object.fromEntries(Object.entries(of).filter(([key]) => !(key in lost)));

  it('are all read where nothing is lost', () => {
    expect(found(bytes, [])).toEqual(all);
  });

  it('keep their slots where the place of one of them is lost', () => {
    const at = roof + 4 + 3 * size;
    expect(found(bytes, [[at + 8, at + PLACE_BYTES]])).toEqual(without(all, slots('Roof', 3, 4)));
  });

  it('keep their slots where letters of paths are lost, but not where lengths are', () => {
    const at = roof + 4 + 3 * size + PLACE_BYTES;
    const half = Array.from({ length: 150 }, (_, slot) => slot * size + roof + 4 + PLACE_BYTES);
    const letters = half.map((place): Loss => [place + 20, place + 22]);
    const rest = without(all, { ...slots('Wall', 0, 9), ...slots('Roof', 0, 150) });
    // The group before has no class, and the count is lost in part.
    const others: Loss[] = [
      [wall - 20, wall - 16],
      [roof + 1, roof + 4],
    ];
    expect(found(bytes, [...others, ...letters])).toEqual(rest);
    expect(found(bytes, [...letters, [at + 4, at + 8]])).not.toHaveProperty('Roof_C[3]');
  });

  it('are counted from the end after a gap', () => {
    const at = roof + 4 + 3 * size + PLACE_BYTES;
    expect(found(bytes, [[at, at + size]])).toEqual(without(all, slots('Roof', 3, 5)));
  });

  it('have the one count that what is left of it allows', () => {
    const at = roof + 4;
    // 300 is 0x12c: 44 is too few, 556 has no room.
    expect(found(bytes, [[roof + 1, at + 8]])).toEqual(without(all, slots('Roof', 0, 1)));
    const gap = [at + 5 * size + PLACE_BYTES, at + 7 * size] as const;
    expect(found(bytes, [[roof + 1, roof + 4], gap])).toEqual(without(all, slots('Roof', 5, 7)));
  });

  it('are left out where several counts are possible', () => {
    const gap = [roof, roof + 4 + 3 * size + PLACE_BYTES] as const;
    expect(found(bytes, [gap])).toEqual(without(all, slots('Roof', 0, 300)));
    const wide = [roof + 4 + size + PLACE_BYTES, roof + 4 + 298 * size] as const;
    expect(found(bytes, [[roof + 1, roof + 4], wide])).toEqual(without(all, slots('Roof', 1, 300)));
  });

  it('are left out where their count does not fit', () => {
    const patched = bytes.slice();
    new DataView(patched.buffer).setInt32(roof, 400, true);
    const gap = [roof + 4 + 3 * size + PLACE_BYTES, roof + 4 + 4 * size] as const;
    expect(found(patched, [gap])).toEqual(without(all, slots('Roof', 3, 300)));
  });

  it('are in no group whose class may be wrong', () => {
    const classAt = roof - 20;
    expect(found(bytes, [[classAt, classAt + 1, 'suspect']])).toEqual(without(all, slots('Roof', 0, 300)));
  });

  it('are read after a lost beginning', () => {
    expect(found(bytes, [[0, wall + 4 + PLACE_BYTES]])).toEqual(without(all, slots('Wall', 0, 9)));
  });

  it.each([1, 2, 3])('of version %i are read in their own layout, where they begin somewhere', (version) => {
    const single = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`Wall${at}`, instances(`Wall${at}`, 1)]),
    );
    const some = written(single, version);
    const expected = Object.assign({}, ...Object.keys(single).map((name) => slots(name, 0, 1)));
    expect(found(some, [], 5)).toEqual(expected);
    expect(found(some.slice(0, -3), [], 5)).not.toHaveProperty('Wall11_C[0]');
  });

  it('are nothing where a few bytes look like them', () => {
    expect(found(written({ Wall: instances('Wall', 3) }), [], 5)).toEqual({});
  });

  it('leave the slots of removed ones empty', () => {
    const some = written({ Wall: [tombstone, ...instances('Wall', 6), tombstone] });
    const at = countAt(some, 'Wall') + 4;
    const kept = found(some, [[at + 400, at + 401]]);
    expect(Object.keys(kept).every((path) => /\[[1-6]\]$/.test(path))).toBe(true);
    expect(Object.entries(kept).every(([path, x]) => x === (Number(/\d+/.exec(path)![0]) - 1) * 8 + 1)).toBe(
      true,
    );
    expect(Object.keys(kept).length).toBeGreaterThanOrEqual(4);
  });
});
