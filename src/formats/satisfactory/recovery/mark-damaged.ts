// Marks what was read from bytes that may be wrong, and what depends on objects that are lost.

import { FormatError } from '../../../bytes/format-error.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import { flagBytesOf } from '../levels/headers.ts';
import type { Reading } from '../objects/reading.ts';
import { Damage } from './damage.ts';
import { headerEnd } from './shapes.ts';

/** What objects at the top name as their owner. */
const LEVEL_PATH = /:PersistentLevel$/;
/** Longer than any object's header. */
const MOST_HEADER = 4096;

/**
 * Gives every node that was read from damaged bytes an issue of its own, once all nodes are there.
 * @param doubted parts that are very likely intact, so that nothing was lost in them
 */
export function markDamaged(
  reading: Reading,
  damaged: readonly DamagedPart[],
  doubted: readonly DamagedPart[],
): void {
  const { sink, rows } = reading;
  const parts = [...damaged, ...doubted].sort((a, b) => a.from - b.from);
  const damage = new Damage(parts);
  const { spanAt, spanSize, parent } = sink.nodeRoom(0);
  for (let row = 0; row < sink.nodeCount; row++) {
    // A node without a header of its own is named after the object it belongs to.
    const named = row < rows.count ? row : parent[row]!;
    const [at, size] = [spanAt[row]!, spanSize[row]!];
    const part =
      (named >= 0 && named < rows.count && damageOfHeader(reading, damage, named)) ||
      (size > 0 && damage.at(at, at + size));
    if (part) reading.issue(part.error, row as NodeId);
  }
  if (damaged.length > 0) markOrphans(reading);
}

function damageOfHeader({ cursor, rows }: Reading, damage: Damage, row: number): DamagedPart | null {
  const at = rows.headerAt.values[row]!;
  if (damage.at(at, at + MOST_HEADER) === null) return null;
  const flagBytes = flagBytesOf(rows.contexts[rows.context.values[row]!]!.level);
  const end = headerEnd(cursor.view, at, cursor.bytes.length, flagBytes);
  return damage.at(at, end < 0 ? at + MOST_HEADER : end);
}

/** Components whose owner is lost: they are not at the top, although no object contains them. */
function markOrphans(reading: Reading): void {
  const { sink, rows, cursor } = reading;
  const { text, parent } = sink.nodeRoom(0);
  const paths = new Set<number>(text.subarray(0, rows.count));
  for (let row = 0; row < rows.count; row++) {
    const owner = (-2 - parent[row]!) as TextId;
    if (owner < 0 || paths.has(owner) || LEVEL_PATH.test(sink.texts.text(owner))) continue;
    const offset = rows.outerAt.values[row]!;
    const found = 'none: it is among the lost objects';
    const expected = `the owner ${sink.texts.text(owner)}`;
    reading.issue(new FormatError({ code: 'UNMATCHED', file: cursor.file, offset, expected, found }), row as NodeId);
  }
}
