// Damaged files of formats that hold no sums: `npm run bench -- damaged-files [--seeds N] [--first-seed N] PATH...`.
// Cuts each file, or loses, inserts or zeroes bytes of it, reads it, and compares each object with that of the intact
// file. Zeros of less than a disk block among values cannot be told; everything else has to be. Exits with 1 if not.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { SourceFile } from '../src/formats/format.ts';
import { FORMATS } from '../src/formats/registry.gen.ts';
import { DAMAGE, type Damage, damaged } from '../test/tools/damage-kinds.ts';
import { type Outcome, openWhole, outcomeOf } from '../test/tools/damage-outcome.ts';
import { noise } from '../test/tools/noise.ts';
import { printTable } from './tools/table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '3' }, 'first-seed': { type: 'string', default: '1' } },
});
const [seeds, first] = [Number(values.seeds), Number(values['first-seed'])];
const kinds = [...(Object.keys(DAMAGE) as (keyof typeof DAMAGE)[]), 'blocks' as const];
/** Most zeros of `blocks`, in disk blocks. */
const MOST_BLOCKS = 16;
const BLOCK_BYTES = 4096;
const outcomes = new Map<string, Outcome[]>(kinds.map((kind) => [kind, []]));
for (const path of positionals) {
  const files = [{ name: basename(path), bytes: new Uint8Array(readFileSync(path)) }];
  const [{ name, bytes }] = files as [(typeof files)[0]];
  const listed = { path: name, size: bytes.length, head: (most: number) => bytes.subarray(0, most) };
  const format = FORMATS.find(({ claim }) => claim([listed]).length > 0);
  if (!format) continue;
  const whole = openWhole(format, files);
  for (const kind of kinds) {
    for (let seed = first; seed < first + seeds; seed++) {
      const [place, size] = [noise(8, seed).readUInt32LE(0) / 2 ** 32, noise(8, seed).readUInt32LE(4)];
      const at = Math.floor(place * bytes.length);
      const isBlocks = kind === 'blocks';
      const damage = isBlocks ? zeroed(files, at, 1 + (size % MOST_BLOCKS)) : damaged(files, name, kind, at);
      const outcome = outcomeOf(format, whole, damage.files, damage.holes);
      outcomes.get(kind)!.push(outcome);
      for (const one of [...outcome.silent, ...outcome.invented].slice(0, 1))
        console.log(name, kind, damage.holes, 'silent:', one, whole.graph.span(whole.graph.find(one)));
    }
  }
}
const rows = [...outcomes].map(([kind, of]) => {
  const sum = (one: (outcome: Outcome) => number): number => of.reduce((total, each) => total + one(each), 0);
  const counts = [sum(({ untouched }) => untouched), sum(({ kept }) => kept), sum(({ marked }) => marked)];
  const silent = sum(({ silent, invented }) => silent.length + invented.length);
  if (silent > 0 && kind !== 'zeros') process.exitCode = 1;
  return [kind, of.length, ...counts, silent, sum(({ failed }) => Number(failed))].map(String);
});
printTable(['damage', 'cases', 'untouched', 'kept', 'marked', 'silent', 'failed'], rows);

function zeroed([file]: readonly SourceFile[], from: number, blocks: number): Damage {
  const { name, bytes } = file!;
  const to = Math.min(from + blocks * BLOCK_BYTES, bytes.length);
  return { files: [{ name, bytes: bytes.slice().fill(0, from, to) }], holes: [{ file: name, from, to }] };
}
