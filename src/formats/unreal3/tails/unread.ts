// Reports tails that are kept as bytes: once per class, however many objects it has.

import type { FormatError } from '../../../bytes/format-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';

interface Kept {
  readonly file: string;
  readonly offset: number;
  readonly why: string;
  objects: number;
  bytes: number;
}

export class UnreadTails {
  readonly #kept = new Map<string, Kept>();

  unknown(className: string, file: string, offset: number, bytes: number): void {
    this.#add(className, file, offset, 'no layout is known', bytes);
  }

  /** A tail that does not match its layout, in packages of versions that the layout was never checked on. */
  misfit(className: string, { file, offset, message }: FormatError, bytes: number): void {
    this.#add(className, file, offset, `the layout of other versions does not fit (${message})`, bytes);
  }

  report(sink: GraphSink): void {
    for (const [className, { file, offset, why, objects, bytes }] of this.#kept) {
      const what = `what follows the properties of ${className}`;
      const message = `${file} at ${offset}: ${what}: ${why}; ${objects} objects with ${bytes} bytes are kept as they are`;
      sink.issue({ code: 'UNKNOWN_TAIL', message, file, offset, path: className, node: null, info: true });
    }
  }

  #add(className: string, file: string, offset: number, why: string, bytes: number): void {
    const known = this.#kept.get(className);
    if (known) {
      known.objects++;
      known.bytes += bytes;
    } else this.#kept.set(className, { file, offset, why, objects: 1, bytes });
  }
}
