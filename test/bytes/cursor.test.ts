// The checked cursor: it checks, then moves, then reads.

import { describe, expect, it } from 'vitest';
import { Cursor } from '../../src/bytes/cursor.ts';
import { FormatError } from '../../src/bytes/format-error.ts';

const bytes = Uint8Array.of(1, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0, 0, 0x80, 0x3f);

function failure(run: () => unknown): FormatError {
  try {
    run();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  throw new Error('did not fail');
}

describe('reading', () => {
  it('takes numbers in file order', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin' });
    expect([cursor.u32(), cursor.i32(), cursor.f32(), cursor.left]).toEqual([1, -2, 1, 0]);
  });

  it('reads big-endian when asked to', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin', bigEndian: true });
    expect([cursor.u32(), cursor.u16()]).toEqual([0x01000000, 0xfeff]);
  });

  it('stays where it was when a read fails', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin', start: 10 });
    const error = failure(() => cursor.i32());
    expect(error).toMatchObject({
      code: 'SHORT',
      file: 'a.bin',
      offset: 10,
      expected: '4 bytes',
      found: '2 left',
    });
    expect(cursor.at).toBe(10);
    expect(cursor.u16()).toBe(0x3f80);
  });

  it('counts offsets from where its file begins', () => {
    const cursor = new Cursor(bytes, { file: 'b.bin', base: 8 });
    cursor.skip(4);
    expect(failure(() => cursor.u8())).toMatchObject({ file: 'b.bin', offset: 4 });
  });
});

describe('moving', () => {
  it('goes neither backwards nor past the open span', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin', start: 4, end: 8 });
    expect(failure(() => cursor.skip(-1))).toMatchObject({ code: 'SHORT', offset: 4 });
    expect(failure(() => cursor.skip(5))).toMatchObject({ code: 'SHORT', offset: 4 });
    expect(failure(() => cursor.take8(5))).toMatchObject({ code: 'SHORT', found: '4 left' });
    expect(cursor.at).toBe(4);
  });

  it('seeks inside its own file only', () => {
    const cursor = new Cursor(bytes, { file: 'b.bin', base: 8 });
    expect(failure(() => cursor.seek(7))).toMatchObject({ code: 'SHORT', found: '-1' });
    expect(failure(() => cursor.seek(13))).toMatchObject({ code: 'SHORT', found: '5' });
    cursor.seek(12);
    expect(cursor.left).toBe(0);
  });
});

describe('what just fits', () => {
  it('is nothing at the end, and all that is left', () => {
    const cursor = new Cursor(bytes, { file: 'b.bin', base: 8 });
    expect(cursor.take8(4)).toEqual(bytes.subarray(8));
    expect([cursor.take(0), cursor.at]).toEqual([12, 12]);
    cursor.skip(0);
    expect(cursor.within(0, 'nothing', () => cursor.left)).toBe(0);
    cursor.seek(8);
    expect(cursor.within(4, 'all', () => cursor.u32())).toBe(0x3f800000);
    expect(failure(() => cursor.seek(13)).expected).toBe('a position up to 4');
    cursor.enter(12, 12);
    expect(cursor.left).toBe(0);
    expect(failure(() => cursor.enter(20, 10))).toMatchObject({ expected: '10 bytes', found: '2 left' });
  });

  it('is a count of as many as there are, or of none', () => {
    const cursor = new Cursor(Uint8Array.of(2, 0, 0, 0, 1, 2, 0, 0, 0, 0), { file: 'a.bin' });
    expect(cursor.count(3)).toBe(2);
    cursor.skip(2);
    expect(cursor.count(1)).toBe(0);
    const any = new Cursor(Uint8Array.of(0xff, 0xff, 0xff, 0xff), { file: 'a.bin' });
    expect(failure(() => any.count(0)).expected).toBe('a count of items from 0 to any');
  });

  it('is one bad object up to the end of its span', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin', start: 8 });
    expect(cursor.attempt(4, 'bad', () => cursor.u64())).toBeInstanceOf(FormatError);
    expect(cursor.left).toBe(0);
  });
});

describe('counts', () => {
  it('refuses what is negative or cannot fit', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin', start: 4 });
    expect(failure(() => cursor.count(1, 'things'))).toMatchObject({ code: 'COUNT', offset: 4, found: '-2' });
    const many = new Cursor(Uint8Array.of(3, 0, 0, 0, 1, 2), { file: 'a.bin' });
    expect(failure(() => many.count(1)).expected).toBe('a count of items from 0 to 2');
  });

  it('shows a count that spells a word', () => {
    const word = new TextEncoder().encode('NoneNone');
    expect(failure(() => new Cursor(word, { file: 'a.bin' }).count(1)).found).toContain('"None"');
  });

  it('takes a bool32 for 0 and 1 only', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin' });
    expect(cursor.bool32()).toBe(true);
    expect(failure(() => cursor.bool32())).toMatchObject({ code: 'VALUE', offset: 4, expected: '0 or 1' });
  });
});

describe('spans', () => {
  it('must be used whole', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin' });
    const error = failure(() => cursor.within(6, 'header', () => cursor.i32()));
    expect(error).toMatchObject({ code: 'TRAILING', path: ['header'], found: '2 more bytes' });
  });

  it('keep reads inside, and give their labels to errors', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin' });
    const error = failure(() => cursor.within(8, 'body', () => cursor.within(2, 7, () => cursor.i32())));
    expect(error.path).toEqual(['body', 7]);
    expect(error.message).toBe('a.bin: at 0 (0x0) in body/7: expected 4 bytes, found 2 left');
    expect(cursor.end).toBe(bytes.length);
  });

  it('of one bad object do not lose the next', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin' });
    expect(cursor.attempt(3, 'bad', () => cursor.i32())).toBeInstanceOf(FormatError);
    expect(cursor.at).toBe(3);
    expect(cursor.attempt(1, 'good', () => cursor.u8())).toBe(0);
  });

  it('of one that does not fit lose what holds it', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin', end: 4 });
    expect(failure(() => cursor.attempt(5, 'long', () => cursor.i32()))).toMatchObject({ code: 'SHORT' });
    expect(cursor.at).toBe(0);
  });
});

describe('a span that is entered', () => {
  it('ends reading, until it is left', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin', end: 10 });
    const outer = cursor.enter(6, 4);
    expect([cursor.at, cursor.end, cursor.left]).toEqual([4, 6, 2]);
    expect(failure(() => cursor.i32())).toMatchObject({ code: 'SHORT', offset: 4 });
    cursor.leave(outer, 6);
    expect([cursor.at, cursor.end]).toEqual([6, 10]);
    expect(cursor.i32()).toBe(0x0000ffff);
  });

  it('may lie anywhere in the buffer, and nowhere else', () => {
    const cursor = new Cursor(bytes, { file: 'a.bin', start: 4, end: 8 });
    cursor.enter(12, 0);
    expect(cursor.left).toBe(12);
    for (const [end, at] of [
      [13, 0],
      [4, 5],
      [4, -1],
      [Number.NaN, 0],
    ] as const) {
      expect(failure(() => cursor.enter(end, at))).toMatchObject({ code: 'SHORT' });
    }
    expect([cursor.at, cursor.end]).toEqual([0, 12]);
  });
});

describe('bytes that are still arriving', () => {
  it('are waited for when they are read, not when they are skipped', () => {
    const asked: number[] = [];
    const waitFor = (end: number): number => {
      asked.push(end);
      return Math.min(end + 2, bytes.length);
    };
    const cursor = new Cursor(bytes, { file: 'a.bin', arriving: { waitFor } });
    cursor.u32();
    cursor.u16();
    cursor.skip(2);
    cursor.u8();
    expect(asked).toEqual([4, 9]);
    cursor.arrive();
    expect(asked).toEqual([4, 9, 12]);
  });
});
