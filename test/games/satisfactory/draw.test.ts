// The draw of running machines by formula, against what power components of real saves say.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { IDLE_DRAW } from '../../../src/games/satisfactory/formulas.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { openView } from '../../tools/satisfactory-view.ts';

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
        if (view.facts.building(building.name)?.byRecipe) continue;
        running++;
        if (Math.abs(draw / drawRunning - 1) > 0.001) off.push(`${name} ${view.graph.path(object.node)}`);
      }
    }
    expect(running).toBeGreaterThan(1000);
    expect(off.length, off.join('\n')).toBeLessThan(running * MOST_OFF);
  }, 180_000);
});
