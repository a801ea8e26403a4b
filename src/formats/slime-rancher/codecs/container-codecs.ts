// Values that contain others: lists, dictionaries, optional values, plain tuples. If they contain records,
// the container determines the paths of those.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { NO_NODE } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { PropertyValue, StructValue, Value } from '../../../graph/values.ts';
import { ELEMENT_SEPARATOR, expectMarker, isMarker } from '../file/framing.ts';
import { LOOK, type Look, type Values } from '../records/look.ts';
import { RestOfList } from '../records/rest-of-list.ts';
import { type Codec, type Following, type Frame, type Scan, trial } from '../records/scan.ts';
import type { CompileContext } from './compile-context.ts';
import { readBool } from './plain-codecs.ts';

/** Layout: i32 count, items. */
export function listCodec(item: Codec): Codec {
  const { least, plain } = item;
  return {
    least: 4,
    plain: 0,
    records: item.records,
    look: (cursor) => lookAtCount(cursor, least, () => item.look(cursor)),
    scan: (cursor, scan) => {
      if (item.records && scan.jumped(cursor)) return;
      const count = cursor.count(least);
      if (plain > 0) cursor.skip(count * plain);
      else if (item.records) scanRecordList(cursor, scan, item, count);
      else scanItems(cursor, scan, count, () => item.scan(cursor, scan));
    },
    value: (cursor, values) => {
      const items: Value[] = [];
      for (let left = cursor.count(least); left > 0; left--) items.push(item.value(cursor, values));
      return { kind: 'list', items };
    },
  };
}

/** Scans items that are no records. */
function scanItems(cursor: Cursor, scan: Scan, count: number, scanItem: () => void): void {
  let i = 0;
  let at = cursor.at;
  try {
    for (; i < count; i++) {
      at = cursor.at;
      scanItem();
    }
  } catch (error) {
    if (error instanceof FormatError) scan.fail(`[${i}]`, at, i > 0 ? `[${i - 1}]` : null, i);
    throw error;
  }
}

/** How a container of records goes on. */
interface RecordItems {
  /** What has to follow an item that ends at `at`; `more` if it is not the last. */
  follows(more: boolean, at: number): Following;
  /** Whether an item may be at the cursor. */
  isItem(): boolean;
  /** Moves past an item. */
  skip(cursor: Cursor, scan: Scan): void;
  /** Reads item `i`; `place` is where it is, for messages. */
  read(i: number, rest: RestOfList, place: ItemPlace): void;
}

interface ItemPlace {
  at: number;
  part: string;
  before: string | null;
}

function scanRecords(cursor: Cursor, scan: Scan, count: number, items: RecordItems): void {
  const { frames } = scan;
  const frame: Frame = { at: 0, follows: (own, at) => items.follows(own.at + 1 < count, at) };
  frames.push(frame);
  const rest = new RestOfList(cursor, scan, count, items.isItem, items.skip);
  const place: ItemPlace = { at: cursor.at, part: '', before: null };
  try {
    for (; frame.at < count && rest.goesOn(); frame.at++) {
      items.read(frame.at, rest, place);
      frame.at = rest.last(frame.at);
    }
  } catch (error) {
    if (error instanceof FormatError) scan.fail(place.part, place.at, place.before, frame.at);
    throw error;
  } finally {
    rest.end();
  }
  frames.pop();
}

/** Items that are records: their number becomes part of the path. */
function scanRecordList(cursor: Cursor, scan: Scan, item: Codec, count: number): void {
  const { join, text } = scan;
  scanRecords(cursor, scan, count, {
    follows: (more, at) => {
      if (!more) return { at, markers: 0 };
      return lookAt(cursor, item, at) === LOOK.HEAD ? 'sure' : 'no';
    },
    isItem: () => item.look(cursor) === LOOK.HEAD,
    skip: item.scan,
    read: (i, rest, place) => {
      place.at = cursor.at;
      place.part = `[${i}]`;
      place.before = i > 0 ? `[${i - 1}]` : null;
      scan.join = join;
      scan.text = text;
      scan.ordinal = i;
      rest.read(i);
    },
  });
  scan.ordinal = -1;
}

/** Layout: i32 count, then key, value and a separator for each entry. */
export function mapCodec(key: Codec, value: Codec, name: string, context: CompileContext): Codec {
  const least = key.least + value.least + 2;
  return {
    least: 4,
    plain: 0,
    records: value.records,
    look: (cursor) =>
      lookAtCount(cursor, least, () => {
        const seen = key.look(cursor);
        return seen === LOOK.NO ? seen : LOOK.MAYBE;
      }),
    scan: value.records
      ? recordMapScan(key, value, least, context.join(`/${name}/`))
      : (cursor, scan) =>
          scanItems(cursor, scan, cursor.count(least, 'entries'), () => scanEntry(cursor, scan, key, value)),
    value: (cursor, values) => {
      const entries = [];
      for (let left = cursor.count(least, 'entries'); left > 0; left--) {
        entries.push({ key: key.value(cursor, values), value: value.value(cursor, values) });
        expectMarker(cursor, ELEMENT_SEPARATOR);
      }
      return { kind: 'map', entries };
    },
  };
}

function scanEntry(cursor: Cursor, scan: Scan, key: Codec, value: Codec): void {
  key.scan(cursor, scan);
  value.scan(cursor, scan);
  expectMarker(cursor, ELEMENT_SEPARATOR);
}

/** Entries that are records: the key becomes the last part of the path. */
function recordMapScan(key: Codec, value: Codec, least: number, join: number): Codec['scan'] {
  return (cursor, scan) => {
    if (scan.jumped(cursor)) return;
    const count = cursor.count(least, 'entries');
    const { join: outer, sink } = scan;
    scanRecords(cursor, scan, count, {
      follows: (more, at) => afterEntry(cursor, key, value, more, at),
      isItem: () => isEntry(cursor, key, value, cursor.at),
      skip: () => scanEntry(cursor, trial(), key, value),
      read: (i, _, place) => {
        const { at } = cursor;
        place.at = at;
        place.part = `[${i}]`;
        key.scan(cursor, scan);
        if (sink) {
          place.part = pathPart(keyText(cursor, key, at));
          scan.join = scan.slots.joins[join]!;
          scan.text = sink.texts.add(scan.unique(`${scan.owner} ${join}`, place.part));
          scan.ordinal = -1;
          scan.done = NO_NODE;
        }
        const valueAt = cursor.at;
        value.scan(cursor, scan);
        if (sink && scan.done !== NO_NODE && !scan.donePlaced) placeByKey(cursor, scan, key, at, sink);
        place.at = cursor.at;
        expectMarker(cursor, ELEMENT_SEPARATOR);
        place.at = valueAt;
        place.before = place.part;
      },
    });
    scan.join = outer;
  };
}

/** The key of an entry as part of a path, where `/` has to be escaped. */
function keyText(cursor: Cursor, key: Codec, at: number): string {
  const value = valueAt(cursor, key, at);
  if (typeof value !== 'object' || value === null) return String(value);
  if (value.kind === 'text') return value.text;
  if (value.kind !== 'struct') return '';
  return value.fields.map((field) => shortNumber(field.value)).join(',');
}

function pathPart(text: string): string {
  return text.replaceAll('/', '~1');
}

/** Coordinates are 32-bit floats: seven digits are enough. */
function shortNumber(value: Value): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(7))) : String(value);
}

/**
 * An entry without a place of its own gets that of its key: a vector, or an id with a user-supplied place.
 */
function placeByKey(cursor: Cursor, scan: Scan, key: Codec, at: number, sink: GraphSink): void {
  const value = valueAt(cursor, key, at);
  if (typeof value === 'string') {
    const place = scan.places.get(value);
    if (place) sink.place(scan.done, ...place);
  } else if (typeof value === 'object' && value?.kind === 'struct') {
    const [x, y, z] = value.fields.map((field) => field.value);
    if (typeof x === 'number' && typeof y === 'number' && typeof z === 'number') {
      sink.place(scan.done, x, y, z);
    }
  }
}

function valueAt(cursor: Cursor, key: Codec, at: number): Value {
  const back = cursor.at;
  cursor.at = at;
  const value = key.value(cursor, RAW);
  cursor.at = back;
  return value;
}

/** Values as they are in the file. */
export const RAW: Values = { reference: (_at, raw) => raw };

function afterEntry(cursor: Cursor, key: Codec, value: Codec, more: boolean, at: number): Following {
  if (!isMarker(cursor, at, ELEMENT_SEPARATOR)) return 'no';
  if (!more) return { at: at + 2, markers: 1 };
  return isEntry(cursor, key, value, at + 2) ? 'sure' : 'no';
}

/** Whether an entry of a dictionary may be at `at`. */
function isEntry(cursor: Cursor, key: Codec, value: Codec, at: number): boolean {
  return trial().attempt(cursor, at, false, () => {
    key.scan(cursor, trial());
    return value.look(cursor) !== LOOK.NO;
  });
}

/** A presence flag, followed by the value if it is 1. */
export function maybeCodec(of: Codec): Codec {
  return {
    least: 1,
    plain: 0,
    records: of.records,
    look: (cursor) => {
      const { bytes, at, end } = cursor;
      if (at >= end || bytes[at]! > 1) return LOOK.NO;
      return bytes[at] === 0 ? LOOK.MAYBE : lookAt(cursor, of, at + 1);
    },
    scan: (cursor, scan) => {
      if (readBool(cursor)) of.scan(cursor, scan);
    },
    value: (cursor, values) => (readBool(cursor) ? of.value(cursor, values) : null),
  };
}

/** Plain fields in order, as in the value of a dictionary. */
export function tupleCodec(fields: readonly { readonly name: string; readonly codec: Codec }[]): Codec {
  return {
    least: fields.reduce((sum, { codec }) => sum + codec.least, 0),
    plain: 0,
    records: false,
    look: (cursor) => fields[0]!.codec.look(cursor),
    scan: (cursor, scan) => {
      for (const { codec } of fields) codec.scan(cursor, scan);
    },
    value: (cursor, values): StructValue => ({
      kind: 'struct',
      fields: fields.map(({ name, codec }): PropertyValue => {
        const at = cursor.at;
        const value = codec.value(cursor, values);
        return { name, index: 0, type: '', value, at, size: cursor.at - at };
      }),
    }),
  };
}

function lookAtCount(cursor: Cursor, least: number, first: () => Look): Look {
  if (cursor.left < 4) return LOOK.NO;
  const count = cursor.view.getInt32(cursor.at, true);
  if (count < 0 || count * least > cursor.left - 4) return LOOK.NO;
  if (count === 0) return LOOK.MAYBE;
  cursor.at += 4;
  const look = first();
  cursor.at -= 4;
  return look;
}

function lookAt(cursor: Cursor, codec: Codec, at: number): Look {
  const back = cursor.at;
  cursor.at = at;
  const look = codec.look(cursor);
  cursor.at = back;
  return look;
}
