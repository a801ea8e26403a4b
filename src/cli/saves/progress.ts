// Shows progress on a terminal, in one line that is overwritten; shows nothing when stderr is not a terminal.

import { fstatSync } from 'node:fs';
import { clockMillis } from '../../bytes/clock.ts';
import type { LibraryOptions } from '../../library/library.ts';
import type { OnProgress } from '../../library/read/read-job.ts';

const EVERY_MILLIS = 100;
const STDERR = 2;

export interface ProgressLine {
  readonly report: OnProgress;
  /** Clears the line. */
  end(): void;
}

/** The stream that progress is shown on, if it is a terminal. */
export interface Terminal {
  readonly isTTY: boolean;
  readonly columns: number;
  write(text: string): void;
}

export function progressLine(stream: Terminal | null = stderrTerminal()): ProgressLine | null {
  if (!stream?.isTTY) return null;
  let last = 0;
  return {
    report: (step, done, total, nodes) => {
      const now = clockMillis();
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

/** Null when it is certainly none: then Node need not make a stream for it. */
function stderrTerminal(): Terminal | null {
  try {
    if (!fstatSync(STDERR).isCharacterDevice()) return null;
  } catch {
    // The stream knows.
  }
  return process.stderr;
}

/** Options for a library that shows its progress; empty when the stream is not a terminal. */
export function showProgress(terminal?: Terminal): Pick<LibraryOptions, 'progress'> {
  const line = progressLine(terminal);
  if (!line) return {};
  return {
    progress: (_entry, step, done, total, nodes) => {
      line.report(step, done, total, nodes);
      if (done >= total) line.end();
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
