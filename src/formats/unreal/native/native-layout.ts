// The words of binary data in property lists, besides those of all layouts (../../layout/layout-text.ts). A layout is compiled
// to calls on a NativeReader, and its sizes are known from its text.
//
//   u8 i32 i64 f32 f64 bool           numbers, and a bool of four bytes
//   real                              a double since the 64-bit archive, a float before
//   string guid ref soft              texts, ids, references to objects and to assets
//   properties                        a property list, up to its "None"
//   bytes 34  opaque 8                an identifier; bytes of unknown meaning
//   {condition}                       what a format says they mean (NativeWords)

import {
  type LayoutParts,
  type LayoutText,
  type LayoutWords,
  parseLayout,
} from '../../layout/layout-text.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeReader } from './native.ts';

/** Size with floats and with doubles. */
type Sizes = readonly [floats: number, doubles: number];

/** `M` is what a format hands to its conditions and words, besides the reader. */
export interface NativeLayout<V extends EngineFacts = EngineFacts, M = undefined> {
  /** Size in bytes if it is fixed. */
  readonly bytes: Sizes | undefined;
  /** Least size in bytes; what words of a format read does not count. */
  readonly least: number;
  /** Whether it may hold texts. */
  readonly hasTexts: boolean;
  readonly read: (reader: NativeReader<V>, more: M) => void;
}

/** What a format adds. */
export interface NativeWords<V extends EngineFacts, M> {
  readonly parts?: LayoutParts;
  /** Types and fields that take code. */
  readonly words?: Readonly<Record<string, (reader: NativeReader<V>, name: string, more: M) => void>>;
  /** @throws SyntaxError for something that is no condition */
  holds?(condition: string): (reader: NativeReader<V>, more: M) => boolean;
}

interface NativeField<V extends EngineFacts, M> extends NativeLayout<V, M> {
  readonly name: string;
  /** Whether it is nothing but numbers of fixed size, so that any bytes are valid. */
  readonly isNumbers: boolean;
}

/** @throws SyntaxError that says what was expected and found */
export function nativeLayout<V extends EngineFacts = EngineFacts, M = undefined>(
  text: LayoutText,
  own: NativeWords<V, M> = {},
): NativeLayout<V, M> {
  return inOrder('', parseLayout(text, wordsWith(own), own.parts)!);
}

type ReadPlain = (reader: NativeReader, name: string) => void;

const NUMBERS: ReadonlyMap<string, readonly [Sizes, ReadPlain]> = new Map([
  ['u8', [[1, 1], (reader, name) => void reader.u8(name)]],
  ['i32', [[4, 4], (reader, name) => void reader.i32(name)]],
  ['i64', [[8, 8], (reader, name) => reader.i64(name)]],
  ['f32', [[4, 4], (reader, name) => reader.f32(name)]],
  ['f64', [[8, 8], (reader, name) => reader.f64(name)]],
  ['real', [[4, 8], (reader, name) => reader.real(name)]],
]);

/** With the least size. */
const OTHERS: ReadonlyMap<string, readonly [number, ReadPlain]> = new Map([
  ['string', [4, (reader, name) => reader.string(name)]],
  ['ref', [4, (reader, name) => reader.reference(name)]],
  ['soft', [4, (reader, name) => reader.softReference(name)]],
  ['properties', [4, (reader, name) => reader.properties(name)]],
]);

function wordsWith<V extends EngineFacts, M>(own: NativeWords<V, M>): LayoutWords<NativeField<V, M>> {
  const fixed = (name: string, bytes: Sizes, read: ReadPlain, isNumbers = false): NativeField<V, M> => ({
    ...{ name, bytes, least: bytes[0], isNumbers, hasTexts: !isNumbers },
    read: (reader) => read(reader, name),
  });
  return {
    when(condition, fields, isElse) {
      const holds = own.holds?.(condition);
      if (!holds) throw new SyntaxError(`{${condition}}: no condition is known here`);
      const { hasTexts, read } = inOrder('', fields);
      return {
        ...{ name: '', bytes: undefined, least: 0, isNumbers: false, hasTexts },
        read: (reader, more) => {
          if (holds(reader, more) !== isElse) read(reader, more);
        },
      };
    },
    struct(name, fields) {
      const inner = inOrder(name, fields);
      const { bytes, isNumbers, read } = inner;
      const readAll = (reader: NativeReader<V>): void => read(reader, undefined as M);
      const size = isNumbers && bytes?.[0] === bytes?.[1] ? bytes?.[0] : undefined;
      return {
        ...inner,
        read:
          size === undefined
            ? (reader, more) => reader.struct(name, (inside) => read(inside, more))
            : (reader) => reader.numbers(name, size, readAll),
      };
    },
    list(name, elements) {
      const { least, bytes, isNumbers, hasTexts, read } = inOrder('', elements);
      const isBytes = isNumbers && bytes?.[1] === 1 && elements[0]!.name === '';
      const each = Math.max(least, 1);
      return {
        ...{ name, bytes: undefined, least: 4, isNumbers: false, hasTexts },
        read: (reader, more) => {
          const count = reader.cursor.count(each, name || 'elements');
          if (isBytes) reader.u8s(name, count);
          else reader.list(name, count, (inside) => read(inside, more));
        },
      };
    },
    type(word, name, text) {
      const number = NUMBERS.get(word);
      if (number) return fixed(name, ...number, true);
      const other = OTHERS.get(word);
      if (other) {
        const [least, read] = other;
        const hasTexts = word !== 'ref';
        return { ...fixed(name, [0, 0], read), bytes: undefined, least, hasTexts };
      }
      switch (word) {
        case 'bool':
          return { ...fixed(name, [4, 4], (reader) => void reader.bool32(name)), hasTexts: false };
        case 'guid':
          return fixed(name, [16, 16], (reader) => reader.guid(name));
        case 'bytes':
        case 'opaque': {
          const size = text.in.number();
          return fixed(name, [size, size], (reader) => reader[word](name, size));
        }
      }
      const read = own.words?.[word];
      return (
        read && {
          ...{ name, bytes: undefined, least: 0, isNumbers: false, hasTexts: true },
          read: (reader, more) => read(reader, name, more),
        }
      );
    },
  };
}

/** Fields one after the other, as one. */
function inOrder<V extends EngineFacts, M>(
  name: string,
  fields: readonly NativeField<V, M>[],
): NativeField<V, M> {
  const total = (at: 0 | 1): number => fields.reduce((sum, { bytes }) => sum + (bytes?.[at] ?? 0), 0);
  const reads = fields.map(({ read }) => read);
  return {
    name,
    bytes: fields.every(({ bytes }) => bytes) ? [total(0), total(1)] : undefined,
    least: fields.reduce((sum, { least }) => sum + least, 0),
    isNumbers: fields.every(({ isNumbers }) => isNumbers),
    hasTexts: fields.some(({ hasTexts }) => hasTexts),
    read: (reader, more) => {
      for (const read of reads) read(reader, more);
    },
  };
}
