// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.

/** Bytes that the records of an instance take. */
export const RECORD_BYTES = 180;

/** Tables in the room of this instance (codes.ts): names seen, meanings of names by step, kinds of structs by name, programs for fields of binary structs, tags seen. Names of types and sizes of elements (../../unreal/types/types.ts). `actorKind`: code of the kind of objects whose bodies have parent and children. */
export interface Setup {
  readonly names: Uint32Array;
  readonly meanings: Uint8Array;
  readonly structs: Uint8Array;
  readonly programs: Uint32Array;
  readonly typeSlots: Int32Array;
  readonly elementSizes: Int32Array;
  readonly seen: Uint32Array;
  readonly actorKind: number;
}

/** Steps of a property path; `each` is a bit set of the steps that lead to the elements of a list. Also the step after which values are separated, 0 for none. */
export interface Path {
  readonly steps: number;
  readonly each: number;
  readonly split: number;
}

/** Objects whose direct properties to find, after `tags` tags of others, and the output: the number of the name and the offset of each tag, where the tags of each object end, including those of others, and what is known of the object (ROW in graph/column-reader.ts). */
export interface TagBatch {
  readonly count: number;
  readonly tags: number;
  readonly spanAt: Uint32Array;
  readonly spanSize: Uint32Array;
  readonly kind: Uint8Array;
  readonly layout: Uint8Array;
  readonly tagName: Uint16Array;
  readonly tagAt: Uint32Array;
  readonly tagEnd: Uint32Array;
  readonly state: Uint8Array;
}

/** Tags under which to follow the path, after `values` values of others, and the output: kind of each value, its number, its place in the image, and its size; the first value of each element and where the values of each tag end, both including those of others; where its elements end, and whether all of them were read. */
export interface ValueBatch {
  readonly count: number;
  readonly values: number;
  readonly tagAt: Uint32Array;
  readonly layout: Uint8Array;
  readonly kind: Uint8Array;
  readonly number: Float64Array;
  readonly at: Uint32Array;
  readonly size: Uint32Array;
  readonly element: Uint32Array;
  readonly valueEnd: Uint32Array;
  readonly elementEnd: Uint32Array;
  readonly isRead: Uint8Array;
}

/** Objects whose texts to find, by the place of their first tag, and the output: the number of the property path of each text, its place in the image and its size; where the texts of each object end, and whether all of them were found. */
export interface TextBatch {
  readonly count: number;
  readonly tagAt: Uint32Array;
  readonly layout: Uint8Array;
  readonly field: Uint32Array;
  readonly at: Uint32Array;
  readonly size: Uint32Array;
  readonly textEnd: Uint32Array;
  readonly isRead: Uint8Array;
}

/** What the kernel asks. */
export interface ColumnsHost {
  /** The number of the name at an offset, -1 when there are too many. */
  nameAt(asked: { at: number; size: number }): number;
  /** What a name means as a step of the path (codes.ts). */
  meaningOf(asked: { step: number; name: number }): number;
  /** What a struct with this name is (codes.ts). */
  structOf(asked: { name: number }): number;
  /** The number of the program that finds the path's last step in binary structs with this name, in bodies of this layout (codes.ts); -1 when it takes decoding. */
  programOf(asked: { name: number; layout: number }): number;
  /** The number of the property path to a field with this name, below a path; 0 is the object itself. */
  fieldOf(asked: { before: number; name: number }): number;
  /** Whether the set with this name, in the object with this number in the batch, holds structs without texts; its tag does not name them. */
  isSetOfNumbers(asked: { row: number; name: number }): boolean;
}

/** Those questions as the kernel's imports; `records`: where its records are, free for this instance. */
export function importsOfColumns(host: ColumnsHost, records: number): WebAssembly.Imports {
  return {
    columns: {
      records,
      nameAt: (at: number, size: number) => host.nameAt({ at: at >>> 0, size: size >>> 0 }),
      meaningOf: (step: number, name: number) => host.meaningOf({ step: step >>> 0, name: name >>> 0 }),
      structOf: (name: number) => host.structOf({ name: name >>> 0 }),
      programOf: (name: number, layout: number) => host.programOf({ name: name >>> 0, layout: layout >>> 0 }),
      fieldOf: (before: number, name: number) => host.fieldOf({ before: before >>> 0, name: name >>> 0 }),
      isSetOfNumbers: (row: number, name: number) => (host.isSetOfNumbers({ row: row >>> 0, name: name >>> 0 }) ? 1 : 0),
    },
  };
}

type Calls = Readonly<Record<'findTags' | 'readValues' | 'readTexts', (...numbers: readonly number[]) => number>>;

/**
 * The kernel as the host sees it.
 * Found: The kinds of values that were found in the last run, as a bit set; may contain others.
 * Walk: Where the walk is, the end of the open span, and the size of the last tag's value.
 */
export class ColumnsKernel {
  readonly #memory: { readonly words: Uint32Array };
  readonly #first: number;
  readonly #calls: Calls;

  /** @param memory all of it as 32-bit words, as it is at any time. @param records where this instance has its own */
  constructor(memory: { readonly words: Uint32Array }, exports: WebAssembly.Exports, records: number) {
    this.#first = records / 4;
    this.#memory = memory;
    this.#calls = { ...exports } as Calls;
  }

  /** Returns for how many objects the tags were found; there was no room for those of the others. */
  findTags(record: TagBatch): number {
    const { words } = this.#memory;
    words[this.#first + 11] = record.count;
    words[this.#first + 12] = record.tags;
    words[this.#first + 13] = record.spanAt.byteOffset;
    words[this.#first + 14] = record.spanSize.byteOffset;
    words[this.#first + 15] = record.kind.byteOffset;
    words[this.#first + 16] = record.layout.byteOffset;
    words[this.#first + 17] = record.tagName.byteOffset;
    words[this.#first + 18] = record.tagAt.byteOffset;
    words[this.#first + 19] = record.tagEnd.byteOffset;
    words[this.#first + 20] = record.state.byteOffset;
    return this.#calls.findTags() >>> 0;
  }

  /** Returns under how many tags the path was followed; there was no room for the values of the others. */
  readValues(record: ValueBatch): number {
    const { words } = this.#memory;
    words[this.#first + 21] = record.count;
    words[this.#first + 22] = record.values;
    words[this.#first + 23] = record.tagAt.byteOffset;
    words[this.#first + 24] = record.layout.byteOffset;
    words[this.#first + 25] = record.kind.byteOffset;
    words[this.#first + 26] = record.number.byteOffset;
    words[this.#first + 27] = record.at.byteOffset;
    words[this.#first + 28] = record.size.byteOffset;
    words[this.#first + 29] = record.element.byteOffset;
    words[this.#first + 30] = record.valueEnd.byteOffset;
    words[this.#first + 31] = record.elementEnd.byteOffset;
    words[this.#first + 32] = record.isRead.byteOffset;
    return this.#calls.readValues() >>> 0;
  }

  /** Returns in how many objects texts were looked for; there was no room for those of the others. */
  readTexts(record: TextBatch): number {
    const { words } = this.#memory;
    words[this.#first + 33] = record.count;
    words[this.#first + 34] = record.tagAt.byteOffset;
    words[this.#first + 35] = record.layout.byteOffset;
    words[this.#first + 36] = record.field.byteOffset;
    words[this.#first + 37] = record.at.byteOffset;
    words[this.#first + 38] = record.size.byteOffset;
    words[this.#first + 39] = record.textEnd.byteOffset;
    words[this.#first + 40] = record.isRead.byteOffset;
    return this.#calls.readTexts() >>> 0;
  }

  setSetup(record: Setup): void {
    const { words } = this.#memory;
    words[this.#first + 0] = record.names.byteOffset;
    words[this.#first + 1] = record.meanings.byteOffset;
    words[this.#first + 2] = record.structs.byteOffset;
    words[this.#first + 3] = record.programs.byteOffset;
    words[this.#first + 4] = record.typeSlots.byteOffset;
    words[this.#first + 5] = record.elementSizes.byteOffset;
    words[this.#first + 6] = record.seen.byteOffset;
    words[this.#first + 7] = record.actorKind;
  }

  setPath(record: Path): void {
    const { words } = this.#memory;
    words[this.#first + 8] = record.steps;
    words[this.#first + 9] = record.each;
    words[this.#first + 10] = record.split;
  }

  get kinds(): number {
    return this.#memory.words[this.#first + 41]!;
  }
}
