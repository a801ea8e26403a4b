// Profiles with files that cannot be looked at, are of something else, or are plain text; test/corpus/darkest-dungeon/claims.txt
// shows which files are saves.

import { expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { exampleProfile, open } from '../../tools/darkest-dungeon/open.ts';
import { listed } from '../../tools/open-files.ts';

const TEXT = { name: 'persist.options.json', bytes: new TextEncoder().encode('{ "version": 1 }') };

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

it('plain text in a profile is listed as a file and skipped with an info', () => {
  const graph = open([...exampleProfile(), TEXT]);
  expect(graph.data.files.map(({ name }) => name)).toContain(TEXT.name);
  expect(graph.data.issueCount).toBe(0);
  expect(graph.data.issues).toMatchObject([{ code: 'PLAIN_TEXT', info: true }]);
});

it('plain text alone is no profile', () => {
  expect(() => open([TEXT])).toThrow(/begins as DSON does/);
});
