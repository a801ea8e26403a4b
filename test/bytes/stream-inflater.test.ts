// Inflating many streams from the front, alone and with help, sound and broken.

import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflatePrefix, portableInflate } from '../../src/bytes/inflate.ts';
import { helpInflate, inflateJob, type Stream, StreamInflater } from '../../src/bytes/stream-inflater.ts';
import { zlibStore } from '../tools/deflate.ts';

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
    expect(inflater.damage).toEqual([]);
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
    inflater.waitFor(4000);
    const error = { code: 'INFLATE', offset: streams[2]!.at };
    expect(inflater.damage).toMatchObject([{ from: 2000, to: 3000, lost: true, error }]);
    expect(isWhole(into, [2])).toBe(true);
  });

  it('keeps what lies on both sides of a hole', () => {
    const size = 40_000;
    const noise = Uint8Array.from(
      { length: size },
      (_, i) => (Math.imul(i ^ (i << 7), 2654435761) >>> 20) & 63,
    );
    const file = Uint8Array.from(deflateSync(noise));
    file.fill(0, 9000, 9512);
    const into = new Uint8Array(new SharedArrayBuffer(size));
    const streams = [{ at: 0, size: file.length, to: 0, inflatedSize: size }];
    const inflater = new StreamInflater(inflateJob(file, streams, into), portableInflate, 'a.sav');
    inflater.waitFor(size);
    const front = inflater.damage[0]!;
    expect(front).toMatchObject({ from: 0, besideHole: true, lost: false });
    expect(front.to).toBeGreaterThan(5000);
    expect(into.subarray(0, front.to)).toEqual(noise.subarray(0, front.to));
    const [hole, ...behind] = inflater.damage.slice(1);
    expect(hole).toMatchObject({ from: front.to, lost: true, besideHole: false });
    expect(hole!.to - hole!.from).toBeLessThan(3000);
    for (const { from, to, lost, besideHole } of behind) {
      expect(besideHole).toBe(!lost);
      if (besideHole) expect(into.subarray(from, to)).toEqual(noise.subarray(from, to));
      else expect(into.subarray(from, to).every((byte) => byte === 0)).toBe(true);
    }
    expect(behind.at(-1)!.to).toBe(size);
  });

  it('calls nothing in front of damage that may be anywhere', () => {
    const { file, streams, into } = world(4);
    file[streams[2]!.at + 6]! ^= 0xff;
    const inflater = new StreamInflater(inflateJob(file, streams, into), portableInflate, 'a.sav');
    inflater.waitFor(4000);
    expect(inflater.damage.length).toBeGreaterThan(0);
    for (const { besideHole } of inflater.damage) expect(besideHole).toBe(false);
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
  inflater.waitFor(size);
  return { into, damage: inflater.damage, repaired: inflater.repaired, doubted: inflater.doubted };
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

  it('goes on after the last of its holes', () => {
    const text = Array.from(
      { length: 4000 },
      (_, i) => `Build_${(i * 7919) % 10_007}_C_${(i * 31) % 997}`,
    ).join();
    const noise = new TextEncoder().encode(text);
    const file = Uint8Array.from(deflateSync(noise));
    const whole = file.slice();
    for (const at of [3000, 9000]) file.fill(0, at, at + 512);
    const { into, damage } = inflated(file, noise.length);
    const [front, hole, ...behind] = damage;
    const share = (hole!.to - hole!.from) / noise.length;
    expect(share).toBeGreaterThan((9512 - 3000) / whole.length - 0.05);
    expect(share).toBeLessThan((9512 - 3000) / whole.length + 0.05);
    for (const { from, to } of [front!, ...behind.filter(({ besideHole }) => besideHole)]) {
      expect(into.subarray(from, to)).toEqual(noise.subarray(from, to));
    }
  });

  it('looks past the holes of so many streams, and in front of those of all', () => {
    const noise = noiseOf(20_000).map((byte) => byte & 63);
    const part = Uint8Array.from(deflateSync(noise)).fill(0, 6000, 6512);
    const count = 70;
    const file = Buffer.concat(Array.from({ length: count }, () => part));
    const into = new Uint8Array(new SharedArrayBuffer(count * noise.length));
    const streams = Array.from({ length: count }, (_, i) => {
      return { at: i * part.length, size: part.length, to: i * noise.length, inflatedSize: noise.length };
    });
    const inflater = new StreamInflater(inflateJob(file, streams, into), portableInflate, 'a.sav');
    inflater.waitFor(into.length);
    const besides = streams.map(({ to }) => {
      const own = inflater.damage.filter(({ from }) => from >= to && from < to + noise.length);
      return own.filter(({ besideHole }) => besideHole).length;
    });
    expect(besides.slice(0, 64).every((pieces) => pieces > 1)).toBe(true);
    expect(besides.slice(64)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('has no hole where a few zeros stand', () => {
    const file = Uint8Array.from(deflateSync(noiseOf(40_000).map((byte) => byte & 63)));
    file.fill(0, 9000, 9024);
    for (const { besideHole } of inflated(file, 40_000).damage) expect(besideHole).toBe(false);
  });

  it('has no hole where zeros were written, as they are where nothing is compressed', () => {
    const noise = noiseOf(90_000).fill(0, 20_000, 22_000);
    const file = zlibStore(noise).slice();
    file[100]! ^= 1;
    // The length of its second block.
    file[2 + 5 + 65_535 + 1]! ^= 0xff;
    const { damage } = inflated(file, noise.length);
    expect(damage.length).toBeGreaterThan(0);
    for (const { besideHole } of damage) expect(besideHole).toBe(false);
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
    inflater.waitFor(into.length);
    expect(inflater.damage).toHaveLength(streams.length);
    expect(inflater.damage[0]!.error.found).not.toContain('too many');
    expect(inflater.damage.at(-1)!.error.found).toContain('one of too many broken streams');
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
