// A body that comes in pieces, compared with the same body as a whole.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { inProcessFinder } from '../../../src/library/find/save-finder.ts';
import { receive } from '../../../src/server/uploads/receive.ts';
import { makeTar, makeTarGz } from '../../tools/archives.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { forAllInTurns } from '../../tools/for-all.ts';
import { noise } from '../../tools/noise.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const finder = inProcessFinder([fakeFormat, ...FORMATS]);
const small = fakeSave('A', ['x C', 'y C x']);
const large = Buffer.concat([small, Buffer.alloc(1_500_000, '\n')]);
const entries = [
  { path: 'a.sav', content: small },
  { path: 'b', content: noise(1_200_000) },
];

/** What each is, by those who made it. */
const BODIES = [
  ['a small save', small, null],
  ['a large save', large, null],
  ['a save of a real format', readFileSync('examples/little-factory.sav'), null],
  ['a small gzip', makeTarGz(entries.slice(0, 1)), 'gzip'],
  ['a tar', makeTar(entries), 'tar'],
  ['a gzip', makeTarGz(entries), 'gzip'],
  ['noise', noise(1_100_000), 'none'],
  ['a little noise', noise(100), 'none'],
  ['nothing', Buffer.alloc(0), 'none'],
] as const;

async function* pieces(...all: readonly Uint8Array[]): AsyncGenerator<Buffer> {
  for (const piece of all) yield Buffer.from(piece);
}

/** Receives a body that is cut into these shares, and gives what became of it. */
async function received(bytes: Uint8Array, cuts: readonly number[], knowsSize: boolean) {
  const file = join(tempFolder(), 'a.sav');
  const ends = [...cuts.map((share) => Math.round(share * bytes.length)).sort((a, b) => a - b), bytes.length];
  let sent = 0;
  let taken = 0;
  async function* body(): AsyncGenerator<Buffer> {
    for (const end of ends) {
      const piece = Buffer.from(bytes.subarray(sent, end));
      sent = end;
      yield piece;
    }
  }
  const take = (count: number): void => {
    taken += count;
  };
  const size = knowsSize ? bytes.length : Number.POSITIVE_INFINITY;
  const outcome = await receive(body(), file, { name: 'a.sav', finder, size, take }).catch(
    (error: Error) => error,
  );
  return { outcome, file, taken, sent };
}

describe.each(BODIES)('%s', (_, bytes, kind) => {
  it('is known for what it is, in pieces of any size, and written as it came', async () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    await forAllInTurns(5, cuts, fc.boolean(), async (shares, knowsSize) => {
      const { outcome, file, taken } = await received(bytes, shares, knowsSize);
      if (kind === 'none') {
        expect(outcome).toMatchObject({ name: 'FormatError' });
        return;
      }
      expect(outcome).toBe(kind);
      expect(readFileSync(file).equals(bytes)).toBe(true);
      expect(taken).toBe(bytes.length);
    });
  });
});

const thousand = Array.from({ length: 999 }, (_, at) => (at + 1) / 1000);

it('a body that is no save is refused as soon as that is clear', async () => {
  const { outcome, sent } = await received(noise(20_000_000), thousand, false);
  expect(outcome).toMatchObject({ name: 'FormatError' });
  expect(sent).toBeLessThan(1_200_000);
});

it('a body for which there is no room is refused before it is written', async () => {
  const file = join(tempFolder(), 'a.sav');
  const take = (count: number): void => {
    if (count === 1000) throw new Error('no room');
  };
  const options = { name: 'a.sav', finder, size: Number.POSITIVE_INFINITY, take };
  await expect(receive(pieces(small, Buffer.alloc(1000)), file, options)).rejects.toThrow('no room');
  expect(readFileSync(file).length).toBeLessThanOrEqual(small.length);
});

it('a body never takes the place of a file that is there', async () => {
  const file = join(tempFolder({ 'a.sav': 'kept' }), 'a.sav');
  const options = { name: 'a.sav', finder, size: small.length, take: () => undefined };
  await expect(receive(pieces(small), file, options)).rejects.toMatchObject({ code: 'EEXIST' });
  expect([existsSync(file), readFileSync(file, 'utf8')]).toEqual([true, 'kept']);
});
