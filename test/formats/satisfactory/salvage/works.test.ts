// A works of hundreds of objects that look alike, holed in many places: bodies between two holes are given to nobody but those that
// they certainly belong to, and most are.

import { describe, expect, it } from 'vitest';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { type Damaged, damage } from '../../../tools/satisfactory/damage.ts';
import { compareDamaged, openWhole } from '../../../tools/satisfactory/damage-outcome.ts';
import { classes, inWorld } from '../../../tools/satisfactory/game.ts';
import type { Marks } from '../../../tools/satisfactory/levels.ts';
import { actor, component, type ObjectSpec } from '../../../tools/satisfactory/objects.ts';
import { type SaveSpec, writeBody, writeSave, writeSaveAround } from '../../../tools/satisfactory/save.ts';
import { ref } from '../../../tools/satisfactory/strings.ts';
import { float, int, objects, prop } from '../../../tools/satisfactory/values.ts';
import { readFile } from '../read-file.ts';

const MACHINES = 60;
const SEEDS = 40;

const machine = (at: number): string => inWorld(`Build_ConstructorMk1_C_${(at * 7919) % 10_007}`);
const power = (at: number): string => `${machine(at % MACHINES)}.PowerInput`;
const wire = (at: number): string => inWorld(`Build_PowerLine_C_${(at * 6007) % 10_007}`);

/** A machine with two components, its wire to the next, and poles of which only a number differs. */
function machineObjects(at: number): ObjectSpec[] {
  const inventory = `${machine(at)}.InputInventory`;
  const transform = { position: [at * 800 + 0.5, 40, -at] as [number, number, number] };
  const wires = objects(ref(wire(at)), ref(wire((at + MACHINES - 1) % MACHINES)));
  const poles = [0, 1, 2].map((tier) =>
    actor(
      classes.pole,
      inWorld(`Build_PowerPoleMk1_C_${at * 3 + tier}`),
      [prop('mTier', int(at * 3 + tier))],
      {
        transform,
      },
    ),
  );
  return [
    actor(classes.constructor, machine(at), [prop('mCurrentPotential', float(at + 0.25))], {
      transform,
      children: [ref(inventory), ref(power(at))],
    }),
    component(classes.inventory, inventory, [prop('mSlots', int(at))]),
    component(classes.powerConnection, power(at), [prop('mWires', wires)]),
    actor(classes.wire, wire(at), [], {
      trailing: { class: 'wire', ends: [ref(power(at)), ref(power(at + 1))], cached: [at, 2, 3, 4, 5, 6] },
    }),
    ...poles,
  ];
}

const all = Array.from({ length: MACHINES }, (_, at) => machineObjects(at)).flat();
/** In an order of their own: what belongs together lies apart, as it does in a game. */
const mixed = all.map((_, at) => all[(at * 187) % all.length]!);

function works(version: number): SaveSpec {
  return {
    ...factorySave(version),
    ...{ objects: mixed, levels: [] },
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

  it('knows that a length is wrong which leads behind the next body', () => {
    const marks: Marks = new Map();
    const body = writeBody(spec, marks);
    const lengthAt = (at: number): number => marks.get(`length:${mixed[at]!.path}`)!;
    for (const at of [0, 1, 100, 200, mixed.length - 2]) {
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
