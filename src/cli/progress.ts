// How far long work is, on a terminal: one line that is written over. Nothing when stderr goes elsewhere.

import type { Progress } from '../library/read-job.ts';

const EVERY_MILLIS = 100;

export interface ProgressLine {
  readonly report: Progress;
  /** Takes the line away. */
  end(): void;
}

/** Null when nobody would see it. */
export function progressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine | null {
  if (!stream.isTTY) return null;
  let last = 0;
  return {
    report: (step, done, total, nodes) => {
      const now = performance.now();
      if (now - last < EVERY_MILLIS) return;
      last = now;
      const text = `${step} ${megabytes(done)} of ${megabytes(total)} MB, ${nodes} objects`;
      stream.write(`\r\x1b[2K${text.slice(0, (stream.columns ?? 80) - 1)}`);
    },
    end: () => {
      if (last > 0) stream.write('\r\x1b[2K');
      last = 0;
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
