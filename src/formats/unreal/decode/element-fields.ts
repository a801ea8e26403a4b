// Single fields of the elements of a list, without decoding the rest: walks tags by their sizes.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ElementNumbers } from '../../../graph/sink.ts';
import { checkElementCount, LEAST_LIST } from '../element-count.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { KnownTags } from '../tags/known-tags.ts';
import { readInnerTag, type Tag } from '../tags/tags.ts';
import { TYPE } from '../types/types.ts';
import { lowerCase } from './lower-case.ts';

/** A struct of three floats or three doubles, depending on its size. */
const VECTOR = 'Vector';

/** A decoder whose cursor is at the properties of an object. */
interface Properties {
  readonly cursor: Cursor;
  readonly version: EngineFacts;
  readonly known: KnownTags;
  readonly game: { readonly structs: ReadonlyMap<string, unknown> };
}

/**
 * See Decoder.numbersIn. Null if the value is not a list of property lists.
 * @param known tags of the same list and field in other objects
 */
export function numbersIn(
  of: Properties,
  list: string,
  field: string,
  known: KnownTags,
): ElementNumbers | null {
  const { cursor, version } = of;
  const tag = tagCalled(of, list);
  const count = tag && enterLists(of, tag);
  if (count === null) return null;
  const wanted = field.toLowerCase();
  const values: number[] = [];
  const ends: number[] = [];
  for (let i = 0; i < count; i++) {
    let value = Number.NaN;
    for (let tag = known.next(cursor, version); tag; tag = known.next(cursor, version)) {
      if (tag.type.code === TYPE.int && known.size === 4 && lowerCase(tag.name) === wanted)
        value = cursor.i32();
      else cursor.skip(known.size);
    }
    values.push(value);
    ends.push(cursor.at);
  }
  return { values, ends };
}

/**
 * See Decoder.vectorsIn.
 * @param known tags of the same list in other objects
 */
export function vectorsIn(
  of: Properties,
  list: string,
  fields: readonly string[],
  known: KnownTags,
): Float64Array | null {
  const { cursor, version } = of;
  const tag = tagCalled(of, list);
  const end = cursor.at + of.known.size;
  const count = tag && enterLists(of, tag);
  if (count === null || count * LEAST_LIST > end - cursor.at) return null;
  const wanted = fields.map((field) => field.toLowerCase());
  const size = 3 * (version.doubles ? 8 : 4);
  const values = new Float64Array(count * fields.length * 3).fill(Number.NaN);
  for (let i = 0; i < count; i++) {
    for (let tag = known.next(cursor, version); tag; tag = known.next(cursor, version)) {
      const field = wanted.indexOf(lowerCase(tag.name));
      if (field < 0) {
        cursor.skip(known.size);
        continue;
      }
      const at = (i * fields.length + field) * 3;
      const isFirst = Number.isNaN(values[at]!);
      const { code, struct, binary } = tag.type;
      const isVector = code === TYPE.struct && struct === VECTOR && binary !== false;
      if (!isVector || known.size !== size || !isFirst) return null;
      for (let axis = 0; axis < 3; axis++) values[at + axis] = version.doubles ? cursor.f64() : cursor.f32();
    }
  }
  return cursor.at === end ? values : null;
}

function tagCalled({ cursor, version, known }: Properties, name: string): Tag | null {
  const wanted = lowerCase(name);
  for (let tag = known.next(cursor, version); tag; tag = known.next(cursor, version)) {
    if (lowerCase(tag.name) === wanted) return tag;
    cursor.skip(known.size);
  }
  return null;
}

/** Moves to the first element of a list of property lists and returns their number; null for any other value. */
function enterLists({ cursor, version, game }: Properties, { type }: Tag): number | null {
  const { inner } = type;
  if (type.code !== TYPE.array || inner?.code !== TYPE.struct) return null;
  const count = cursor.count(0, 'elements');
  const struct = inner.struct ?? readInnerTag(cursor, version).struct;
  const isBinary = type.binary ?? game.structs.has(struct);
  if (isBinary) return null;
  checkElementCount(cursor, count);
  return count;
}
