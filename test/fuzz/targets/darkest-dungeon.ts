// Darkest Dungeon: each file of the example profile among the others, so that damage also hits what refers across
// files, and small files with what the profile does not have.

import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { exampleProfile } from '../../tools/darkest-dungeon/example-profile.ts';
import { readEverything } from '../read-everything.ts';
import type { FuzzTarget } from '../target.ts';

const profile = exampleProfile();

const odd = writeDson([
  dson.object('twice', dson.int('n', 1)),
  dson.object('twice', dson.int('n', 2), dson.object('', dson.bool('b', true))),
  dson.int(Uint8Array.of(0x72, 0x6f, 0x6f, 0x80), 5),
  dson.ints('of_a_mod', [70_000, 2, 3]),
  dson.file('raw_data', [dson.file('raw_data', [dson.float('m_Stress', 1)])]),
  dson.twoInts('killRange', 3, 4),
]);

export const target: FuzzTarget = {
  name: 'darkest-dungeon',
  seeds: [...profile, { name: 'odd.json', bytes: odd }],
  read: (bytes) => {
    readEverything(darkestDungeon, [...profile, { name: 'zz-fuzzed.json', bytes }]);
    readEverything(darkestDungeon, [{ name: 'fuzzed.json', bytes }, ...profile]);
    readEverything(darkestDungeon, [{ name: 'fuzzed.json', bytes }]);
  },
};
