// Remembers the tags of list elements. The elements of a list, also of the same list in other objects, nearly
// always start with the same bytes, tag by tag: compares with what was last seen in the same position and
// reads only what differs.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { TYPE } from '../types/types.ts';
import { type BriefTag, readBriefTag, readTag } from './tags.ts';

/** A tag with the struct that it names, null for none. */
export interface SeenTag extends BriefTag {
  struct: string | null;
}

/** How many tags of an element are remembered. */
const MOST_PLACES = 64;

interface Seen {
  /** Offset of its bytes in the image, and their number. */
  readonly at: number;
  readonly length: number;
  /** Null for the "None" that ends an element. */
  readonly tag: Readonly<SeenTag> | null;
}

export class SeenTags {
  readonly #seen: Seen[] = [];
  #completeTypeNames: boolean | null = null;

  /** As readBriefTag. @param place how many tags of the element come before this one @throws as readTag */
  read(cursor: Cursor, version: EngineFacts, place: number, tag: SeenTag): boolean {
    // No other part of the version affects how tags are read.
    if (version.completeTypeNames !== this.#completeTypeNames) {
      this.#seen.length = 0;
      this.#completeTypeNames = version.completeTypeNames;
    }
    const seen = this.#seen[place];
    if (seen && isSame(cursor, seen)) {
      cursor.at += seen.length;
      if (!seen.tag) return false;
      tag.name = seen.tag.name;
      tag.code = seen.tag.code;
      tag.size = seen.tag.size;
      tag.struct = seen.tag.struct;
      return true;
    }
    const { at } = cursor;
    const found = readBriefTag(cursor, version, tag);
    tag.struct = found && tag.code === TYPE.struct ? structAt(cursor, version, at) : null;
    if (place < MOST_PLACES && place <= this.#seen.length) {
      this.#seen[place] = { at, length: cursor.at - at, tag: found ? { ...tag } : null };
    }
    return found;
  }
}

/** The struct named by a tag that was already read and begins at `at`. Leaves the cursor where it is. */
function structAt(cursor: Cursor, version: EngineFacts, at: number): string | null {
  const { at: after } = cursor;
  cursor.at = at;
  const { type } = readTag(cursor, version)!;
  cursor.at = after;
  // A property list, if the tag says so.
  return type.binary === false ? null : (type.struct ?? null);
}

function isSame({ view, at, left }: Cursor, { at: other, length }: Seen): boolean {
  if (left < length) return false;
  let offset = 0;
  for (; offset + 4 <= length; offset += 4) {
    if (view.getInt32(at + offset) !== view.getInt32(other + offset)) return false;
  }
  for (; offset < length; offset++)
    if (view.getUint8(at + offset) !== view.getUint8(other + offset)) return false;
  return true;
}
