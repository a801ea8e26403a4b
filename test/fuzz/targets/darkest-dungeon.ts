// Darkest Dungeon: each file of the example profile alone and among the others, so that damage also hits what refers
// across files, and small files with what the profile does not have.

import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { exampleProfile } from '../../tools/darkest-dungeon/open.ts';
import { readEverything } from '../read-everything.ts';
import { realFiles } from '../real-files.ts';
import { type FuzzSource, type FuzzTarget, oneFile } from '../target.ts';

const profile = exampleProfile();
const alone = oneFile('fuzzed.json');

const odd = writeDson([
  dson.object('twice', dson.int('n', 1)),
  dson.object('twice', dson.int('n', 2), dson.object('', dson.bool('b', true))),
  dson.int(Uint8Array.of(0x72, 0x6f, 0x6f, 0x80), 5),
  dson.ints('of_a_mod', [70_000, 2, 3]),
  dson.file('raw_data', [dson.file('raw_data', [dson.float('m_Stress', 1)])]),
  dson.twoInts('killRange', 3, 4),
]);

/** Most mutants are of a file alone: a profile costs ten times as much. */
const among: FuzzSource[] = profile
  .filter(({ name }) => /roster|raid|map/.test(name))
  .map(({ name, bytes }) => ({
    name: `${name} among the others`,
    bytes,
    around: (mutated) => profile.map((file) => (file.name === name ? { name, bytes: mutated } : file)),
  }));

export const target: FuzzTarget = {
  name: 'darkest-dungeon',
  share: 12,
  alone,
  sources: [
    ...among,
    ...profile.map(({ name, bytes }) => ({ name, bytes, around: oneFile(name) })),
    ...profile.map(({ name, bytes }) => ({ name: `${name}, renamed`, bytes, around: alone })),
    { name: 'odd', bytes: odd, around: alone },
    {
      name: 'odd among others',
      bytes: odd,
      around: (bytes) => [{ name: 'a.json', bytes }, ...profile.slice(0, 3)],
    },
  ],
  realSources: realFiles('darkest-dungeon', /^(rj|ts01)[^/]*\/persist\.[^/]*\.json$/, 8000).map((file) => ({
    ...file,
    around: oneFile(file.name.slice(file.name.lastIndexOf('/') + 1)),
  })),
  read: (files) => readEverything(darkestDungeon, files),
};
