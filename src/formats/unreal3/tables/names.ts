// The name table: every name of the package, interned once.

import type { Cursor } from '../../../bytes/cursor.ts';
import { isAscii } from '../../../bytes/text.ts';
import { sharedArray } from '../../../graph/memory/columns.ts';
import type { TextSink } from '../../../graph/sink.ts';
import { decodeSpan, textSpan } from '../file/text.ts';
import type { Folds } from './folds.ts';
import { typeNamed } from './property-types.ts';
import type { Summary } from './summary.ts';

export interface NameTable {
  readonly count: number;
  /** TextId of each name. */
  readonly text: Uint32Array;
  /** FoldId of each name. */
  readonly fold: Uint32Array;
  /** Meaning of each name as a property type, see TYPE. */
  readonly type: Uint8Array;
}

/** The engine's own limit is 1024 characters or less; longer names would make huge paths. */
const MOST_NAME_BYTES = 4096;

/** @throws FormatError when the table does not hold what the summary says */
export function readNames(
  cursor: Cursor,
  { names, layout }: Summary,
  texts: TextSink,
  folds: Folds,
): NameTable {
  const least = 4 + layout.nameFlagsSize;
  openTable(cursor, names.offset, names.count, least, 'names');
  const text = sharedArray(Uint32Array, names.count);
  const fold = sharedArray(Uint32Array, names.count);
  const type = sharedArray(Uint8Array, names.count);
  for (let index = 0; index < names.count; index++) {
    const span = textSpan(cursor);
    const { at, end } = span;
    if (end - at > MOST_NAME_BYTES) {
      throw cursor.error('LIMIT', `a name of up to ${MOST_NAME_BYTES} bytes`, `${end - at}`, at);
    }
    const id =
      !span.wide && isAscii(cursor.bytes, at, end)
        ? texts.intern(at, end - at)
        : texts.add(decodeSpan(cursor, span));
    cursor.skip(layout.nameFlagsSize);
    text[index] = id;
    const folded = folds.of(id);
    fold[index] = folded;
    type[index] = typeNamed(folds.lower(folded));
  }
  return { count: names.count, text, fold, type };
}

/**
 * Moves the cursor to a table of `count` entries at an offset in the package, checking that they fit.
 * @throws FormatError
 */
export function openTable(
  cursor: Cursor,
  offset: number,
  count: number,
  bytesEach: number,
  of: string,
): void {
  cursor.seek(cursor.base + offset);
  if (count < 0 || count * bytesEach > cursor.left) {
    const most = Math.floor(cursor.left / bytesEach);
    throw cursor.error('COUNT', `a count of ${of} from 0 to ${most}`, String(count));
  }
}
