// Bytes that were copied out of a hole: what one kind of text tells of them may complete another.

import { expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import type { DamagedPart } from '../../../../src/bytes/stream-inflater.ts';
import { Reading } from '../../../../src/formats/satisfactory/objects/reading.ts';
import { deduceHoles } from '../../../../src/formats/satisfactory/salvage/deduce-holes.ts';
import { GraphBuilder } from '../../../../src/graph/build/builder.ts';

const PATH = '/Game/FactoryGame/Buildable/Building/Wall/Build_Wall_8x4.Build_Wall_8x4_C';
const HOLE = 64;

const fstring = (path: string): string => `${String.fromCharCode(path.length + 1, 0, 0, 0)}${path}\0`;

/** The path after the hole, once the letters of `Wall` in it were learned; `?` for those that are not known. */
function learned(isLearned: boolean): string {
  const lost = ['/Building/', 'Wall'];
  const front = '\0'.repeat(HOLE);
  const copied = fstring(PATH);
  const text = front + copied + fstring(PATH);
  const builder = new GraphBuilder();
  const { bytes } = builder.image([{ name: 'a.sav', size: text.length }]);
  bytes.set(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  const to = HOLE + copied.length;
  const origins = new Int32Array(copied.length).fill(-1);
  lost.forEach((piece, which) => {
    for (let at = copied.indexOf(piece); at >= 0; at = copied.indexOf(piece, at + 1)) {
      for (let i = 0; i < piece.length; i++) origins[at + i] = which * 10 + i;
      bytes.fill(0, HOLE + at, HOLE + at + piece.length);
    }
  });
  const error = new FormatError({ code: 'INFLATE', file: 'a.sav', offset: 0, expected: '', found: '' });
  const copies = { from: HOLE, to, origins };
  const hole: DamagedPart = { from: 0, to: HOLE, lost: true, besideHole: false, error, copies };
  const rest: DamagedPart = { from: HOLE, to, lost: true, besideHole: false, error };
  const reading = new Reading(new Cursor(bytes, { file: 'a.sav' }), [hole, rest], builder, 52, 460_000);
  deduceHoles(reading, 0, to, (known) => {
    if (isLearned) known.take(HOLE + copied.indexOf('Wall'), Buffer.from('Wall'));
  });
  const { damage } = reading;
  const letters = Array.from(copied, (_, at) => {
    const place = HOLE + at;
    return damage.lostAt(place, place + 1) ? '?' : String.fromCharCode(bytes[place]!);
  });
  return letters.join('').slice(4, -1);
}

it('completes paths whose names were learned after others', () => {
  expect(learned(false)).toBe(PATH.replace('/Building/', '??????????').replaceAll('Wall', '????'));
  expect(learned(true)).toBe(PATH);
});
