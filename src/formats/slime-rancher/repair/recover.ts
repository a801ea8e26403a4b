// Recovers when a record cannot be read to its end. No length says where it ends, so its end is searched for:
// an end marker followed by what has to follow. The bytes in between are searched for blocks that can be read
// by themselves; the rest is kept as bytes that are not understood.

import type { Cursor } from '../../../bytes/cursor.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LayoutCompiler } from '../codecs/layout-compiler.ts';
import { isMarker, PAYLOAD_END } from '../file/framing.ts';
import { READ } from '../records/coverage.ts';
import { isGuess } from '../records/record-scan.ts';
import { mayEnd } from '../records/rest-of-list.ts';
import type { FailedRecord, Scan } from '../records/scan.ts';
import { searchBlocks } from './skeleton.ts';

const IN_IT = 'something in it could not be read';

/** Continues after a record that failed, or passes its error on to the record that contains it. */
export function recoverer(compiler: LayoutCompiler, sink: GraphSink): Scan['recover'] {
  return (failed) => {
    const { scan, cursor, node, start, block, error, frames } = failed;
    const failure = scan.failure;
    if (!failure) throw error;
    if (block?.exact) scan.isDamaged = true;
    const isHere = report(failed, sink);
    if (block?.exact && !(isHere && failure.goodFields === 0)) {
      const what = isHere ? 'nothing confirms what precedes the bytes that could not be read' : IN_IT;
      scan.unsure(sink, cursor.file, node, what);
    }
    // During a search for blocks, the one found is the outermost too, and nothing shows where it ends.
    const isRoot = frames === 0;
    let end = isRoot ? -1 : findEnd(scan, cursor, frames, failure.at);
    if (end < 0 && (scan.salvaging || !isRoot)) {
      // The record that contains this one has to search for its own end.
      if (block) scan.covered(start, failure.at, isGuess(block) ? READ.GUESSED : READ.FITTING);
      scan.partials.set(node, { fields: failure.goodFields, at: failure.at, size: 0 });
      sink.span(node, start, failure.at - start);
      scan.leave();
      scan.failedNode = node;
      throw error;
    }
    const closed = !isRoot || isMarker(cursor, cursor.end - 2, PAYLOAD_END);
    if (end < 0) end = cursor.end;
    const bodyEnd = Math.max(closed ? end - 2 : end, failure.at);
    scan.partials.set(node, { fields: failure.goodFields, at: failure.at, size: bodyEnd - failure.at });
    scan.failure = null;
    scan.owner = node;
    searchBlocks(compiler, cursor, scan, sink, {
      node,
      block,
      firstFree: failure.goodFields + (failure.trail.length > 1 ? 1 : 0),
      from: failure.at,
      to: bodyEnd,
    });
    scan.failure = null;
    if (!isRoot) scan.jumps.set(start, end);
    scan.recovered++;
    cursor.at = end;
  };
}

/** The end of a block inside `frames` containers: after the first end marker that fits. */
function findEnd(scan: Scan, cursor: Cursor, frames: number, from: number): number {
  const { bytes } = cursor;
  const last = Math.min(cursor.end - 2, from + scan.effort);
  let at = from;
  for (; scan.effort > at - from; at++) {
    at = bytes.indexOf(0x40, at + 1) - 1;
    if (at < from || at > last) break;
    if (bytes[at] === 0 && mayEnd(scan, frames, at + 2, cursor.end)) {
      scan.effort -= at - from;
      return at + 2;
    }
  }
  scan.effort -= Math.max(0, last - from);
  return -1;
}

/**
 * Reports one issue per failure, at the innermost record, with its path in the whole. Returns whether this is the one.
 */
function report({ scan, node, name, block, error }: FailedRecord, sink: GraphSink): boolean {
  const failure = scan.failure;
  if (!failure || failure.reported) return false;
  failure.reported = true;
  if (!block && !scan.isNews(name.identifier)) return true;
  const path = [scan.path(sink), ...failure.trail].join('/').replaceAll('/[', '[');
  const lastGood = failure.lastGood === null ? 'none' : failure.lastGood;
  const { file, offset, expected, found } = error;
  const place = `${file}: at ${offset} (0x${offset.toString(16)}) in ${path}`;
  reportError(sink, error, node, {
    message: `${place}: expected ${expected}, found ${found}; last good field: ${lastGood}`,
    path: failure.trail.join('/').replaceAll('/[', '['),
  });
  return true;
}
