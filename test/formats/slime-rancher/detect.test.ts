// A part of a file that is gone from it; test/corpus/slime-rancher/claims.txt shows which files are saves, answers/exports.txt
// the saves of exports.

import { expect, it } from 'vitest';
import { caseFiles } from '../../tools/corpus.ts';
import { readRanch } from '../../tools/slime-rancher/read.ts';

it('is told', () => {
  const { 'mine.sr2save': bytes } = caseFiles('slime-rancher', 'each save of an export, plain');
  expect(() => readRanch(bytes!, undefined, '9')).toThrow(/save 9/);
});
