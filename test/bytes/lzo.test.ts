import { describe, expect, it } from 'vitest';
import { LzoError, lzoInflate } from '../../src/bytes/lzo.ts';
import { mixedBytes } from '../tools/mixed-bytes.ts';
import { LZO_STREAMS } from '../tools/unreal3/lzo.ts';

const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));
const end = [0x11, 0, 0];

function inflate(stream: ArrayLike<number>, size: number): Uint8Array {
  const out = new Uint8Array(size);
  lzoInflate(Uint8Array.from(stream), 0, stream.length, out, 0, size);
  return out;
}

const text = (stream: ArrayLike<number>, size: number): string =>
  String.fromCharCode(...inflate(stream, size));

describe('LZO1X', () => {
  it('reads a first literal run and the end marker', () => {
    expect(text([17 + 5, ...ascii('hello'), ...end], 5)).toBe('hello');
  });

  it('matches nothing in front of its own span', () => {
    const out = new Uint8Array(16).fill(7);
    // Four literals, then three bytes from five back.
    const stream = Uint8Array.from([17 + 4, ...ascii('abcd'), (2 << 5) | (4 << 2), 0, ...end]);
    expect(() => lzoInflate(stream, 0, stream.length, out, 8, 7)).toThrow(LzoError);
    expect(() => lzoInflate(stream, 0, stream.length, out, 0, 7)).toThrow('5 bytes back');
  });

  it('reads long literal runs, whose length goes on in zero bytes', () => {
    const run = mixedBytes(700, 7);
    const long = [0, 0, 0, 700 - 18 - 510, ...run, ...end];
    expect(inflate(long, 700)).toEqual(run);
  });

  it('reads a near match of 3 to 8 bytes that overlaps itself', () => {
    // Eight bytes, one back.
    expect(text([17 + 4, ...ascii('abcd'), (7 << 5) | 0, 0, ...end], 12)).toBe('abcddddddddd');
  });

  it('reads a match of two bytes after one to three literals', () => {
    // Three bytes from four back, one literal in the low bits, then two bytes from five back.
    const stream = [17 + 4, ...ascii('abcd'), (2 << 5) | (3 << 2) | 1, 0, ...ascii('x'), 0, 1, ...end];
    expect(text(stream, 10)).toBe('abcdabcxda');
  });

  it('reads a match of three bytes from beyond 2048 after a literal run', () => {
    const run = mixedBytes(2100, 3);
    const distance = 2060 - 2049;
    const stream = [
      0,
      ...Array(8).fill(0),
      2100 - 18 - 8 * 255,
      ...run,
      (distance & 3) << 2,
      distance >> 2,
      ...end,
    ];
    expect(inflate(stream, 2103).subarray(2100)).toEqual(run.subarray(40, 43));
  });

  it('reads matches up to 16384 back, with a length that goes on', () => {
    // Length 2 + 31 + 100, distance 1.
    expect(text([17 + 1, ...ascii('z'), 32, 100, 0, 0, ...end], 134)).toBe('z'.repeat(134));
  });

  it('writes at an offset and leaves the rest of the output alone', () => {
    const out = new Uint8Array(10).fill(9);
    const stream = Uint8Array.from([17 + 3, 1, 2, 3, ...end]);
    lzoInflate(stream, 0, stream.length, out, 4, 3);
    expect([...out]).toEqual([9, 9, 9, 9, 1, 2, 3, 9, 9, 9]);
  });

  it.each([
    ['nothing', [], 0],
    ['no end marker', [17 + 2, 1, 2], 2],
    ['literals past the input', [17 + 9, 1, 2], 9],
    ['literals past the output', [17 + 4, 1, 2, 3, 4, ...end], 3],
    ['a match before the start', [17 + 2, 1, 2, 1 << 6, 1, ...end], 9],
    ['a match past the output', [17 + 2, 1, 2, 32, 200, 0, 0, ...end], 50],
    ['an instruction cut off', [17 + 4, 1, 2, 3, 4, 64], 8],
    ['a length without end', [17 + 4, 1, 2, 3, 4, 32, 0, 0, 0, 0], 999],
    ['fewer bytes than said', [17 + 2, 1, 2, ...end], 5],
    ['bytes after the end', [17 + 2, 1, 2, ...end, 7], 2],
  ])('refuses %s', (_, stream, size) => {
    expect(() => inflate(stream, size)).toThrow(LzoError);
  });

  it('refuses spans outside its buffers', () => {
    expect(() => lzoInflate(new Uint8Array(4), 0, 5, new Uint8Array(4), 0, 4)).toThrow(LzoError);
    expect(() => lzoInflate(new Uint8Array(4), 0, 4, new Uint8Array(4), 2, 4)).toThrow(LzoError);
  });

  it('inflates what a compressor made, and writes nowhere else', () => {
    const guard = new Uint8Array(32).fill(0xa5);
    for (const { stream, bytes } of LZO_STREAMS) {
      const out = new Uint8Array(bytes.length + 64).fill(0xa5);
      lzoInflate(stream, 0, stream.length, out, 32, bytes.length);
      expect(out).toEqual(new Uint8Array([...guard, ...bytes, ...guard]));
    }
  });
});
