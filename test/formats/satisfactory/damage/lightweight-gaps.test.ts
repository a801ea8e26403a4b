// Lightweight buildables after a hole that took the head of their group, or some in the middle of it: how many are lost
// follows from the bytes that are.

import { describe, expect, it } from 'vitest';
import { countSteps } from '../../../tools/count-steps.ts';
import { building, swatch } from '../../../tools/satisfactory/game.ts';
import type { Lightweight } from '../../../tools/satisfactory/lightweights.ts';
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

const recipePath = (name: string): string => building(name).path as string;
const groups = {
  Wall: instances('Wall', 30),
  Foundation: instances('Foundation', 300),
  Pillar: instances('Pillar', 20),
};
const MENTIONED = ['Wall', 'Foundation', 'Pillar'].flatMap((name) => [classPath(name), recipePath(name)]);
const rest = { ...slots('Wall', 0, 30), ...slots('Pillar', 0, 20) };

/** Where an instance of a group starts, when all of its instances have one size. */
function placeOf(bytes: Uint8Array, name: string, slot: number): number {
  const sizes = { Wall: 'Foundation', Foundation: 'Pillar', Pillar: null } as Record<string, string | null>;
  const next = sizes[name];
  const first = countAt(bytes, name) + 4;
  const end = next ? countAt(bytes, next) - classPath(next).length - 9 : bytes.length;
  const count = new DataView(bytes.buffer, bytes.byteOffset).getInt32(first - 4, true);
  return first + slot * ((end - first) / count);
}

/** A hole from inside one instance to inside another. */
function hole(bytes: Uint8Array, from: readonly [string, number], to: readonly [string, number]): Loss {
  return [placeOf(bytes, ...from) + PLACE_BYTES + 40, placeOf(bytes, ...to) + PLACE_BYTES + 30];
}

/** What is read when this much of the groups is lost. */
function read(
  some: Readonly<Record<string, readonly Lightweight[]>>,
  holes: (bytes: Uint8Array) => readonly Loss[],
  mentioned = MENTIONED,
) {
  const bytes = written(some);
  return readLost(bytes, holes(bytes), { mentioned });
}

const headless = (bytes: Uint8Array): readonly Loss[] => [hole(bytes, ['Wall', 12], ['Foundation', 100])];
const known = { ...slots('Wall', 0, 12), ...slots('Pillar', 0, 20) };

describe('lightweight buildables whose head is lost', () => {
  it('have the slots that the lost bytes leave them, and an issue', () => {
    const { found, marked, opaqueBytes } = read(groups, headless);
    expect(found).toEqual({ ...known, ...slots('Foundation', 101, 300) });
    expect(marked).toEqual(Object.keys(slots('Foundation', 101, 300)));
    expect(opaqueBytes).toBe(0);
  });

  it('have them where all of the group before is lost, or none', () => {
    const first = read(groups, (bytes) => [hole(bytes, ['Wall', 0], ['Foundation', 100])]);
    expect(first.found).toEqual({ ...slots('Pillar', 0, 20), ...slots('Foundation', 101, 300) });
    const none = read(groups, (bytes) => [
      [countAt(bytes, 'Foundation') - 30, placeOf(bytes, 'Foundation', 4) + 90],
    ]);
    expect(none.found).toEqual({ ...rest, ...slots('Foundation', 5, 300) });
  });

  it('have them after another hole too', () => {
    const { found, marked } = read(groups, (bytes) => [
      ...headless(bytes),
      hole(bytes, ['Foundation', 150], ['Foundation', 160]),
    ]);
    const some = { ...slots('Foundation', 101, 150), ...slots('Foundation', 161, 300) };
    expect(found).toEqual({ ...known, ...some });
    expect(marked).toEqual(Object.keys(some));
  });

  const other = (at: number, of: Partial<Lightweight>): typeof groups => ({
    ...groups,
    Foundation: groups.Foundation.map((one, slot) => (slot === at ? { ...one, ...of } : one)),
  });
  const withoutClass = MENTIONED.filter((path) => path !== classPath('Foundation'));
  const elsewhere = {
    ...groups,
    Foundation: groups.Foundation.map((one) => ({
      ...one,
      recipe: { level: '', path: recipePath('Foundation').replace('/Buildings/', '/Others/') },
    })),
  };
  it.each([
    ['one of the lost ones is of another size', other(50, { swatch: swatch(10) }), MENTIONED],
    ['those that are left are of several sizes', other(150, { swatch: swatch(10) }), MENTIONED],
    ['those that are left have two recipes', other(150, { recipe: building('Foundatiom') }), MENTIONED],
    ['nothing mentions the class, nor one with a recipe in that folder', elsewhere, withoutClass],
    [
      'two paths may be the class',
      groups,
      [...MENTIONED, classPath('Foundation').replace('/Building/', '/Settings/')],
    ],
  ])('are left out where %s', (_, some, mentioned) => {
    const { found, marked, opaqueBytes } = read(some, headless, mentioned);
    expect(found).toEqual(known);
    expect(marked).toEqual([]);
    expect(opaqueBytes).toBeGreaterThan(10_000);
  });

  it('are left out where the group before has instances of another recipe size, or no count', () => {
    const without = MENTIONED.filter((path) => path !== recipePath('Wall'));
    const first = read(groups, (bytes) => [hole(bytes, ['Wall', 0], ['Foundation', 100])], without);
    expect(first.found).toEqual(slots('Pillar', 0, 20));
    const uncounted = read(groups, (bytes) => {
      const at = countAt(bytes, 'Wall');
      return [[at, at + 2], ...headless(bytes)];
    });
    expect(uncounted.found).toEqual(known);
    const walls = groups.Wall.map((one, slot) => (slot === 3 ? { ...one, swatch: swatch(10) } : one));
    const uneven = written({ ...groups, Wall: walls });
    const from = countAt(uneven, 'Wall') + 5000;
    const lost: Loss = [from, placeOf(uneven, 'Foundation', 100) + 90];
    const { found } = readLost(uneven, [lost], { mentioned: MENTIONED });
    expect(Object.keys(found).some((name) => name.startsWith('Foundation'))).toBe(false);
  });

  it('are of the folder of other classes whose recipes are in one folder, if nothing mentions their class', () => {
    const { found } = read(groups, headless, withoutClass);
    expect(found).toEqual({ ...known, ...slots('Foundation', 101, 300) });
    const bytes = written(groups);
    const lost = headless(bytes);
    const folder =
      Buffer.from(bytes).indexOf(classPath('Pillar')) + classPath('Pillar').indexOf('/Building/');
    bytes.set(Buffer.from('/Settings/'), folder);
    expect(Object.keys(readLost(bytes, lost, { mentioned: withoutClass }).found).length).toBe(32);
  });

  it('are left out where another group may be lost as well', () => {
    const bytes = written(groups);
    new DataView(bytes.buffer).setInt32(4, 4, true);
    expect(readLost(bytes, headless(bytes), { mentioned: MENTIONED }).found).toEqual(known);
  });

  it('are left out where a group that is there was built with the same recipe', () => {
    const twins = { ...groups, Pillar: instances('Foundation', 20) };
    const { found } = read(twins, headless);
    expect(Object.keys(found).some((name) => name.startsWith('Foundation'))).toBe(false);
  });
});

describe('lightweight buildables between two holes', () => {
  const twice = (bytes: Uint8Array): readonly Loss[] => [
    hole(bytes, ['Foundation', 20], ['Foundation', 40]),
    hole(bytes, ['Foundation', 60], ['Pillar', 3]),
  ];

  it('have the slots that the lost bytes leave them, and an issue', () => {
    const { found, marked } = read(groups, twice);
    const some = slots('Foundation', 41, 60);
    const pillars = slots('Pillar', 4, 20);
    expect(found).toEqual({
      ...slots('Wall', 0, 30),
      ...slots('Foundation', 0, 20),
      ...some,
      ...pillars,
    });
    expect(marked).toEqual([...Object.keys(some), ...Object.keys(pillars)]);
  });

  it.each([
    ['one of the lost ones is of another size', 30, { swatch: swatch(10) }],
    ['those before the gap are of several sizes', 7, { swatch: swatch(10) }],
  ])('are left out where %s', (_, at, of) => {
    const uneven = groups.Foundation.map((one, slot) => (slot === at ? { ...one, ...of } : one));
    const bytes = written({ ...groups, Foundation: uneven });
    const size = placeOf(written(groups), 'Foundation', 1) - placeOf(written(groups), 'Foundation', 0);
    const place = (slot: number): number => countAt(bytes, 'Foundation') + 4 + slot * size + 90;
    const lost: Loss[] = [
      [place(20), place(40)],
      [place(60), place(70)],
    ];
    const { found, opaqueBytes } = readLost(bytes, lost, { mentioned: MENTIONED });
    expect(found).toEqual({ ...rest, ...slots('Foundation', 0, 20), ...slots('Foundation', 71, 300) });
    expect(opaqueBytes).toBeGreaterThan(1000);
  });

  it('are of the group before also where none before them is left', () => {
    const { found, marked } = read(groups, (bytes) => [
      hole(bytes, ['Foundation', 0], ['Foundation', 40]),
      hole(bytes, ['Foundation', 60], ['Foundation', 70]),
    ]);
    const some = slots('Foundation', 41, 60);
    expect(found).toEqual({ ...rest, ...some, ...slots('Foundation', 71, 300) });
    expect(marked).toEqual(Object.keys(some));
    // Another name than the recipe's.
    const roofs = { Wall: groups.Wall, Foundation: instances('Roof', 300), Pillar: groups.Pillar };
    const renamed = read(roofs, (bytes) => [
      hole(bytes, ['Foundation', 0], ['Foundation', 40]),
      hole(bytes, ['Foundation', 60], ['Foundation', 70]),
    ]);
    expect(renamed.found).toEqual({ ...rest, ...slots('Foundation', 71, 300) });
  });

  it('are left out where another group was built with the same recipe', () => {
    const twins = { ...groups, Pillar: instances('Foundation', 20) };
    const { found } = read(twins, (bytes) => [
      hole(bytes, ['Foundation', 20], ['Foundation', 40]),
      hole(bytes, ['Foundation', 60], ['Foundation', 70]),
    ]);
    const some = { ...slots('Foundation', 0, 20), ...slots('Foundation', 71, 300) };
    expect(found).toEqual({ ...rest, ...some });
  });

  it('are left out where more would be there than the group has', () => {
    const bytes = written(groups);
    new DataView(bytes.buffer).setInt32(countAt(bytes, 'Foundation'), 50, true);
    const lost = twice(written(groups));
    const { found } = readLost(bytes, lost, { mentioned: MENTIONED });
    expect(found).toEqual({ ...slots('Wall', 0, 30), ...slots('Foundation', 0, 20) });
  });

  it('are found in steps that grow with their number', () => {
    const many = written({ Wall: instances('Wall', 12_000), Pillar: instances('Pillar', 20) });
    const size = placeOf(written(groups), 'Wall', 1) - placeOf(written(groups), 'Wall', 0);
    const first = countAt(many, 'Wall') + 4;
    const at = (slot: number): number => first + slot * size + 90;
    const lost: Loss[] = [
      [at(10), at(20)],
      [at(11_000), at(11_010)],
    ];
    expect(countSteps(() => readLost(many, lost, { mentioned: MENTIONED }))).toBeLessThan(12_000 * 10_000);
  });
});
