// The inflated body of a file in the save's image, with what could not be inflated.

import { Cursor } from '../../bytes/cursor.ts';
import type { GraphSink } from '../../graph/sink.ts';
import type { ReadTools, SourceFile } from '../format.ts';
import { type Hole, inflateStream, listStreams } from './chunks.ts';

export interface Body {
  readonly cursor: Cursor;
  /** Parts that are zeros because their chunk is broken, in order. */
  readonly holes: readonly Hole[];
  readonly inflateMillis: number;
}

/** Inflates the chunks from `start` on. @throws FormatError when not even the first chunk can be listed */
export function inflateBody(file: SourceFile, start: number, sink: GraphSink, tools: ReadTools): Body {
  const started = performance.now();
  const { streams, size, fault } = listStreams(new Cursor(file.bytes, { file: file.name, start }));
  const { bytes } = sink.image([{ name: file.name, size }]);
  const holes: Hole[] = [];
  for (const stream of streams) {
    const hole = inflateStream(file.bytes, file.name, stream, bytes, tools.inflate);
    if (hole) holes.push(hole);
    if ((stream.to & 0xffffff) === 0) tools.progress?.('inflating', stream.to, size, 0);
  }
  for (const error of [...holes.map((hole) => hole.error), ...(fault ? [fault] : [])]) {
    const { code, message, offset } = error;
    sink.issue({ code, message, file: file.name, offset, path: null, node: null });
  }
  const cursor = new Cursor(bytes, { file: `${file.name}, inflated` });
  return { cursor, holes, inflateMillis: performance.now() - started };
}

/** A body that was never compressed: the image is the file itself. */
export function plainBody(file: SourceFile, start: number, sink: GraphSink): Body {
  const { bytes } = sink.image([{ name: file.name, size: file.bytes.length }]);
  bytes.set(file.bytes);
  return { cursor: new Cursor(bytes, { file: file.name, start }), holes: [], inflateMillis: 0 };
}
