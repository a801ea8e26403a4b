// Files that lie, beyond those that test/corpus/darkest-dungeon/graphs.txt shows: cut at any byte, too deep.

import { expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { caseFiles } from '../../tools/corpus.ts';
import { type DsonField, dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { openBytes } from '../../tools/darkest-dungeon/open.ts';

/** What is wrong with a file: the first issue, or the error when nothing of it can be read. */
function faultOf(bytes: Uint8Array): { code: string; file: string; offset: number | null } {
  try {
    const [issue] = openBytes(bytes).data.issues;
    if (!issue) throw new Error('nothing is wrong');
    return issue;
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

it('a file that is cut at any byte tells a place inside it', () => {
  const bytes = caseFiles('darkest-dungeon', 'two objects and an embedded file')['made.json']!;
  for (let length = 0; length < bytes.length; length++) {
    const { file, offset } = faultOf(bytes.slice(0, length));
    expect(offset).toBeLessThanOrEqual(length);
    expect(file).toBe('made.json');
  }
});

it('objects too deep are lost', () => {
  let fields: DsonField[] = [];
  for (let depth = 0; depth < 300; depth++) fields = [dson.object('in', ...fields)];
  expect(faultOf(writeDson(fields)).code).toBe('LIMIT');
});
