// Ranges, compared with which bytes RFC 9110 means, one by one.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeOf } from '../../../src/server/saves/file-route.ts';
import { forAll } from '../../tools/for-all.ts';

const ALL = 'all';

/** The positions of the bytes that are wanted; ALL where the header has to be passed over. */
function wantedBytes(from: string, to: string, size: number): number[] | typeof ALL {
  if (from === '' && to === '') return ALL;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return ALL;
  const positions = Array.from({ length: size }, (_, at) => at);
  if (from === '') return positions.filter((at) => size - at <= Number(to));
  return positions.filter((at) => at >= Number(from) && (to === '' || at <= Number(to)));
}

const numbers = ['', ...Array.from({ length: 8 }, (_, at) => String(at)), '00', '07', '9'.repeat(400)];

it('a range is those bytes, or none where there is none of them', () => {
  for (let size = 0; size < 7; size++) {
    const whole = Array.from({ length: size }, (_, at) => at);
    for (const from of numbers) {
      for (const to of numbers) {
        const wanted = wantedBytes(from, to, size);
        const range = rangeOf(`bytes=${from}-${to}`, size);
        const bytes = range && whole.slice(range.start, range.end);
        const expected = wanted === ALL ? whole : wanted.length === 0 ? null : wanted;
        expect([size, from, to, bytes]).toEqual([size, from, to, expected]);
        if (range) expect([size, from, to, range.isWhole]).toEqual([size, from, to, wanted === ALL]);
      }
    }
  }
});

it.each([
  ...[undefined, '', 'bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'bytes=-1-2', 'items=0-1'],
  ...['bytes=1', 'bytes=0x0-1', 'bytes=1e1-20'],
])('a range that is %j is none, and all is sent', (header) =>
  expect(rangeOf(header, 9)).toEqual({ start: 0, end: 9, isWhole: true }),
);

it('a range is read in any case and with any space', () => {
  expect(rangeOf(' Bytes = 2 - 4 ', 9)).toEqual({ start: 2, end: 5, isWhole: false });
});

it('a range never leads outside, whatever the header says', () => {
  const character = fc.constantFrom('b', 'y', 't', 'e', 's', '=', '-', ',', ' ', '0', '1', '9', '.');
  const header = fc.oneof(
    fc.string({ unit: character, maxLength: 12 }),
    fc.string({ unit: character, maxLength: 8 }).map((text) => `bytes=${text}`),
  );
  forAll(500, header, fc.nat(1000), (text, size) => {
    const range = rangeOf(text, size);
    if (!range) return;
    const { start, end } = range;
    expect([Number.isInteger(start), Number.isInteger(end), start >= 0, start <= end, end <= size]).toEqual(
      Array(5).fill(true),
    );
  });
  expect(rangeOf('bytes=0-0', 0)).toBeNull();
});
