// Values that contain no others: numbers, texts, dates, ids and positions in indices.

import type { Cursor } from '../../../bytes/cursor.ts';
import { fileTimeToExactIso, ticksToExactIso } from '../../../bytes/dates.ts';
import { oddText } from '../../../bytes/odd-values.ts';
import { decodeUtf8 } from '../../../bytes/text.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { field, NUMBERS, placed, plain } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import {
  ELEMENT_SEPARATOR,
  expectMarker,
  identifierBytes,
  isMarker,
  PAYLOAD_END,
  SECTION_SEPARATOR,
  skipString,
  standsAt,
} from '../file/framing.ts';
import { LOOK, type Look } from '../records/look.ts';
import { type Codec, codecOf, type Scan } from '../records/scan.ts';
import type { CompileContext } from './compile-context.ts';

/** All bytes are valid. */
const maybe = (): Look => LOOK.MAYBE;

function ofSize(size: number, value: (cursor: Cursor) => Value): Codec {
  return codecOf(plain('', '', size, value), maybe);
}

/** A value that is more than its bytes: something checks it, or it refers to something. */
function checked(least: number, read: Codec['read'], look: Codec['look'] = maybe): Codec {
  return codecOf(field({ name: '', type: '', least, links: true }, read), look);
}

const BOOL = checked(
  1,
  ({ cursor }) => readBool(cursor),
  ({ bytes, at, end }): Look => (at < end && bytes[at]! <= 1 ? LOOK.MAYBE : LOOK.NO),
);

/** @throws FormatError VALUE for a byte other than 0 and 1, with the cursor at it */
export function readBool(cursor: Cursor): boolean {
  const value = cursor.u8();
  if (value > 1) {
    cursor.at--;
    throw cursor.error('VALUE', 'a bool: 0 or 1', String(value));
  }
  return value === 1;
}

/** A text; one that no game writes has lost bytes, and is bytes. `link` is called while a save is read. */
function textCodec(
  link?: (scan: Scan, sink: GraphSink, text: () => string, at: number, label: LabelNode) => void,
): Codec {
  return checked(1, (scan, label) => {
    const { cursor, sink } = scan;
    const { at, bytes } = cursor;
    const start = skipString(cursor);
    if (!sink && !scan.wantsValues) return null;
    const odd = oddText(bytes, start, cursor.at);
    const text = (): string => decodeUtf8(bytes, start, cursor.at);
    if (!sink) return odd === null ? text() : { kind: 'opaque', bytes: bytes.subarray(start, cursor.at) };
    if (odd === null) link?.(scan, sink, text, at, label);
    else reportError(sink, cursor.error('VALUE', 'a text', odd, start), scan.owner);
    return null;
  });
}

export const STR = textCodec();

/** The id of a static object, whose place may be user-supplied. */
const STATIC = textCodec(({ places, owner }, sink, text) => {
  const place = places.size > 0 && places.get(text());
  if (place) sink.place(owner, ...place);
});

/** The setting whose value is a position in the icon index; it directly precedes the value. */
const ICON_SETTING = identifierBytes('setting.GameIcon');

/** A text that is a position in the icon index after {@link ICON_SETTING}, and a plain text elsewhere. */
const ICON_TEXT = textCodec(({ cursor, references, owner }, sink, text, at, label) => {
  if (!standsAt(cursor, at - ICON_SETTING.length, ICON_SETTING) || !/^\d{1,9}$/.test(text())) return;
  references.linkIndex(sink, owner, label, 'SRGAMEICONINDEX', Number(text()), at);
});

/** A text that may be the name of an index entry: if so it gets an edge, and stays a text. */
export function entryCodec(of: readonly string[]): Codec {
  return textCodec(({ references, owner }, sink, text, at, label) => {
    const name = text();
    if (name !== '') references.linkName(sink, owner, label, of, name, at);
  });
}

const SEPARATOR: Codec = {
  ...checked(
    2,
    ({ cursor }) => {
      expectMarker(cursor, SECTION_SEPARATOR);
      return null;
    },
    (cursor) => (isMarker(cursor, cursor.at, SECTION_SEPARATOR) ? LOOK.MARKER : LOOK.NO),
  ),
  records: true,
};

/** Types that are a word, by it. */
export const PLAIN: ReadonlyMap<string, Codec> = new Map([
  ['bool', BOOL],
  ...['u32', 'i32', 'i64', 'u64', 'f32', 'f64'].map((word): [string, Codec] => [
    word,
    ofSize(...NUMBERS[word]!),
  ]),
  ['seconds', ofSize(...NUMBERS.f64!)],
  ['seconds:f32', ofSize(...NUMBERS.f32!)],
  // A date outside the calendar is shown as a number.
  ['ticks', ofSize(8, (cursor) => isoOr(cursor.i64(), ticksToExactIso))],
  ['filetime', ofSize(8, (cursor) => isoOr(cursor.i64(), fileTimeToExactIso))],
  ['str', STR],
  ['static', STATIC],
  ['iconText', ICON_TEXT],
  ['separator', SEPARATOR],
]);

function isoOr(count: bigint, toIso: (count: bigint) => string | null): Value {
  return toIso(count) ?? count;
}

export function bytesCodec(size: number): Codec {
  return ofSize(size, (cursor) => ({ kind: 'opaque', bytes: cursor.take8(size) }));
}

/** A number displayed by its name; one without a name stays a number. */
export function enumCodec(of: string, { names }: CompileContext): Codec {
  const known = names.get(of);
  return ofSize(4, (cursor) => {
    const number = cursor.i32();
    const name = known?.get(number);
    return name === undefined ? number : { kind: 'text', text: name, json: name, number };
  });
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

/** Pairs of a number and a level, which only moods have. */
export function levelsCodec(of: string, { names }: CompileContext): Codec {
  const known = names.get(of);
  return checked(4, ({ cursor, wantsValues }) => {
    const fields: PropertyValue[] = [];
    const count = cursor.count(8, 'levels');
    const size = pairBytes(cursor, count);
    for (let left = count; left > 0; left--) {
      const { at } = cursor;
      const key = cursor.i32();
      const level = cursor.f32();
      if (wantsValues) fields.push(placed(cursor, at, known?.get(key) ?? String(key), 'f32', level));
      if (size > 8) expectMarker(cursor, ELEMENT_SEPARATOR);
    }
    return wantsValues ? { kind: 'struct', fields } : null;
  });
}

/** A number that refers to something. `link` is called while a save is read; `exact` is for values, if it differs. */
function numberCodec(
  size: number,
  number: (cursor: Cursor) => number,
  link: (scan: Scan, sink: GraphSink, number: number, at: number, label: LabelNode) => void,
  exact: (cursor: Cursor) => number | bigint = number,
): Codec {
  return checked(size, (scan, label) => {
    const { cursor, sink } = scan;
    const { at } = cursor;
    if (scan.wantsValues) return scan.values.reference(at, exact(cursor));
    const found = number(cursor);
    if (sink) link(scan, sink, found, at, label);
    return null;
  });
}

const I32 = (cursor: Cursor): number => cursor.i32();
const I64 = (cursor: Cursor): bigint => cursor.i64();
const F64 = (cursor: Cursor): number => cursor.f64();
/** A 64-bit id; those past 2^53 (there are none) lose their low bits. */
const idNumber = (cursor: Cursor): number => cursor.u32() + cursor.i32() * 2 ** 32;

/** Positions (i32) in the index `of`; -1 means none. */
export function indexCodec(of: string): Codec {
  return numberCodec(4, I32, ({ references, owner }, sink, position, at, label) =>
    references.linkIndex(sink, owner, label, of, position, at),
  );
}

/** The first game's name for no item. */
const NONE = 'NONE';

/** Numbers for things outside the save, displayed by name if they have one. */
export function externalCodec(of: string, { names }: CompileContext): Codec {
  const known = names.get(of);
  return numberCodec(4, I32, ({ references, owner }, sink, id, at, label) => {
    const name = known?.get(id) ?? id;
    if (id !== -1 && name !== NONE) references.linkExternal(sink, owner, label, `${of}/${name}`, at);
  });
}

/** The id of another actor: an i64, or a double in lists. */
export function actorCodec(asDouble: boolean): Codec {
  const link: Parameters<typeof numberCodec>[2] = ({ references, owner }, sink, id, at, label) =>
    references.linkActor(sink, owner, label, id, at);
  return asDouble ? numberCodec(8, F64, link) : numberCodec(8, idNumber, link, I64);
}

/** The id of the node itself: an i64, of which the published description has half. */
export function identityCodec(isNarrow: boolean, { key }: CompileContext): Codec {
  const isActor = key === 'SRAD.Actor';
  return checked(isNarrow ? 4 : 8, ({ cursor, sink, references, owner, wantsValues }, label) => {
    const { at } = cursor;
    if (wantsValues) return isNarrow ? BigInt(cursor.i32()) : cursor.i64();
    const id = isNarrow ? cursor.i32() : idNumber(cursor);
    if (sink) references.identify(sink, owner, label, id, at, isActor);
    return null;
  });
}
