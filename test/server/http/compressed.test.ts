// The encoding that is sent, compared with what the client said; and what comes out again.

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContentEncoding,
  compressed,
  encodingFor,
  packedOnce,
} from '../../../src/server/http/compressed.ts';
import { forAll } from '../../tools/for-all.ts';
import { noise } from '../../tools/noise.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

function unpack(bytes: Uint8Array, encoding: ContentEncoding): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : Buffer.from(bytes);
}

const weight = fc.constantFrom(undefined, '1', '1.0', '0.001', '0.5', '0', '0.0', '0.000');
const listed = fc.record({
  name: fc.constantFrom('br', 'gzip', 'deflate', 'identity', 'zstd', 'xbr', 'gzipx', 'BR', 'GZip'),
  weight,
  space: fc.constantFrom('', ' ', '  '),
  equals: fc.constantFrom('q=', 'Q='),
});
const lists = fc.uniqueArray(listed, { selector: ({ name }) => name.toLowerCase(), maxLength: 6 });

it('the encoding of an answer is one that the client takes, the densest of ours', () => {
  forAll(500, lists, (list) => {
    const header = list
      .map(
        ({ name, weight: of, space, equals }) =>
          `${name}${of === undefined ? '' : `${space};${space}${equals}${of}`}`,
      )
      .join(`,${list[0]?.space ?? ''}`);
    const isTaken = (wanted: string): boolean =>
      list.some(({ name, weight: of = '1' }) => name.toLowerCase() === wanted && Number(of) > 0);
    const expected = isTaken('br') ? 'br' : isTaken('gzip') ? 'gzip' : 'identity';
    expect([header, encodingFor(header)]).toEqual([header, expected]);
  });
});

it('the encoding of an answer is none where there is no header, and for what is small', () => {
  expect([encodingFor(undefined), encodingFor(''), encodingFor([])]).toEqual(Array(3).fill('identity'));
  expect(encodingFor(['gzip', 'br'])).toBe('br');
  // What fits in a packet or two.
  expect([encodingFor('br', 1400), encodingFor('br', 0), encodingFor('br', 100_000)]).toEqual([
    'identity',
    'identity',
    'br',
  ]);
});

describe.each(ENCODINGS)('%s', (encoding) => {
  it('gives back what went in, large or empty, dense or not', async () => {
    const contents = [
      new Uint8Array(0),
      Buffer.from('x'),
      Buffer.from('save '.repeat(40_000)),
      noise(300_000),
    ];
    for (const bytes of contents) {
      const packed = await packedOnce(bytes, encoding);
      expect(unpack(packed, encoding).equals(bytes)).toBe(true);
      if (encoding !== 'identity' && bytes.length === 200_000) expect(packed.length).toBeLessThan(2000);
    }
  });

  it('is made once for all who ask, even at once, and for these bytes alone', async () => {
    const [bytes, same] = [Buffer.from('save '.repeat(2000)), Buffer.from('save '.repeat(2000))];
    const [first, second] = await Promise.all([compressed(bytes, encoding), compressed(bytes, encoding)]);
    expect(second).toBe(first);
    expect(await compressed(bytes, encoding)).toBe(first);
    expect(unpack(first, encoding).equals(bytes)).toBe(true);
    const other = await compressed(same, encoding);
    expect(other === first).toBe(false);
    for (const name of ENCODINGS)
      expect(unpack(await compressed(bytes, name), name).equals(bytes)).toBe(true);
  });
});
