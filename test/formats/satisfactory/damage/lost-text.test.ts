// One lost byte, however often it was copied, is one byte.

import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from '../../../../src/bytes/text.ts';
import { LostText } from '../../../../src/formats/satisfactory/damage/lost-text.ts';

/** Known: "xy"; a hole of three; after it the hole's bytes 0 1 2, a known "z", the hole's bytes 0 0. */
function lostText(): LostText {
  const bytes = encodeUtf8('xy\0\0\0\0\0\0z\0\0!');
  const origins = Int32Array.of(0, 1, 2, -1, 0, 0);
  return new LostText(bytes, { from: 2, to: 5 }, { from: 5, to: 11, origins });
}

const text = (of: LostText): string =>
  Array.from({ length: 12 }, (_, at) => (of.byte(at) < 0 ? '?' : String.fromCharCode(of.byte(at)))).join('');

describe('lost bytes', () => {
  it('are unknown wherever they are', () => {
    expect(text(lostText())).toBe('xy??????z??!');
  });

  it('are known everywhere once they are in one place', () => {
    const lost = lostText();
    expect(lost.take(4, encodeUtf8('cab'))).toBe(0);
    expect(text(lost)).toBe('xyabcabczaa!');
    expect(lost.take(7, encodeUtf8('czaa!'))).toBe(5);
  });

  it('are not taken for what contradicts what is known', () => {
    const lost = lostText();
    expect(lost.take(0, encodeUtf8('xyabd'))).toBe(2);
    expect(lost.take(5, encodeUtf8('abc'))).toBe(-1);
    expect(lost.take(7, encodeUtf8('dy'))).toBe(-1);
    expect(text(lost)).toBe('xyabdabdzaa!');
  });

  it('are not taken for two', () => {
    const lost = lostText();
    expect(lost.take(8, encodeUtf8('zab!'))).toBe(-1);
    expect(text(lost)).toBe('xy??????z??!');
    expect(lost.take(4, encodeUtf8('cabd'))).toBe(-1);
    expect(text(lost)).toBe('xy??????z??!');
  });

  it('are given back', () => {
    const lost = lostText();
    lost.take(2, encodeUtf8('a'));
    const { mark } = lost;
    lost.take(3, encodeUtf8('bc'));
    expect(text(lost)).toBe('xyabcabczaa!');
    lost.undo(mark);
    expect(text(lost)).toBe('xya??a??zaa!');
  });
});
