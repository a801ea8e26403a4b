// How fast save games of Unreal Engine 4 and 5 are read, each in a fresh process that runs what the build makes:
// `npm run bench -- gvas [FILE...]`. Without files: one that repeats a sample, and the largest real ones next to
// the checkout. Files of 30 MB and more have bounds: it fails when one is exceeded. Speed is measured in CPU time,
// so that a busy machine gives nearly the same figures: of the reading thread, and of the whole process from its
// start on, with what it spends on compiling.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { palworld } from '../test/tools/gvas/wrap.ts';
import { arrayOf, fname, int, struct, VERSIONS, writeGame } from '../test/tools/gvas/writer.ts';

const RUNS = 5;
/**
 * For files that inflate to at least this: bytes per second of the reading thread, and the peak as a multiple
 * of the inflated size.
 */
const LARGE = 30e6;
const LEAST_RATE = 100;
/** 15 % of it is compiled code and short-lived objects, for a world of 37 MB. */
const MOST_PEAK = 2.2;
const CHILD = '.bench/gvas-child.js';
const REAL = fileURLToPath(new URL('../../shared/saves/gvas/', import.meta.url));
const FILES = [
  'plm-ue5.1-palworld-dps-bomb.sav',
  'plm-ue5.1-palworld-v1-large/Level.sav',
  'plz32-ue5.1-palworld-level-165k.sav',
  'v3-ue5.4-abiotic-facility.sav',
];

interface Figures {
  readonly inflated: number;
  readonly nodes: number;
  readonly millis: number;
  readonly threadMillis: number;
  /** CPU time of the whole process. */
  readonly processMillis: number;
  readonly keptBytes: number;
  /** On top of what the process had before. */
  readonly peakBytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'savegraph-'));
try {
  const asked = process.argv.slice(2);
  const files =
    asked.length > 0 ? asked : [syntheticFile(), ...FILES.map((file) => REAL + file).filter(existsSync)];
  if (asked.length === 0 && files.length === 1) console.log(`no real worlds: ${REAL} does not exist`);
  console.log(
    'file, inflated MB, nodes, best ms, MB/s, MB/s of the thread, of the process, kept x inflated, peak x inflated',
  );
  for (const file of files) {
    const runs = Array.from({ length: RUNS }, () => run(file)).filter((figures) => figures !== null);
    if (runs.length === 0) {
      console.log(`${file}: not read`);
      continue;
    }
    const { inflated, nodes, keptBytes } = runs[0]!;
    const least = (key: 'millis' | 'threadMillis' | 'processMillis' | 'peakBytes'): number =>
      Math.min(...runs.map((figures) => figures[key]));
    const rate = inflated / least('threadMillis') / 1000;
    const peak = least('peakBytes') / inflated;
    const figures = [
      (inflated / 1e6).toFixed(1),
      nodes,
      least('millis').toFixed(0),
      (inflated / least('millis') / 1000).toFixed(0),
      rate.toFixed(0),
      (inflated / least('processMillis') / 1000).toFixed(0),
      (keptBytes / inflated).toFixed(2),
      peak.toFixed(2),
    ];
    console.log([file.replace(REAL, ''), ...figures].join(', '));
    if (inflated < LARGE || (!(rate < LEAST_RATE) && peak <= MOST_PEAK)) continue;
    console.log(`  passes a bound: at least ${LEAST_RATE} MB/s, at most ${MOST_PEAK} x inflated`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

function run(file: string): Figures | null {
  const { stdout, status } = spawnSync(process.execPath, [CHILD, file], { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : null;
}

/** Some 40 MB of records. */
function syntheticFile(): string {
  const slot = struct('Slot', {
    SlotIndex: int(1),
    ItemId: struct('ItemId', { StaticId: fname('Stone'), Count: int(64) }),
    StackCount: int(64),
  });
  const slots = Array.from({ length: 120_000 }, () => slot);
  const path = join(folder, 'synthetic.sav');
  writeFileSync(
    path,
    palworld(writeGame(VERSIONS['5.1'], { properties: { Slots: arrayOf(slot.type, slots) } }), 0x31),
  );
  return path;
}
