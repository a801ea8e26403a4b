// Where a list goes on whose tag cannot be read.

import { expect, test } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { Resynchronizer } from '../../../../src/formats/gvas/records/resync.ts';
import type { EngineFacts } from '../../../../src/formats/unreal/engine-facts.ts';
import { readTag, type Tag } from '../../../../src/formats/unreal/tags/tags.ts';
import { madeGame } from '../../../tools/gvas/sample.ts';

const FACTS = { structGuids: true, innerTags: true, propertyGuids: true } as EngineFacts;
/** Four equal lists, of which the last is behind the container of the others; the second is damaged. */
const list = madeGame('a list of three properties, without a game around it');
const [NAME, LAST, END, NEXT] = [40, 83, 121, 130];
const image = Uint8Array.from([...list, ...list, ...list, ...list]);
const MOVED = 0xee;

/** With `filling` bytes in place of `size` bytes of the second list, or of the third one. */
function put(place: number, size: number, filling: number, after = NEXT): Uint8Array {
  const at = after + place;
  return Uint8Array.from([
    ...image.subarray(0, at),
    ...Array(filling).fill(MOVED),
    ...image.subarray(at + size),
  ]);
}

function knownIn(bytes: Uint8Array): Tag[] {
  const cursor = new Cursor(bytes, { file: '' });
  const tags: Tag[] = [];
  for (let tag = readTag(cursor, FACTS); tag !== null; tag = readTag(cursor, FACTS)) {
    tags.push(tag);
    cursor.skip(tag.size);
  }
  return tags;
}

test('the lists are as expected', () => {
  expect([...knownIn(list).map(({ at }) => at), list.length - 9, list.length]).toEqual([
    0,
    NAME,
    LAST,
    END,
    NEXT,
  ]);
});

/** The place, and how much later what is around it ends; and the place from there, or whether only known tags show it. */
test.each<[string, Uint8Array, number, string, string?]>([
  ['1 byte before the tag', put(NAME, 0, 1), NAME, '41 1', '84 1'],
  ['16 bytes before the tag', put(NAME, 0, 16), NAME, '56 16', '99 16'],
  ['1 byte lost before it', put(NAME - 1, 1, 0), NAME, '39 -1', '82 -1'],
  ['16 bytes lost before it', put(NAME - 16, 16, 0), NAME, '24 -16', '67 -16'],
  ['16 bytes lost before a list', put(NEXT - 16, 16, 0), NEXT, '114 -16', '154 -16'],
  ['a letter', put(NAME + 5, 1, 1), NAME, '83 0', 'known'],
  ['16 bytes of the tag', put(NAME, 16, 16), NAME, '83 0', 'known'],
  ['17 bytes of the tag', put(NAME, 17, 17), NAME, '83 0', 'known'],
  ['16 bytes lost of the tag', put(NAME + 3, 16, 0), NAME, '67 -16', 'known'],
  ['16 bytes more in the tag', put(NAME + 3, 0, 16), NAME, '99 16', 'known'],
  ['all of the tag and its value', put(NAME, LAST - NAME, LAST - NAME), NAME, '83 0', 'known'],
  ['all to the end of the list', put(NAME, END - NAME, END - NAME), NAME, '121 0', 'known'],
  ['all to the next list', put(NAME, NEXT - NAME, NEXT - NAME), NAME, '130 0', 'known'],
  ['all', put(NAME, 3 * NEXT - NAME, 3 * NEXT - NAME), NAME, '', 'known'],
  ['the end', put(END, 9, 9), END, '130 0 end'],
  ['1 byte lost of the end', put(END + 4, 1, 0), END, '129 -1 end'],
  ['2 bytes lost of the end', put(END + 4, 2, 0), END, '128 -2 end'],
  ['1 byte more in the end', put(END + 4, 0, 1), END, '131 1 end'],
  ['2 bytes more in the end', put(END + 4, 0, 2), END, '132 2 end'],
  ['the last end', put(END, 9, 9, 2 * NEXT), NEXT + END, '260 0 end'],
  ['3 bytes of the last end', put(END + 4, 3, 3, 2 * NEXT), NEXT + END, '260 0 end'],
  ['1 byte lost of the last end', put(END + 4, 1, 0, 2 * NEXT), NEXT + END, '259 -1 end'],
  ['the last tag', put(LAST + 4, 4, 4, 2 * NEXT), NEXT + LAST, '251 0', 'known'],
])('behind %s', (_, bytes, at, expected, next = '') => {
  const find = (tags: readonly Tag[] | null, times = 1): string[] => {
    const cursor = new Cursor(bytes, { file: '' });
    const resync = new Resynchronizer(cursor);
    cursor.enter(3 * NEXT);
    const place = NEXT + at;
    const found = Array.from(
      { length: times },
      () => resync.find(place, tags) ?? resync.findAhead(place, tags),
    );
    return found.map((one) => (one ? `${one.at - NEXT} ${one.shift}${one.isEnd ? ' end' : ''}` : ''));
  };
  const needsKnown = next === 'known';
  expect(find(knownIn(image), 2)).toEqual([expected, needsKnown ? '' : next]);
  expect(find(null)).toEqual([needsKnown ? '' : expected]);
});
