// The strings of an index. What refers to them does so by position, so the ones after a damaged string keep
// theirs: they are counted from the end.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { oddText } from '../../../bytes/odd-values.ts';
import { decodeUtf8 } from '../../../bytes/text.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { list } from '../../layout/field.ts';
import { isMarker, PAYLOAD_END, skipString } from '../file/framing.ts';
import { type Codec, FIELD_JOIN, type Scan } from '../records/scan.ts';
import { listCodec } from './container-codecs.ts';
import { STR } from './plain-codecs.ts';

/** Texts have no control characters; one in a text is the length of the next. */
const FIRST_CHARACTER = 0x20;

interface Entries {
  /** Start and end of each text; null for those that are lost. */
  readonly spans: readonly (readonly [at: number, end: number] | null)[];
  /** Offset of the first one that cannot be read; null for a sound index. */
  readonly brokenAt: number | null;
}

/** Each string becomes an EXTERNAL node. */
export function entriesCodec(): Codec {
  return {
    ...listCodec(STR),
    read: (scan) => {
      const { cursor, sink } = scan;
      if (scan.wantsValues) {
        const { spans } = readEntries(cursor, true);
        return list(spans.map((span) => span && decodeUtf8(cursor.bytes, ...span)));
      }
      if (scan.jumped()) return null;
      const start = cursor.at;
      const { spans, brokenAt } = readEntries(cursor, sink !== null);
      if (!sink) return null;
      if (brokenAt !== null) reportBroken(cursor, scan, sink, start, brokenAt);
      const add = scan.references.table(scan.tableName);
      spans.forEach((span, i) => {
        addEntry(cursor, scan, sink, add, span, i);
      });
      return null;
    },
  };
}

function addEntry(
  cursor: Cursor,
  scan: Scan,
  sink: GraphSink,
  add: (entry: NodeId, text: ReturnType<GraphSink['texts']['add']>) => void,
  span: readonly [number, number] | null,
  i: number,
): void {
  const { owner } = scan;
  const of = scan.externalClass(sink);
  if (span === null) {
    const text = sink.texts.add(`[${i}]`);
    const node = sink.child('MISSING', of, owner, FIELD_JOIN, text);
    scan.unsure(sink, cursor.file, node, 'this entry of an index could not be read');
    add(node, text);
    return;
  }
  const plain = sink.texts.intern(span[0], span[1] - span[0]);
  const node = sink.child('EXTERNAL', of, owner, FIELD_JOIN, scan.uniqueEntry(sink, owner, plain));
  const odd = oddText(cursor.bytes, ...span);
  if (odd !== null) reportError(sink, cursor.error('VALUE', 'a text', odd, span[0]), node, { info: true });
  add(node, plain);
}

function reportBroken(cursor: Cursor, scan: Scan, sink: GraphSink, start: number, at: number): void {
  const error = cursor.error('VALUE', 'a text without control characters', 'damaged bytes', at);
  reportError(sink, error, scan.owner, { path: 'items' });
  scan.isDamaged = true;
  scan.references.breakTable(scan.tableName);
  // Whoever reads it again finds the same end.
  scan.jumps.set(start, cursor.at);
}

/** @throws FormatError when the texts do not lead to the end of the block, and nothing may be lost */
function readEntries(cursor: Cursor, mayBreak: boolean): Entries {
  const count = cursor.count(1, 'entries');
  const start = cursor.at;
  const spans: [number, number][] = [];
  let at = start;
  try {
    while (spans.length < count) {
      at = cursor.at;
      const textAt = skipString(cursor);
      spans.push([textAt, cursor.at]);
    }
    if (
      !mayBreak ||
      (isMarker(cursor, cursor.at, PAYLOAD_END) && spans.every((span) => isText(cursor, span)))
    ) {
      return { spans, brokenAt: null };
    }
  } catch (error) {
    if (!(error instanceof FormatError) || !mayBreak) throw error;
  }
  return afterBroken(cursor, count, spans, at);
}

/** The texts before the first that is broken, and those that lead from a place after it to the end of the block. */
function afterBroken(
  cursor: Cursor,
  count: number,
  spans: readonly (readonly [number, number])[],
  failedAt: number,
): Entries {
  let good = 0;
  while (good < spans.length && spans[good]![1] > spans[good]![0] && isText(cursor, spans[good]!)) good++;
  // The one before may have lost a byte to it, or got one.
  if (good > 0) good--;
  const brokenAt = spans[good]?.[0] ?? failedAt;
  const least = good > 0 ? spans[good - 1]![1] : brokenAt;
  for (let at = least; at < cursor.end; at++) {
    cursor.at = at;
    const rest = textsToEnd(cursor, count - good);
    if (rest === null) continue;
    const lost = Array<null>(count - good - rest.length).fill(null);
    return { spans: [...spans.slice(0, good), ...lost, ...rest], brokenAt };
  }
  cursor.at = brokenAt;
  throw cursor.error('VALUE', 'texts up to the end of the block', 'damaged bytes', brokenAt);
}

/** The texts from the cursor to the end of the block; null when something else is there. */
function textsToEnd(cursor: Cursor, most: number): readonly [number, number][] | null {
  const spans: [number, number][] = [];
  while (!isMarker(cursor, cursor.at, PAYLOAD_END)) {
    const size = cursor.bytes[cursor.at] ?? 0;
    const span: [number, number] = [cursor.at + 1, cursor.at + 1 + size];
    if (size === 0 || size > 0x7f || span[1] > cursor.end || spans.length === most) return null;
    if (!isText(cursor, span)) return null;
    spans.push(span);
    cursor.at = span[1];
  }
  return spans;
}

function isText({ bytes }: Cursor, [at, end]: readonly [number, number]): boolean {
  for (let i = at; i < end; i++) if (bytes[i]! < FIRST_CHARACTER) return false;
  return true;
}
