// JSON as JSON.stringify would have written it.

import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literal } from '../../../src/execute/json/json-literal.ts';
import { JsonOut, TOO_LONG, withJsonBuffer } from '../../../src/execute/json/json-out.ts';
import { forAll } from '../../tools/for-all.ts';

const written = (write: (out: JsonOut) => void): string => {
  const out = new JsonOut();
  write(out);
  return Buffer.from(out.copy()).toString();
};

/** Text with what JSON escapes, what UTF-8 takes long for, and halves of pairs. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 60 }),
      // Halves of a pair stand apart here.
      fc.constantFrom(...'"\\\0\n\x1f\x7f\x80é\u2028\ud800/\udfff🙂Ł'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const numbers = fc.oneof(
  fc.double(),
  fc.float(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ min: -1e6, max: 1e6 }).map(Math.fround),
  fc
    .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 22 }))
    .map(([whole, places]) => whole / 10 ** places),
  fc.constantFrom(
    ...[0, -0, 1e-6, 1e-7, 999999.999999999, 1e15, 1e21, 5e-324, 1.7976931348623157e308, 0.1],
    1 / 3,
    ...[10, 14, 17, 23].flatMap((power) => [-1, 0, 1].map((ulps) => 2 ** power * (1 + ulps * 2 ** -23))),
  ),
);

describe('JSON of', () => {
  it('texts', () => {
    forAll(2000, hostile, (text) => {
      expect(written((out) => out.string(text))).toBe(JSON.stringify(text));
    });
  });

  it('texts with one odd character, anywhere', () => {
    for (const odd of ['"', '\\', '\x00', '\x1f', '\x7f', '\x80', 'Ł', '€', '\ud83d', '🙂']) {
      for (let size = 0; size < 40; size++) {
        for (let at = 0; at <= size; at++) {
          const text = `${'a'.repeat(at)}${odd}${'b'.repeat(size - at)}`;
          expect(written((out) => out.string(text))).toBe(JSON.stringify(text));
        }
      }
    }
  });

  it('numbers', () => {
    forAll(20_000, numbers, (value) => {
      expect(written((out) => out.number(value))).toBe(JSON.stringify(value));
    });
  });

  it('bytes as base64url', () => {
    forAll(500, fc.tuple(hostile, fc.uint8Array({ minLength: 1 }), fc.nat(9)), ([a, b, before]) => {
      const text = written((out) => {
        for (let at = 0; at < before; at++) out.byte(0x20);
        out.base64(literal(a), new DataView(b.buffer, b.byteOffset, b.length), 1, b.length);
      });
      expect(text.trim()).toBe(
        JSON.stringify(Buffer.concat([Buffer.from(a), b.subarray(1)]).toString('base64url')),
      );
    });
  });

  it('any value', () => {
    forAll(100, fc.jsonValue(), (value) => {
      expect(written((out) => out.value(value))).toBe(JSON.stringify(value));
    });
  });

  it('what is known beforehand', () => {
    forAll(100, fc.array(hostile), (texts) => {
      const all = texts.map((text) => JSON.stringify(text));
      expect(written((out) => all.forEach((json) => void out.literal(literal(json))))).toBe(all.join(''));
    });
  });

  it('bytes in a file, or nothing where they are not plain', () => {
    forAll(1000, hostile, fc.nat(5), (text, before) => {
      const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const out = new JsonOut();
      const isPlain = /^[\x20\x21\x23-\x5b\x5d-\x7f]*$/.test(text);
      expect(out.plainText(view, before, bytes.length)).toBe(isPlain);
      expect(Buffer.from(out.copy()).toString()).toBe(isPlain ? JSON.stringify(text) : '');
    });
  });
});

describe('length', () => {
  it('is bounded while it grows, and what comes next is not', () => {
    const most = 100_000;
    const grow = (text: string) => () =>
      withJsonBuffer(most, (out) => {
        for (let at = 0; at < 1_000_000; at++) out.string(text);
      });
    expect(grow('abc')).toThrow(TOO_LONG);
    expect(grow('€')).toThrow(TOO_LONG);
    const short = withJsonBuffer(most, (out) => {
      out.string('x');
      return out.copy();
    });
    expect(Buffer.from(short).toString()).toBe('"x"');
  });

  it('may grow far', () => {
    const text = 'x'.repeat(70_000);
    const out = new JsonOut();
    for (let at = 0; at < 10; at++) out.string(text);
    expect(Buffer.from(out.copy()).toString()).toBe(JSON.stringify(text).repeat(10));
  });
});
