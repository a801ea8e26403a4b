// The reader's side of the kernel (kernel/index.ts): gives it memory, columns and tables, and answers what it asks. What the
// kernel does not read it leaves to HeaderReader and BodyReader, object by object.

import { FormatError } from '../../bytes/format-error.ts';
import { compileKernel } from '../../graph/compile-kernel.ts';
import { type ClassId, KIND, type LabelId, NO_TEXT, type NodeId, type TextId } from '../../graph/ids.ts';
import type { PathJoin } from '../../graph/sink.ts';
import { SCAN_KERNEL } from './kernel.gen.ts';
import {
  AS_ELEMENT,
  AS_KEY,
  AS_VALUE,
  CARE,
  CHAIN,
  CONVEYOR,
  ELEMENT,
  FIXED,
  INVENTORY_ITEM,
  ITEM_CLASS,
  ITEM_STATE,
  LIST,
  NO_TAIL,
  ONE_STRING,
  OTHER,
  PAIR_KEY,
  PAIR_VALUE,
  POWER_LINE,
  ROOM,
  STRUCT_TYPE,
  STRUCT_VALUE,
  TRACK,
  TRACK_POSITION,
} from './kernel-codes.ts';
import { type LabelNode, MOST_LABELS } from './properties/labels.ts';
import type { ContainerRole } from './properties/map-types.ts';
import type { ScanStruct, ScanType } from './properties/scan-types.ts';
import { BINARY_STRUCTS, type BinaryStruct, playerInfoHandleBytes } from './properties/structs.ts';
import { CODES } from './properties/type-codes.ts';
import { ELEMENT_SIZE, FIXED_SIZE, TYPE_SLOTS } from './properties/types.ts';
import type { Reading } from './reading.ts';
import { conveyor, conveyorChain } from './special/belts.ts';
import { hasWirePlaces, powerLine } from './special/power.ts';
import type { SpecialReader } from './special/readers.ts';
import { type BodyVersion, ENGINE, LIGHTWEIGHT, SAVE } from './versions.ts';

/** What kernel/index.ts exports. */
interface Kernel {
  start(slots: number, sizes: number, mostLabels: number, actorKind: number, componentKind: number): number;
  newType(code: number, layout: number, ...rest: readonly number[]): number;
  setColumns(...addresses: readonly number[]): void;
  setLinkColumns(...addressesAndCapacity: readonly number[]): void;
  linkCount(): number;
  setLinkCount(count: number): void;
  setBodies(versionData: number, parent: number, child: number, properties: number, outer: number): void;
  setVersion(context: number, ...flags: readonly boolean[]): void;
  setClass(number: number, tail: number, path: number): void;
  setTailLabels(...labels: readonly number[]): void;
  setLightweightLabels(...labels: readonly number[]): void;
  setLightweightVersion(specific: boolean, handleBytes: number, typed: boolean, doubles: boolean): void;
  setGroup(kind: number, ofClass: number, name: number, parent: number, level: number, join: number): void;
  setChildColumns(join: number, ordinal: number): void;
  madeNodes(): number;
  instances(at: number, end: number, count: number, slot: number, row: number): number;
  forgetVersion(): void;
  reason(): number;
  need(): number;
  referenceCount(): number;
  headers(
    at: number,
    end: number,
    count: number,
    row: number,
    level: number,
    context: number,
    flagBytes: number,
  ): number;
  bodies(
    at: number,
    end: number,
    ready: number,
    count: number,
    row: number,
    versioned: boolean,
    save: number,
  ): number;
  end(): number;
}

/** Labels that the reader of bodies has. */
export interface BodyLabels {
  readonly parent: LabelNode;
  readonly child: LabelNode;
  readonly properties: LabelNode;
  readonly outer: LabelId;
}

/** What the reader of bodies does for the kernel. */
export interface BodyHost {
  /** Bodies of another version begin. */
  enterVersion(save: number, migrates: boolean): BodyVersion;
  /** What stands behind the properties of an object, from `at` to `end`. */
  tail(node: NodeId, at: number, end: number): void;
}

/** A run of bodies. */
export interface BodyRun {
  readonly row: number;
  readonly count: number;
  readonly versioned: boolean;
  /** Of bodies that have no version of their own. */
  readonly save: number;
}

/** What the nodes of lightweight buildables of one class have in common. */
export interface LightweightGroup {
  readonly class: ClassId;
  readonly name: TextId;
  readonly parent: NodeId;
  readonly join: PathJoin;
}

/** In the order in which the kernel is told them. */
const LIGHTWEIGHT_LABELS = [
  ...['swatch', 'material', 'pattern', 'skin', 'paintFinish'],
  ...['builtWithRecipe', 'blueprintProxy', 'typeSpecificData'],
];
const PART_NAMES: Readonly<Record<number, string>> = {
  [ELEMENT]: '[]',
  [ITEM_CLASS]: 'ItemClass',
  [ITEM_STATE]: 'ItemState',
  [STRUCT_TYPE]: 'Type',
  [STRUCT_VALUE]: 'Value',
  [TRACK]: 'Track',
  [PAIR_KEY]: '[].key',
  [PAIR_VALUE]: '[].value',
};
const ROLES: Readonly<Record<number, ContainerRole>> = {
  [AS_ELEMENT]: 'element',
  [AS_KEY]: 'key',
  [AS_VALUE]: 'value',
};
const TAILS: ReadonlyMap<SpecialReader, number> = new Map([
  [powerLine, POWER_LINE],
  [conveyor, CONVEYOR],
  [conveyorChain, CHAIN],
]);
const STRUCTS: ReadonlyMap<BinaryStruct | undefined, number> = new Map([
  [BINARY_STRUCTS.get('InventoryItem'), INVENTORY_ITEM],
  [BINARY_STRUCTS.get('RailroadTrackPosition'), TRACK_POSITION],
  [BINARY_STRUCTS.get('TimerHandle'), ONE_STRING],
  [BINARY_STRUCTS.get('SlateBrush'), ONE_STRING],
]);
/** Two trees with their roots, and what each has instead of too many; the labels of parents and children. */
const MOST_NUMBERS = 2 * (MOST_LABELS + 2) + 2;

const compiled = compileKernel(SCAN_KERNEL);

export class FastScan {
  readonly #reading: Reading;
  readonly #kernel: Kernel;
  /** Labels by the kernel's number. */
  readonly #labels: LabelNode[] = [];
  readonly #numbers = new Map<LabelNode, number>();
  /** Addresses of types. */
  readonly #types = new Map<ScanType, number>();
  #host: BodyHost | null = null;

  constructor(reading: Reading) {
    this.#reading = reading;
    const { memory } = reading.sink;
    const instance = new WebAssembly.Instance(compiled(), {
      env: { memory: memory.memory },
      host: {
        classOf: (text: TextId) => this.#classOf(text),
        enterVersion: (save: number, migrates: number) => this.#enterVersion(save, migrates !== 0),
        fieldOf: (label: number, text: TextId) =>
          this.#number(this.#labels[label]!.field(text, reading.sink)),
        partOf: (label: number, part: number) => this.#number(this.#labels[label]!.named(PART_NAMES[part]!)),
        graphLabel: (label: number) => this.#labels[label]!.label(reading.sink),
        structOf: (text: TextId) => this.#type(reading.scan.structType(text)),
        structInContainer: (role: number, owner: number, label: number) =>
          this.#type(reading.scan.structInContainer(ROLES[role]!, owner as TextId, this.#labels[label]!)),
        softTextAt: (at: number, packages: number) => reading.scan.softTextAt(at >>> 0, packages !== 0),
        typeOf: (at: number, end: number) => this.#typeTree(at >>> 0, end >>> 0),
        readTail: (row: NodeId, at: number, end: number) => this.#tail(row, at >>> 0, end >>> 0),
      },
    });
    this.#kernel = instance.exports as unknown as Kernel;
    const slots = memory.array(Int32Array, TYPE_SLOTS.length);
    slots.set(TYPE_SLOTS);
    const sizes = memory.array(Int32Array, CODES * 2);
    for (let code = 0; code < CODES; code++) sizes.set([FIXED_SIZE[code]!, ELEMENT_SIZE[code]!], code * 2);
    const { ACTOR, COMPONENT } = KIND;
    if (!this.#kernel.start(slots.byteOffset, sizes.byteOffset, MOST_NUMBERS, ACTOR, COMPONENT)) {
      throw memory.full(MOST_NUMBERS);
    }
  }

  /** References that the kernel read, empty ones too. */
  get references(): number {
    return this.#kernel.referenceCount();
  }

  /** Reads headers from the cursor on, as many as it can up to `count`; says how many. `flagBytes`: of object flags. */
  headers(count: number, flagBytes: number): number {
    const { cursor, rows, sink, holes } = this.#reading;
    if (holes.length > 0) return 0;
    const level = this.#giveColumns(count);
    const { at, end } = cursor;
    const done = this.#kernel.headers(at, end, count, rows.count, level, rows.current, flagBytes);
    cursor.at = this.#kernel.end() >>> 0;
    sink.nodesFilled(done);
    rows.filled(done);
    return done;
  }

  /** To be said once, before the first bodies. */
  setBodies(host: BodyHost, { parent, child, properties, outer }: BodyLabels): void {
    this.#host = host;
    const [parents, children, root] = [this.#number(parent), this.#number(child), this.#number(properties)];
    this.#kernel.setBodies(SAVE.VersionData, parents, children, root, outer);
    const { nativeLabels: natives } = this.#reading.scan;
    const segment = natives.named('segments').named('[]');
    const tails = [
      ...[natives.named('source'), natives.named('target'), natives.named('items').named('[]').named('item')],
      ...[natives.named('firstBelt'), natives.named('lastBelt')],
      ...[segment.named('chain'), segment.named('belt')],
    ];
    this.#kernel.setTailLabels(...tails.map((label) => this.#number(label)));
  }

  /** Says that the same version may mean something else from here on. */
  forgetVersion(): void {
    this.#kernel.forgetVersion();
  }

  /** Reads bodies from the cursor on, as many as it can; says how many. */
  bodies({ row, count, versioned, save }: BodyRun): number {
    const { cursor, sink, holes } = this.#reading;
    const kernel = this.#kernel;
    this.#giveColumns(0);
    this.#giveLinks(0);
    let done = 0;
    // What could not be inflated is for the reader.
    while (done < count && holes.length === 0) {
      const { at, end, ready } = cursor;
      done += kernel.bodies(at, end, ready, count - done, row + done, versioned, save);
      cursor.at = kernel.end() >>> 0;
      sink.linksFilled(kernel.linkCount() - sink.linkCount);
      if (done === count || kernel.reason() === CARE) break;
      const need = kernel.need() >>> 0;
      if (kernel.reason() === ROOM) this.#giveLinks(need);
      else cursor.arrive(need);
    }
    return done;
  }

  /** To be said before the lightweight buildables of one subsystem. `own`: the version that it writes. */
  setLightweights({ save, engine, doubles }: BodyVersion, own: number): void {
    const labels = LIGHTWEIGHT_LABELS.map((name) =>
      this.#number(this.#reading.scan.nativeLabels.named(name)),
    );
    this.#kernel.setLightweightLabels(...labels);
    const handleBytes = own >= LIGHTWEIGHT.BuiltBy ? playerInfoHandleBytes(save) : 0;
    const typed = engine >= ENGINE.CompleteTypeNames;
    this.#kernel.setLightweightVersion(own >= LIGHTWEIGHT.TypeSpecific, handleBytes, typed, doubles);
  }

  /** Reads lightweight buildables from the cursor on, as many as it can; says how many it read, and of how many it made nodes. */
  lightweights(group: LightweightGroup, slot: number, count: number): { read: number; made: number } {
    const { cursor, sink } = this.#reading;
    const level = this.#giveColumns(count);
    const { join, ordinal, number } = sink.childRoom(count, group.join);
    this.#kernel.setChildColumns(join.byteOffset, ordinal.byteOffset);
    this.#giveLinks(count * LIGHTWEIGHT_LABELS.length);
    this.#kernel.setGroup(KIND.LIGHTWEIGHT, group.class, group.name, group.parent, level, number);
    const read = this.#kernel.instances(cursor.at, cursor.end, count, slot, sink.nodeCount);
    const made = this.#kernel.madeNodes();
    cursor.at = this.#kernel.end() >>> 0;
    sink.nodesFilled(made);
    sink.linksFilled(this.#kernel.linkCount() - sink.linkCount);
    return { read, made };
  }

  /** Tells where the columns lie, with room for `more` nodes; returns the number of the level. */
  #giveColumns(more: number): number {
    const { rows, sink } = this.#reading;
    const nodes = sink.nodeRoom(more);
    rows.reserve(more);
    const { kind, class: classes, text, parent, level, x, y, z, spanAt, spanSize } = nodes;
    const own = [rows.headerAt, rows.outerAt, rows.context].map(({ values }) => values);
    const columns = [kind, classes, text, parent, level, x, y, z, spanAt, spanSize, ...own];
    this.#kernel.setColumns(...columns.map(({ byteOffset }) => byteOffset));
    return nodes.currentLevel;
  }

  #giveLinks(more: number): void {
    const { source, target, label, at } = this.#reading.sink.linkRoom(more);
    const columns = [source, target, label, at].map(({ byteOffset }) => byteOffset);
    this.#kernel.setLinkColumns(...columns, source.length);
    this.#kernel.setLinkCount(this.#reading.sink.linkCount);
  }

  #classOf(path: TextId): number {
    const { id, special } = this.#reading.rows.facts(path);
    this.#kernel.setClass(id, (special && TAILS.get(special)) ?? NO_TAIL, path);
    return id;
  }

  #enterVersion(save: number, migrates: boolean): void {
    const { save: known, engine, doubles, invariantTexts } = this.#host!.enterVersion(save, migrates);
    const control = known >= SAVE.VersionData && engine >= ENGINE.SerializationControl;
    const typed = engine >= ENGINE.CompleteTypeNames;
    const flags = [control, typed, doubles, known < SAVE.ItemState, invariantTexts, hasWirePlaces(known)];
    this.#kernel.setVersion(this.#reading.rows.current, ...flags);
  }

  /** The reader adds its references to the same columns. */
  #tail(node: NodeId, at: number, end: number): void {
    const { sink } = this.#reading;
    sink.linksFilled(this.#kernel.linkCount() - sink.linkCount);
    this.#host!.tail(node, at, end);
    this.#giveLinks(0);
  }

  #number(label: LabelNode): number {
    let number = this.#numbers.get(label);
    if (number === undefined) {
      number = this.#labels.push(label) - 1;
      this.#numbers.set(label, number);
    }
    return number;
  }

  #typeTree(at: number, end: number): number {
    const { scan } = this.#reading;
    try {
      return this.#type(scan.typeTree(at, end));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return 0;
    }
  }

  /** Address of a type in the kernel. */
  #type(of: ScanType): number {
    const known = this.#types.get(of);
    if (known !== undefined) return known;
    const { code, struct, inner, value } = of;
    const [floats, doubles] = struct?.binary?.bytes ?? [0, 0];
    const parts = [inner ? this.#type(inner) : 0, value ? this.#type(value) : 0] as const;
    const type = this.#kernel.newType(
      code,
      layoutOf(struct),
      floats,
      doubles,
      ...parts,
      struct?.name ?? NO_TEXT,
    );
    if (type === 0) throw this.#reading.sink.memory.full(1);
    this.#types.set(of, type);
    return type;
  }
}

function layoutOf(struct: ScanStruct | null): number {
  const binary = struct?.binary ?? null;
  if (binary === null) return LIST;
  if (binary.bytes) return FIXED;
  return STRUCTS.get(binary) ?? OTHER;
}
