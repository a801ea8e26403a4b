// The name table: every name of the package, interned once.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { isAscii } from '../../../bytes/text.ts';
import type { TextId } from '../../../graph/ids.ts';
import { sharedArray } from '../../../graph/memory/columns.ts';
import type { TextSink } from '../../../graph/sink.ts';
import type { Layout } from '../file/layout.ts';
import { decodeSpan, isBrokenText, type TextSpan, textSpan } from '../file/text.ts';
import type { LowerCaseNames } from './lower-case-names.ts';
import { typeNamed } from './property-types.ts';
import type { Summary, TablePlace } from './summary.ts';

export interface NameTable {
  readonly count: number;
  /** TextId of each name. */
  readonly text: Uint32Array;
  /** FoldId of each name. */
  readonly fold: Uint32Array;
  /** Meaning of each name as a property type, see TYPE. */
  readonly type: Uint8Array;
  /** Why some entries are lost; null when none is. */
  readonly fault: FormatError | null;
  /** Entries that are odd. */
  readonly notes: readonly FormatError[];
}

/** The engine's own limit is 1024 characters or less; longer names would make huge paths. */
const MOST_NAME_BYTES = 4096;
const FIRST_PRINTABLE = 0x20;

/**
 * Reads the names up to one that is damaged, and those behind it that end where the table ends.
 * @throws FormatError when most names that the file has cannot be read: the table may have another layout
 */
export function readNames(
  cursor: Cursor,
  summary: Summary,
  texts: TextSink,
  folds: LowerCaseNames,
): NameTable {
  const { names, layout } = summary;
  const { count, fault: cut } = openTable(cursor, names, 4 + layout.nameFlagsSize, 'names');
  if (count === 0 && cut !== null) throw cut;
  const text = sharedArray(Uint32Array, count);
  const fold = sharedArray(Uint32Array, count);
  const type = sharedArray(Uint8Array, count);
  const keep = (index: number, id: TextId): void => {
    text[index] = id;
    const folded = folds.of(id);
    fold[index] = folded;
    type[index] = typeNamed(folds.lower(folded));
  };
  const notes: FormatError[] = [];
  let fault = cut;
  let lost = 0;
  for (let index = 0; index < count; index++) {
    const { at } = cursor;
    try {
      keep(index, readName(cursor, layout, texts, notes));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      fault ??= error;
      const rest = findRest(cursor, at, summary, count - index);
      cursor.at = rest.at;
      if (cursor.left > 0) lost += count - rest.count - index;
      for (; index < count - rest.count; index++) keep(index, texts.add(`<name ${index}>`));
      index--;
    }
  }
  if (fault !== null && lost * 2 > count) throw fault;
  return { count, text, fold, type, fault, notes };
}

/** @throws FormatError */
function readName(cursor: Cursor, layout: Layout, texts: TextSink, notes: FormatError[]): TextId {
  const span = textSpan(cursor);
  const { at, end } = span;
  if (end - at > MOST_NAME_BYTES)
    throw cursor.error('LIMIT', `a name of up to ${MOST_NAME_BYTES} bytes`, `${end - at}`, at);
  // No package has such names, but zeros in their place look like them.
  if (end === at || hasControl(cursor, span))
    throw cursor.error('VALUE', 'a name', 'zeros or control characters', at);
  if (isBrokenText(cursor, span)) notes.push(cursor.error('VALUE', 'a name', 'half of a character', at));
  cursor.skip(layout.nameFlagsSize);
  return !span.wide && isAscii(cursor.bytes, at, end)
    ? texts.intern(at, end - at)
    : texts.add(decodeSpan(cursor, span));
}

function hasControl(cursor: Cursor, span: TextSpan): boolean {
  const { bytes } = cursor;
  if (span.wide) return [...decodeSpan(cursor, span)].some((one) => one.codePointAt(0)! < FIRST_PRINTABLE);
  for (let i = span.at; i < span.end; i++) if (bytes[i]! < FIRST_PRINTABLE) return true;
  return false;
}

/**
 * The names behind a damaged one: the first place from which at most `most` names lead to the next table; none if that
 * is behind the end of the file.
 */
function findRest(
  cursor: Cursor,
  from: number,
  { names, imports, exports, layout }: Summary,
  most: number,
): { readonly at: number; readonly count: number } {
  const offsets = [imports.offset, exports.offset].filter((offset) => offset > names.offset);
  const end = cursor.base + Math.min(...offsets);
  if (end > cursor.end) return { at: cursor.end, count: 0 };
  // Names from each place on that lead to the end; places are tried from the end on.
  const counts = new Map([[end, 0]]);
  for (let at = end - 4; at > from; at--) {
    const length = cursor.view.getInt32(at, cursor.littleEndian);
    const next = at + 4 + (length >= 0 ? length : -2 * length) + layout.nameFlagsSize;
    const count = length === 0 ? undefined : counts.get(next);
    if (count !== undefined && count < most) counts.set(at, count + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return { at: best![0], count: best![1] };
}

/**
 * Moves the cursor to a table at an offset in the package. Returns how many of its entries the bytes have room for, and
 * the fault if those are not all.
 * @throws FormatError when the table cannot be where it should
 */
export function openTable(
  cursor: Cursor,
  { offset, count }: TablePlace,
  bytesEach: number,
  of: string,
): { readonly count: number; readonly fault: FormatError | null } {
  if (offset < cursor.end - cursor.base || count <= 0) cursor.seek(cursor.base + offset);
  else cursor.at = cursor.end;
  const most = Math.floor(cursor.left / bytesEach);
  if (count >= 0 && count <= most) return { count, fault: null };
  const fault = cursor.error('COUNT', `a count of ${of} from 0 to ${most}`, String(count));
  if (count < 0) throw fault;
  return { count: most, fault };
}
