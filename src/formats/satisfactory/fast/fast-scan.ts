// Runs of headers, of bodies and of lightweight buildables by the kernel: gives it columns and answers what it asks. What it
// does not read it leaves to HeaderReader, BodyReader and the walk over lightweights, object by object.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { type ClassId, KIND, type LabelId, type NodeId, type TextId } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { ContainerRole } from '../../unreal/engine.ts';
import type { LabelNode } from '../../unreal/labels.ts';
import type { ObjectRows } from '../objects/object-rows.ts';
import type { Damage } from '../salvage/damage.ts';
import { conveyor, conveyorChain } from '../special/belts.ts';
import { hasWirePlaces, powerLine } from '../special/power.ts';
import type { SpecialReader } from '../special/readers.ts';
import type { GameScan } from '../structs/reader.ts';
import { playerInfoHandleBytes } from '../structs/structs.ts';
import { type BodyVersion, ENGINE, LIGHTWEIGHT, SAVE } from '../versions.ts';
import {
  AS_ELEMENT,
  AS_KEY,
  AS_VALUE,
  CARE,
  CHAIN,
  CONVEYOR,
  NO_TAIL,
  POWER_LINE,
  ROOM,
} from './kernel-codes.ts';
import { type Kernel, startKernel } from './kernel-instance.ts';
import { KernelLabels, MOST_NUMBERS } from './kernel-labels.ts';
import { KernelTypes } from './kernel-types.ts';

/** What it reads with. */
export interface Parts {
  readonly cursor: Cursor;
  /** What is damaged is for the reader. */
  readonly damage: Damage;
  readonly sink: GraphSink;
  readonly rows: ObjectRows;
  readonly scan: GameScan;
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

export class FastScan {
  readonly #parts: Parts;
  readonly #kernel: Kernel;
  readonly #labels = new KernelLabels();
  readonly #types = new KernelTypes();
  #host: BodyHost | null = null;
  /** What the kernel was told: where the columns lay then, and for how many nodes they had room. */
  #told = -1;
  #room = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { scan, sink } = parts;
    const labels = this.#labels;
    const host = {
      classOf: (text: TextId) => this.#classOf(text),
      enterVersion: (save: number, migrates: number) => this.#enterVersion(save, migrates !== 0),
      fieldOf: (label: number, text: TextId) => labels.number(labels.at(label).field(text, sink)),
      partOf: (label: number, part: number) => labels.part(label, part),
      graphLabel: (label: number) => labels.at(label).label(sink),
      structOf: (text: TextId) => this.#types.address(scan.structType(text), this.#kernel),
      structInContainer: (role: number, owner: TextId, label: number) =>
        this.#types.address(scan.structInContainer(ROLES[role]!, owner, labels.at(label)), this.#kernel),
      softTextAt: (at: number, packages: number) => scan.softTextAt(at >>> 0, packages !== 0 ? 3 : 2),
      typeOf: (at: number, end: number) => this.#typeTree(at >>> 0, end >>> 0),
      readTail: (row: NodeId, at: number, end: number) => this.#tail(row, at >>> 0, end >>> 0),
    };
    this.#kernel = startKernel(sink.memory, host, MOST_NUMBERS);
  }

  /** References that the kernel read, empty ones too. */
  get references(): number {
    return this.#kernel.referenceCount();
  }

  /** Reads headers from the cursor on, as many as it can up to `count`; says how many. `flagBytes`: of object flags. */
  headers(count: number, flagBytes: number): number {
    const { cursor, rows, sink, damage } = this.#parts;
    this.#giveColumns(count);
    const { at } = cursor;
    const end = damage.soundUntil(at, cursor.end);
    const { levelNumber } = sink;
    const done = this.#kernel.headers(at, end, count, rows.count, levelNumber, rows.current, flagBytes);
    cursor.at = this.#kernel.end() >>> 0;
    sink.nodesFilled(done);
    rows.filled(done);
    return done;
  }

  /** To be said once, before the first bodies. */
  setBodies(host: BodyHost, { parent, child, properties, outer }: BodyLabels): void {
    this.#host = host;
    const numbers = [parent, child, properties].map((label) => this.#labels.number(label));
    this.#kernel.setBodies(SAVE.VersionData, ...numbers, outer);
    const { nativeLabels: natives } = this.#parts.scan;
    const segment = natives.named('segments').named('[]');
    const tails = [
      ...[natives.named('source'), natives.named('target'), natives.named('items').named('[]').named('item')],
      ...[natives.named('lastBelt'), natives.named('firstBelt')],
      ...[segment.named('chain'), segment.named('belt')],
    ];
    this.#kernel.setTailLabels(...tails.map((label) => this.#labels.number(label)));
  }

  /** Says that the same version may mean something else from here on. */
  forgetVersion(): void {
    this.#kernel.forgetVersion();
  }

  /** Reads bodies from the cursor on, as many as it can; says how many. */
  bodies({ row, count, versioned, save }: BodyRun): number {
    const { cursor, sink, damage } = this.#parts;
    const kernel = this.#kernel;
    this.#giveColumns(0);
    kernel.setLinkCount(sink.linkCount);
    let done = 0;
    while (done < count) {
      const { at, end } = cursor;
      const sound = damage.soundUntil(at, end);
      const ready = Math.min(cursor.ready, sound);
      done += kernel.bodies(at, end, ready, count - done, row + done, versioned, save);
      cursor.at = kernel.end() >>> 0;
      sink.linksFilled(kernel.linkCount() - sink.linkCount);
      if (done === count || kernel.reason() === CARE) break;
      const need = kernel.need() >>> 0;
      if (kernel.reason() === ROOM) this.#giveLinks(need);
      else if (need > sound) break;
      else cursor.arrive(need);
    }
    return done;
  }

  /** To be said before the lightweight buildables of one subsystem. `own`: the version that it writes. */
  setLightweights({ save, engine, doubles }: BodyVersion, own: number): void {
    const labels = LIGHTWEIGHT_LABELS.map((name) =>
      this.#labels.number(this.#parts.scan.nativeLabels.named(name)),
    );
    this.#kernel.setLightweightLabels(...labels);
    const handleBytes = own >= LIGHTWEIGHT.BuiltBy ? playerInfoHandleBytes(save) : 0;
    const typed = engine >= ENGINE.CompleteTypeNames;
    this.#kernel.setLightweightVersion(own >= LIGHTWEIGHT.TypeSpecific, handleBytes, typed, doubles);
  }

  /** Reads lightweight buildables from the cursor on, as many as it can; says how many it read, and of how many it made nodes. */
  lightweights(group: LightweightGroup, slot: number, count: number): { read: number; made: number } {
    const { cursor, sink, damage } = this.#parts;
    this.#giveColumns(count);
    const { join, ordinal, number } = sink.childRoom(count, group.join);
    this.#kernel.setChildColumns(join.byteOffset, ordinal.byteOffset, rowsOf([join, ordinal]));
    this.#kernel.setGroup(KIND.LIGHTWEIGHT, group.class, group.name, group.parent, sink.levelNumber, number);
    let read = 0;
    let made = 0;
    let links = count * LIGHTWEIGHT_LABELS.length;
    for (;;) {
      this.#giveLinks(links);
      const end = damage.soundUntil(cursor.at, cursor.end);
      const done = this.#kernel.instances(cursor.at, end, count - read, slot + read, sink.nodeCount);
      read += done;
      made += this.#kernel.madeNodes();
      cursor.at = this.#kernel.end() >>> 0;
      sink.nodesFilled(this.#kernel.madeNodes());
      sink.linksFilled(this.#kernel.linkCount() - sink.linkCount);
      if (read === count || !this.#kernel.linkRefused()) return { read, made };
      // Data of an instance's own type may hold any number of references.
      links = done > 0 ? (count - read) * LIGHTWEIGHT_LABELS.length : links * 2;
    }
  }

  /** Tells where the columns lie, with room for `more` nodes. Most levels are small, and nothing has moved since the last. */
  #giveColumns(more: number): void {
    const { rows, sink } = this.#parts;
    if (sink.memory.taken === this.#told && sink.nodeCount + more <= this.#room) return;
    const nodes = sink.nodeRoom(more);
    rows.reserve(more);
    const { kind, class: classes, text, parent, level, x, y, z, spanAt, spanSize } = nodes;
    const own = [rows.headerAt, rows.outerAt, rows.context].map(({ values }) => values);
    const columns = [kind, classes, text, parent, level, x, y, z, spanAt, spanSize];
    const objects = rowsOf(own);
    this.#kernel.setColumns(...addressesOf(columns), ...addressesOf(own), rowsOf(columns), objects);
    // Objects come before all other nodes: where there are others, this only means to look again.
    this.#room = Math.min(rowsOf(columns), objects);
    this.#giveLinks(0);
    this.#told = sink.memory.taken;
  }

  #giveLinks(more: number): void {
    const { source, target, label, at } = this.#parts.sink.linkRoom(more);
    const columns = [source, target, label, at];
    this.#kernel.setLinkColumns(...addressesOf(columns), rowsOf(columns));
    this.#kernel.setLinkCount(this.#parts.sink.linkCount);
  }

  #classOf(path: TextId): number {
    const { id, special } = this.#parts.rows.facts(path);
    this.#kernel.setClass(id, (special && TAILS.get(special)) ?? NO_TAIL, path);
    return id;
  }

  #enterVersion(save: number, migrates: boolean): void {
    const { save: known, engine, doubles, invariantTexts } = this.#host!.enterVersion(save, migrates);
    const control = known >= SAVE.VersionData && engine >= ENGINE.SerializationControl;
    const typed = engine >= ENGINE.CompleteTypeNames;
    const flags = [control, typed, doubles, known < SAVE.ItemState, invariantTexts, hasWirePlaces(known)];
    this.#kernel.setVersion(this.#parts.rows.current, ...flags);
  }

  /** The reader adds its references to the same columns. */
  #tail(node: NodeId, at: number, end: number): void {
    const { sink } = this.#parts;
    sink.linksFilled(this.#kernel.linkCount() - sink.linkCount);
    this.#host!.tail(node, at, end);
    this.#giveColumns(0);
    this.#kernel.setLinkCount(sink.linkCount);
  }

  #typeTree(at: number, end: number): number {
    const { scan } = this.#parts;
    try {
      return this.#types.address(scan.typeTree(at, end), this.#kernel);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return 0;
    }
  }
}

type Columns = readonly { readonly byteOffset: number; readonly length: number }[];

function addressesOf(columns: Columns): number[] {
  return columns.map(({ byteOffset }) => byteOffset);
}

/** How many rows all of them have room for. */
function rowsOf(columns: Columns): number {
  return Math.min(...columns.map(({ length }) => length));
}
