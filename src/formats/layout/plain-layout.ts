// Layouts of plain types, for formats of packages: read for references while a file is read, and for values when a query
// asks. The language is that of layout-text.ts, with these words:
//
//   u8 i8 u16 i16 u32 i32 u64 i64 f32 f64    numbers
//   bool bool32                              1 byte, 4 bytes
//   text8 text16 text32                      length in so many bits, UTF-8
//   path8 path16 path32                      the same: the path of what it refers to, empty for nothing
//   bytes<16>                                bytes whose meaning is not known

import type { Cursor } from '../../bytes/cursor.ts';
import { decodeUtf8 } from '../../bytes/text.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { GraphSink } from '../../graph/sink.ts';
import type { PropertyValue } from '../../graph/values.ts';
import { type Field, field, NUMBERS, plain, type Visit } from './field.ts';
import { LabelNode } from './labels.ts';
import { type LayoutParts, type LayoutText, type LayoutWords, parseLayout } from './layout-text.ts';
import { listOf, times } from './lists.ts';
import { fieldsInOrder, Sequence } from './sequence.ts';

interface PlainVisit extends Visit {
  readonly sink: GraphSink | null;
  readonly node: NodeId;
}

type PlainField = Field<PlainVisit>;

const FIXED: typeof NUMBERS = {
  ...NUMBERS,
  bool: [1, (cursor) => cursor.u8() !== 0],
  bool32: [4, (cursor) => cursor.bool32()],
};
const TEXT = /^(?<kind>text|path)(?<bits>8|16|32)$/;
/** Labels of a save, by its sink: one tree for all objects. */
const labels = new WeakMap<GraphSink, LabelNode>();
const NO_LABELS = new LabelNode('PROPERTY', '');

export interface PlainLayout {
  /** Least size in bytes, to check counts with. */
  readonly least: number;
  /** Moves past it, and makes an edge of each path. @throws FormatError */
  scan(cursor: Cursor, sink: GraphSink, node: NodeId): void;
  /** Its fields. @throws FormatError */
  values(cursor: Cursor): readonly PropertyValue[];
}

/**
 * @param facts the conditions that hold: `{moods} mood: u8`
 * @throws SyntaxError that says what was expected and found
 */
export function layoutOf(
  text: LayoutText,
  { facts = [], parts = {} }: { readonly facts?: readonly string[]; readonly parts?: LayoutParts } = {},
): PlainLayout {
  const words: LayoutWords<PlainField> = {
    holds: (condition) => facts.includes(condition.trim()),
    struct: fieldsInOrder,
    list: listOf,
    times,
    type(word, name, rest) {
      const number = Object.hasOwn(FIXED, word) ? FIXED[word] : undefined;
      if (number) return plain(name, word, ...number);
      if (word === 'bytes') {
        const size = rest.argument((tokens) => tokens.number());
        return plain(name, word, size, (cursor) => ({ kind: 'opaque', bytes: cursor.take8(size) }));
      }
      const { kind, bits } = TEXT.exec(word)?.groups ?? {};
      return kind === undefined ? undefined : textField(name, word, Number(bits) / 8, kind === 'path');
    },
  };
  const sequence = new Sequence(parseLayout(text, words, parts) ?? []);
  return {
    least: sequence.least,
    scan(cursor, sink, node) {
      const root = labels.get(sink) ?? new LabelNode('PROPERTY', '');
      labels.set(sink, root);
      sequence.read({ cursor, sink, node, wantsValues: false }, root);
    },
    values: (cursor) =>
      sequence.read({ cursor, sink: null, node: 0 as NodeId, wantsValues: true }, NO_LABELS),
  };
}

function textField(name: string, type: string, width: number, isPath: boolean): PlainField {
  return field({ name, type, least: width, links: isPath }, ({ cursor, sink, node, wantsValues }, label) => {
    const start = cursor.at;
    const size = width === 4 ? cursor.length() : width === 2 ? cursor.u16() : cursor.u8();
    const at = cursor.take(size);
    if (wantsValues) {
      const text = decodeUtf8(cursor.bytes, at, at + size);
      if (!isPath) return text;
      return size === 0 ? null : { kind: 'reference', path: text, at: start };
    }
    if (isPath && size > 0) sink?.linkNamed(node, label.label(sink), sink.texts.intern(at, size), start);
    return null;
  });
}
