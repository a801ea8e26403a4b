// The words of layouts.json, besides those that all layouts have (../../layout/layout-text.ts).
//
//   {593+ !me}                         versions of packages, games and more, see ../file/traits.ts
//   mask[T]  rest[T]                   elements: one for each bit of a mask, up to the end of the object
//   after(a: T)[T]                     a count, twice, then other fields, then the elements
//   ?u8(...)  ?i32(...)  more(...)     fields that follow a flag; that are there if any bytes are left
//   has flag T   ifFlag 64 (...)       only if the object has this bool property; if the last flags have this bit
//   case(0: (), {me3} 1: (...))        a number that selects which fields follow
//   upToEnd a shader (...)             fields, the offset where it all ends, and bytes up to there
//   raw 28   block 12   bulk Filename  so many bytes; an array in one block; bulk data, and what names its file
//   flags class                        flags, also by name
//   u8 ref name code ...               see PLAIN

import { optional, presentIf, variant } from '../../layout/conditions.ts';
import type { LayoutParser, LayoutWords } from '../../layout/layout-text.ts';
import { listAfter, listByMask, listOf, listToEnd, times } from '../../layout/lists.ts';
import { fieldsInOrder } from '../../layout/sequence.ts';
import { holds, type Traits } from '../file/traits.ts';
import { block, upToEnd } from './parts/blocks.ts';
import { bulk } from './parts/bulk.ts';
import { expression } from './parts/expressions.ts';
import { colours, earlyVertices } from './parts/meshes.ts';
import type { Part, Reading, TailFlag } from './parts/part.ts';
import * as plain from './parts/plain.ts';
import { code, defaults, type FlagsOf, flags, native, objectMap } from './parts/reflection.ts';

const { u8, u16, u32, u64, i32, f32, guid, vector, quaternion, plane, bounds, box, matrix, ref, text } =
  plain;
/** Types that are a word, by it. */
const PLAIN: ReadonlyMap<string, (name: string) => Part> = new Map(
  Object.entries({
    ...{ u8, u16, u32, u64, i32, f32, guid, vector, quaternion, plane, bounds, box, matrix, text },
    ...{ ref, name: plain.nameOf, native, code, defaults, objectMap },
    ...{ colours, earlyVertices, expression },
    super: (name: string) => ref(name, 'SUPER'),
    child: (name: string) => ref(name, 'CHILD'),
  }),
);

/**
 * For packages of these traits. `plural` is added to the types of lists, which are `array of names` in reflection objects
 * and `array of name` in tails.
 */
export function tailWords(traits: Traits, plural: '' | 's'): LayoutWords<Part> {
  return {
    holds: (condition) => holds(condition, traits),
    struct: (name, fields) => fieldsInOrder(name, fields),
    list: (name, elements) => {
      const list = listOf(name, elements);
      return { ...list, type: list.type + plural };
    },
    times: (name, count, elements) => times(name, count, elements),
    optional: optionalOf,
    type: (word, name, text) => PLAIN.get(word)?.(name) ?? special(word, name, text),
  };
}

function optionalOf(name: string, text: LayoutParser<Part>): Part {
  const isByte = text.in.takes('u8');
  if (!isByte) text.in.expect('i32');
  return optional(name, isByte ? 'u8' : 'i32', text.struct());
}

function special(word: string, name: string, text: LayoutParser<Part>): Part | undefined {
  switch (word) {
    case 'raw':
      return plain.raw(name, text.in.number());
    case 'block':
      return block(name, text.in.number());
    case 'bulk':
      return bulk(name, text.in.takes('Filename') ? 'Filename' : 'TextureFileCacheName');
    case 'flags':
      return flags(text.in.word('whose flags') as FlagsOf);
    case 'mask':
      return listByMask(name, text.elements());
    case 'rest':
      return listToEnd(name, text.elements());
    case 'after':
      return listAfter(name, text.struct(), text.elements());
    case 'more':
      return presentIf(({ cursor }) => cursor.left > 0, fieldsInOrder(name, text.struct()));
    case 'has': {
      const flag = text.in.word('a property') as TailFlag;
      return presentIf((reading: Reading) => reading.flag(flag), text.type(name));
    }
    case 'ifFlag': {
      const bit = text.in.number();
      return presentIf((reading: Reading) => (reading.flags & bit) !== 0, fieldsInOrder('', text.struct()));
    }
    case 'case':
      return variant(name, text.cases());
    case 'upToEnd': {
      const what = text.in.upTo('(').trim();
      text.in.back();
      return upToEnd(what, text.struct());
    }
    default:
      return undefined;
  }
}
