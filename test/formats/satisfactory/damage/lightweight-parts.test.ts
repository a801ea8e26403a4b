// Lightweight buildables of which bytes are lost: what is found of them stands in its own slot of its own group, or is
// left out.

import { describe, expect, it } from 'vitest';
import { swatch } from '../../../tools/satisfactory/game.ts';
import { tombstone } from '../../../tools/satisfactory/lightweights.ts';
import {
  classPath,
  countAt,
  instances,
  type Loss,
  PLACE_BYTES,
  readLost,
  slots,
  written,
} from '../../../tools/satisfactory/lost-lightweights.ts';

const found = (bytes: Uint8Array, lost: readonly Loss[], from?: number): object =>
  readLost(bytes, lost, from === undefined ? {} : { from }).found;

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
    const certain = (of: object): object => ({ found: of, marked: [], opaqueBytes: expect.any(Number) });
    // 300 is 0x12c: 44 is too few, 556 has no room.
    expect(readLost(bytes, [[roof + 1, at + 8]])).toEqual(certain(without(all, slots('Roof', 0, 1))));
    const gap = [at + 5 * size + PLACE_BYTES, at + 7 * size] as const;
    const rest = without(all, slots('Roof', 5, 7));
    expect(readLost(bytes, [[roof + 1, roof + 4], gap])).toEqual(certain(rest));
  });

  it('are left out where several counts are possible', () => {
    // Of several sizes: what is lost does not tell how many they are.
    const roofs = groups.Roof.map((one, at) => ({ ...one, swatch: swatch(at % 7 === 0 ? 10 : 1) }));
    const uneven = written({ ...groups, Roof: roofs });
    const gap = [roof, roof + 4 + 3 * size + PLACE_BYTES] as const;
    expect(found(uneven, [gap])).toEqual(without(all, slots('Roof', 0, 300)));
    const wide = [roof + 4 + size + PLACE_BYTES, roof + 4 + 298 * size] as const;
    expect(found(uneven, [[roof + 1, roof + 4], wide])).toEqual(without(all, slots('Roof', 1, 300)));
  });

  it('are left out where their count does not fit', () => {
    const patched = bytes.slice();
    new DataView(patched.buffer).setInt32(roof, 400, true);
    const gap = [roof + 4 + 3 * size + PLACE_BYTES, roof + 4 + 4 * size] as const;
    expect(found(patched, [gap])).toEqual(without(all, slots('Roof', 3, 300)));
  });

  it('are in a group whose class may be wrong only with an issue', () => {
    const classAt = roof - 20;
    const { found, marked } = readLost(bytes, [[classAt, classAt + 1, 'suspect']]);
    expect(found).toEqual(all);
    expect(marked).toEqual(Object.keys(slots('Roof', 0, 300)));
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
