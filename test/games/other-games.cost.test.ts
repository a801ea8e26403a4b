// Views of hostile saves take steps in proportion to the save: no list is searched for every row of another.

import { expect, it } from 'vitest';
import { openDarkestDungeon } from '../../src/games/darkest-dungeon/index.ts';
import type { DarkestDungeonView } from '../../src/games/darkest-dungeon/view.ts';
import { countSteps } from '../tools/count-steps.ts';
import { type DsonField, dson, writeDson } from '../tools/darkest-dungeon/dson.ts';
import { open } from '../tools/darkest-dungeon/open.ts';

const area = (n: number): string => `${String.fromCharCode(65 + (n % 26))}${n.toString(36).padStart(3, '0')}`;
const idOf = (name: string): number => Buffer.from(name).readInt32LE(0);
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

function view(files: Readonly<Record<string, readonly DsonField[]>>): DarkestDungeonView {
  const made = Object.entries(files).map(([name, fields]) => ({
    name: `persist.${name}.json`,
    bytes: writeDson([...fields]),
  }));
  return openDarkestDungeon({ graph: open(made), header: {}, object: (node) => ({ node }) });
}

/** One corridor with doors to every room, and as many corridors with one door each. */
function star(n: number): DarkestDungeonView {
  const door = (name: string, to: string): DsonField => dson.object(name, dson.int('area_to', idOf(to)));
  return view({
    game: [dson.bool('inraid', true)],
    map: [
      dson.object(
        'map',
        dson.int('entrance_id', idOf(area(0))),
        dson.object(
          'areas',
          ...times(n, (i) => dson.object(area(i), dson.int('kind', 0), door('door0', 'HALL'))),
          ...times(n, (i) => dson.object(area(n + i), dson.int('kind', 1))),
          dson.object(
            'HALL',
            dson.int('kind', 1),
            dson.object('tiles', ...times(n, (i) => dson.object(`tile${i}`, door('door_to', area(i))))),
          ),
        ),
      ),
    ],
  });
}

/** A party of numbers that no hero has. */
function party(n: number): DarkestDungeonView {
  return view({
    game: [dson.bool('inraid', true)],
    raid: [
      dson.object(
        'party',
        dson.ints(
          'heroes',
          times(n, (i) => i + 1),
        ),
      ),
    ],
  });
}

function stepsFor(
  make: (n: number) => DarkestDungeonView,
  ask: (view: DarkestDungeonView) => unknown,
  n: number,
): number {
  const opened = make(n);
  return countSteps(() => ask(opened));
}

it.each<[string, (n: number) => DarkestDungeonView, (view: DarkestDungeonView) => number]>([
  ['rooms and corridors', star, ({ rooms, corridors }) => rooms.length + corridors.length],
  ['a party of strangers', party, ({ raid }) => raid!.party!.length],
])('%s', (_, make, ask) => {
  const [few, many] = [100, 800];
  stepsFor(make, ask, few);
  const ratio = stepsFor(make, ask, many) / stepsFor(make, ask, few);
  // Eight times as much; squares would be 64.
  expect(ratio).toBeLessThan(16);
});
