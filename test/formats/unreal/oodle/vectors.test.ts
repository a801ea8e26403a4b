// Streams of other compressors, and streams that are to be refused. They lie beside the checkout.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeOodle } from '../../../../src/formats/unreal/oodle/decode.ts';
import { OodleError } from '../../../../src/formats/unreal/oodle/oodle-error.ts';

interface Vector {
  readonly file: string;
  readonly size: number;
  readonly sha256: string;
}

const folder = new URL('../../../../../shared/formats/oodle-vectors/', import.meta.url);
const isThere = existsSync(folder);
if (!isThere) console.log('not run: there are no Oodle streams beside the checkout');
const read = <T>(name: string): readonly T[] =>
  isThere ? (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T[]) : [];

describe.runIf(isThere)('streams', () => {
  const vectors = read<Vector>('vectors.json');

  it.each(vectors)('$file', ({ file, size, sha256 }) => {
    const output = new Uint8Array(size);
    decodeOodle(new Uint8Array(readFileSync(new URL(file, folder))), size, output);
    expect(createHash('sha256').update(output).digest('hex')).toBe(sha256);
  });

  it.each(read<{ name: string; size: number; hex: string }>('refused.json'))(
    'refuses $name',
    ({ size, hex }) => {
      const stream = new Uint8Array(Buffer.from(hex, 'hex'));
      expect(() => decodeOodle(stream, size, new Uint8Array(size))).toThrow(OodleError);
    },
  );
});
