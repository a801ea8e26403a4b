// Finds where property lists go on behind a fault, however far. The size of what contains them is known from in front
// of it, so a place is only taken if tags lead from it exactly to that end. Source: docs/formats/gvas.md#damage.

import { Cursor } from '../../../bytes/cursor.ts';
import { tryRead } from '../../../bytes/format-error.ts';
import type { PropertyValue } from '../../../graph/values.ts';
import { PropertyDecoder } from '../../unreal/decode/decode.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { UnrealGame } from '../../unreal/game.ts';
import { readTag, type Tag } from '../../unreal/tags/tags.ts';
import { isKnownType, TYPE } from '../../unreal/types/types.ts';
import { startsList } from '../file/list-start.ts';
import { isDamaged } from './map-scan.ts';
import { isNone, isTagAt, NONE_BYTES } from './resync.ts';

/** A key of a map has up to this many bytes, if it is no property list. */
const MOST_KEY = 512;
/** Most bytes and tags to look at in a file. */
const MOST_STEPS = 1 << 24;
/** Of an object: that it has no GUID. */
const NO_GUID_BYTES = 4;
/** Bytes from there to the end of a file that got some more. */
const MOST_BEHIND = 64;

/** The elements of a container that are being read. */
export interface OpenElements {
  /** Where the container ends. */
  readonly end: number;
  readonly isMap: boolean;
  /** The first tag of its records; undefined as long as none was read. */
  readonly firstTag: () => Tag | undefined;
  /** Elements after the one that is being read. */
  left: number;
}

interface Found {
  readonly at: number;
  /** The number of elements from there on. */
  readonly count: number;
}

export class ListSearch {
  readonly #cursor: Cursor;
  readonly #facts: EngineFacts;
  #steps = 0;
  #fileEnds: number[] | null = null;

  /** @param cursor with the span of the whole file open */
  constructor({ bytes, file, base, end }: Cursor, facts: EngineFacts) {
    this.#cursor = new Cursor(bytes, { file, base, end });
    this.#facts = facts;
  }

  /** Where the list goes on that ends at `end`, or with the file; null if no place leads there. */
  list(from: number, end: number): Found | null {
    const ends = this.#listEnds(end);
    for (let at = from; at < end && ends.length > 0 && this.#steps < MOST_STEPS; at++) {
      this.#steps++;
      if (!startsList(this.#cursor, at)) continue;
      const next = this.#listEnd(at, end);
      if (ends.includes(next)) return { at, count: 0 };
      // It was a list inside: what contains that goes on behind it.
      if (next > at) at = next - 1;
    }
    return null;
  }

  /** Where the list may end. One that ends with the file may be cut, or have bytes behind what says that it has no GUID. */
  #listEnds(end: number): number[] {
    const cursor = this.#cursor;
    if (end < cursor.end) return [end];
    this.#fileEnds ??= this.#endsNear(end);
    return this.#fileEnds;
  }

  #endsNear(end: number): number[] {
    const cursor = this.#cursor;
    const first = Math.max(end - MOST_BEHIND, cursor.base + NONE_BYTES);
    const places = Array.from({ length: Math.max(end - NO_GUID_BYTES + 1 - first, 0) }, (_, i) => first + i);
    return places.filter((at) => isNone(cursor, at - NONE_BYTES) && cursor.view.getInt32(at, true) === 0);
  }

  /**
   * True if there is a tag at `at` of a known type, from which tags lead exactly to the end of the list, and on to that of
   * the container that it is an element of.
   */
  leads(at: number, end: number, elements: OpenElements | null): boolean {
    // In vain where the file was cut.
    const mayLead = this.pays(1) && this.#listEnds(end).length > 0;
    const next = mayLead && this.#isFollowed(at, end) ? this.#listEnd(at, end) : -1;
    if (next < 0) return false;
    if (elements) return this.#count(next, end, elements.isMap) === elements.left;
    if (next + NO_GUID_BYTES > end) return next === end;
    return this.#cursor.view.getInt32(next, true) === 0;
  }

  /** Whether the tag at `at` has a value of its size: it has none if it is right and bytes of its value were lost. */
  holdsValue(at: number, listEnd: number, engine: UnrealGame): boolean {
    const { bytes, file, base } = this.#cursor;
    const cursor = new Cursor(bytes, { file, base, start: at, end: listEnd });
    const size = readTag(cursor, this.#facts)?.size ?? 0;
    cursor.enter(cursor.at + size, at);
    const found: PropertyValue[] = [];
    if (!this.pays(size)) return false;
    tryRead(() => new PropertyDecoder(cursor, this.#facts, engine).properties('', undefined, found), null);
    return found.length === 1 && !isDamaged(found[0]!.value);
  }

  /** Counts steps of a search; false when the file has had its share. */
  pays(steps: number): boolean {
    this.#steps += steps;
    return this.#steps < MOST_STEPS;
  }

  /** True if there is a tag of a known type, and one behind its value. */
  #isFollowed(at: number, end: number): boolean {
    const cursor = this.#cursor;
    if (at >= end || !startsList(cursor, at)) return false;
    const isFollowed = (): boolean => {
      const tag = readTag(cursor, this.#facts);
      if (tag === null) return true;
      const { code, binary } = tag.type;
      // Where tags say what is binary, other structs are lists.
      const isStruct = code === TYPE.struct && binary !== undefined;
      if (!isKnownType(tag.type) || (isStruct && startsList(cursor, cursor.at) === binary)) return false;
      cursor.skip(tag.size);
      return startsList(cursor, cursor.at);
    };
    return cursor.elsewhere(at, end, isFollowed) ?? false;
  }

  /** The first whole element behind `from`; null if that is not certain. */
  element(from: number, { end, isMap, firstTag, left }: OpenElements): Found | null {
    const tag = firstTag();
    if (tag === undefined || end === this.#cursor.end) return null;
    for (let at = from; at < end && this.#steps < MOST_STEPS; at++) {
      this.#steps++;
      if (!isTagAt(this.#cursor, at, tag)) continue;
      // In a map its key is in front of it, whose size is unknown: the next one begins where it ends.
      const start = isMap ? this.#listEnd(at, end) : at;
      const count = start < 0 ? -1 : this.#count(start, end, isMap);
      if (count >= 0 && count <= left) return { at: start, count };
    }
    return null;
  }

  /** The number of elements from `at` exactly to the end of their container; -1 if that is not certain. */
  elements(at: number, end: number, isMap: boolean): number {
    return end < this.#cursor.end && this.pays(1) ? this.#count(at, end, isMap) : -1;
  }

  /** The number of elements from `at` exactly to `end`; -1 if it is something else. */
  #count(at: number, end: number, isMap: boolean): number {
    let count = 0;
    for (let place = at; place < end; count++) {
      if (isMap) place = this.#valueAt(place, end);
      place = place < 0 ? -1 : this.#listEnd(place, end);
      if (place < 0) return -1;
    }
    return count;
  }

  /** Where the value of a pair begins whose key is at `at`; -1 if that is not found. */
  #valueAt(at: number, end: number): number {
    if (startsList(this.#cursor, at)) return this.#listEnd(at, end);
    const last = Math.min(at + MOST_KEY, end);
    for (let place = at + 1; place < last; place++) {
      this.#steps++;
      if (startsList(this.#cursor, place)) return place;
    }
    return -1;
  }

  /** Where the list at `at` ends, before `end`; -1 if it is none. */
  #listEnd(at: number, end: number): number {
    const cursor = this.#cursor;
    const listEnd = (): number => {
      for (; startsList(cursor, cursor.at); this.#steps++) {
        const tag = readTag(cursor, this.#facts);
        if (tag === null) return cursor.at;
        cursor.skip(tag.size);
      }
      return -1;
    };
    return cursor.elsewhere(at, end, listEnd) ?? -1;
  }
}
