// Headers and tables of the real files, read once more word by word.

import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { RawRow } from '../../../src/graph/raw-table.ts';
import { openProfile, realProfiles } from '../../tools/darkest-dungeon/real-profiles.ts';
import { describeReal } from '../../tools/real-saves.ts';

describeReal('darkest-dungeon', 'raw tables of real files', () => {
  it('have the words of the file', () => {
    let files = 0;
    let embedded = 0;
    for (const profile of realProfiles()) {
      // Nothing but text.
      if (profile.name === 'hv-root') continue;
      const { graph } = openProfile(profile);
      for (const { name, bytes } of profile.files) {
        const tables = new Map(graph.rawTables(name).map((table) => [table.name, table.rows(0, 1e6)]));
        const headers = tables.get('Header')!;
        // Text beside them is no DSON.
        if (headers.length === 0) continue;
        files++;
        embedded += headers.length - 1;
        headers.forEach((header, block) => {
          const own = (table: string): RawRow[] => tables.get(table)!.filter((row) => row.block === block);
          const file = bytes.subarray(header.at as number);
          const found = { header, meta1: own('Meta1'), meta2: own('Meta2') };
          const right = naive(file, header.at, block);
          if (!isDeepStrictEqual(found, right)) expect(found).toEqual(right);
        });
      }
    }
    expect([files, embedded]).toEqual([241, 467]);
  });
});

/** Offsets as the table of the document says them. */
function naive(file: Uint8Array, at: unknown, block: number): unknown {
  const words = new DataView(file.buffer, file.byteOffset);
  const int = (offset: number): number => words.getInt32(offset, true);
  const raw = (offset: number): string => Buffer.from(file.subarray(offset, offset + 4)).toString('hex');
  const header = {
    at,
    magicNr: raw(0),
    revision: raw(4),
    headerLength: int(8),
    zeroes: int(12),
    meta1Size: int(16),
    numMeta1Entries: int(20),
    meta1Offset: int(24),
    zeroes2: words.getBigInt64(28, true),
    zeroes3: words.getBigInt64(36, true),
    numMeta2Entries: int(44),
    meta2Offset: int(48),
    zeroes4: int(52),
    dataLength: int(56),
    dataOffset: int(60),
  };
  const meta1 = Array.from({ length: int(20) }, (_, entry) => {
    const from = 64 + entry * 16;
    const [parentIndex, meta2EntryIdx, numDirectChildren, numAllChildren] = [0, 4, 8, 12].map((word) =>
      int(from + word),
    );
    return { block, entry, parentIndex, meta2EntryIdx, numDirectChildren, numAllChildren };
  });
  const meta2 = Array.from({ length: int(44) }, (_, entry) => {
    const from = int(48) + entry * 12;
    const fieldInfo = int(from + 8);
    // Bits as the document numbers them, in text.
    const bits = (fieldInfo >>> 0).toString(2).padStart(32, '0');
    const isObject = bits.endsWith('1');
    const nameLength = Number.parseInt(bits.slice(21, 30), 2);
    const meta1Index = isObject ? Number.parseInt(bits.slice(1, 21), 2) : null;
    return {
      block,
      entry,
      nameHash: int(from),
      offset: int(from + 4),
      fieldInfo,
      isObject,
      nameLength,
      meta1Index,
    };
  });
  return { header, meta1, meta2 };
}
