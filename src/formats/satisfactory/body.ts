// The inflated body of a file in the save's image, with what could not be inflated.

import { Cursor } from '../../bytes/cursor.ts';
import type { FormatError } from '../../bytes/format-error.ts';
import { type Hole, inflateJob, StreamInflater } from '../../bytes/stream-inflater.ts';
import type { GraphSink } from '../../graph/sink.ts';
import type { ReadTools, SourceFile } from '../format.ts';
import { listStreams } from './chunks.ts';

export interface Body {
  readonly cursor: Cursor;
  /** Waits for the rest; then what is broken is known. */
  finish(): { readonly holes: readonly Hole[]; readonly inflateMillis: number };
  /** Broken parts found so far, in order. */
  readonly holes: readonly Hole[];
}

/** Inflates the chunks from `start` on, while the body is read. @throws FormatError when the first chunk cannot be listed */
export function inflateBody(file: SourceFile, start: number, sink: GraphSink, tools: ReadTools): Body {
  const { streams, size, fault } = listStreams(new Cursor(file.bytes, { file: file.name, start }));
  const { bytes } = sink.image([{ name: file.name, size }]);
  const job = inflateJob(file.bytes, streams, bytes);
  tools.inflateAside?.(job);
  const inflater = new StreamInflater(job, tools.inflate, file.name);
  const report = ({ code, message, offset }: FormatError): void =>
    sink.issue({ code, message, file: file.name, offset, path: null, node: null });
  return {
    cursor: new Cursor(bytes, { file: `${file.name}, inflated`, arriving: inflater }),
    holes: inflater.holes,
    finish: () => {
      inflater.waitFor(size);
      for (const hole of inflater.holes) report(hole.error);
      if (fault) report(fault);
      return { holes: inflater.holes, inflateMillis: inflater.millis };
    },
  };
}

/** A body that was never compressed: the image is the file itself. */
export function plainBody(file: SourceFile, start: number, sink: GraphSink): Body {
  const { bytes } = sink.image([{ name: file.name, size: file.bytes.length }]);
  bytes.set(file.bytes);
  const cursor = new Cursor(bytes, { file: file.name, start });
  return { cursor, holes: [], finish: () => ({ holes: [], inflateMillis: 0 }) };
}
