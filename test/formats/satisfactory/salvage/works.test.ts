// A works of hundreds of objects that look alike, holed in many places: bodies between two holes are given to nobody
// but those that they certainly belong to, and most are.

import { describe, expect, it } from 'vitest';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { worksObjects } from '../../../tools/satisfactory/cases/works.ts';
import { type Damaged, damage } from '../../../tools/satisfactory/damage.ts';
import { compareDamaged, openWhole } from '../../../tools/satisfactory/damage-outcome.ts';
import { classes, inWorld } from '../../../tools/satisfactory/game.ts';
import type { Marks } from '../../../tools/satisfactory/levels.ts';
import { actor } from '../../../tools/satisfactory/objects.ts';
import { type SaveSpec, writeBody, writeSave, writeSaveAround } from '../../../tools/satisfactory/save.ts';
import { ref } from '../../../tools/satisfactory/strings.ts';
import type { Property } from '../../../tools/satisfactory/values.ts';
import { int, object, prop } from '../../../tools/satisfactory/values.ts';
import { readFile } from '../read-file.ts';

const SEEDS = 40;

function works(version: number): SaveSpec {
  return {
    ...factorySave(version),
    ...{ objects: [...worksObjects], levels: [] },
    chunks: { version: version >= 41 ? 2 : 1, size: 4096 },
  };
}

describe.each([28, 36, 46, 58])('of save version %i', (version) => {
  const spec = works(version);
  const file = writeSave(spec);
  const whole = openWhole('works.sav', file);

  it.each([
    ['zeros-1', 0.99],
    ['zeros-2', 0.95],
    ['zeros-3', 0.93],
    ['bit', 0.99],
    ['byte-lost', 0.99],
    ['sums-3', 1],
    ['cut', 0.99],
  ] as const)('with %s keeps what is certain', (kind, least) => {
    let [kept, untouched] = [0, 0];
    for (let seed = 1; seed <= SEEDS; seed++) {
      const damaged = damage(file, kind, seed)!;
      const { silent, invented, overstated, ...outcome } = compareDamaged('works.sav', whole, damaged);
      expect({ seed, silent, invented, overstated }).toMatchObject({
        silent: 0,
        invented: 0,
        overstated: false,
      });
      if (outcome.failed !== null) continue;
      kept += outcome.kept;
      untouched += outcome.untouched;
    }
    expect(kept / untouched).toBeGreaterThanOrEqual(least);
  });

  it('knows that a length that leads past the next body is wrong', () => {
    const marks: Marks = new Map();
    const body = writeBody(spec, marks);
    const lengthAt = (at: number): number => marks.get(`length:${worksObjects[at]!.path}`)!;
    for (const at of [0, 1, 100, 200, worksObjects.length - 2]) {
      const spoilt = body.slice();
      const view = new DataView(spoilt.buffer);
      const own = view.getInt32(lengthAt(at), true);
      const next = lengthAt(at + 1) + 4 + view.getInt32(lengthAt(at + 1), true);
      view.setInt32(lengthAt(at), next - lengthAt(at) - 4, true);
      expect(next - lengthAt(at) - 4).toBeGreaterThan(own);
      const damaged: Damaged = { bytes: writeSaveAround(spec, spoilt), holes: [] };
      const { silent, invented } = compareDamaged('works.sav', whole, damaged);
      expect({ at, silent, invented }).toEqual({ at, silent: 0, invented: 0 });
      expect(readFile('works.sav', damaged.bytes).graph.data.issueCount).toBeGreaterThan(0);
    }
  });
});

describe.each([36, 58])('poles that are alike, of save version %i', (version) => {
  const POLES = 500;
  const pole = (at: number): string =>
    inWorld(`Build_PowerPoleMk1_C_${(((at + POLES) % POLES) * 7919) % 100_003}`);
  const to = (name: string, at: number) => prop(name, object(ref(pole(at))));

  it.each<[string, (at: number) => Property[]]>([
    ['name nobody', () => []],
    ['name the next', (at) => [to('mNext', at + 1)]],
    ['name both neighbours', (at) => [to('mNext', at + 1), to('mPrevious', at - 1)]],
    ['name one other each', (at) => [to('mOther', at ^ 1)]],
    ['name the first of five', (at) => [to('mFirst', at - (at % 5))]],
  ])('and %s are nobody else when nothing says which they are', (_, references) => {
    const poles = Array.from({ length: POLES }, (_, at) =>
      actor(classes.pole, pole(at), [...references(at), prop('mTier', int(at))], {
        transform: { position: [at, 1, 2] },
      }),
    );
    const chunks = { version: version >= 41 ? (2 as const) : (1 as const), size: 4096 };
    const file = writeSave({ ...factorySave(version), objects: poles, levels: [], chunks });
    const whole = openWhole('poles.sav', file);
    let unmatched = 0;
    for (const kind of ['zeros-2', 'zeros-3'] as const) {
      for (let seed = 1; seed <= 15; seed++) {
        const damaged = damage(file, kind, seed)!;
        const { silent, invented, overstated } = compareDamaged('poles.sav', whole, damaged);
        expect({ kind, seed, silent, invented, overstated }).toMatchObject({
          silent: 0,
          invented: 0,
          overstated: false,
        });
        const { issues } = readFile('poles.sav', damaged.bytes).graph.data;
        unmatched += issues.filter(({ code }) => code === 'UNMATCHED').length;
      }
    }
    expect(unmatched).toBeGreaterThan(0);
  });
});
