// Both sides of a hole in deflated data: every byte that is called known is as it was written, and copies are of what
// they say.

import { constants, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Resumed, resumeInflate } from '../../src/bytes/resume-inflate.ts';
import { random } from '../fuzz/mutate.ts';
import { countSteps } from '../tools/count-steps.ts';
import { BitWriter, writeBlocks, writeHead } from '../tools/hostile-deflate.ts';

/** Names and numbers, as in a list of objects. */
function names(count: number, seed = 1): Uint8Array {
  const next = random(seed);
  let text = '';
  for (let i = 0; i < count; i++) {
    text += `Persistent_Level:PersistentLevel.Build_${'Abc'.repeat(1 + (i % 3))}_C_${next()}.power${next() % 9}\0`;
  }
  return new TextEncoder().encode(text);
}

function resumed(content: Uint8Array, from: number, size: number, options: ZlibOptions = {}): Resumed | null {
  const input = Uint8Array.from(deflateRawSync(content, options));
  const to = Math.min(from + size, input.length);
  input.fill(0, from, to);
  return resumeInflate(input, { from, to }, content.length);
}

/** How many bytes after the hole are known; none may be wrong. */
function knownBehind(content: Uint8Array, { before, from, bytes, origins }: Resumed): number {
  expect(bytes.subarray(0, before)).toEqual(content.subarray(0, before));
  expect(origins).toHaveLength(content.length - from);
  let known = 0;
  origins.forEach((origin, i) => {
    const at = from + i;
    if (origin < 0) known++;
    const source = origin < 0 ? bytes[at] : content[before + origin];
    if (source !== content[at]) expect.unreachable(`byte ${at}`);
    if (origin >= from - before) expect.unreachable(`byte ${at} is a copy of what is not lost`);
  });
  return known;
}

describe('after a hole', () => {
  const content = names(1500);

  it.each<[string, ZlibOptions]>([
    ['level 1', { level: 1 }],
    ['level 6', { level: 6 }],
    ['level 9', { level: 9 }],
    ['fixed codes', { strategy: constants.Z_FIXED }],
  ])('goes on, with %s', (_, options) => {
    for (const from of [500, 2000, 5000, 9001]) {
      const found = resumed(content, from, 512, options)!;
      expect(found.before).toBeGreaterThan(from / 2);
      expect(found.from).toBeGreaterThan(found.before);
      expect(found.from).toBeLessThan(content.length);
      expect(knownBehind(content, found)).toBeGreaterThan((content.length - found.from) / 8);
    }
  });

  it.each<[string, ZlibOptions]>([
    ['codes without matches', { strategy: constants.Z_HUFFMAN_ONLY }],
    ['matches of one byte', { strategy: constants.Z_RLE }],
    ['short blocks', { memLevel: 2 }],
  ])('believes no codes of another block, with %s', (_, options) => {
    for (let from = 500; from < 12_000; from += 700) {
      knownBehind(content, resumed(content, from, 512, options)!);
    }
  });

  it('goes on in the next block, when the hole takes the codes of this one', () => {
    const long = names(4000, 2);
    const input = deflateRawSync(long, { memLevel: 5 });
    let blocks = 0;
    for (let from = 400; from + 3000 < input.length && blocks < 8; from += 7000) {
      const found = resumed(long, from, 2400, { memLevel: 5 })!;
      if (found.from === long.length) continue;
      blocks++;
      knownBehind(long, found);
    }
    expect(blocks).toBeGreaterThan(2);
  });

  it('knows nothing when the hole goes to the end', () => {
    const input = deflateRawSync(content);
    const found = resumed(content, input.length - 300, 300)!;
    expect([found.from, found.origins.length]).toEqual([content.length, 0]);
    expect(found.before).toBeGreaterThan(content.length / 2);
  });

  it('knows nothing when it would be more or less than is missing', () => {
    const input = Uint8Array.from(deflateRawSync(content));
    input.fill(0, 4000, 4512);
    const hole = { from: 4000, to: 4512 };
    const whole = resumeInflate(input, hole, content.length)!;
    const missing = content.length - whole.before;
    // So few that the hole would hold nothing.
    const behind = content.length - whole.from;
    const short = resumeInflate(input, hole, content.length - missing + behind + 10)!;
    expect(short.from).toBe(short.bytes.length);
    // And an end that is not the end of the stream.
    const cut = resumeInflate(input.subarray(0, input.length - 40), hole, content.length)!;
    expect(cut.from).toBe(content.length);
    const longer = resumeInflate(Uint8Array.of(...input, 1, 2, 3), hole, content.length)!;
    expect(longer.from).toBe(content.length);
  });

  it('is nothing where no stream begins', () => {
    expect(resumeInflate(new Uint8Array(2000).fill(255), { from: 500, to: 1012 }, 9000)).toBeNull();
    expect(resumeInflate(new Uint8Array(0), { from: 0, to: 0 }, 9000)).toBeNull();
  });

  it('takes bounded steps, whatever the bytes are', () => {
    const next = random(3);
    const input = Uint8Array.from({ length: 60_000 }, () => next());
    input.set(deflateRawSync(content).subarray(0, 2000));
    const steps = countSteps(() => resumeInflate(input, { from: 2000, to: 2512 }, 131_072));
    expect(steps).toBeLessThan(1_000_000_000);
  });
});

describe('a hostile stream', () => {
  it('takes bounded steps, however many blocks could follow the hole', () => {
    const out = writeHead(new BitWriter());
    for (let i = 0; i < 100; i++) out.code(0, 1);
    const from = out.finish().length;
    for (let i = 0; i < 600; i++) out.write(0, 8);
    const to = out.finish().length;
    const input = writeBlocks(out, 600).write(0, 8).finish();
    expect(input.length).toBeLessThan(15_000);
    expect(countSteps(() => resumeInflate(input, { from, to }, 1 << 17))).toBeLessThan(200_000_000);
  });

  it('that claims more than the game puts into one is not decoded', () => {
    const input = Uint8Array.from(deflateRawSync(new Uint8Array(1 << 25)));
    const from = input.length - 600;
    input.fill(0, from);
    expect(resumeInflate(input, { from, to: input.length }, 1 << 25)).toBeNull();
  });
});
