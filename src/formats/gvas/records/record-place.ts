// The surroundings of a packed struct: the record that contains it, and what follows it.

import type { Cursor } from '../../../bytes/cursor.ts';
import { isSameRange } from '../../../bytes/same-range.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { PackedPlace } from '../../unreal/native/native-visit.ts';
import { skipTag } from '../../unreal/tags/tags.ts';
import { characterBytes, encodeString, readString } from '../../unreal/texts/fstring.ts';
import { TYPE, type TypeCode, typeAt } from '../../unreal/types/types.ts';
import { VERSION_BYTES } from '../structs/packed-struct.ts';

const ONE_STRING: ReadonlySet<TypeCode> = new Set([TYPE.string, TYPE.name, TYPE.enum]);
const GUID_BYTES = VERSION_BYTES - 4;
/** Encoded names, by text. Layouts ask for a handful. */
const NAMES = new Map<string, DataView>();

/** Reused for many structs: a world has a hundred thousand of them. */
export class RecordPlace implements PackedPlace {
  readonly #cursor: Cursor;
  readonly #facts: EngineFacts;
  readonly #keyOf: (record: number) => string;
  readonly #versions: string | undefined;
  #end = 0;
  #recordAt = 0;
  #record = 0;
  #isVersioned: boolean | null = null;
  /** Start of the versions, once asked for. */
  #versionsAt = -1;
  #versionsEnd = -1;

  /** `keyOf` returns the key of a record, `versions` is PackedStructs.versions. */
  constructor(
    cursor: Cursor,
    facts: EngineFacts,
    keyOf: (record: number) => string,
    versions: string | undefined,
  ) {
    this.#cursor = cursor;
    this.#facts = facts;
    this.#keyOf = keyOf;
    this.#versions = versions;
  }

  /** `end` is that of the bytes, `recordAt` the start of the properties of the record that contains them. */
  moveTo(end: number, recordAt: number, record: number): this {
    this.#end = end;
    this.#recordAt = recordAt;
    this.#record = record;
    this.#isVersioned = null;
    this.#versionsAt = -1;
    return this;
  }

  get key(): string {
    return this.#keyOf(this.#record);
  }

  get isVersioned(): boolean {
    this.#isVersioned ??=
      this.#versions !== undefined && isNameAt(this.#cursor.view, this.#end, this.#versions);
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

  version(guid: number): number {
    if (!this.isVersioned) return 0;
    if (this.#versionsAt < 0) this.#findVersions();
    const { view } = this.#cursor;
    for (let at = this.#versionsAt; at < this.#versionsEnd; at += VERSION_BYTES)
      if (view.getUint32(at) === guid) return view.getInt32(at + GUID_BYTES, true);
    return 0;
  }

  /** Sets where the versions are; nowhere if their property is damaged. */
  #findVersions(): void {
    this.#versionsAt = this.#versionsEnd = 0;
    this.#read(this.#end, (cursor) => {
      skipTag(cursor, this.#facts);
      cursor.length();
      const count = cursor.count(VERSION_BYTES, 'versions');
      this.#versionsAt = cursor.at;
      this.#versionsEnd = cursor.at + count * VERSION_BYTES;
    });
  }

  #read<T>(at: number, read: (cursor: Cursor) => T): T | null {
    return this.#cursor.elsewhere(at, this.#cursor.bytes.length, () => read(this.#cursor));
  }
}

/** True if this name is at `at`, as an FString. */
function isNameAt(view: DataView, at: number, name: string): boolean {
  const wanted = getOrCreate(NAMES, name, () => {
    const bytes = encodeString(name);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  });
  const size = wanted.byteLength;
  return at + size <= view.byteLength && isSameRange(view, at, wanted, 0, size);
}

/** The type in the classic or complete tag at `at`, whose bytes are known to be there. */
function typeOfTagAt(view: DataView, at: number): TypeCode {
  const typeAtLength = at + 4 + characterBytes(view.getInt32(at, true));
  return typeAt(view, typeAtLength + 4, view.getInt32(typeAtLength, true));
}

/** The key of a record in a map, from its path and that of the record around it; empty for an element of an array. */
export function keyOfPath(path: string, outer = ''): string {
  if (path.endsWith(']')) return '';
  // It may be a path itself.
  const inner = path.indexOf('//', path.startsWith(`${outer}/`) ? outer.length + 1 : 0);
  return path.slice((inner < 0 ? path.lastIndexOf('/') : inner) + 1);
}
