// One mutant read under watch: what is thrown, how long it takes, how much memory it takes.

import { FormatError } from '../../src/bytes/format-error.ts';
import type { SourceFile } from '../../src/formats/format.ts';
import type { FuzzTarget } from './target.ts';

/** Of processor time: others may use the machine too. */
const MOST_MILLIS = 2000;
/** Memory may grow to this many times the bytes of the files and of what inflates from them, and to this much more. */
const MOST_TIMES = 3;
const MOST_MORE_BYTES = 64 * 2 ** 20;

export interface Outcome {
  /** REFUSED: with a FormatError. */
  readonly end: 'READ' | 'REFUSED' | 'FAULT';
  /** Inflated. */
  readonly imageBytes: number;
  readonly fault: Error | null;
}

/** Reads the files; what took long or much is read again to be measured, because measuring costs more than most mutants. */
export function tryMutant(target: FuzzTarget, files: readonly SourceFile[]): Outcome {
  const peak = peakBytes();
  const started = performance.now();
  const outcome = read(target, files);
  const isSuspect = performance.now() - started > MOST_MILLIS || peakBytes() - peak > MOST_MORE_BYTES;
  return isSuspect && outcome.fault === null ? measured(target, files) : outcome;
}

function read(target: FuzzTarget, files: readonly SourceFile[]): Outcome {
  try {
    const { memoryBytes, imageBytes } = target.read(files);
    const fault = memoryFault('graph', memoryBytes, sizeOf(files) + imageBytes);
    return { end: fault ? 'FAULT' : 'READ', imageBytes, fault };
  } catch (error) {
    if (error instanceof FormatError) return { end: 'REFUSED', imageBytes: 0, fault: null };
    const fault = error instanceof Error ? error : new Error(String(error));
    return { end: 'FAULT', imageBytes: 0, fault };
  }
}

function measured(target: FuzzTarget, files: readonly SourceFile[]): Outcome {
  globalThis.gc?.();
  const [resident, peak] = [process.memoryUsage.rss(), peakBytes()];
  const started = process.cpuUsage();
  const outcome = read(target, files);
  const { user, system } = process.cpuUsage(started);
  const millis = (user + system) / 1000;
  let { fault } = outcome;
  if (millis > MOST_MILLIS) fault ??= new Error(`took ${Math.round(millis)} ms`);
  // The peak of the process counts only when it was raised now.
  const raised = peakBytes();
  if (raised > peak) fault ??= memoryFault('process', raised - resident, sizeOf(files) + outcome.imageBytes);
  return fault ? { ...outcome, end: 'FAULT', fault } : outcome;
}

function sizeOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function peakBytes(): number {
  return process.resourceUsage().maxRSS * 1024;
}

function memoryFault(of: string, bytes: number, base: number): Error | null {
  const most = MOST_TIMES * base + MOST_MORE_BYTES;
  return bytes > most
    ? new Error(`the ${of} took ${bytes} bytes of memory for ${base}, at most ${most}`)
    : null;
}

/** What tells one fault from another: its text without numbers, and where it was thrown. */
export function fingerprint({ message, stack = '' }: Error): string {
  const frame = /\/(src\/[^)\s]+?):\d+:\d+/.exec(stack)?.[1] ?? '';
  return `${message.replace(/"[^"]*"|\d+/g, '#').slice(0, 100)} ${frame}`;
}
