// The reader's side of the kernel (kernel/index.ts): gives it memory, columns and tables, and answers what it asks. What the
// kernel does not read it leaves to HeaderReader and BodyReader, object by object.

import { FormatError } from '../../bytes/format-error.ts';
import { compileKernel } from '../../graph/compile-kernel.ts';
import { KIND, type LabelId, NO_TEXT, type NodeId, type TextId } from '../../graph/ids.ts';
import { SCAN_KERNEL } from './kernel.gen.ts';
import { CARE, ELEMENT, FIXED, ITEM, ITEM_CLASS, ITEM_STATE, LIST, OTHER, ROOM } from './kernel-codes.ts';
import { type LabelNode, MOST_LABELS } from './properties/labels.ts';
import type { ScanStruct, ScanType } from './properties/scan-types.ts';
import { BINARY_STRUCTS } from './properties/structs.ts';
import { CODES } from './properties/type-codes.ts';
import { ELEMENT_SIZE, FIXED_SIZE, TYPE, TYPE_SLOTS } from './properties/types.ts';
import type { Reading } from './reading.ts';
import { type BodyVersion, ENGINE, SAVE } from './versions.ts';

/** What kernel/index.ts exports. */
interface Kernel {
  start(slots: number, sizes: number, mostLabels: number, actorKind: number, componentKind: number): number;
  newType(code: number, layout: number, floats: number, doubles: number, inner: number, name: number): number;
  setColumns(...addresses: readonly number[]): void;
  setLinkColumns(...addressesAndCapacity: readonly number[]): void;
  linkCount(): number;
  setLinkCount(count: number): void;
  setBodies(versionData: number, parent: number, child: number, properties: number, outer: number): void;
  setVersion(context: number, control: boolean, typed: boolean, doubles: boolean, itemStates: boolean): void;
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

const PART_NAMES: Readonly<Record<number, string>> = {
  [ELEMENT]: '[]',
  [ITEM_CLASS]: 'ItemClass',
  [ITEM_STATE]: 'ItemState',
};
const INVENTORY_ITEM = BINARY_STRUCTS.get('InventoryItem');
/** Fields of parents, children and properties, and what each tree has instead of too many of them. */
const MOST_NUMBERS = MOST_LABELS + 8;

const compiled = compileKernel(SCAN_KERNEL);

export class FastScan {
  readonly #reading: Reading;
  readonly #kernel: Kernel;
  /** Labels by the kernel's number. */
  readonly #labels: LabelNode[] = [];
  readonly #numbers = new Map<LabelNode, number>();
  #host: BodyHost | null = null;

  constructor(reading: Reading) {
    this.#reading = reading;
    const { memory } = reading.sink;
    const instance = new WebAssembly.Instance(compiled(), {
      env: { memory: memory.memory },
      host: {
        classOf: (text: TextId) => reading.rows.facts(text).id,
        enterVersion: (save: number, migrates: number) => this.#enterVersion(save, migrates !== 0),
        fieldOf: (label: number, text: TextId) =>
          this.#number(this.#labels[label]!.field(text, reading.sink)),
        partOf: (label: number, part: number) => this.#number(this.#labels[label]!.named(PART_NAMES[part]!)),
        graphLabel: (label: number) => this.#labels[label]!.label(reading.sink),
        structOf: (text: TextId) => this.#type(reading.scan.structType(text)),
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

  #enterVersion(save: number, migrates: boolean): void {
    const { save: known, engine, doubles } = this.#host!.enterVersion(save, migrates);
    const control = known >= SAVE.VersionData && engine >= ENGINE.SerializationControl;
    const typed = engine >= ENGINE.CompleteTypeNames;
    this.#kernel.setVersion(this.#reading.rows.current, control, typed, doubles, known < SAVE.ItemState);
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
  #type({ code, struct, inner }: ScanType): number {
    const [floats, doubles] = struct?.binary?.bytes ?? [0, 0];
    const elements = code === TYPE.array && inner ? this.#type(inner) : 0;
    const type = this.#kernel.newType(
      code,
      layoutOf(struct),
      floats,
      doubles,
      elements,
      struct?.name ?? NO_TEXT,
    );
    if (type === 0) throw this.#reading.sink.memory.full(1);
    return type;
  }
}

function layoutOf(struct: ScanStruct | null): number {
  const binary = struct?.binary ?? null;
  if (binary === null) return LIST;
  if (binary.bytes) return FIXED;
  return binary === INVENTORY_ITEM ? ITEM : OTHER;
}
