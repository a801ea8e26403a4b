// The words of binary data in property lists, besides those of all layouts (../../layout/layout-text.ts).
//
//   u8 i32 f64 ...  bool32            numbers, and a bool of four bytes
//   real                              a double since the 64-bit archive, a float before
//   string guid ref soft              texts, ids, references to objects and to assets
//   properties                        a property list, up to its "None"
//   hex<34>  bytes<8>                 an identifier; bytes of unknown meaning
//   rest                              bytes of unknown meaning, up to the end
//   {condition}                       what a format says they mean (NativeWords)

import { hex } from '../../../bytes/text.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { presentIf } from '../../layout/conditions.ts';
import { type Field, field, NUMBERS, plain } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import {
  type LayoutParts,
  type LayoutText,
  type LayoutWords,
  parseLayout,
} from '../../layout/layout-text.ts';
import { elementOf, listOf, times } from '../../layout/lists.ts';
import { fieldsInOrder, Sequence } from '../../layout/sequence.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { readGuid } from '../texts/guid.ts';
import {
  type NativeLayout,
  type NativeStruct,
  type NativeVisit,
  opaque,
  UNKNOWN_DATA,
} from './native-visit.ts';

/** The fields that a word adds, none if nothing is there. They may be made when values are not wanted, too. */
export type NativeWord<V extends EngineFacts = EngineFacts> = (
  visit: NativeVisit<V>,
  label: LabelNode,
  name: string,
) => readonly PropertyValue[];

/** Additions of a format. */
export interface NativeWords<V extends EngineFacts = EngineFacts> {
  readonly parts?: LayoutParts;
  /** Types and fields that take code. */
  readonly words?: Readonly<Record<string, NativeWord<V>>>;
  /** Words that add nothing but bytes of unknown meaning. */
  readonly fillers?: Readonly<Record<string, NativeWord<V>>>;
  /** True if anything depends on GUIDs while a save is loaded. */
  readonly links?: 'guids';
  /** @throws SyntaxError for something that is no condition */
  holds?(condition: string): (visit: NativeVisit<V>) => boolean;
}

type NativeField<V extends EngineFacts> = Field<NativeVisit<V>>;

/** @throws SyntaxError that says what was expected and found */
export function nativeLayout<V extends EngineFacts = EngineFacts>(
  text: LayoutText,
  own: NativeWords<V> = {},
): NativeLayout<V> {
  const uses = { reals: false };
  const fieldsWith = (real: 'f32' | 'f64') => parseLayout(text, wordsWith(own, real, uses), own.parts)!;
  const fields = fieldsWith('f32');
  const wide = uses.reals ? fieldsWith('f64') : fields;
  const [floats, doubles] = [new Sequence(fields), new Sequence(wide)];
  const form = (visit: NativeVisit<V>) => (visit.version.doubles ? doubles : floats);
  const wholes = [elementOf(fields), elementOf(wide)] as const;
  return {
    bytes: floats.size === null || doubles.size === null ? undefined : [floats.size, doubles.size],
    ...{ least: floats.least, hasTexts: floats.texts, names: floats.names },
    form,
    fields: (visit, label) => form(visit).read(visit, label),
    value: (visit, label) => wholes[visit.version.doubles ? 1 : 0].read(visit, label),
  };
}

/**
 * A layout that is compiled when it is first used, since a save uses few of those that there are. All layouts that are hot
 * have this class: reading those of many shapes is slow.
 */
export class LaterLayout<V extends EngineFacts> implements NativeStruct<V> {
  readonly isId: boolean;
  readonly isPoint: boolean;
  readonly #compile: () => NativeLayout<V>;
  #compiled: NativeLayout<V> | null = null;

  /** @param name of a struct */
  constructor(text: LayoutText, words: NativeWords<V>, name = '') {
    this.isId = name === 'Guid';
    this.isPoint = name === 'Vector';
    this.#compile = () => nativeLayout(text, words);
  }

  get #layout(): NativeLayout<V> {
    this.#compiled ??= this.#compile();
    return this.#compiled;
  }

  get bytes(): NativeLayout['bytes'] {
    return this.#layout.bytes;
  }

  get least(): number {
    return this.#layout.least;
  }

  get hasTexts(): boolean {
    return this.#layout.hasTexts;
  }

  get names(): NativeLayout['names'] {
    return this.#layout.names;
  }

  form(visit: NativeVisit<V>): ReturnType<NativeLayout<V>['form']> {
    return this.#layout.form(visit);
  }

  fields(visit: NativeVisit<V>, label: LabelNode): readonly PropertyValue[] {
    return this.#layout.fields(visit, label);
  }

  value(visit: NativeVisit<V>, label: LabelNode): Value {
    return this.#layout.value(visit, label);
  }
}

/** Structs by name, from layouts that are known to be sound. */
export function nativeStructs<V extends EngineFacts>(
  layouts: Readonly<Record<string, LayoutText>>,
  words: NativeWords<V>,
): ReadonlyMap<string, NativeStruct<V>> {
  return new Map(
    Object.entries(layouts).map(([name, text]) => [name, new LaterLayout<V>(text, words, name)] as const),
  );
}

const bool32 = (name: string): Field<NativeVisit> =>
  field({ name, type: 'bool32', least: 4, links: false }, ({ cursor }) => cursor.bool32());

const WORDS: Readonly<Record<string, (name: string) => Field<NativeVisit>>> = {
  bool32,
  // Numbers of 64 bits may be ids of accounts, which are shown as texts.
  i64: (name) => plain(name, 'i64', 8, (cursor) => cursor.i64(), true),
  u64: (name) => plain(name, 'u64', 8, (cursor) => cursor.u64(), true),
  ref: (name) =>
    field({ name, type: 'reference', least: 4, links: true }, (visit, label) => visit.reference(label)),
  string: (name) =>
    field({ name, type: 'string', least: 4, links: false, texts: true }, (visit, label) =>
      visit.string(label),
    ),
  soft: (name) =>
    field({ name, type: 'softReference', least: 4, links: true }, (visit, label) =>
      visit.softReference(label),
    ),
  properties: (name) =>
    field({ name, type: 'properties', least: 4, links: true, texts: true }, (visit, label) =>
      visit.list(label),
    ),
  rest: (name) =>
    field({ name, type: 'opaque', least: 0, links: true }, (visit) => opaque(visit, visit.cursor.left)),
};

/** @param uses what the text has, as it is read */
function wordsWith<V extends EngineFacts>(
  own: NativeWords<V>,
  real: 'f32' | 'f64',
  uses: { reals: boolean },
): LayoutWords<NativeField<V>> {
  return {
    when(condition, fields, isElse) {
      const holds = own.holds?.(condition);
      if (!holds) throw new SyntaxError(`{${condition}}: no condition is known here`);
      return presentIf((visit) => holds(visit) !== isElse, fieldsInOrder('', fields));
    },
    struct: fieldsInOrder,
    list: (name, elements) => ({ ...listOf(name, elements), type: 'list' }),
    times: (name, count, elements) => ({ ...times(name, count, elements), type: 'list' }),
    type(word, name, text) {
      if (word === 'real') uses.reals = true;
      const kind = word === 'real' ? real : word;
      if (Object.hasOwn(WORDS, word)) return WORDS[word]!(name);
      const number = Object.hasOwn(NUMBERS, kind) ? NUMBERS[kind] : undefined;
      if (number) return plain(name, kind, ...number);
      switch (word) {
        case 'guid':
          return guid(name, own.links === 'guids');
        case 'hex': {
          const size = text.argument((tokens) => tokens.number());
          return plain(name, 'bytes', size, (cursor) => hex(cursor.take8(size)), hexAt);
        }
        case 'bytes': {
          const size = text.argument((tokens) => tokens.number());
          const facts = { name, type: 'opaque', size, least: size, links: true };
          return { ...facts, read: (visit) => opaque(visit, size) };
        }
      }
      const filler = own.fillers && Object.hasOwn(own.fillers, word) ? own.fillers[word] : undefined;
      if (filler) return added(word, name, filler, FILLED);
      const read = own.words && Object.hasOwn(own.words, word) ? own.words[word] : undefined;
      return read && added(word, name, read, name === '' ? null : new Set([name.toLowerCase(), ...FILLED]));
    },
  };
}

const FILLED: ReadonlySet<string> = new Set([UNKNOWN_DATA.toLowerCase()]);

function hexAt(image: Uint8Array, start: number, end: number): string {
  return hex(image.subarray(start, end));
}

/** Its fields become fields of the struct around it. */
function added<V extends EngineFacts>(
  type: string,
  name: string,
  read: NativeWord<V>,
  adds: ReadonlySet<string> | null,
): NativeField<V> {
  const facts = { name: '', type, least: 0, links: true, texts: true };
  const made = field<NativeVisit<V>>(facts, (visit, label) => {
    const fields = read(visit, label, name);
    if (visit.wantsValues) return { kind: 'struct', fields };
    if (fields.some(({ value }) => typeof value !== 'number'))
      visit.takeText?.(label, { kind: 'struct', fields });
    return null;
  });
  return { ...made, adds };
}

function guid<V extends EngineFacts>(name: string, isLink: boolean): NativeField<V> {
  return {
    ...plain(name, 'guid', 16, readGuid, true),
    links: isLink,
    read(visit, label) {
      if (visit.wantsValues) return readGuid(visit.cursor);
      const { view } = visit.cursor;
      const at = visit.cursor.take(16);
      // Most GUIDs of structs are zero and refer to nothing.
      if (visit.takeText || (isLink && hasBits(view, at))) visit.guid(label, at);
      return null;
    },
  };
}

function hasBits(view: DataView, at: number): boolean {
  for (let word = at; word < at + 16; word += 4) if (view.getInt32(word) !== 0) return true;
  return false;
}
