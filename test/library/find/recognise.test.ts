// An upload is refused, or kept, from as few of its first bytes as formats need, and never wrongly.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { encodeUtf8 } from '../../../src/bytes/text.ts';
import type { Format } from '../../../src/formats/format.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { recognise } from '../../../src/library/find/recognise.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';

const fake = (start: Uint8Array, size: number) => recognise('a.sav', start, size, [fakeFormat]);

it('waits for more of a file as long as a format asks for more', () => {
  const save = fakeSave('A', ['x C']);
  expect(fake(save.subarray(0, 0), save.length)).toEqual({ is: 'unknown' });
  expect(fake(save.subarray(0, 4), save.length)).toEqual({ is: 'unknown' });
  expect(fake(save.subarray(0, 4), Number.POSITIVE_INFINITY)).toEqual({ is: 'unknown' });
  expect(fake(save.subarray(0, 5), save.length)).toEqual({ is: 'save' });
});

it('refuses a file, with the reason, once a format has seen all that it asks for', () => {
  const why = (start: Uint8Array, size: number) => fake(start, size);
  const text = { is: 'none', why: { code: 'NOT_A_SAVE', file: 'a.sav', found: 'a text file' } };
  expect(why(encodeUtf8('hello'), 5)).toMatchObject(text);
  expect(why(encodeUtf8('x'.repeat(255)), Number.POSITIVE_INFINITY)).toEqual({ is: 'unknown' });
  expect(why(encodeUtf8('x'.repeat(256)), Number.POSITIVE_INFINITY)).toMatchObject(text);
  expect(why(new Uint8Array(0), 0)).toMatchObject({ is: 'none', why: { found: 'an empty file' } });
  expect(why(encodeUtf8('KIN'), 3)).toMatchObject({ why: { found: 'a kin of the fake format' } });
});

it('takes a file for a save when any format does, even if another still needs more', () => {
  const greedy: Format = {
    ...fakeFormat,
    claim: ([file]) => {
      file!.head(1000);
      return [];
    },
  };
  const start = fakeSave('A', []);
  expect(recognise('a.sav', start, 5000, [greedy])).toEqual({ is: 'unknown' });
  expect(recognise('a.sav', start, 5000, [greedy, fakeFormat])).toEqual({ is: 'save' });
});

it.each(['little-factory.sav', 'powered-base.sav', 'hollowmere/persist.game.json'])(
  'never refuses the beginning of a save, however short: %s',
  (name) => {
    const bytes = readFileSync(`examples/${name}`);
    for (const size of [bytes.length, Number.POSITIVE_INFINITY]) {
      const seen = new Set<string>();
      for (let length = 0; length <= 600; length += 3) {
        seen.add(recognise(name, bytes.subarray(0, length), size, FORMATS).is);
      }
      expect([...seen]).toEqual(['unknown', 'save']);
    }
  },
);
