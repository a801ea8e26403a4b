// The surroundings of a packed struct: the record that contains it, and what follows it.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { isSameRange } from '../../../bytes/same-range.ts';
import { skipTag } from '../../unreal/decode/tags.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import { characterBytes, encodeString, readString } from '../../unreal/texts/fstring.ts';
import { TYPE, type TypeCode, typeAt } from '../../unreal/types/types.ts';
import { CUSTOM_VERSIONS, type PackedPlace } from '../packed/packed-struct.ts';

const ONE_STRING: ReadonlySet<TypeCode> = new Set([TYPE.string, TYPE.name, TYPE.enum]);
const GUID_BYTES = 16;
/** Encoded names, by text. Layouts ask for a handful. */
const NAMES = new Map<string, DataView>();

/** Reused for many structs: a world has a hundred thousand of them. */
export class RecordPlace implements PackedPlace {
  readonly #cursor: Cursor;
  readonly #facts: EngineFacts;
  readonly #keyOf: (record: number) => string;
  #end = 0;
  #recordAt = 0;
  #record = 0;
  #isVersioned: boolean | null = null;

  /** `keyOf` returns the key of a record. */
  constructor(cursor: Cursor, facts: EngineFacts, keyOf: (record: number) => string) {
    this.#cursor = cursor;
    this.#facts = facts;
    this.#keyOf = keyOf;
  }

  /** `end` is that of the bytes, `recordAt` the start of the properties of the record that contains them. */
  moveTo(end: number, recordAt: number, record: number): this {
    this.#end = end;
    this.#recordAt = recordAt;
    this.#record = record;
    this.#isVersioned = null;
    return this;
  }

  get key(): string {
    return this.#keyOf(this.#record);
  }

  get isVersioned(): boolean {
    this.#isVersioned ??= isNameAt(this.#cursor.view, this.#end, CUSTOM_VERSIONS);
    return this.#isVersioned;
  }

  sibling(name: string): string | null {
    return this.#read(this.#recordAt, (cursor) => {
      const { view } = cursor;
      for (let { at } = cursor, size = skipTag(cursor, this.#facts); size >= 0; ) {
        if (isNameAt(view, at, name) && ONE_STRING.has(typeOfTagAt(view, at))) return readString(cursor);
        cursor.skip(size);
        at = cursor.at;
        size = skipTag(cursor, this.#facts);
      }
      return null;
    });
  }

  version(guid: string): number {
    if (!this.isVersioned) return 0;
    const first = Number.parseInt(guid, 16);
    const found = this.#read(this.#end, (cursor) => {
      skipTag(cursor, this.#facts);
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

  /** Reads at another place; null if that is damaged. */
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

/** Whether this name is at `at`, as an FString. */
function isNameAt(view: DataView, at: number, name: string): boolean {
  let wanted = NAMES.get(name);
  if (wanted === undefined) {
    const bytes = encodeString(name);
    wanted = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    NAMES.set(name, wanted);
  }
  const size = wanted.byteLength;
  return at + size <= view.byteLength && isSameRange(view, at, wanted, 0, size);
}

/** The type in the classic or complete tag at `at`, whose bytes are known to be there. */
function typeOfTagAt(view: DataView, at: number): TypeCode {
  const typeAtLength = at + 4 + characterBytes(view.getInt32(at, true));
  return typeAt(view, typeAtLength + 4, view.getInt32(typeAtLength, true));
}

/** The key of a record in a map, from its path; empty for an element of an array. */
export function keyOfPath(path: string): string {
  return path.endsWith(']') ? '' : path.slice(path.lastIndexOf('/') + 1);
}
