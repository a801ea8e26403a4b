// What is read of a file that a claim names; test/corpus/slime-rancher/claims.txt shows which files are saves.

import { expect, it } from 'vitest';
import { caseFiles } from '../../tools/corpus.ts';
import { pathsOf, readRanch } from '../../tools/slime-rancher/read.ts';

const exports = ['plain', 'gzipped'].map(
  (how) => caseFiles('slime-rancher', `each save of an export, ${how}`)['mine.sr2save']!,
);

it('is the save of an export', () => {
  for (const bytes of exports) {
    const { graph, data } = readRanch(bytes, undefined, '2');
    expect(data.graph.issues).toEqual([]);
    expect(pathsOf(graph, 'SRAD.Actor')).toHaveLength(4);
  }
});

it('is nothing of other bytes, and the place is told', () => {
  expect(() => readRanch(Uint8Array.of(1, 2, 3))).toThrow(
    /ranch.sav: at 0 .*expected a save that begins with/,
  );
  expect(() => readRanch(exports[0]!, undefined, '9')).toThrow(/save 9/);
});
