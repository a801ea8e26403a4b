// One flipped bit or one missing byte of a zlib stream is undone, and nothing is made up for other damage.

import { deflateSync, type ZlibOptions } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { repairStream } from '../../src/bytes/repair-stream.ts';
import { Repairs } from '../../src/bytes/repairs.ts';
import { salvageStream } from '../../src/bytes/salvage-stream.ts';
import { random } from '../fuzz/mutate.ts';

/** Names and numbers, as in a list of objects. */
function names(count: number): Uint8Array {
  const next = random(1);
  let text = '';
  for (let i = 0; i < count; i++) {
    text += `Persistent_Level:PersistentLevel.Build_${'Abc'.repeat(1 + (i % 3))}_C_${next()}.power${next() % 9}\0`;
  }
  return new TextEncoder().encode(text);
}

const content = names(300);

function flipped(stream: Uint8Array, bit: number): Uint8Array {
  const copy = stream.slice();
  copy[bit >> 3]! ^= 1 << (bit & 7);
  return copy;
}

function without(stream: Uint8Array, at: number): Uint8Array {
  return Uint8Array.from([...stream.subarray(0, at), ...stream.subarray(at + 1)]);
}

/** Places in the deflated data, without the two bytes before and the sum after it. */
function* places(stream: Uint8Array, count: number): Iterable<number> {
  const next = random(2);
  for (let i = 0; i < count; i++) yield 2 + (next() % (stream.length - 6));
}

describe('one change', () => {
  it.each<[string, ZlibOptions]>([
    ['one block', {}],
    ['many blocks', { memLevel: 3 }],
    ['a quick compressor', { level: 1 }],
  ])('is undone, with %s', (_, options) => {
    const stream = Uint8Array.from(deflateSync(content, options));
    const [bits, bytes] = [
      [0, 0],
      [0, 0],
    ] as [number[], number[]];
    for (const at of places(stream, 10)) {
      for (const [tried, broken] of [
        [bits, flipped(stream, at * 8 + (at % 8))],
        [bytes, without(stream, at)],
      ] as const) {
        const repaired = repairStream(broken, content.length);
        tried[0]!++;
        if (repaired === null) continue;
        tried[1]!++;
        expect(Buffer.compare(repaired, content)).toBe(0);
      }
    }
    // The end of a block is not tried.
    for (const [tried, undone] of [bits, bytes]) expect(undone).toBeGreaterThan(tried! * 0.8);
  });

  it('is undone in the codes of a block', () => {
    const stream = Uint8Array.from(deflateSync(content));
    for (let at = 2; at < 60; at += 19) {
      expect(repairStream(flipped(stream, at * 8 + 3), content.length)).toEqual(content);
      expect(repairStream(without(stream, at), content.length)).toEqual(content);
    }
  });

  it('is told from a hole and from a wrong sum', () => {
    const stream = Uint8Array.from(deflateSync(content));
    expect(salvageStream(flipped(stream, 8003), content.length)).toMatchObject({
      trust: 'repaired',
      bytes: content,
    });
    const other = { resumes: true, repairs: false };
    expect(salvageStream(flipped(stream, 8003), content.length, other).trust).not.toBe('repaired');
    expect(salvageStream(stream.slice().fill(0, 1000, 1512), content.length).trust).toBe('broken');
    expect(salvageStream(flipped(stream, stream.length * 8 - 1), content.length).trust).toBe('sum damaged');
  });
});

describe('other damage', () => {
  const stream = Uint8Array.from(deflateSync(content));

  it('is left alone', () => {
    for (const at of places(stream, 6)) {
      const twice = flipped(flipped(stream, at * 8), at * 8 + 11);
      const apart = without(flipped(stream, at * 8), Math.max(3, at >> 1));
      const short = without(without(stream, at), at);
      for (const broken of [twice, apart, short]) expect(repairStream(broken, content.length)).toBeNull();
    }
  });

  it('is no reason to fail', () => {
    for (const size of [0, 1, 5, 6, 7, 8, 20]) expect(repairStream(stream.subarray(0, size), 100)).toBeNull();
    expect(repairStream(flipped(stream, 4000), content.length - 1)).toBeNull();
    expect(repairStream(flipped(stream, 4000), 0)).toBeNull();
    expect(repairStream(stream.subarray(0, stream.length >> 1), content.length)).toBeNull();
  });
});

describe('a stream', () => {
  it('with changes that give different bytes is not repaired', () => {
    const repairs = new Repairs();
    expect(repairs.only).toBeNull();
    const [one, same, other] = [Uint8Array.of(1, 2), Uint8Array.of(1, 2), Uint8Array.of(1, 3)];
    repairs.add(one);
    repairs.add(same);
    expect(repairs.only).toBe(one);
    repairs.add(other);
    expect(repairs.only).toBeNull();
    expect(repairs.count).toBe(3);
  });
});
