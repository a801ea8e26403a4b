// Palworld's worlds in a list of saves: the newest state of one, and how much of its files is read for the list.
// test/corpus/gvas/claims.txt shows their titles, times and which world they are.

import { expect, test } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { worldsOf } from '../../../src/library/catalogue/memory-catalogue.ts';
import { claimSaves } from '../../../src/library/find/claim-saves.ts';
import { caseFiles } from '../../tools/corpus.ts';
import { listed } from '../../tools/open-files.ts';

test('are shown as their newest state', () => {
  const files = Object.entries(caseFiles('gvas', 'a world with an earlier state in its folder'));
  const claims = gvas.claim(files.map(([path, bytes]) => listed(path, bytes)));
  const entries = claims.map((claim, at) => ({ format: gvas, header: gvas.header(claim), slug: `${at}` }));
  const worlds = worldsOf(entries as unknown as Parameters<typeof worldsOf>[0]);
  expect(worlds.map(({ newest }) => newest.header.savedAt)).toEqual(['2024-01-20T20:23:33.486Z']);
});

test('are listed by the beginnings of their files', () => {
  let read = 0;
  const all = caseFiles('gvas', 'a world with a megabyte behind it');
  const files = Object.entries(all).map(([path, bytes]) => ({
    ...listed(path, bytes),
    head: (size: number) => {
      read = Math.max(read, size);
      return bytes.subarray(0, size);
    },
  }));
  const { saves } = claimSaves({ root: 'w', isFolder: true, files }, [gvas]);
  expect(saves[0]!.header.savedAt).toBe('2024-01-20T20:23:33.486Z');
  expect(read).toBeLessThan(1 << 20);
  expect(saves[0]!.header.playthrough).toBe('0123456789ABCDEF0123456789ABCDEF');
  expect(read).toBe(1 << 20);
});
