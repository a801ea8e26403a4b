// The words with which layout rows say the type of a field, besides those of all layouts (../../layout/layout-text.ts). A
// text such as `{SRV3: seconds}` keeps tables readable, and is what users write in their layout files.
//
//   bool u32 i32 i64 u64 f32 f64 str   plain values
//   seconds                            game time, f64;  seconds:f32 in old versions
//   ticks, filetime                    dates of 100 ns from year 1 or 1601
//   bytes<32>                          bytes whose meaning is not known
//   enum<LandPlot>                     i32 with names
//   levels<Emotion>                    pairs of (i32, f32) without separators, by the names of the i32
//   index<SRITI>                       position in an index of this save; -1 is none
//   entry<SRITI|SRGZONEINDEX>          text that may name an entry of one of these indices
//   external<Identifiable>             i32 that stands for something outside the save; -1 is none
//   identity, identity:i32             the id of this node
//   actor, actor:f64                   ids of other actors
//   static                             text: id of a static object of the world
//   iconText                           text: a position in SRGAMEICONINDEX when the setting is the icon
//   separator                          the section marker
//   SRV3, SRAD.Actor|SRPG, block       a block by layout, one of several, any
//   [T] {K: V} ?T (a: T, b: T)         list, dictionary, presence flag and value, plain fields

import {
  type LayoutParser,
  type LayoutWords,
  parseType as parseLayoutType,
} from '../../layout/layout-text.ts';
import type { Codec } from '../records/scan.ts';
import type { CompileContext } from './compile-context.ts';
import { listCodec, mapCodec, maybeCodec, tupleCodec } from './container-codecs.ts';
import * as plain from './plain-codecs.ts';

type Compile = (context: CompileContext, field: string) => Codec;

export interface Type {
  readonly name: string;
  readonly kind: 'plain' | 'block' | 'list' | 'maybe' | 'map' | 'fields';
  readonly parts: readonly Type[];
  /** The layouts that a block may have; null for any, and for other types. */
  readonly keys: readonly string[] | null;
  /** `field` is the name of the field that it is the type of, or inside that. */
  readonly codec: Compile;
}

const MOST_UNKNOWN_BYTES = 4096;

/** @throws SyntaxError that says what was expected and what was found */
export function parseType(text: string): Type {
  return parseLayoutType(text, WORDS);
}

function typeOf(name: string, kind: Type['kind'], parts: readonly Type[], codec: Compile): Type {
  return { name, kind, parts, keys: null, codec };
}

const WORDS: LayoutWords<Type> = {
  struct(name, fields) {
    if (fields.length === 0 || fields.some((field) => field.name === ''))
      throw new SyntaxError('expected a field name, found none');
    return typeOf(name, 'fields', fields, (context, field) =>
      tupleCodec(fields.map(({ name, codec }) => ({ ...codec(context, field), name }))),
    );
  },
  list(name, elements) {
    const item = elements[0]?.name === '' ? elements[0] : WORDS.struct('', elements);
    return typeOf(name, 'list', [item], (context, field) => listCodec(item.codec(context, field)));
  },
  map: (name, key, value) =>
    typeOf(name, 'map', [key, value], (context, field) =>
      mapCodec(key.codec(context, field), value.codec(context, field), context.join(`/${field}/`)),
    ),
  optional(name, text) {
    const of = text.type('');
    return typeOf(name, 'maybe', [of], (context, field) => maybeCodec(of.codec(context, field)));
  },
  type(word, name, text) {
    if (word === 'block' || isLayoutKey(word)) {
      const keys = word === 'block' ? null : text.in.words(word, 'a block');
      return { name, kind: 'block', parts: [], keys, codec: (context) => context.blocks(keys) };
    }
    const codec = plainOf(word, text);
    return codec && typeOf(name, 'plain', [], codec);
  },
};

function plainOf(word: string, text: LayoutParser<Type>): Compile | undefined {
  const known = plain.PLAIN.get(word);
  if (known) return () => known;
  const argument = (what: string): string => text.argument((inner) => inner.word(what));
  switch (word) {
    case 'identity':
    case 'identity:i32':
      return (context) => plain.identityCodec(word !== 'identity', context);
    case 'actor':
    case 'actor:f64':
      return () => plain.actorCodec(word !== 'actor');
    case 'bytes': {
      const size = Number(argument('a size'));
      const isSize = size > 0 && size <= MOST_UNKNOWN_BYTES;
      return isSize ? () => plain.bytesCodec(size) : text.in.fail(`a size from 1 to ${MOST_UNKNOWN_BYTES}`);
    }
    case 'entry': {
      const indices = text.argument((inner) => inner.words(inner.word('an index'), 'an index'));
      return () => plain.entryCodec(indices);
    }
  }
  const named = NAMED.get(word);
  if (!named) return undefined;
  const of = argument('a name');
  return (context) => named(of, context);
}

/** Types with the name of a list of things, or of an index. */
const NAMED: ReadonlyMap<string, (of: string, context: CompileContext) => Codec> = new Map([
  ['enum', plain.enumCodec],
  ['levels', plain.levelsCodec],
  ['index', plain.indexCodec],
  ['external', plain.externalCodec],
]);

/** Such as `SRV3` or `SRAD.Actor`; lower-case words are reserved for types. */
export function isLayoutKey(text: string): boolean {
  return /^[A-Z][A-Z0-9_]*(\.[A-Z]\w*)?$/.test(text);
}
