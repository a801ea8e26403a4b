// The process that tries a slice of seeds. It writes which seed it is at to a file, so that its parent knows
// where it hung or died.

import { openSync, writeSync } from 'node:fs';
import { guardKernels } from '../tools/guard-kernels.ts';
import { askOverApi } from './ask-over-api.ts';
import { minimise } from './minimise.ts';
import { mutantOf, targetOf } from './mutants.ts';
import { fuzzTargets } from './targets.ts';
import { fingerprint, tryMutant } from './try-mutant.ts';

/** What the process is started with, as JSON in its first argument. */
export interface SliceOrder {
  readonly from: number;
  /** The end, exclusive. */
  readonly to: number;
  readonly format?: string;
  /** When to end early, by the clock of the day in milliseconds. */
  readonly until: number | null;
  /** Where to write the seed that is tried. */
  readonly place: string;
}

export interface SliceFault {
  readonly seed: number;
  readonly target: string;
  readonly source: string;
  readonly text: string;
  readonly fingerprint: string;
  /** Name and content, in base64, of each file; smaller than the mutant's where that has the fault too. */
  readonly files: readonly { readonly name: string; readonly base64: string }[];
}

export interface SliceReport {
  readonly mutants: number;
  /** By target. */
  readonly ends: Readonly<Record<string, { READ: number; REFUSED: number; FAULT: number }>>;
  readonly cpuMillis: number;
  readonly peakBytes: number;
}

/** Memories of graphs lie outside of what the collector sees filling up. */
const COLLECT_EVERY = 500;
/** Every so many mutants that can be read are also put on disk and asked over the API. */
const API_EVERY = 100;
/** Faults of one kind that a slice reports. */
const MOST_ALIKE = 3;

guardKernels();
const order = JSON.parse(process.argv[2]!) as SliceOrder;
const targets = fuzzTargets(order.format);
const handle = openSync(order.place, 'w');
const heartbeat = Buffer.alloc(8);
const ends: Record<string, { READ: number; REFUSED: number; FAULT: number }> = {};
for (const { name } of targets) ends[name] = { READ: 0, REFUSED: 0, FAULT: 0 };
const alike = new Map<string, number>();
let readable = 0;
// Starting and loading the sources is not what mutants cost.
const cpuAtStart = process.cpuUsage();

let tried = 0;
for (let seed = order.from; seed < order.to; seed++, tried++) {
  if (order.until !== null && Date.now() > order.until) break;
  heartbeat.writeDoubleLE(seed);
  writeSync(handle, heartbeat, 0, 8, 0);
  const target = targetOf(targets, seed);
  const mutant = mutantOf(target, seed);
  const outcome = tryMutant(target, mutant.files);
  let { end, fault } = outcome;
  let isSmaller = true;
  if (end === 'READ' && target.name !== 'lzo' && readable++ % API_EVERY === 0) {
    fault = await askOverApi(mutant.files);
    isSmaller = false;
    if (fault) end = 'FAULT';
  }
  ends[target.name]![end]++;
  if (fault) {
    const print = fingerprint(fault);
    const count = (alike.get(print) ?? 0) + 1;
    alike.set(print, count);
    if (count > MOST_ALIKE) continue;
    const same = (bytes: Uint8Array): boolean => {
      const again = tryMutant(target, mutant.source.around(bytes)).fault;
      return again !== null && fingerprint(again) === print;
    };
    const { bytes } = mutant.source;
    const files = isSmaller ? mutant.source.around(minimise(bytes, mutant.bytes, same)) : mutant.files;
    const found: SliceFault = {
      seed,
      target: target.name,
      source: mutant.source.name,
      text: fault.stack ?? fault.message,
      fingerprint: print,
      files: files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') })),
    };
    process.send!({ fault: found });
  }
  if (seed % COLLECT_EVERY === 0) globalThis.gc?.();
}

const { user, system } = process.cpuUsage(cpuAtStart);
const report: SliceReport = {
  mutants: tried,
  ends,
  cpuMillis: (user + system) / 1000,
  peakBytes: process.resourceUsage().maxRSS * 1024,
};
process.send!(report, () => process.exit(0));
