// Profiles with files that cannot be looked at, or are of something else; test/corpus/darkest-dungeon/claims.txt shows which
// files are saves.

import { expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { listed } from '../../tools/open-files.ts';

it('claims never throw, not for files that cannot be looked at', () => {
  const head = (): never => {
    throw new Error('gone');
  };
  const gone = { path: 'persist.town.json', size: 99, head };
  expect(darkestDungeon.claim([gone])).toEqual([]);
  const good = listed('persist.game.json', writeDson([dson.int('version', 1)]));
  expect(darkestDungeon.claim([gone, good]).map((claim) => claim.files)).toEqual([[good]]);
});

it('the header of files that are none of ours is an error', () => {
  const other = new TextEncoder().encode(
    'nothing of ours, but long enough to be looked at for a magic number',
  );
  expect(() => darkestDungeon.header({ name: 'p', files: [listed('p/a', other)] })).toThrow(FormatError);
});
