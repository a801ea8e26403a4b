// Values that contain others: lists, dictionaries, optional values, plain tuples. If they contain records,
// the container determines the paths of those.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { NO_NODE } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { Value } from '../../../graph/values.ts';
import { field, list } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { fieldsInOrder } from '../../layout/sequence.ts';
import { ELEMENT_SEPARATOR, expectMarker, isMarker } from '../file/framing.ts';
import { LOOK, type Look } from '../records/look.ts';
import { RestOfList } from '../records/rest-of-list.ts';
import {
  type Codec,
  codecOf,
  type Following,
  type Frame,
  reading,
  type Scan,
  trial,
} from '../records/scan.ts';
import { readBool } from './plain-codecs.ts';

/** Layout: i32 count, items. */
export function listCodec(item: Codec): Codec {
  const { least, size, links, records } = item;
  return containerOf(
    4,
    records,
    (scan, label) => {
      const { cursor, wantsValues } = scan;
      if (records && scan.jumped()) return null;
      const count = cursor.count(least);
      if (records && !wantsValues) return scanRecordList(scan, item, count);
      if (!wantsValues && size !== null && !links) {
        cursor.skip(count * size);
        return null;
      }
      const inner = label.named('[]');
      const items = readItems(scan, count, () => item.read(scan, inner));
      return wantsValues ? list(items) : null;
    },
    (cursor) => lookAtCount(cursor, least, () => item.look(cursor)),
  );
}

function containerOf(least: number, records: boolean, read: Codec['read'], look: Codec['look']): Codec {
  return codecOf(field({ name: '', type: '', least, links: true }, read), look, records);
}

/** Reads items that become no nodes; none if values are not wanted. */
function readItems<T>(scan: Scan, count: number, readItem: () => T): readonly T[] {
  const { cursor, wantsValues } = scan;
  const items: T[] = [];
  let i = 0;
  let { at } = cursor;
  try {
    for (; i < count; i++) {
      at = cursor.at;
      const item = readItem();
      if (wantsValues) items.push(item);
    }
  } catch (error) {
    if (error instanceof FormatError) scan.fail(`[${i}]`, at, i > 0 ? `[${i - 1}]` : null, i);
    throw error;
  }
  return items;
}

interface RecordItems {
  /** The data that has to follow an item that ends at `at`; `more` if it is not the last. */
  follows(more: boolean, at: number): Following;
  /** True if an item may be at the cursor. */
  isItem(): boolean;
  /** Moves past an item. */
  skip(scan: Scan): void;
  /** Reads item `i`; `place` is where it is, for messages. */
  read(i: number, rest: RestOfList, place: ItemPlace): void;
}

interface ItemPlace {
  at: number;
  part: string;
  before: string | null;
}

function scanRecords(scan: Scan, count: number, items: RecordItems): null {
  const { frames } = scan;
  const frame: Frame = { at: 0, follows: (own, at) => items.follows(own.at + 1 < count, at) };
  frames.push(frame);
  const rest = new RestOfList(scan, count, items.isItem, items.skip);
  const place: ItemPlace = { at: scan.cursor.at, part: '', before: null };
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
  return null;
}

/** Items that are records: their number becomes part of the path. */
function scanRecordList(scan: Scan, item: Codec, count: number): null {
  const { cursor, join, text } = scan;
  scanRecords(scan, count, {
    follows: (more, at) => {
      if (!more) return { at, markers: 0 };
      return lookAt(cursor, item, at) === LOOK.HEAD ? 'sure' : 'no';
    },
    isItem: () => item.look(cursor) === LOOK.HEAD,
    skip: (of) => void item.read(of, of.root),
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
  return null;
}

/** Layout: i32 count, then key, value and a separator for each entry. `join` leads to entries that are records. */
export function mapCodec(key: Codec, value: Codec, join: PathJoin): Codec {
  const least = key.least + value.least + 2;
  return containerOf(
    4,
    value.records,
    (scan, label) => {
      const { cursor, wantsValues } = scan;
      if (value.records && scan.jumped()) return null;
      const count = cursor.count(least, 'entries');
      if (value.records && !wantsValues) return scanRecordMap(scan, key, value, count, join);
      const [keys, values] = [label.named('[].key'), label.named('[].value')];
      const entries = readItems(scan, count, () => readEntry(scan, key, value, keys, values));
      return wantsValues ? { kind: 'map', entries } : null;
    },
    (cursor) => lookAtCount(cursor, least, () => (key.look(cursor) === LOOK.NO ? LOOK.NO : LOOK.MAYBE)),
  );
}

function readEntry(
  scan: Scan,
  key: Codec,
  value: Codec,
  keys: LabelNode,
  values: LabelNode,
): { readonly key: Value; readonly value: Value } {
  const entry = { key: key.read(scan, keys), value: value.read(scan, values) };
  expectMarker(scan.cursor, ELEMENT_SEPARATOR);
  return entry;
}

/** Entries that are records: the key becomes the last part of the path. */
function scanRecordMap(scan: Scan, key: Codec, value: Codec, count: number, join: PathJoin): null {
  const { cursor, join: outer, sink, root } = scan;
  scanRecords(scan, count, {
    follows: (more, at) => afterEntry(cursor, key, value, more, at),
    isItem: () => isEntry(cursor, key, value, cursor.at),
    skip: () => void readEntry(trial(cursor), key, value, root, root),
    read: (i, _, place) => {
      const { at } = cursor;
      place.at = at;
      place.part = `[${i}]`;
      // Nodes are no values of a property: what their keys refer to is under no path.
      key.read(scan, root.named('key'));
      if (sink) {
        place.part = keyText(cursor, key, at)?.replaceAll('/', '~1') ?? place.part;
        scan.join = join;
        scan.text = sink.texts.add(scan.unique(`${scan.owner} ${join.separator}`, place.part));
        scan.ordinal = -1;
        scan.done = NO_NODE;
      }
      const valueAt = cursor.at;
      value.read(scan, root);
      if (sink && scan.done !== NO_NODE && !scan.donePlaced) placeByKey(cursor, scan, key, at, sink);
      place.at = cursor.at;
      expectMarker(cursor, ELEMENT_SEPARATOR);
      place.at = valueAt;
      place.before = place.part;
    },
  });
  scan.join = outer;
  return null;
}

/** The key of an entry as part of a path; null for a text of which bytes are lost. */
function keyText(cursor: Cursor, key: Codec, at: number): string | null {
  const value = valueAt(cursor, key, at);
  if (typeof value !== 'object' || value === null) return String(value);
  if (value.kind === 'text') return value.text;
  if (value.kind !== 'struct') return null;
  return value.fields.map((field) => shortNumber(field.value)).join(',');
}

/** Coordinates are 32-bit floats: seven digits are enough. */
function shortNumber(value: Value): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(7))) : String(value);
}

/** An entry without a place of its own gets that of its key: a vector, or an id with a user-supplied place. */
function placeByKey(cursor: Cursor, scan: Scan, key: Codec, at: number, sink: GraphSink): void {
  const value = valueAt(cursor, key, at);
  if (typeof value === 'string') {
    const place = scan.places.get(value);
    if (place) sink.place(scan.done, ...place);
  } else if (typeof value === 'object' && value?.kind === 'struct') {
    const [x, y, z] = value.fields.map((field) => field.value);
    if (typeof x === 'number' && typeof y === 'number' && typeof z === 'number')
      sink.place(scan.done, x, y, z);
  }
}

function valueAt(cursor: Cursor, key: Codec, at: number): Value {
  const back = cursor.at;
  cursor.at = at;
  const read = reading(cursor);
  const value = key.read(read, read.root);
  cursor.at = back;
  return value;
}

function afterEntry(cursor: Cursor, key: Codec, value: Codec, more: boolean, at: number): Following {
  if (!isMarker(cursor, at, ELEMENT_SEPARATOR)) return 'no';
  if (!more) return { at: at + 2, markers: 1 };
  return isEntry(cursor, key, value, at + 2) ? 'sure' : 'no';
}

/** True if an entry of a dictionary may be at `at`. */
function isEntry(cursor: Cursor, key: Codec, value: Codec, at: number): boolean {
  const scan = trial(cursor);
  return scan.attempt(at, false, () => {
    key.read(scan, scan.root);
    return value.look(cursor) !== LOOK.NO;
  });
}

/** A presence flag, followed by the value if it is 1. */
export function maybeCodec(of: Codec): Codec {
  return containerOf(
    1,
    of.records,
    (scan, label) => (readBool(scan.cursor) ? of.read(scan, label) : null),
    (cursor) => {
      const { bytes, at, end } = cursor;
      if (at >= end || bytes[at]! > 1) return LOOK.NO;
      return bytes[at] === 0 ? LOOK.MAYBE : lookAt(cursor, of, at + 1);
    },
  );
}

/** Plain fields in order, as in the value of a dictionary. */
export function tupleCodec(fields: readonly Codec[]): Codec {
  return codecOf(fieldsInOrder('', fields), fields[0]!.look);
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
