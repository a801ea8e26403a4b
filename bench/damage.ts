// Damaged saves: `npm run bench -- damage [--seeds N] [--first-seed N] [--kind KIND] [--verbose] [PATH...]`.
// Damages each save in many ways, reads it, and compares each object with that of the intact save: answers
// from a damaged save must be right, or be marked as doubtful. Exits with 1 if any is not.

import { readFileSync } from 'node:fs';
import { damage, KINDS, type Kind } from '../test/tools/satisfactory/damage.ts';
import { compareDamaged, type Outcome, openWhole } from '../test/tools/satisfactory/damage-outcome.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const args = process.argv.slice(2);
const seeds = take('--seeds', 3);
const firstSeed = take('--first-seed', 1);
const only = takeText('--kind');
const verbose = args.includes('--verbose') && args.splice(args.indexOf('--verbose'), 1).length > 0;

function takeText(name: string): string | null {
  const at = args.indexOf(name);
  return at < 0 ? null : args.splice(at, 2)[1]!;
}
function take(name: string, otherwise: number): number {
  return Number(takeText(name) ?? otherwise);
}

let faults = 0;
const totals = new Map<Kind, Outcome[]>();
for (const path of worldsAt(args)) {
  const file = new Uint8Array(readFileSync(path));
  const name = path.slice(path.lastIndexOf('/') + 1);
  const whole = openWhole(name, file);
  for (const kind of KINDS) {
    if (only !== null && only !== kind) continue;
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
      const damaged = damage(file, kind, seed);
      if (damaged === null) continue;
      const outcome = compareDamaged(name, whole, damaged);
      totals.set(kind, [...(totals.get(kind) ?? []), outcome]);
      const share = outcome.untouched === 0 ? 1 : outcome.kept / outcome.untouched;
      const bad =
        outcome.silent > 0 ||
        outcome.invented > 0 ||
        outcome.overstated ||
        share < 0.95 ||
        (outcome.failed && outcome.untouched > 0);
      if (bad) faults++;
      if (bad || verbose) console.log(name.slice(0, 32), kind, seed, JSON.stringify(outcome));
    }
  }
}

const rows = [...totals].map(([kind, outcomes]) => {
  const sum = (of: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, one) => total + of(one), 0);
  const shares = outcomes.map(({ kept, untouched }) => (untouched === 0 ? 1 : kept / untouched));
  return [
    kind,
    String(outcomes.length),
    String(sum(({ objects }) => objects)),
    String(sum(({ untouched }) => untouched)),
    ((100 * sum(({ kept }) => kept)) / sum(({ untouched }) => untouched)).toFixed(2),
    (100 * Math.min(...shares)).toFixed(2),
    String(sum(({ marked }) => marked)),
    String(sum(({ silent, invented }) => silent + invented)),
    String(outcomes.filter(({ overstated }) => overstated).length),
    String(outcomes.filter(({ failed }) => failed !== null).length),
    Math.max(...outcomes.map(({ millis }) => millis)).toFixed(0),
  ];
});
printTable(
  [
    'damage',
    'cases',
    'objects',
    'untouched',
    'kept %',
    'least %',
    'marked',
    'silent',
    'overstated',
    'failed',
    'most ms',
  ],
  rows,
);

if (faults > 0) process.exitCode = 1;
