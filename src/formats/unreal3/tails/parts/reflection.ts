// Parts of classes and their members: flags, byte code, default properties.

import type { Value } from '../../../../graph/values.ts';
import { field, list, placed, struct } from '../../../layout/field.ts';
import { NAME_SIZE } from '../../file/layout.ts';
import { traitsOf } from '../../file/traits.ts';
import { TagReader } from '../../properties/tag-reader.ts';
import { SCRIPT_LABEL, ScriptReader } from '../../script/script-reader.ts';
import { tokensOf } from '../../script/tokens.ts';
import {
  CLASS_FLAGS,
  FUNCTION_FLAGS,
  flagNames,
  PROPERTY_FLAGS,
  STATE_FLAGS,
  STRUCT_FLAGS,
} from '../../tables/flags.ts';
import { VERSION } from '../../versions.ts';
import type { Part, Reading } from './part.ts';
import { nameOf, ref } from './plain.ts';

const FLAG_NAMES = {
  class: CLASS_FLAGS,
  function: FUNCTION_FLAGS,
  property: PROPERTY_FLAGS,
  state: STATE_FLAGS,
  struct: STRUCT_FLAGS,
} as const;
export type FlagsOf = keyof typeof FLAG_NAMES;

/** Flags as a number and by name: `stateFlags` and `stateFlagNames`. Only properties have 64. */
export function flags(of: FlagsOf): Part {
  const isLong = of === 'property';
  return field({ name: '', type: 'struct', least: isLong ? 8 : 4, links: true }, (reading) => {
    const { cursor } = reading;
    const { at } = cursor;
    const first = cursor.u32();
    const second = isLong ? cursor.u32() : 0;
    const isSwapped = isLong && !cursor.littleEndian;
    const low = isSwapped ? second : first;
    const high = isSwapped ? first : second;
    reading.flags = low;
    if (!reading.wantsValues) return null;
    const value = isLong ? (BigInt(high) << 32n) | BigInt(low) : low;
    const names = list(flagNames(low, high, FLAG_NAMES[of]));
    return {
      kind: 'struct',
      fields: [
        placed(cursor, at, `${of}Flags`, isLong ? 'uint64' : 'uint32', value),
        placed(cursor, at, `${of}FlagNames`, 'array of names', names),
      ],
    };
  });
}

/** The number by which byte code calls a function; 0 for none. */
export const native = (name: string): Part => ({
  name,
  type: 'uint16',
  size: 2,
  least: 2,
  links: true,
  read(reading) {
    reading.nativeIndex = reading.cursor.u16();
    return reading.nativeIndex;
  },
});

/** A map from names to objects. */
export function objectMap(name: string): Part {
  const key = nameOf('');
  const value = ref('');
  return field({ name, type: 'map of objects', least: 4, links: true }, (reading, label) => {
    const entries: { key: Value; value: Value }[] = [];
    const inner = label.named('[]').named('value');
    for (let left = reading.cursor.count(NAME_SIZE + 4, name); left > 0; left--) {
      const shown = key.read(reading, label);
      const object = value.read(reading, inner);
      if (reading.wantsValues) entries.push({ key: shown, value: object });
    }
    return reading.wantsValues ? { kind: 'map', entries } : null;
  });
}

/** Byte code after its size in memory: its size in the file is stored, the same, or only shown by its tokens. */
export const code = (): Part =>
  field({ name: '', type: 'struct', least: 4, links: true }, (reading) => {
    const { cursor, of, wantsValues } = reading;
    const { version } = of.summary.layout;
    const start = cursor.at;
    const inMemory = cursor.i32();
    const isStored = version >= VERSION.codeSizeOnDisk;
    const size = isStored ? cursor.i32() : version < VERSION.wideCodeObjects ? inMemory : null;
    const { at } = cursor;
    if (size !== null) cursor.skip(size);
    else {
      const tokens = tokensOf(traitsOf(of.summary.layout));
      new ScriptReader(of, tokens).walk(cursor, { at, size, inMemory }, null);
    }
    const bytes = cursor.at - at;
    if (bytes > 0) reading.script = { at, size: bytes, inMemory };
    if (!wantsValues) return null;
    const word = (name: string, wordAt: number, value: Value) => ({
      ...placed(cursor, wordAt, name, 'int32', value),
      size: 4,
    });
    const shown = struct([
      ['bytes', bytes],
      ['memory', inMemory],
    ]);
    return {
      kind: 'struct',
      fields: [
        word('codeSize', start, inMemory),
        ...(isStored ? [word('codeSizeOnDisk', start + 4, bytes)] : []),
        ...(bytes > 0 ? [placed(cursor, at, SCRIPT_LABEL, 'byte code', shown)] : []),
      ],
    };
  });

/** The default properties of a struct, to the end of their list. */
export const defaults = (name: string): Part =>
  field({ name, type: 'struct', least: NAME_SIZE, links: true }, (reading: Reading) => {
    const { cursor, of } = reading;
    const { at } = cursor;
    const end = new TagReader(cursor.view, of).endOfList(at, cursor.end);
    if (end < 0) throw cursor.error('VALUE', 'default properties', 'something else');
    cursor.at = end;
    reading.defaults = { at, end };
    return reading.wantsValues ? { kind: 'struct', fields: reading.tagged(at, end) } : null;
  });
