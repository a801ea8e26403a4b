// The stand-in for Node's buffers, against Node's.

import { Buffer as NodeBuffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Buffer } from '../../src/browser/buffer.ts';
import { forAll } from '../tools/for-all.ts';

/** Without halves of letters that lack the other half: those become a replacement. */
const text = fc.string({ unit: 'binary' }).map((units) => NodeBuffer.from(units).toString());
const bytes = fc.uint8Array({ maxLength: 300 });
const ENCODINGS = ['utf8', 'hex', 'base64', 'base64url', 'latin1'] as const;

describe('buffers in a browser', () => {
  it('make of texts what Node makes', () => {
    forAll(100, text, (written) => {
      expect([...Buffer.from(written)]).toEqual([...NodeBuffer.from(written)]);
      expect(Buffer.from(written).toString()).toBe(written);
    });
  });

  it.each(ENCODINGS.filter((name) => name !== 'utf8'))(
    'write bytes as %s, and read them again',
    (encoding) => {
      forAll(100, bytes, (plain) => {
        const expected = NodeBuffer.from(plain).toString(encoding);
        expect(Buffer.from(plain).toString(encoding)).toBe(expected);
        if (encoding !== 'hex') expect([...Buffer.from(expected, encoding)]).toEqual([...plain]);
      });
    },
  );

  it('take any text for base64, as ids that clients send may be', () => {
    forAll(100, fc.string({ maxLength: 40 }), (id) => {
      expect(() => Buffer.from(id, 'base64url')).not.toThrow();
    });
  });

  it('join and fill as Node does', () => {
    forAll(100, fc.array(bytes, { maxLength: 5 }), text, (parts, written) => {
      expect([...Buffer.concat(parts)]).toEqual([...NodeBuffer.concat(parts)]);
      const [ours, theirs] = [Buffer.alloc(400), NodeBuffer.alloc(400)];
      expect(ours.write(written, 3)).toBe(theirs.write(written, 3));
      expect([...ours]).toEqual([...theirs]);
    });
  });

  it('look at memory without copying it', () => {
    const memory = Uint8Array.of(1, 2, 3, 4).buffer;
    expect([...Buffer.from(memory, 1, 2)]).toEqual([2, 3]);
  });
});
