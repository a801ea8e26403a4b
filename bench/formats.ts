// Reading the formats besides Satisfactory: `npm run bench -- formats [PATH...]`, each sample in a fresh process that runs
// what the build makes: once cold, then warm. Without paths: the real files next to the checkout (else the examples), and
// made ones of a size. Rates are bytes per second of processor time of the reading thread, so that a busy machine gives
// nearly the same.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FormatId } from '../src/formats/format.ts';
import { corpusRows, type Repeated, repeated } from '../test/tools/corpus.ts';
import { palworld } from '../test/tools/gvas/wrap.ts';
import { runChild } from './tools/children.ts';
import { bounded, megabytes, printTable } from './tools/table.ts';

const RUNS = 2;
const REAL = '../shared/saves';
const EXAMPLES = ['hollowmere', 'unreal3', 'palworld', 'rimworld', 'stardew-valley', 'space-engineers'];
/** Of saves of at least so many bytes: MB/s, and memory kept by bytes, of what is read warm. */
const BOUNDS: Partial<Record<FormatId, { least: number; rate: number; kept: number }>> = {
  DARKEST_DUNGEON: { least: 5e6, rate: 60, kept: 6 },
  SLIME_RANCHER: { least: 5e6, rate: 25, kept: 6 },
  GVAS: { least: 30e6, rate: 100, kept: 2 },
  UNREAL_ENGINE_3: { least: 30e6, rate: 150, kept: 2 },
};

/** As format-child.ts prints them: bytes, and milliseconds of the thread (`process`: of all threads, from the start). */
export interface Reading {
  readonly format: FormatId;
  readonly inflated: number;
  readonly nodes: number;
  readonly cold: number;
  readonly process: number;
  readonly warm: number;
  readonly decode: number;
  readonly kept: number;
  readonly peak: number;
  /** The same bytes of XML by saxes: events, nothing kept. */
  readonly peer: number | null;
}

const folder = mkdtempSync(join(tmpdir(), 'savegraph-formats-'));
try {
  const asked = process.argv.slice(2);
  const rows = (asked.length > 0 ? asked : samples()).map((path) => rowOf(path));
  printTable(
    [
      ...['sample', 'MB', 'nodes', 'warm MB/s', 'at least', 'cold', 'of the process', 'decode to JSON'],
      ...['kept / bytes', 'bound', 'peak / bytes', 'saxes MB/s'],
    ],
    rows,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function rowOf(path: string): string[] {
  const runs = Array.from({ length: RUNS }, () => runChild<Reading>('format-child', path));
  const [{ format, inflated, nodes, kept, peer }] = runs as [Reading];
  const rate = (millis: number): number => inflated / millis / 1000;
  const best = (of: 'warm' | 'cold' | 'process' | 'decode'): number =>
    rate(Math.min(...runs.map((run) => run[of])));
  const bound = BOUNDS[format];
  const bounds = bound && inflated >= bound.least ? bound : null;
  return [
    path.replace(`${REAL}/`, '').replace(`${folder}/`, ''),
    megabytes(inflated),
    String(nodes),
    ...bounded(best('warm'), bounds?.rate, 0, true),
    ...(['cold', 'process', 'decode'] as const).map((of) => best(of).toFixed(0)),
    ...bounded(kept / inflated, bounds?.kept),
    (Math.min(...runs.map(({ peak }) => peak)) / inflated).toFixed(2),
    peer === null ? '' : rate(peer).toFixed(0),
  ];
}

function samples(): string[] {
  return [
    ...(existsSync(REAL) ? realSamples() : EXAMPLES.map((name) => `examples/${name}`)),
    ...madeSamples(),
  ];
}

function realSamples(): string[] {
  const gvas = readdirSync(`${REAL}/gvas`).filter((name) =>
    /palworld-(level|dps)|abiotic-facility/.test(name),
  );
  const xml = ['rimworld/mp-colony-1.3', 'rimworld/rats-late-1.5', 'space-engineers/kud-1.207'];
  return [
    `${REAL}/darkest-dungeon`,
    `${REAL}/unreal3`,
    ...gvas.map((name) => `${REAL}/gvas/${name}`),
    ...xml.map((name) => unpacked(`${REAL}/xml/${name}`)),
  ].filter((path) => existsSync(path));
}

/** A copy of a folder with what xz packed unpacked, which is a program of its own. */
function unpacked(from: string): string {
  const to = join(folder, basename(from));
  mkdirSync(to);
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const path = join(from, name);
    if (!name.endsWith('.xz')) cpSync(path, join(to, name), { recursive: true });
    else
      writeFileSync(
        join(to, basename(name, '.xz')),
        execFileSync('xz', ['-dc', path], { maxBuffer: 1 << 28 }),
      );
  }
  return to;
}

/** What one more actor or record costs shows in two sizes. */
function madeSamples(): string[] {
  const [ranch] = corpusRows<Repeated>('slime-rancher/made.jsonl') as [Repeated];
  const ranches = [5_000, 50_000].map((actors) => made(`ranch-${actors}.sav`, repeated(ranch, actors)));
  const slot = corpusRows<Repeated>('gvas/made.jsonl').find(({ name }) => name === 'an array of one slot')!;
  return [...ranches, made('slots-120000.sav', palworld(repeated(slot, 120_000), 0x31))];
}

function made(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
