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
  it('is within 0.1 % of what running machines want', async () => {
    let running = 0;
    const off: string[] = [];
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.sav'))) {
      const view = await openView(fileURLToPath(new URL(name, folder)));
      for (const { kind, building, draw, drawRunning, object } of view.machines) {
        if (kind === 'GENERATOR' || !draw || Math.abs(draw - IDLE_DRAW) < 1e-6 || drawRunning === null)
          continue;
        // A draw that varies over the cycle is compared with its range.
        if (view.save.facts.building(building.name)?.byRecipe) continue;
        running++;
        if (Math.abs(draw / drawRunning - 1) > 0.001)
          off.push(`${name} ${view.save.graph.path(object.node)}`);
      }
    }
    expect(running).toBeGreaterThan(1000);
    expect(off.length, off.join('\n')).toBeLessThan(running * MOST_OFF);
  });

  it('and generators give what the tables say, in every version', async () => {
    const versions = new Set<string>();
    let burning = 0;
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.sav'))) {
      const view = await openView(fileURLToPath(new URL(name, folder)));
      for (const { kind, building, capacity, clock, object } of view.machines) {
        const facts = view.save.facts.building(building.name)?.gen;
        // What swings has no figure of its own.
        if (kind !== 'GENERATOR' || !capacity || !facts?.mw || facts.range || clock === null) continue;
        burning++;
        versions.add(`${building.name} ${facts.mw}`);
        const path = `${name} ${view.save.graph.path(object.node)}`;
        expect(Math.abs(capacity / formulaCapacity(view.save.facts, facts.mw, clock) - 1), path).toBeLessThan(
          0.001,
        );
      }
    }
    expect(burning).toBeGreaterThan(200);
    expect([...versions]).toEqual(
      expect.arrayContaining(['Build_GeneratorFuel_C 150', 'Build_GeneratorFuel_C 250']),
    );
  });
});
