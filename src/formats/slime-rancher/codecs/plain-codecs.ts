// Values that contain no others: numbers, texts, dates, ids and positions in indices.

import type { Cursor } from '../../../bytes/cursor.ts';
import { oddText } from '../../../bytes/odd-values.ts';
import { decodeUtf8 } from '../../../bytes/text.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { StructValue, Value } from '../../../graph/values.ts';
import {
  ELEMENT_SEPARATOR,
  expectMarker,
  identifierBytes,
  isMarker,
  PAYLOAD_END,
  readString,
  SECTION_SEPARATOR,
  skipString,
  standsAt,
} from '../file/framing.ts';
import { LOOK } from '../records/look.ts';
import type { Codec, Scan } from '../records/scan.ts';
import type { CompileContext } from './compile-context.ts';
import { fileTimeToIso, ticksToIso } from './dates.ts';

const maybe = () => LOOK.MAYBE;

/** Shared by values for which all bytes are valid. */
const ANY_BYTES = { plain: 0, records: false, look: maybe } as const;

function isoOr(count: bigint, toIso: (count: bigint) => string | null): Value {
  return toIso(count) ?? count;
}

/** Values of fixed size for which all bytes are valid. */
function ofSize(size: number, value: Codec['value']): Codec {
  return {
    least: size,
    plain: size,
    records: false,
    look: maybe,
    scan: (cursor) => cursor.skip(size),
    value,
  };
}

const I32 = ofSize(4, (cursor) => cursor.i32());

const BOOL: Codec = {
  least: 1,
  plain: 0,
  records: false,
  look: ({ bytes, at, end }) => (at < end && bytes[at]! <= 1 ? LOOK.MAYBE : LOOK.NO),
  scan: (cursor) => void readBool(cursor),
  value: readBool,
};

/** @throws FormatError VALUE for a byte other than 0 and 1, with the cursor at it */
export function readBool(cursor: Cursor): boolean {
  const value = cursor.u8();
  if (value > 1) {
    cursor.at--;
    throw cursor.error('VALUE', 'a bool: 0 or 1', String(value));
  }
  return value === 1;
}

export const STR: Codec = {
  least: 1,
  ...ANY_BYTES,
  scan: (cursor, scan) => void scanText(cursor, scan),
  value: readString,
};

/** Skips a text, and notes one that no game writes. Returns where its characters begin. */
function scanText(cursor: Cursor, { sink, owner }: Scan): number {
  const start = skipString(cursor);
  if (sink) noteOddText(cursor, sink, owner, start, cursor.at);
  return start;
}

export function noteOddText(cursor: Cursor, sink: GraphSink, node: NodeId, at: number, end: number): void {
  const odd = oddText(cursor.bytes, at, end);
  if (odd !== null) reportError(sink, cursor.error('VALUE', 'a text', odd, at), node, { info: true });
}

/** The id of a static object, whose place may be user-supplied. */
const STATIC: Codec = {
  ...STR,
  scan: (cursor, scan) => {
    const start = scanText(cursor, scan);
    if (!scan.sink || scan.places.size === 0) return;
    const place = scan.places.get(decodeUtf8(cursor.bytes, start, cursor.at));
    if (place) scan.sink.place(scan.owner, ...place);
  },
};

const SEPARATOR: Codec = {
  least: 2,
  plain: 0,
  records: true,
  look: (cursor) => (isMarker(cursor, cursor.at, SECTION_SEPARATOR) ? LOOK.MARKER : LOOK.NO),
  scan: (cursor) => expectMarker(cursor, SECTION_SEPARATOR),
  value: (cursor) => {
    expectMarker(cursor, SECTION_SEPARATOR);
    return null;
  },
};

/** Types that are a word, by it. */
export const PLAIN: ReadonlyMap<string, Codec> = new Map([
  ['bool', BOOL],
  ['u32', ofSize(4, (cursor) => cursor.u32())],
  ['i32', I32],
  ['i64', ofSize(8, (cursor) => cursor.i64())],
  ['u64', ofSize(8, (cursor) => cursor.u64())],
  ['f32', ofSize(4, (cursor) => cursor.f32())],
  ['f64', ofSize(8, (cursor) => cursor.f64())],
  ['seconds', ofSize(8, (cursor) => cursor.f64())],
  ['seconds:f32', ofSize(4, (cursor) => cursor.f32())],
  // A date outside the calendar is shown as a number.
  ['ticks', ofSize(8, (cursor) => isoOr(cursor.i64(), ticksToIso))],
  ['filetime', ofSize(8, (cursor) => isoOr(cursor.i64(), fileTimeToIso))],
  ['str', STR],
  ['static', STATIC],
  ['separator', SEPARATOR],
]);

export function bytesCodec(size: number): Codec {
  return ofSize(size, (cursor) => ({ kind: 'opaque', bytes: cursor.take8(size) }));
}

/** A number displayed by its name; one without a name stays a number. */
export function enumCodec(of: string, { names }: CompileContext): Codec {
  const known = names.get(of);
  return {
    ...I32,
    value: (cursor): Value => {
      const number = cursor.i32();
      const name = known?.get(number);
      return name === undefined ? number : { kind: 'text', text: name, json: name, number };
    },
  };
}

/**
 * Bytes of a pair in the mood at the cursor, whose last field it is: the game writes none of the separators of dictionaries,
 * which the published description has.
 */
function pairBytes(cursor: Cursor, count: number): number {
  const { at } = cursor;
  const isBare = count === 0 || isMarker(cursor, at + 8 * count, PAYLOAD_END);
  return !isBare && isMarker(cursor, at + 10 * count, PAYLOAD_END) ? 10 : 8;
}

function skipPair(cursor: Cursor): void {
  cursor.skip(8);
  expectMarker(cursor, ELEMENT_SEPARATOR);
}

/** Pairs of a number and a level, which only moods have. */
export function levelsCodec(of: string, { names }: CompileContext): Codec {
  const known = names.get(of);
  return {
    least: 4,
    ...ANY_BYTES,
    scan: (cursor) => {
      const count = cursor.count(8, 'levels');
      const size = pairBytes(cursor, count);
      if (size === 8) cursor.skip(8 * count);
      else for (let left = count; left > 0; left--) skipPair(cursor);
    },
    value: (cursor): StructValue => {
      const fields = [];
      const count = cursor.count(8, 'levels');
      const size = pairBytes(cursor, count);
      for (let left = count; left > 0; left--) {
        const at = cursor.at;
        const key = cursor.i32();
        const value = cursor.f32();
        const name = known?.get(key) ?? String(key);
        fields.push({ name, index: 0, type: 'f32', value, at, size: 8 });
        if (size > 8) expectMarker(cursor, ELEMENT_SEPARATOR);
      }
      return { kind: 'struct', fields };
    },
  };
}

/** Positions (i32) in the index `of`; -1 means none. */
export function indexCodec(of: string, context: CompileContext): Codec {
  const label = context.label('INDEX');
  return {
    least: 4,
    ...ANY_BYTES,
    scan: (cursor, scan) => {
      const position = cursor.i32();
      if (scan.sink) scan.references.linkIndex(scan.sink, scan.owner, label, of, position, cursor.at - 4);
    },
    value: (cursor, values) => values.reference(cursor.at, cursor.i32()),
  };
}

/** What the first game calls the item that is none. */
const NONE = 'NONE';

/** Numbers for things outside the save, displayed by name if they have one. */
export function externalCodec(of: string, context: CompileContext): Codec {
  const label = context.label('ID');
  const known = context.names.get(of);
  return {
    least: 4,
    ...ANY_BYTES,
    scan: (cursor, scan) => {
      const id = cursor.i32();
      if (!scan.sink || id === -1) return;
      const name = known?.get(id) ?? id;
      if (name === NONE) return;
      scan.references.linkExternal(scan.sink, scan.owner, label, `${of}/${name}`, cursor.at - 4);
    },
    value: (cursor, values) => values.reference(cursor.at, cursor.i32()),
  };
}

/** A text that may be the name of an index entry: if so it gets an edge, and stays a text. */
export function entryCodec(of: readonly string[], context: CompileContext): Codec {
  const label = context.label('ID');
  return {
    ...STR,
    scan: (cursor, scan) => {
      const at = cursor.at;
      const start = scanText(cursor, scan);
      if (!scan.sink || cursor.at === start) return;
      scan.references.linkName(
        scan.sink,
        scan.owner,
        label,
        of,
        decodeUtf8(cursor.bytes, start, cursor.at),
        at,
      );
    },
  };
}

/** The setting whose value is a position in the icon index; it directly precedes the value. */
const ICON_SETTING = identifierBytes('setting.GameIcon');

/** A text that is a position in the icon index after {@link ICON_SETTING}, and a plain text elsewhere. */
export function iconTextCodec(context: CompileContext): Codec {
  const label = context.label('INDEX');
  return {
    ...STR,
    scan: (cursor, scan) => {
      const at = cursor.at;
      const start = scanText(cursor, scan);
      if (!scan.sink || !standsAt(cursor, at - ICON_SETTING.length, ICON_SETTING)) return;
      const text = decodeUtf8(cursor.bytes, start, cursor.at);
      if (/^\d{1,9}$/.test(text))
        scan.references.linkIndex(scan.sink, scan.owner, label, 'SRGAMEICONINDEX', Number(text), at);
    },
  };
}

/** The id of the node itself: an i64, of which the published description has half. */
export function identityCodec(isNarrow: boolean, context: CompileContext): Codec {
  const label = context.label('ID');
  const isActor = context.key === 'SRAD.Actor';
  return {
    least: isNarrow ? 4 : 8,
    ...ANY_BYTES,
    scan: (cursor, scan) => {
      const { at } = cursor;
      const id = isNarrow ? cursor.i32() : idNumber(cursor);
      if (scan.sink) scan.references.identify(scan.sink, scan.owner, label, id, at, isActor);
    },
    value: (cursor) => (isNarrow ? BigInt(cursor.i32()) : cursor.i64()),
  };
}

/** The id of another actor: an i64, or a double in lists. */
export function actorCodec(asDouble: boolean, context: CompileContext): Codec {
  const label = context.label('ID');
  return {
    least: 8,
    ...ANY_BYTES,
    scan: (cursor, scan) => {
      const id = asDouble ? cursor.f64() : idNumber(cursor);
      if (scan.sink) scan.references.linkActor(scan.sink, scan.owner, label, id, cursor.at - 8);
    },
    value: (cursor, values) => values.reference(cursor.at, asDouble ? cursor.f64() : cursor.i64()),
  };
}

/** A 64-bit id; those past 2^53 (there are none) lose their low bits. */
function idNumber(cursor: Cursor): number {
  return cursor.u32() + cursor.i32() * 2 ** 32;
}
