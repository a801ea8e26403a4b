// What stands around a packed struct: in the record that has it, and behind it.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { readTag } from '../../unreal/decode/tags.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import { TYPE, type TypeCode } from '../../unreal/types/types.ts';
import { CUSTOM_VERSIONS, type PackedPlace } from '../packed/packed-struct.ts';

const ONE_STRING: ReadonlySet<TypeCode> = new Set([TYPE.string, TYPE.name, TYPE.enum]);
const GUID_BYTES = 16;

export class RecordPlace implements PackedPlace {
  readonly #cursor: Cursor;
  readonly #facts: EngineFacts;
  readonly #end: number;
  readonly #recordAt: number;
  readonly #keyOf: (record: number) => string;
  readonly #record: number;
  #isVersioned: boolean | null = null;

  /** `end`: of the bytes; `recordAt`: where the properties of the record that has them begin; `keyOf` gives its key. */
  constructor(
    cursor: Cursor,
    facts: EngineFacts,
    end: number,
    recordAt: number,
    keyOf: (record: number) => string,
    record: number,
  ) {
    this.#cursor = cursor;
    this.#facts = facts;
    this.#end = end;
    this.#recordAt = recordAt;
    this.#keyOf = keyOf;
    this.#record = record;
  }

  get key(): string {
    return this.#keyOf(this.#record);
  }

  get isVersioned(): boolean {
    this.#isVersioned ??= this.#versionsFollow();
    return this.#isVersioned;
  }

  #versionsFollow(): boolean {
    const { bytes, view } = this.#cursor;
    const at = this.#end;
    const length = CUSTOM_VERSIONS.length + 1;
    if (at + 4 + length > bytes.length || view.getInt32(at, true) !== length) return false;
    for (let i = 0; i < CUSTOM_VERSIONS.length; i++) {
      if (bytes[at + 4 + i] !== CUSTOM_VERSIONS.charCodeAt(i)) return false;
    }
    return true;
  }

  sibling(name: string): string | null {
    return this.#read(this.#recordAt, (cursor) => {
      for (let tag = readTag(cursor, this.#facts); tag; tag = readTag(cursor, this.#facts)) {
        if (tag.name === name && ONE_STRING.has(tag.type.code)) return readString(cursor);
        cursor.skip(tag.size);
      }
      return null;
    });
  }

  version(guid: string): number {
    if (!this.isVersioned) return 0;
    const first = Number.parseInt(guid, 16);
    const found = this.#read(this.#end, (cursor) => {
      readTag(cursor, this.#facts);
      cursor.length();
      for (let left = cursor.count(GUID_BYTES + 4, 'versions'); left > 0; left--) {
        const at = cursor.take(GUID_BYTES);
        const version = cursor.i32();
        if (cursor.view.getUint32(at) === first) return version;
      }
      return 0;
    });
    return found ?? 0;
  }

  /** Reads elsewhere; null where that is damaged. */
  #read<T>(at: number, read: (cursor: Cursor) => T): T | null {
    const cursor = this.#cursor;
    const { at: back } = cursor;
    const outer = cursor.enter(cursor.bytes.length, at);
    try {
      return read(cursor);
    } catch (error) {
      if (error instanceof FormatError) return null;
      throw error;
    } finally {
      cursor.leave(outer, back);
    }
  }
}

/** The key of a record in a map, from its path; empty for an element of an array. */
export function keyOfPath(path: string): string {
  return path.endsWith(']') ? '' : path.slice(path.lastIndexOf('/') + 1);
}
