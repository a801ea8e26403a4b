// Damaged saves: `npm run bench -- damage [--seeds N] [--first-seed N] [--verbose] [PATH...]`. Damages each save in
// many ways, reads it, and compares each object with that of the intact save: answers must be right, or be marked as
// doubtful. Satisfactory's saves hold sums; in the others, zeros of less than a disk block among values cannot be told
// from what was written.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Format, SourceFile } from '../src/formats/format.ts';
import { FORMATS } from '../src/formats/whole.gen.ts';
import { DAMAGE, type Damage, type DamageKind, damaged } from '../test/tools/damage-kinds.ts';
import { openWhole, outcomeOf } from '../test/tools/damage-outcome.ts';
import { noise } from '../test/tools/noise.ts';
import { damage, KINDS } from '../test/tools/satisfactory/damage.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '3' },
    'first-seed': { type: 'string', default: '1' },
    verbose: { type: 'boolean' },
  },
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => Number(values['first-seed']) + at);
/** Most zeros of `blocks`, in disk blocks. */
const MOST_BLOCKS = 16;
const BLOCK_BYTES = 4096;
/** Of what a damaged world of Satisfactory has whole, this share at least is kept. */
const LEAST_KEPT = 0.95;

interface Outcome {
  readonly untouched: number;
  readonly kept: number;
  readonly marked: number;
  readonly silent: number;
  readonly overstated: number;
  readonly failed: number;
  readonly millis: number;
}

const outcomes = new Map<string, Outcome[]>();
for (const path of positionals.length > 0 ? positionals : worldsAt([])) {
  const [name, bytes] = [basename(path), new Uint8Array(readFileSync(path))];
  const listed = { path: name, size: bytes.length, head: (most: number) => bytes.subarray(0, most) };
  const format = FORMATS.find(({ claim }) => claim([listed]).length > 0);
  if (!format) continue;
  const hasSums = format.id === 'SATISFACTORY';
  for (const [kind, outcome] of cases(format, name, bytes)) {
    outcomes.set(kind, [...(outcomes.get(kind) ?? []), outcome]);
    const { untouched, kept, silent, overstated, failed } = outcome;
    const isLost = kept < LEAST_KEPT * untouched || (failed > 0 && untouched > 0);
    const isBad = hasSums ? silent + overstated > 0 || isLost : silent > 0 && kind !== 'zeros';
    if (isBad) process.exitCode = 1;
    if (isBad || values.verbose) console.log(name.slice(0, 32), kind, JSON.stringify(outcome));
  }
}
const rows = [...outcomes].map(([kind, of]) => {
  const sum = (field: keyof Outcome): number => of.reduce((total, each) => total + each[field], 0);
  const shares = of.map(({ kept, untouched }) => (untouched === 0 ? 1 : kept / untouched));
  return [
    kind,
    ...[of.length, sum('untouched')].map(String),
    ...[sum('kept') / sum('untouched'), Math.min(...shares)].map((share) => (100 * share).toFixed(2)),
    ...(['marked', 'silent', 'overstated', 'failed'] as const).map((field) => String(sum(field))),
    Math.max(...of.map(({ millis }) => millis)).toFixed(0),
  ];
});
printTable(
  [
    'damage',
    'cases',
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

/** The save damaged in many ways: where it has sums, in those that they tell of. */
function* damages(format: Format, name: string, bytes: Uint8Array): Generator<[string, Damage | null]> {
  const files: [SourceFile] = [{ name, bytes }];
  for (const seed of seeds) {
    const drawn = noise(8, seed);
    const at = Math.floor((drawn.readUInt32LE(0) / 2 ** 32) * bytes.length);
    const to = Math.min(at + (1 + (drawn.readUInt32LE(4) % MOST_BLOCKS)) * BLOCK_BYTES, bytes.length);
    if (format.id === 'SATISFACTORY') for (const kind of KINDS) yield [kind, damage(name, bytes, kind, seed)];
    else {
      for (const kind of Object.keys(DAMAGE) as DamageKind[]) yield [kind, damaged(files, name, kind, at)];
      const zeroed = bytes.slice().fill(0, at, to);
      yield ['blocks', { files: [{ name, bytes: zeroed }], holes: [{ file: name, from: at, to }] }];
    }
  }
}

function* cases(format: Format, name: string, bytes: Uint8Array): Generator<readonly [string, Outcome]> {
  const whole = openWhole(format, [{ name, bytes }]);
  for (const [kind, broken] of damages(format, name, bytes)) {
    if (broken === null) continue;
    const began = performance.now();
    const { silent, invented, failed, overstated, ...rest } = outcomeOf(whole, broken.files, broken.holes);
    const faults = { silent: silent.length + invented.length, failed: Number(failed) };
    yield [kind, { ...rest, ...faults, overstated: Number(overstated), millis: performance.now() - began }];
  }
}
