// Bytes that are other than they were written, in chunks whose sum says so: whatever they became, even a good name or a
// good length, nothing is believed because of them.

import { describe, expect, it } from 'vitest';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import { contentOf, corpusRows } from '../../../tools/corpus.ts';
import { openWhole, outcomeOf } from '../../../tools/damage-outcome.ts';
import { random } from '../../../tools/random.ts';
import { runs } from '../../../tools/runs.ts';
import { damageTo } from '../../../tools/satisfactory/damage.ts';
import { chunkOffsets, unchunk } from '../../../tools/unreal/chunks.ts';

const CHUNK = 2048;
const SEEDS = runs(250);
/** After a chunk's header: the head of a zlib stream and of a stored block. */
const HEAD = { 1: 48 + 2 + 5, 2: 49 + 2 + 5 } as const;

/** Hundreds of objects that look alike, of machines, their components and wires, and poles; and where sizes and counts stand. */
interface Works {
  readonly name: string;
  readonly content: string;
  readonly places: readonly number[];
}

describe.each([28, 36, 46, 58])('of save version %i', (version) => {
  const name = `a works of version ${version}, stored`;
  const works = corpusRows<Works>('satisfactory/made.jsonl').find((row) => row.name === name)!;
  const file = contentOf(works.content);
  const { places } = works;
  const { body } = unchunk(file);
  const offsets = chunkOffsets(file);
  const whole = openWhole(satisfactory, [{ name: 'works.sav', bytes: file }]);

  /** The file with other bytes at places of the body, whose sums are not mended. */
  const spoilt = (changes: readonly (readonly [at: number, byte: number])[]) => {
    const bytes = file.slice();
    for (const [at, byte] of changes) {
      bytes[offsets[Math.floor(at / CHUNK)]! + HEAD[version >= 41 ? 2 : 1] + (at % CHUNK)] = byte;
    }
    const chunks = new Set(changes.map(([at]) => Math.floor(at / CHUNK)));
    const holes = [...chunks].map(
      (chunk) => [chunk * CHUNK, Math.min((chunk + 1) * CHUNK, body.length)] as const,
    );
    return damageTo('works.sav', { bytes, holes });
  };
  const check = (what: string, wanted: readonly (readonly [number, number])[]): void => {
    const changes = wanted.filter(([at, byte]) => byte >= 0 && byte < 256 && body[at] !== byte);
    if (changes.length === 0) return;
    const { files, holes } = spoilt(changes);
    expect(outcomeOf(whole, files, holes), what).toMatchObject({ silent: [], invented: [] });
  };

  it('anywhere', () => {
    const next = random(version);
    for (let seed = 0; seed < SEEDS; seed++) {
      const at = next() % (body.length - 4);
      const changes = Array.from({ length: 1 + (next() % 4) }, (_, i) => [at + i, next() & 255] as const);
      check(`${seed} at ${at}`, changes);
    }
  });

  it('in a number that leads somewhere', () => {
    const next = random(version);
    for (let seed = 0; seed < SEEDS; seed++) {
      const at = places[next() % places.length]!;
      const steps = [1, -1, 4, -4, 8, 12, 16, -12][next() % 8]!;
      const view = new DataView(body.buffer, body.byteOffset);
      if (at + 4 > body.length) continue;
      const number = view.getInt32(at, true) + steps;
      const changes = [0, 1, 2, 3].map((i) => [at + i, (number >> (8 * i)) & 255] as const);
      check(`${seed} at ${at}`, changes);
    }
  });

  it('that are hardly told by the sum', () => {
    const next = random(version);
    for (let seed = 0; seed < SEEDS; seed++) {
      const at = next() % (body.length - 1);
      check(`${seed} at ${at}`, [
        [at, body[at]! + 1],
        [at + 1, body[at + 1]! - 1],
      ]);
    }
  });

  it('in the digits of names', () => {
    const next = random(version);
    const digits = [...body.keys()].filter((at) => body[at]! >= 0x30 && body[at]! <= 0x39);
    for (let seed = 0; seed < SEEDS; seed++) {
      const at = digits[next() % digits.length]!;
      check(`${seed} at ${at}`, [[at, 0x30 + (next() % 10)]]);
    }
  });
});
