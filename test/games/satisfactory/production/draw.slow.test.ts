// The draw of running machines by formula, against what power components of real saves say.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { formulaCapacity } from '../../../../src/games/satisfactory/production/formulas.ts';
import { describeReal } from '../../../tools/real-saves.ts';
import { openView } from '../../../tools/satisfactory-view.ts';

/** MW that a stopped machine draws. */
const IDLE_DRAW = 0.1;

/** Machines whose clock was changed so shortly before that the draw is still that of the old one: 10 of 5271 in 54 saves. */
const MOST_OFF = 0.005;

describeReal('satisfactory', 'draw by formula', (folder) => {
  it('is within 0.1 % of what running machines want and generators give, in every version', async () => {
    let [running, burning] = [0, 0];
    const off: string[] = [];
    const versions = new Set<string>();
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.sav'))) {
      const { machines, save } = await openView(fileURLToPath(new URL(name, folder)));
      for (const { kind, building, draw, drawRunning, capacity, clock, object } of machines) {
        const path = `${name} ${save.graph.path(object.node)}`;
        const facts = save.facts.building(building.name);
        if (kind === 'GENERATOR') {
          const { mw, range } = facts?.gen ?? {};
          // What swings has no figure of its own.
          if (!capacity || !mw || range || clock === null) continue;
          burning++;
          versions.add(`${building.name} ${mw}`);
          expect(Math.abs(capacity / formulaCapacity(save.facts, mw, clock) - 1), path).toBeLessThan(0.001);
        } else if (draw && Math.abs(draw - IDLE_DRAW) >= 1e-6 && drawRunning !== null && !facts?.byRecipe) {
          // A draw that varies over the cycle would be compared with its range.
          running++;
          if (Math.abs(draw / drawRunning - 1) > 0.001) off.push(path);
        }
      }
    }
    expect(running).toBeGreaterThan(1000);
    expect(off.length, off.join('\n')).toBeLessThan(running * MOST_OFF);
    expect(burning).toBeGreaterThan(200);
    expect([...versions]).toEqual(
      expect.arrayContaining(['Build_GeneratorFuel_C 150', 'Build_GeneratorFuel_C 250']),
    );
  });
});
