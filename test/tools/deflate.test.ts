/** What the compressor writes must be what other inflaters read. */
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { adler32, zlibCompress, zlibStore } from './deflate.ts';

const samples: [string, Uint8Array][] = [
  ['nothing', new Uint8Array(0)],
  ['one byte', Uint8Array.of(200)],
  ['every byte', Uint8Array.from({ length: 256 }, (_, i) => i)],
  ['one byte repeated', new Uint8Array(70_000).fill(7)],
  ['a text repeated', new TextEncoder().encode('Build_ConstructorMk1_C '.repeat(900))],
  ['far repeats', farRepeats()],
  ['noise', noise(140_000)],
];

describe.each(samples)('%s', (_name, bytes) => {
  it('comes back from a compressed stream', () => {
    expect(Buffer.from(bytes).equals(inflateSync(zlibCompress(bytes)))).toBe(true);
  });

  it('comes back from a stored stream', () => {
    expect(Buffer.from(bytes).equals(inflateSync(zlibStore(bytes)))).toBe(true);
  });
});

describe('zlibCompress', () => {
  it('makes repeating bytes much smaller', () => {
    expect(zlibCompress(new Uint8Array(70_000).fill(7)).length).toBeLessThan(700);
  });

  it('has its bytes written down, so that examples never change by themselves', () => {
    const bytes = zlibCompress(new TextEncoder().encode('belt belt belt'));
    expect(Buffer.from(bytes).toString('hex')).toBe('789c4b4acd295180130026c00536');
  });
});

describe('adler32', () => {
  it('agrees with the known value', () => {
    expect(adler32(new TextEncoder().encode('Wikipedia'))).toBe(0x11e60398);
  });
});

function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

function farRepeats(): Uint8Array {
  const bytes = new Uint8Array(100_000);
  const block = noise(300);
  for (let at = 0; at + block.length < bytes.length; at += 5_000) bytes.set(block, at);
  return bytes;
}
