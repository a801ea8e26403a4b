// The inflated body of a file in the save's image, and what of it could not be inflated.

import { Cursor } from '../../../bytes/cursor.ts';
import { type DamagedPart, inflateJob, StreamInflater } from '../../../bytes/stream-inflater.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { ReadTools, SourceFile } from '../../format.ts';
import { listStreams } from './chunks.ts';

export interface Body {
  readonly cursor: Cursor;
  /** Waits for the rest and reports what is damaged; returns how long inflating took. */
  finish(): { readonly inflateMillis: number };
  /** Damaged parts found so far, in order. */
  readonly damage: DamagedPart[];
  /** Parts found so far that are very likely, but not certainly, intact; in order. */
  readonly doubted: DamagedPart[];
}

/**
 * Inflates the chunks from `start` on while the body is read.
 * @throws FormatError when the first chunk cannot be listed
 */
export function inflateBody(file: SourceFile, start: number, sink: GraphSink, tools: ReadTools): Body {
  const { streams, size, faults, notes } = listStreams(new Cursor(file.bytes, { file: file.name, start }));
  const { bytes } = sink.image([{ name: file.name, size }]);
  const job = inflateJob(file.bytes, streams, bytes);
  tools.inflateOnThread?.(job);
  const inflater = new StreamInflater(job, tools.inflate, file.name);
  return {
    cursor: new Cursor(bytes, { file: `${file.name}, inflated`, arriving: inflater }),
    damage: inflater.damage,
    doubted: inflater.doubted,
    finish: () => {
      inflater.waitFor(size);
      // The two parts of one stream share an error, which is reported once.
      const errors = new Set(inflater.damage.map(({ error }) => error));
      for (const error of [...faults, ...inflater.repaired, ...errors]) {
        reportError(sink, error, null, { file: file.name, path: null });
      }
      for (const note of notes) reportError(sink, note, null, { path: null, info: true });
      return { inflateMillis: inflater.millis };
    },
  };
}

/** A body that is not compressed: the image is the file itself. */
export function plainBody(file: SourceFile, start: number, sink: GraphSink): Body {
  const { bytes } = sink.image([{ name: file.name, size: file.bytes.length }]);
  bytes.set(file.bytes);
  const cursor = new Cursor(bytes, { file: file.name, start });
  return { cursor, damage: [], doubted: [], finish: () => ({ inflateMillis: 0 }) };
}
