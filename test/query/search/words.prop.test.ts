// Words of texts against cutting them character by character, and numbers at their end against a pattern.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberAtEnd, numberWord, parseDigits, wordsOf } from '../../../src/query/search/words.ts';
import { runs } from '../../tools/runs.ts';

const parts = fc.constantFrom(
  'Iron',
  'iron',
  'IRON',
  'Mk1',
  '0',
  '007',
  '214',
  'ß',
  'É',
  '例',
  '_',
  '.',
  ':',
  ' ',
  '-',
  'C',
);
const texts = fc.array(parts, { maxLength: 8 }).map((list) => list.join(''));

type CharacterKind = 'upper' | 'lower' | 'digit' | 'letter' | 'none';

function kindOf(character: string | undefined): CharacterKind {
  if (character === undefined) return 'none';
  if (/\p{Lu}/u.test(character)) return 'upper';
  if (/\p{Ll}/u.test(character)) return 'lower';
  if (/\p{N}/u.test(character)) return 'digit';
  return /\p{L}/u.test(character) ? 'letter' : 'none';
}

/** Begins a new part where the kind of character changes; the last capital before small letters belongs to them. */
function naiveWords(text: string): Set<string> {
  const words = new Set<string>();
  const characters = [...text];
  let run: string[] = [];
  let part = '';
  const endPart = (): void => {
    if (part !== '') run.push(part);
    part = '';
  };
  const endRun = (): void => {
    endPart();
    if (run.length > 0) words.add(run.join('').toLowerCase());
    if (run.length > 1) for (const each of run) words.add(each.toLowerCase());
    run = [];
  };
  for (const [at, character] of characters.entries()) {
    const kind = kindOf(character);
    if (kind === 'none') {
      endRun();
      continue;
    }
    const before = kindOf(characters[at - 1]);
    const goesOn = kind === before || (kind === 'lower' && before === 'upper');
    const beginsWord = kind === 'upper' && before === 'upper' && kindOf(characters[at + 1]) === 'lower';
    if (!goesOn || beginsWord) endPart();
    part += character;
  }
  endRun();
  return words;
}

test('words are runs of letters and digits, and their parts', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(wordsOf(text)).toEqual(naiveWords(text));
    }),
    { numRuns: runs(1000) },
  );
});

const NUMBER_AT_END = /[_.:](0|[1-9]\d{0,14})[_.:]?$/;
const endings = fc
  .array(fc.constantFrom('a', '_', '.', ':', '-', '0', '7', '42', '123456789', '999999'), { maxLength: 7 })
  .map((list) => list.join(''));

test('a number at the end is one that a word can be, after a sign', () => {
  fc.assert(
    fc.property(endings, fc.nat({ max: 3 }), (text, before) => {
      const bytes = Buffer.from(`${'_'.repeat(before)}${text}9_`);
      const ends = new Uint32Array(1);
      const from = numberAtEnd(bytes, before, text.length, ends);
      const [, digits] = NUMBER_AT_END.exec(text) ?? [];
      expect(from >= 0).toBe(digits !== undefined);
      if (digits === undefined) return;
      expect(bytes.toString('latin1', from, ends[0])).toBe(digits);
      expect(parseDigits(bytes, from, ends[0]!)).toBe(Number(digits));
      expect(numberWord(digits)).toBe(Number(digits));
    }),
    { numRuns: runs(1000) },
  );
});

test('no number is a word that is written otherwise', () => {
  for (const word of ['', '007', '1e3', '-1', '1.5', '1234567890123456', 'x1'])
    expect(numberWord(word)).toBeNull();
});
