import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LzoError, lzoInflate } from '../../src/bytes/lzo.ts';
import { stepCounter } from '../tools/count-steps.ts';
import { forAll } from '../tools/for-all.ts';
import { LZO_STREAMS } from '../tools/unreal3/lzo.ts';

/** Inflates into the middle of a guarded buffer; says whether the guards are still whole. */
function guarded(stream: Uint8Array, size: number): { whole: boolean; error: unknown } {
  const out = new Uint8Array(size + 64).fill(0xa5);
  let error: unknown = null;
  try {
    lzoInflate(stream, 0, stream.length, out, 32, size);
  } catch (caught) {
    error = caught;
  }
  const whole =
    out.subarray(0, 32).every((b) => b === 0xa5) && out.subarray(32 + size).every((b) => b === 0xa5);
  return { whole, error };
}

describe('LZO1X, any input', () => {
  it('ends with an LzoError or wrong bytes, and writes nowhere else, on any stream', () => {
    forAll(3000, fc.uint8Array({ maxLength: 300 }), fc.nat(5000), (stream, size) => {
      const { whole, error } = guarded(stream, size);
      expect(whole).toBe(true);
      expect(error === null || error instanceof LzoError).toBe(true);
    });
  });

  it('does so on broken real-looking streams too, in bounded steps', () => {
    const { stream, bytes } = LZO_STREAMS.find(({ bytes }) => bytes.length === 60_000)!;
    const steps = stepCounter();
    forAll(1000, fc.nat(stream.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const broken = stream.slice();
      broken[at]! ^= flip;
      const { whole, error } = guarded(broken, bytes.length);
      expect(whole).toBe(true);
      expect(error === null || error instanceof LzoError).toBe(true);
    });
    expect(steps()).toBeLessThan(500_000_000);
  });
});
