/** Looking for the ends of broken blocks costs steps in proportion to the file, whatever it holds. */
import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { block, i32, type Part } from '../../../tools/slime-rancher/parts.ts';
import { ranch, readRanch } from '../../../tools/slime-rancher/read.ts';

const whole = ranch('a ranch');

const opened = (identifier: string, ...values: Part[]): Uint8Array =>
  block(
    identifier,
    1,
    values.map((value, i) => [String(i), value] as const),
  ).bytes.subarray(0, -2);

/** Reads of the cursor while a save is read whose second half is one piece again and again. */
function steps(piece: Uint8Array, times: number): number {
  const tail = new Uint8Array(piece.length * times);
  for (let i = 0; i < times; i++) tail.set(piece, i * piece.length);
  const bytes = Buffer.concat([whole.subarray(0, 1200), tail]);
  const { take } = Cursor.prototype;
  let count = 0;
  Cursor.prototype.take = function counted(this: Cursor, n: number) {
    count++;
    return take.call(this, n);
  };
  try {
    readRanch(bytes);
  } finally {
    Cursor.prototype.take = take;
  }
  return count;
}

describe('four times the bytes cost at most five times the steps', () => {
  it.each<[string, Uint8Array]>([
    ['end markers', Uint8Array.of(0, 0x40)],
    ['ends of entries', Uint8Array.of(0, 0x40, 0, 0x20, 1, 0x41)],
    ['unknown blocks in each other', opened('SRNEST')],
    ['unknown blocks that claim long lists of strings', opened('SRNEST', i32(5000))],
    ['lists of ids that claim to be long', opened('TRACKEDACTORLIST', i32(3000))],
    ['lists of strings that claim to be long', opened('SRPED', i32(0), i32(5000))],
    ['heads of actors', opened('SRAD')],
  ])('%s', (_, piece) => {
    const short = steps(piece, 1500);
    const long = steps(piece, 6000);
    expect(long / short).toBeLessThan(5);
  });
});
