// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.

/** Tables of names and sizes of types (../../unreal/types/types.ts), the number of possible labels, codes of kinds, and the save version from which bodies have a flag for a block of engine versions. */
export interface Setup {
  readonly typeSlots: Int32Array;
  readonly sizes: Int32Array;
  readonly mostLabels: number;
  readonly actorKind: number;
  readonly componentKind: number;
  readonly versionDataSince: number;
}

/** Up to `count` headers to read into rows from `row` on, for which there is room. `flagBytes`: size of the object flags. */
export interface HeaderBatch {
  readonly at: number;
  readonly end: number;
  readonly count: number;
  readonly row: number;
  readonly level: number;
  readonly context: number;
  readonly flagBytes: number;
}

/** Up to `count` levels of the list, with the first object in row `row`. Bytes before `ready` have arrived. Also whether sizes are wide and bodies have versions of their own, the file's save version, whether a level stores its own version and its engine's, the engine version of a level without one, and the save version from which headers have object flags. */
export interface LevelBatch {
  readonly at: number;
  readonly end: number;
  readonly ready: number;
  readonly count: number;
  readonly row: number;
  readonly wide: boolean;
  readonly save: number;
  readonly ownVersion: boolean;
  readonly ownEngine: boolean;
  readonly engine: number;
  readonly flagsSince: number;
}

/** The level that was entered: its number in the graph, and the context of its rows until their bodies are read. */
export interface LevelEntry {
  readonly level: number;
  readonly context: number;
}

/** Up to `count` bodies of the objects from `row` on. Bytes before `ready` have arrived. `save`: the version of bodies that have none of their own. */
export interface BodyBatch {
  readonly at: number;
  readonly end: number;
  readonly ready: number;
  readonly count: number;
  readonly row: number;
  readonly versioned: boolean;
  readonly save: number;
}

/** Up to `count` lightweight buildables, the first in slot `slot`, to read into rows from `row` on; what their nodes have in common; their layout (codes.ts), and the size of the player's handle at their end. */
export interface InstanceBatch {
  readonly at: number;
  readonly end: number;
  readonly count: number;
  readonly slot: number;
  readonly row: number;
  readonly kind: number;
  readonly class: number;
  readonly name: number;
  readonly parent: number;
  readonly level: number;
  readonly join: number;
  readonly layout: number;
  readonly handleBytes: number;
}

/** Columns of the graph's nodes. */
export interface NodeColumns {
  readonly kind: Uint8Array;
  readonly class: Uint32Array;
  readonly text: Uint32Array;
  readonly parent: Int32Array;
  readonly level: Uint32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly spanAt: Uint32Array;
  readonly spanSize: Uint32Array;
}

/** Facts about objects (object-rows.ts). */
export interface ObjectColumns {
  readonly headerAt: Uint32Array;
  readonly outerAt: Uint32Array;
  readonly context: Uint32Array;
  readonly textless: Uint8Array;
}

/** Columns of nodes whose path derives from their parent's. */
export interface ChildColumns {
  readonly join: Uint8Array;
  readonly ordinal: Uint32Array;
}

/** Columns of the graph's references. */
export interface LinkColumns {
  readonly source: Uint32Array;
  readonly target: Int32Array;
  readonly label: Uint32Array;
  readonly at: Uint32Array;
}

/** Of the bodies that follow: the context of their rows, and their layout (codes.ts). */
export interface BodyFacts {
  readonly context: number;
  readonly layout: number;
}

/** A class: its number, the layout of its class-specific data (codes.ts), and the text of its path. */
export interface ClassFacts {
  readonly number: number;
  readonly tail: number;
  readonly path: number;
}

/** A type that a value may have: its code, how a struct is read (codes.ts), its sizes with floats and with doubles, addresses of the types of what it contains, the text of a struct's name. */
export interface TypeFacts {
  readonly code: number;
  readonly layout: number;
  readonly floatBytes: number;
  readonly doubleBytes: number;
  readonly inner: number;
  readonly value: number;
  readonly name: number;
}

/** What the kernel asks. */
export interface ScanHost {
  /** The number in the graph of the class with this path. */
  classOf(asked: { path: number }): number;
  /** The next level of the list begins; answered with LevelEntry. */
  enterLevel(asked: { name: number; save: number; engine: number; empty: boolean }): void;
  /** The actor in a row, just read, has a transform that no game writes. */
  oddTransform(asked: { row: number }): void;
  /** There is a list of this level's destroyed actors at an offset, which was checked. */
  destroyedAt(asked: { name: number; at: number }): void;
  /** A body of another version begins; answered with BodyFacts. */
  enterVersion(asked: { save: number; migrates: boolean }): void;
  /** The label below a label for the field with this name. Labels are numbers, SECRET is set in those of credentials. */
  fieldOf(asked: { label: number; name: number }): number;
  /** The label below a label for a part (codes.ts). */
  partOf(asked: { label: number; part: number }): number;
  /** A label's number in the graph. */
  graphLabel(asked: { label: number }): number;
  /** The address of the type of a struct with this name. */
  structOf(asked: { name: number }): number;
  /** The address of the type of structs in a set or map (AS_ELEMENT...) under a label, for which classic tags don't name it. */
  structInContainer(asked: { role: number; owner: number; label: number }): number;
  /** The address of the type of the complete type name between two offsets, 0 when it is none. */
  typeOf(asked: { at: number; end: number }): number;
  /** The text of the path in the soft reference at an offset, which may store package and asset separately; -1 for an empty one. */
  softTextAt(asked: { at: number; packages: boolean }): number;
  /** Reads an object's class-specific data. */
  readTail(asked: { row: number; at: number; end: number }): void;
}

/** Those questions as the kernel's imports. */
export function importsOfScan(host: ScanHost): WebAssembly.Imports {
  return {
    scan: {
      classOf: (path: number) => host.classOf({ path }),
      enterLevel: (name: number, save: number, engine: number, empty: number) => host.enterLevel({ name, save, engine, empty: empty !== 0 }),
      oddTransform: (row: number) => host.oddTransform({ row: row >>> 0 }),
      destroyedAt: (name: number, at: number) => host.destroyedAt({ name, at: at >>> 0 }),
      enterVersion: (save: number, migrates: number) => host.enterVersion({ save, migrates: migrates !== 0 }),
      fieldOf: (label: number, name: number) => host.fieldOf({ label: label >>> 0, name }),
      partOf: (label: number, part: number) => host.partOf({ label: label >>> 0, part: part >>> 0 }),
      graphLabel: (label: number) => host.graphLabel({ label: label >>> 0 }),
      structOf: (name: number) => host.structOf({ name }),
      structInContainer: (role: number, owner: number, label: number) => host.structInContainer({ role: role >>> 0, owner, label: label >>> 0 }),
      typeOf: (at: number, end: number) => host.typeOf({ at: at >>> 0, end: end >>> 0 }),
      softTextAt: (at: number, packages: number) => host.softTextAt({ at: at >>> 0, packages: packages !== 0 }),
      readTail: (row: number, at: number, end: number) => host.readTail({ row: row >>> 0, at: at >>> 0, end: end >>> 0 }),
    },
  };
}

type Calls = Readonly<Record<'start' | 'headers' | 'levels' | 'bodies' | 'instances' | 'addClass' | 'addType' | 'setLinkCount' | 'forgetVersion', (...numbers: readonly number[]) => number>>;

/**
 * The kernel as the host sees it.
 * Outcome: Of the last run: where it ended, nodes made of lightweight buildables and how many of those were removed, why it stopped at a body or a level (codes.ts), up to where bytes must arrive or how many references or rows need room, where the bodies of the last level end. Of all runs: references read, including empty ones; links in the columns; whether the last thing was not read because there was no room for its links.
 */
export class ScanKernel {
  readonly #memory: { readonly words: Uint32Array };
  readonly #calls: Calls;

  /** @param memory all of it as 32-bit words, as it is at any time */
  constructor(memory: { readonly words: Uint32Array }, exports: WebAssembly.Exports) {
    this.#memory = memory;
    this.#calls = { ...exports } as Calls;
  }

  /** Sets up the kernel. False when the memory is full. */
  start(record: Setup): boolean {
    const { words } = this.#memory;
    words[64] = record.typeSlots.byteOffset;
    words[65] = record.sizes.byteOffset;
    words[66] = record.mostLabels;
    words[67] = record.actorKind;
    words[68] = record.componentKind;
    words[69] = record.versionDataSince;
    return this.#calls.start() !== 0;
  }

  /** Returns how many headers were read. */
  headers(record: HeaderBatch): number {
    const { words } = this.#memory;
    words[70] = record.at;
    words[71] = record.end;
    words[72] = record.count;
    words[73] = record.row;
    words[74] = record.level;
    words[75] = record.context;
    words[76] = record.flagBytes;
    return this.#calls.headers() >>> 0;
  }

  /** Returns how many levels were read, each with all its objects. */
  levels(record: LevelBatch): number {
    const { words } = this.#memory;
    words[77] = record.at;
    words[78] = record.end;
    words[79] = record.ready;
    words[80] = record.count;
    words[81] = record.row;
    words[82] = record.wide ? 1 : 0;
    words[83] = record.save;
    words[84] = record.ownVersion ? 1 : 0;
    words[85] = record.ownEngine ? 1 : 0;
    words[86] = record.engine;
    words[87] = record.flagsSince;
    return this.#calls.levels() >>> 0;
  }

  /** Returns how many bodies were read. */
  bodies(record: BodyBatch): number {
    const { words } = this.#memory;
    words[90] = record.at;
    words[91] = record.end;
    words[92] = record.ready;
    words[93] = record.count;
    words[94] = record.row;
    words[95] = record.versioned ? 1 : 0;
    words[96] = record.save;
    return this.#calls.bodies() >>> 0;
  }

  /** Returns how many lightweight buildables were read. */
  instances(record: InstanceBatch): number {
    const { words } = this.#memory;
    words[97] = record.at;
    words[98] = record.end;
    words[99] = record.count;
    words[100] = record.slot;
    words[101] = record.row;
    words[102] = record.kind;
    words[103] = record.class;
    words[104] = record.name;
    words[105] = record.parent;
    words[106] = record.level;
    words[107] = record.join;
    words[108] = record.layout;
    words[109] = record.handleBytes;
    return this.#calls.instances() >>> 0;
  }

  /** Registers a class. */
  addClass(record: ClassFacts): void {
    const { words } = this.#memory;
    words[136] = record.number;
    words[137] = record.tail;
    words[138] = record.path;
    this.#calls.addClass();
  }

  /** The address of a type, 0 when the memory is full. */
  addType(record: TypeFacts): number {
    const { words } = this.#memory;
    words[139] = record.code;
    words[140] = record.layout;
    words[141] = record.floatBytes;
    words[142] = record.doubleBytes;
    words[143] = record.inner;
    words[144] = record.value;
    words[145] = record.name;
    return this.#calls.addType() >>> 0;
  }

  /** Sets how many links the graph has. */
  setLinkCount(count: number): void {
    this.#calls.setLinkCount(count);
  }

  /** Forgets the version of the last bodies: the same number may mean something else from here on. */
  forgetVersion(): void {
    this.#calls.forgetVersion();
  }

  setLevelEntry(record: LevelEntry): void {
    const { words } = this.#memory;
    words[88] = record.level;
    words[89] = record.context;
  }

  /** Returns how many rows all of them have room for. */
  setNodeColumns(record: NodeColumns): number {
    const { words } = this.#memory;
    const rows = Math.min(record.kind.length, record.class.length, record.text.length, record.parent.length, record.level.length, record.x.length, record.y.length, record.z.length, record.spanAt.length, record.spanSize.length);
    words[110] = rows;
    words[111] = record.kind.byteOffset;
    words[112] = record.class.byteOffset;
    words[113] = record.text.byteOffset;
    words[114] = record.parent.byteOffset;
    words[115] = record.level.byteOffset;
    words[116] = record.x.byteOffset;
    words[117] = record.y.byteOffset;
    words[118] = record.z.byteOffset;
    words[119] = record.spanAt.byteOffset;
    words[120] = record.spanSize.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setObjectColumns(record: ObjectColumns): number {
    const { words } = this.#memory;
    const rows = Math.min(record.headerAt.length, record.outerAt.length, record.context.length, record.textless.length);
    words[121] = rows;
    words[122] = record.headerAt.byteOffset;
    words[123] = record.outerAt.byteOffset;
    words[124] = record.context.byteOffset;
    words[125] = record.textless.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setChildColumns(record: ChildColumns): number {
    const { words } = this.#memory;
    const rows = Math.min(record.join.length, record.ordinal.length);
    words[126] = rows;
    words[127] = record.join.byteOffset;
    words[128] = record.ordinal.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setLinkColumns(record: LinkColumns): number {
    const { words } = this.#memory;
    const rows = Math.min(record.source.length, record.target.length, record.label.length, record.at.length);
    words[129] = rows;
    words[130] = record.source.byteOffset;
    words[131] = record.target.byteOffset;
    words[132] = record.label.byteOffset;
    words[133] = record.at.byteOffset;
    return rows;
  }

  setBodyFacts(record: BodyFacts): void {
    const { words } = this.#memory;
    words[134] = record.context;
    words[135] = record.layout;
  }

  get end(): number {
    return this.#memory.words[146]!;
  }

  get madeNodes(): number {
    return this.#memory.words[147]!;
  }

  get removed(): number {
    return this.#memory.words[148]!;
  }

  get reason(): number {
    return this.#memory.words[149]!;
  }

  get need(): number {
    return this.#memory.words[150]!;
  }

  get bodiesEnd(): number {
    return this.#memory.words[151]!;
  }

  get references(): number {
    return this.#memory.words[152]!;
  }

  get linkCount(): number {
    return this.#memory.words[153]!;
  }

  get linkRefused(): boolean {
    return this.#memory.words[154]! !== 0;
  }
}
