// The inflated body of a file in the save's image.

import { Cursor } from '../../../bytes/cursor.ts';
import { inflateJob } from '../../../bytes/inflate-job.ts';
import { type DamagedPart, StreamInflater } from '../../../bytes/stream-inflater.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { ReadTools } from '../../format.ts';
import { listStreams } from '../../unreal/chunks/chunk-list.ts';
import { type ChunkHeaders, chunkHeaders, NO_CHUNKS } from './chunk-headers.ts';

export interface Body {
  readonly chunks: ChunkHeaders;
  /** Throws INFLATE where a chunk is broken, until salvage() is called. */
  readonly cursor: Cursor;
  /** Inflates what can be had of all chunks; returns the parts that are not intact, in order. */
  salvage(): readonly DamagedPart[];
  /** Waits for the rest, and reports what is wrong with the chunks. */
  finish(): Inflated;
}

export interface Inflated {
  readonly inflateMillis: number;
  /** Parts that are not intact; in order. */
  readonly damage: readonly DamagedPart[];
  /** Parts that are very likely, but not certainly, intact; in order. */
  readonly doubted: readonly DamagedPart[];
}

/**
 * Inflates the chunks from the cursor on while the body is read, which begins with a size of `sizeBytes` bytes.
 * @throws FormatError when the first chunk cannot be listed
 */
export function inflateBody(
  { file, bytes: packed, at: start }: Cursor,
  sizeBytes: number,
  sink: GraphSink,
  tools: ReadTools,
): Body {
  const list = listStreams(new Cursor(packed, { file, start }), sizeBytes);
  const { streams, size, assumed, faults, notes } = list;
  const { bytes } = sink.image([{ name: file, size }]);
  const job = inflateJob(packed, streams, bytes);
  tools.inflateOnThread?.(job);
  const inflater = new StreamInflater(job, tools.inflate, file);
  return {
    chunks: chunkHeaders(packed, start, streams),
    cursor: new Cursor(bytes, { file: `${file}, inflated`, arriving: inflater }),
    salvage: () => inflater.salvage(),
    finish: () => {
      const damage = inflater.salvage();
      // The two parts of one stream share an error, which is reported once.
      const errors = new Set(damage.map(({ error }) => error));
      for (const error of [...faults, ...inflater.repaired, ...errors])
        reportError(sink, error, null, { file, path: null });
      // What inflates although its chunk has no header is right, but it is only assumed to be there.
      for (const { to, inflatedSize } of assumed)
        if (!damage.some(({ from }) => from === to)) sink.opaque(inflatedSize);
      for (const note of notes) reportError(sink, note, null, { path: null, info: true });
      return { inflateMillis: inflater.millis, damage, doubted: inflater.doubted };
    },
  };
}

/** A body that is not compressed: the image is the file itself. */
export function plainBody({ file, bytes: plain, at: start }: Cursor, sink: GraphSink): Body {
  const { bytes } = sink.image([{ name: file, size: plain.length }]);
  bytes.set(plain);
  return {
    chunks: NO_CHUNKS,
    cursor: new Cursor(bytes, { file, start }),
    salvage: () => [],
    finish: () => ({ inflateMillis: 0, damage: [], doubted: [] }),
  };
}
