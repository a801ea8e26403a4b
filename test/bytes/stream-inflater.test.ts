// Inflating many streams from the front, alone and with help, sound and broken.

import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import { inflatePrefix, portableInflate } from '../../src/bytes/inflate.ts';
import { helpInflate, inflateJob, type Stream } from '../../src/bytes/inflate-job.ts';
import { StreamInflater } from '../../src/bytes/stream-inflater.ts';

const SIZE = 1000;

/** `count` streams of 1000 bytes, each filled with its number. */
function world(count: number): { file: Uint8Array; streams: Stream[]; into: Uint8Array } {
  const parts = Array.from({ length: count }, (_, i) => deflateSync(new Uint8Array(SIZE).fill(i + 1)));
  const streams: Stream[] = [];
  let at = 0;
  parts.forEach((part, i) => {
    streams.push({ at, size: part.length, to: i * SIZE, inflatedSize: SIZE });
    at += part.length;
  });
  return { file: Buffer.concat(parts), streams, into: new Uint8Array(new SharedArrayBuffer(count * SIZE)) };
}

function isWhole(into: Uint8Array, but: readonly number[] = []): boolean {
  return into.every((byte, at) => but.includes(Math.floor(at / SIZE)) || byte === Math.floor(at / SIZE) + 1);
}

describe('a job', () => {
  it('inflates as far as the reader asks, and no further', () => {
    const { file, streams, into } = world(5);
    const inflater = new StreamInflater(inflateJob(file, streams, into), portableInflate, 'a.sav');
    expect(inflater.waitFor(1500)).toBe(2000);
    expect(into[1999]).toBe(2);
    expect(into[2000]).toBe(0);
    expect(inflater.waitFor(5000)).toBe(5000);
    expect(isWhole(into)).toBe(true);
    expect(inflater.salvage()).toEqual([]);
  });

  it('takes what a helper did', () => {
    const { file, streams, into } = world(5);
    const job = inflateJob(file, streams, into);
    let calls = 0;
    helpInflate(job, (input, size) => {
      calls++;
      return portableInflate(input, size);
    });
    const inflater = new StreamInflater(job, () => expect.unreachable(), 'a.sav');
    expect(inflater.waitFor(5000)).toBe(5000);
    expect(calls).toBe(5);
    expect(isWhole(into)).toBe(true);
  });

  it('does the work of a helper that died with a stream', () => {
    const { file, streams, into } = world(3);
    const job = inflateJob(file, streams, into);
    // A claim without a worker.
    Atomics.add(job.control, 0, 1);
    const inflater = new StreamInflater(job, portableInflate, 'a.sav');
    expect(inflater.waitFor(3000)).toBe(3000);
    expect(isWhole(into)).toBe(true);
  });

  it('makes a hole of a broken stream, with its place', () => {
    const { file, streams, into } = world(4);
    file[streams[2]!.at + 2] = 0x07;
    const inflater = new StreamInflater(inflateJob(file, streams, into), portableInflate, 'a.sav');
    const error = { code: 'INFLATE', offset: streams[2]!.at };
    expect(() => inflater.waitFor(2001)).toThrow(FormatError);
    expect(inflater.waitFor(2000)).toBe(2000);
    expect(inflater.salvage()).toMatchObject([{ from: 2000, to: 3000, lost: true, error }]);
    expect(isWhole(into, [2])).toBe(true);
  });
});

/** Noise that takes about as many bytes compressed. */
const noiseOf = (size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, i) => (Math.imul(i ^ (i << 7), 2654435761) >>> 20) & 255);

/** What becomes of one stream; `before`: what lies where it goes. */
function inflated(file: Uint8Array, size: number, before = 0) {
  const into = new Uint8Array(new SharedArrayBuffer(size)).fill(before);
  const streams = [{ at: 0, size: file.length, to: 0, inflatedSize: size }];
  const inflater = new StreamInflater(inflateJob(file, streams, into), portableInflate, 'a.sav');
  const damage = inflater.salvage();
  return { into, damage, repaired: inflater.repaired, doubted: inflater.doubted };
}

describe('a broken stream', () => {
  it('gives what came before the fault, however little', () => {
    const noise = noiseOf(3000);
    const { into, damage } = inflated(Uint8Array.from(deflateSync(noise)).subarray(0, 2000), noise.length);
    expect(damage).toHaveLength(2);
    expect(damage[0]!.to).toBeGreaterThan(1000);
    expect(into.subarray(0, damage[0]!.to)).toEqual(noise.subarray(0, damage[0]!.to));
  });

  it('leaves zeros where nothing came, whatever was there', () => {
    const noise = noiseOf(3000);
    const { into, damage } = inflated(
      Uint8Array.from(deflateSync(noise)).subarray(0, 2000),
      noise.length,
      0xaa,
    );
    const lost = damage.find((part) => part.lost)!;
    expect([lost.to, into.subarray(lost.from, lost.to).every((byte) => byte === 0)]).toEqual([3000, true]);
  });

  it('is whole when only its sum is wrong, and its sum says by how much', () => {
    const noise = noiseOf(3000);
    const sum = (...bytes: number[]) => {
      const file = Uint8Array.from(deflateSync(noise));
      for (const byte of bytes) file[file.length - 1 - byte]! ^= 0x5a;
      return inflated(file, noise.length);
    };
    const one = sum(0);
    expect([one.damage, one.repaired.length, one.doubted.length]).toEqual([[], 1, 1]);
    expect(one.into).toEqual(noise);
    const two = sum(0, 2);
    expect([two.damage, two.repaired.length, two.doubted.length]).toMatchObject([
      [{ from: 0, to: 3000, lost: false }],
      0,
      0,
    ]);
    expect(two.into).toEqual(noise);
  });

  it('is not looked into when there are thousands', () => {
    const { file, streams, into } = world(2200);
    for (const { at } of streams) file[at + 2] = 0x07;
    const inflater = new StreamInflater(inflateJob(file, streams, into), portableInflate, 'a.sav');
    const damage = inflater.salvage();
    expect(damage).toHaveLength(streams.length);
    expect(damage[0]!.error.found).not.toContain('too many');
    expect(damage.at(-1)!.error.found).toContain('one of too many broken streams');
  });
});

describe('inflatePrefix', () => {
  it('keeps what came before the fault', () => {
    const noise = Uint8Array.from({ length: 40_000 }, (_, i) => (i * 2654435761) >>> 13);
    const packed = deflateSync(noise);
    const { bytes, error } = inflatePrefix(packed.subarray(0, packed.length >> 1), noise.length);
    expect(error).not.toBeNull();
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes).toEqual(noise.subarray(0, bytes.length));
  });

  it('stops at the size that was claimed', () => {
    const { bytes, error } = inflatePrefix(deflateSync(new Uint8Array(1 << 24)), 1000);
    expect(error).not.toBeNull();
    expect(bytes.length).toBeLessThanOrEqual(1000);
  });
});
