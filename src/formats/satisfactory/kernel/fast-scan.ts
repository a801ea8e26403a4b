// Drives the kernel: hands it columns and answers its questions while it reads runs of levels, headers,
// bodies and lightweight buildables. Whatever the kernel leaves is read object by object by LevelWalk,
// HeaderReader, BodyReader and the walk over lightweights.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ColumnSink } from '../../../graph/column-sink.ts';
import { type ClassId, KIND, type NodeId, type TextId } from '../../../graph/ids.ts';
import { isSecretName } from '../../../graph/secret-names.ts';
import type { PathJoin } from '../../../graph/sink.ts';
import type { ContainerRole } from '../../unreal/game.ts';
import { conveyor, conveyorChain, powerLine } from '../special/readers.ts';
import type { GameLayout, GameScan } from '../structs/reader.ts';
import { playerInfoHandleBytes } from '../structs/structs.ts';
import { type BodyVersion, ENGINE, type LevelVersion, LIGHTWEIGHT, SAVE } from '../versions.ts';
import type { ScanHost, ScanKernel } from './boundary.gen.ts';
import * as CODE from './codes.ts';
import { type KernelLabels, MOST_NUMBERS } from './kernel-labels.ts';
import { KernelTypes } from './kernel-types.ts';
import { layoutBits } from './layout-bits.ts';
import type { ObjectRows } from './object-rows.ts';
import { startKernel } from './start-kernel.ts';

/** The shared state that the kernel reads with. */
export interface Parts {
  readonly cursor: Cursor;
  readonly sink: ColumnSink;
  readonly rows: ObjectRows;
  readonly scan: GameScan;
  readonly labels: KernelLabels;
}

/** What the kernel asks of BodyReader. */
export interface BodyHost {
  /** Called when the bodies that follow have another version. */
  enterVersion(save: number, migrates: boolean): BodyVersion;
  /** Reads the class-specific data after an object's properties, from `at` to `end`. */
  tail(node: NodeId, at: number, end: number): void;
}

/** What the kernel asks of the walk over the levels. */
interface LevelHost {
  /** Called before the objects of a level of the list, unless it has none. */
  enterLevel(name: TextId, version: LevelVersion): void;
  /** Called before waiting for bytes, which may be damaged: whatever is in front of the cursor was read. */
  wait(): void;
  /** Called for a list of destroyed actors that starts at `at` and was checked. */
  destroyedAt(name: TextId, at: number): void;
}

/** A run of bodies to be read. */
interface BodyRows {
  readonly row: number;
  readonly count: number;
  readonly versioned: boolean;
  /** Save version of bodies that have none of their own. */
  readonly save: number;
}

/** The bytes of a run of the kernel, how far they have arrived, and how much it may read. */
type Span = Readonly<Record<'at' | 'end' | 'ready' | 'count', number>>;

/** Facts that the lightweight buildables of one class in a subsystem have in common. */
export interface LightweightGroup {
  readonly version: BodyVersion;
  /** The version that the subsystem writes. */
  readonly own: number;
  readonly parent: NodeId;
  readonly join: PathJoin;
  readonly class: ClassId;
  readonly name: TextId;
}

/** A lightweight buildable has one reference under each of these labels. */
const LIGHTWEIGHT_LABELS = 8;
const ROLES: Readonly<Record<number, ContainerRole>> = {
  [CODE.AS_ELEMENT]: 'element',
  [CODE.AS_KEY]: 'key',
  [CODE.AS_VALUE]: 'value',
};
const TAILS: ReadonlyMap<GameLayout, number> = new Map([
  [powerLine, CODE.POWER_LINE],
  [conveyor, CODE.CONVEYOR],
  [conveyorChain, CODE.CHAIN],
]);

export class FastScan {
  readonly #parts: Parts;
  readonly #kernel: ScanKernel;
  readonly #types: KernelTypes;
  readonly #bodies: BodyHost;
  readonly #levels: LevelHost;
  /** GraphMemory.taken when the kernel was last given columns, and how many nodes those had room for. */
  #columnsTaken = -1;
  #room = 0;

  constructor(parts: Parts, bodies: BodyHost, levels: LevelHost) {
    this.#parts = parts;
    this.#bodies = bodies;
    this.#levels = levels;
    const { scan, sink, labels } = parts;
    const host: ScanHost = {
      classOf: ({ path }) => this.#classOf(path as TextId),
      enterLevel: ({ name, save, engine, empty }) =>
        this.#enterLevel(name as TextId, { save, engine }, empty),
      destroyedAt: ({ name, at }) => levels.destroyedAt(name as TextId, at),
      oddTransform: ({ row }) => this.#parts.rows.suspiciousTransforms.add(row as NodeId),
      enterVersion: ({ save, migrates }) => this.#enterVersion(save, migrates),
      fieldOf: ({ label, name }) =>
        labels.number(labels.at(label).field(name as TextId, sink)) |
        (isSecretName(sink.texts.text(name as TextId)) ? CODE.SECRET : 0),
      partOf: ({ label, part }) => labels.part(label, part),
      graphLabel: ({ label }) => labels.at(label).label(sink),
      structOf: ({ name }) => this.#types.struct(sink.texts.text(name as TextId)),
      structInContainer: ({ role, owner, label }) => {
        const of = owner < 0 ? '' : sink.texts.text(owner as TextId);
        return this.#types.struct(scan.structIn(ROLES[role]!, of, labels.at(label)));
      },
      softTextAt: ({ at, packages }) => {
        parts.cursor.at = at;
        return scan.paths.soft(packages ? 3 : 2);
      },
      typeOf: ({ at, end }) => this.#types.tree(parts.cursor, at, end),
      readTail: ({ row, at, end }) => this.#readTail(row as NodeId, at, end),
    };
    this.#kernel = startKernel(sink.memory, host, MOST_NUMBERS);
    this.#types = new KernelTypes(this.#kernel, sink.texts, scan.game.structs);
  }

  /** References that the kernel read, including empty ones. */
  get references(): number {
    return this.#kernel.references;
  }

  /**
   * Reads up to `count` headers from the cursor on; returns how many it read. `flagBytes` is the size of the
   * object flags.
   */
  headers(count: number, flagBytes: number): number {
    const { cursor, rows, sink } = this.#parts;
    this.#giveColumns(count);
    const { at, end } = cursor;
    const run = { row: rows.count, level: sink.levelNumber, context: rows.current };
    const done = this.#kernel.headers({ at, end, count, flagBytes, ...run });
    cursor.at = this.#kernel.end;
    sink.nodesFilled(done);
    rows.filled(done);
    return done;
  }

  /**
   * Reads up to `most` levels of the list from the cursor on. `save` is the version of the file.
   * @returns how many it read, and how many objects in all of them together
   */
  levels(save: number, most: number) {
    const { rows, sink } = this.#parts;
    const kernel = this.#kernel;
    const file = {
      wide: save >= SAVE.WorldPartition,
      save,
      ownVersion: save >= SAVE.LevelVersion,
      ownEngine: save >= SAVE.VersionData,
      engine: ENGINE.assumed,
      flagsSince: SAVE.ObjectFlags,
    };
    const before = rows.count;
    const read = (span: Span): number => {
      const done = kernel.levels({ ...span, row: rows.count, ...file });
      sink.nodesFilled(kernel.madeNodes);
      rows.filled(kernel.madeNodes);
      return done;
    };
    const count = this.#runUntilUnusual(most, read, () => this.#levels.wait());
    return { count, objects: rows.count - before, bodiesEnd: kernel.bodiesEnd };
  }

  /** Must be called when the same version number may mean something else from here on. */
  forgetVersion(): void {
    this.#kernel.forgetVersion();
  }

  /** Reads bodies from the cursor on until one needs the reader; returns how many it read. */
  bodies({ row, count, versioned, save }: BodyRows): number {
    return this.#runUntilUnusual(count, (span, done) =>
      this.#kernel.bodies({ ...span, row: row + done, versioned, save }),
    );
  }

  /** Reads `most` levels or bodies, giving the kernel what it needs; returns how many it read. */
  #runUntilUnusual(
    most: number,
    read: (span: Span, done: number) => number,
    wait: () => void = () => undefined,
  ): number {
    const { cursor, sink } = this.#parts;
    const kernel = this.#kernel;
    this.#giveColumns(0);
    kernel.setLinkCount(sink.linkCount);
    let done = 0;
    while (done < most) {
      const { at, end } = cursor;
      done += read({ at, end, ready: Math.min(cursor.ready, end), count: most - done }, done);
      cursor.at = kernel.end;
      sink.linksFilled(kernel.linkCount - sink.linkCount);
      if (done === most || kernel.reason === CODE.UNUSUAL) break;
      const { need } = kernel;
      if (kernel.reason === CODE.ROOM) this.#giveLinks(need);
      else if (kernel.reason === CODE.ROWS) this.#giveColumns(need);
      else if (need > end) break;
      else {
        wait();
        cursor.arrive(need);
      }
    }
    return done;
  }

  /**
   * Reads lightweight buildables from the cursor on; returns how many it read, and how many of those are removed
   * ones, which became no nodes.
   */
  lightweights(group: LightweightGroup, slot: number, count: number): { read: number; removed: number } {
    this.#giveColumns(count);
    const common = this.#instances(group, count);
    const { cursor, sink } = this.#parts;
    let read = 0;
    let removed = 0;
    let links = count * LIGHTWEIGHT_LABELS;
    for (;;) {
      this.#giveLinks(links);
      const { at, end } = cursor;
      const run = { at, end, row: sink.nodeCount, count: count - read, slot: slot + read };
      const done = this.#kernel.instances({ ...run, ...common });
      read += done;
      removed += this.#kernel.removed;
      cursor.at = this.#kernel.end;
      sink.nodesFilled(this.#kernel.madeNodes);
      sink.linksFilled(this.#kernel.linkCount - sink.linkCount);
      if (read === count || !this.#kernel.linkRefused) return { read, removed };
      // The data of an instance's own type may hold any number of references.
      links = done > 0 ? (count - read) * LIGHTWEIGHT_LABELS : links * 2;
    }
  }

  /** Makes room for `count` instances; returns what all of them have in common. */
  #instances({ version, own, parent, join: of, class: id, name }: LightweightGroup, count: number) {
    const { sink } = this.#parts;
    const { join, ordinal, number } = sink.childRoom(count, of);
    this.#kernel.setChildColumns({ join, ordinal });
    return {
      ...{ kind: KIND.LIGHTWEIGHT, parent, level: sink.levelNumber, join: number, class: id, name },
      layout: layoutBits(version) | (own >= LIGHTWEIGHT.TypeSpecific ? CODE.TYPE_SPECIFIC : 0),
      handleBytes: own >= LIGHTWEIGHT.BuiltBy ? playerInfoHandleBytes(version.save) : 0,
    };
  }

  /**
   * Hands the kernel columns with room for `more` nodes. Most levels are small, and often nothing has moved
   * since the last call.
   */
  #giveColumns(more: number): void {
    const { rows, sink } = this.#parts;
    if (sink.memory.taken === this.#columnsTaken && sink.nodeCount + more <= this.#room) return;
    const nodes = sink.reserveNodes(more);
    rows.reserve(more);
    const nodeRows = this.#kernel.setNodeColumns(nodes);
    const objectRows = this.#kernel.setObjectColumns({
      headerAt: rows.headerAt.values,
      outerAt: rows.outerAt.values,
      context: rows.context.values,
      textless: rows.textless.values,
    });
    // Objects get their rows before all other nodes. Once there are others, #room only makes us check again.
    this.#room = Math.min(nodeRows, objectRows);
    this.#giveLinks(0);
    this.#columnsTaken = sink.memory.taken;
  }

  #giveLinks(more: number): void {
    this.#kernel.setLinkColumns(this.#parts.sink.linkRoom(more));
    this.#kernel.setLinkCount(this.#parts.sink.linkCount);
  }

  #classOf(path: TextId): number {
    const { id, special } = this.#parts.rows.facts(path);
    const tail = (special && TAILS.get(special)) ?? CODE.NO_TAIL;
    this.#kernel.addClass({ number: id, tail, path });
    return id;
  }

  #enterLevel(name: TextId, version: LevelVersion, isEmpty: boolean): void {
    const { rows, sink } = this.#parts;
    sink.level(name);
    if (isEmpty) return;
    // Holds until the body of an object says otherwise.
    rows.enterContext(version.save, version.save, ENGINE.assumed, false);
    this.#levels.enterLevel(name, version);
    this.#kernel.setLevelEntry({ level: sink.levelNumber, context: rows.current });
  }

  #enterVersion(save: number, migrates: boolean): void {
    const layout = layoutBits(this.#bodies.enterVersion(save, migrates));
    this.#kernel.setBodyFacts({ context: this.#parts.rows.current, layout });
  }

  /** The reader appends its references to the same columns as the kernel. */
  #readTail(node: NodeId, at: number, end: number): void {
    const { sink } = this.#parts;
    sink.linksFilled(this.#kernel.linkCount - sink.linkCount);
    this.#bodies.tail(node, at, end);
    this.#giveColumns(0);
    this.#kernel.setLinkCount(sink.linkCount);
  }
}
