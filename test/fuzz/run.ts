// Seeded mutation fuzzing of every reader: npm run fuzz -- [--seconds N] [--seed N] [--target NAME].
// A crash is written to .cache/fuzz with the seed that made it; commit it as a case with its fix.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FormatError } from '../../src/bytes/format-error.ts';
import { mutate, random } from './mutate.ts';
import type { FuzzTarget } from './target.ts';

const MOST_MILLIS = 2000;
/** Resident memory may not grow past this while small files are read. */
const MOST_RESIDENT_BYTES = 1.5e9;
const FOLDER = '.cache/fuzz';

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, seed: { type: 'string' }, target: { type: 'string' } },
});
const seconds = Number(values.seconds ?? 10);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const folder = new URL('./targets/', import.meta.url);
const targets: FuzzTarget[] = [];
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .sort()) {
  const { target } = (await import(new URL(file, folder).href)) as { target: FuzzTarget };
  if (values.target === undefined || target.name === values.target) targets.push(target);
}
console.log(`fuzzing ${targets.map(({ name }) => name).join(', ')} for ${seconds} s, seed ${seed}`);

const runs = new Map<string, { read: number; refused: number }>();
let crashes = 0;
const end = Date.now() + seconds * 1000;
for (let round = 0; Date.now() < end && crashes < 10; round++) {
  const target = targets[round % targets.length]!;
  const from = target.seeds[Math.floor(round / targets.length) % target.seeds.length]!;
  const next = random(seed + round);
  const bytes = mutate(from.bytes, next);
  const count = runs.get(target.name) ?? { read: 0, refused: 0 };
  runs.set(target.name, count);
  const started = performance.now();
  let crash: unknown = null;
  try {
    target.read(bytes);
    count.read++;
  } catch (error) {
    if (error instanceof FormatError) count.refused++;
    else crash = error;
  }
  const millis = performance.now() - started;
  if (millis > MOST_MILLIS) crash ??= new Error(`took ${Math.round(millis)} ms`);
  if (process.memoryUsage.rss() > MOST_RESIDENT_BYTES) crash ??= new Error('too much memory');
  if (crash !== null) {
    crashes++;
    mkdirSync(FOLDER, { recursive: true });
    const file = `${FOLDER}/${target.name}-${seed + round}.bin`;
    writeFileSync(file, bytes);
    console.error(`${target.name}, from ${from.name}, seed ${seed + round}: ${file}`);
    console.error(crash instanceof Error ? crash.stack : crash);
  }
}
for (const [name, { read, refused }] of runs) console.log(`${name}: ${read} read, ${refused} refused`);
console.log(`${crashes} crashes`);
process.exitCode = crashes > 0 ? 1 : 0;
