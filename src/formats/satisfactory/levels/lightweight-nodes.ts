// Reads the data of a lightweight subsystem into nodes and edges, once all objects have their rows. Source:
// docs/formats/satisfactory.md#lightweight-buildables.

import { FormatError } from '../../../bytes/format-error.ts';
import type { TextId } from '../../../graph/ids.ts';
import { internString, skipString } from '../../unreal/texts/fstring.ts';
import type { FastScan } from '../kernel/fast-scan.ts';
import type { FoundInstances, LightweightData } from '../objects/bodies.ts';
import type { Reading } from '../objects/reading.ts';
import { LEAST_INSTANCE_BYTES } from '../special/instance-sizes.ts';
import { lightweight, ownVersion, skipInstance } from '../special/lightweights.ts';
import type { LightweightRows } from '../state.ts';
import type { GameScan } from '../structs/reader.ts';
import { onlyZeros } from '../structs/references.ts';
import { type BodyVersion, bodyVersion } from '../versions.ts';
import { LightweightGroups } from './lightweight-groups.ts';

/** Makes the nodes and their edges; what follows a fault stays opaque. */
export function readLightweights(reading: Reading, fast: FastScan, data: LightweightData): LightweightRows {
  const { cursor, sink, rows, build } = reading;
  const { save, engine } = rows.contexts[data.context]!;
  const outer = cursor.enter(data.end, data.at);
  const first = sink.nodeCount;
  const instances = new Instances(reading, fast, data, bodyVersion(save, engine, build));
  instances.read();
  cursor.leave(outer);
  const { own, tombstones: removed } = instances;
  const { context, node: subsystem } = data;
  return { first, count: sink.nodeCount - first, context, own, subsystem, removed };
}

/** The walk over the instances of one subsystem. */
class Instances {
  readonly #reading: Reading;
  readonly #fast: FastScan;
  readonly #data: LightweightData;
  readonly #version: BodyVersion;
  readonly #groups: LightweightGroups;
  /**
   * Links and references of the instances so far. The walk adds links only to find where an instance ends;
   * these are dropped.
   */
  #links: number;
  #references: number;
  /** The error to report of each instance; null for none. */
  #fault: FormatError | null = null;
  /** The version that the subsystem writes. */
  own = 0;
  tombstones = 0;

  constructor(reading: Reading, fast: FastScan, data: LightweightData, version: BodyVersion) {
    this.#reading = reading;
    this.#fast = fast;
    this.#data = data;
    this.#version = version;
    this.#groups = new LightweightGroups(reading.sink, data.node);
    this.#links = reading.sink.linkCount;
    this.#references = reading.scan.references;
  }

  read(): void {
    const { cursor, scan } = this.#reading;
    scan.begin(this.#data.node, this.#version);
    try {
      if (this.#data.found) this.#readFound(this.#data.found, scan);
      else this.#readAll(scan);
      if (cursor.left > 0 && !onlyZeros(cursor))
        throw cursor.trailing('the end of the lightweight buildables');
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      scan.keepOpaque(cursor.left);
      this.#reading.issue(error, this.#data.node);
    }
    this.#dropTrialLinks();
    scan.end();
  }

  /**
   * Layout: [since LightweightVersion i32 version]; i32 classes; each: class reference, i32 n, n instances.
   * @throws FormatError SHORT, COUNT
   */
  #readAll(scan: GameScan): void {
    const { cursor } = scan;
    this.own = ownVersion(scan);
    for (let left = cursor.count(12, 'classes of lightweight buildables'); left > 0; left--) {
      skipString(cursor);
      this.#enterGroup(internString(cursor, this.#reading.sink.texts));
      this.#readInstances(scan, 0, cursor.count(LEAST_INSTANCE_BYTES, 'lightweight buildables'));
    }
  }

  #readFound({ own, runs }: FoundInstances, scan: GameScan): void {
    const { cursor, sink } = this.#reading;
    const { end } = cursor;
    this.own = own;
    let entered: string | null = null;
    for (const { path, slot, count, fault, at, end: runEnd } of runs) {
      cursor.enter(runEnd, at);
      if (path !== entered) this.#enterGroup(sink.texts.add(path));
      entered = path;
      this.#fault = fault;
      this.#readInstances(scan, slot, count);
    }
    cursor.leave(end, end);
  }

  /** Starts the instances of the class with this path. */
  #enterGroup(path: TextId): void {
    this.#groups.enter(path);
    this.#references++;
  }

  /** Reads `count` instances from the cursor on, the first in slot `first`. */
  #readInstances(scan: GameScan, first: number, count: number): void {
    const { cursor } = scan;
    const end = first + count;
    for (let slot = first; slot < end; slot++) {
      slot += this.#readPlain(slot, end - slot);
      if (slot === end) return;
      const { at } = cursor;
      const isRemoved = skipInstance(scan, this.own);
      this.#add(slot, at, cursor.at, isRemoved);
    }
  }

  /** Reads up to `count` instances with the kernel; returns how many. */
  #readPlain(slot: number, count: number): number {
    const { sink } = this.#reading;
    const group = this.#groups.common;
    if (group === null || this.#fault !== null) return 0;
    const facts = { ...group, version: this.#version, own: this.own };
    const { read, removed } = this.#fast.lightweights(facts, slot, count);
    this.tombstones += removed;
    this.#links = sink.linkCount;
    return read;
  }

  /** Adds the instance in the bytes from `at` to `end`. A tombstone is a removed one. */
  #add(slot: number, at: number, end: number, tombstone: boolean): void {
    const { cursor, scan, sink } = this.#reading;
    const { node: subsystem } = this.#data;
    this.#dropTrialLinks();
    scan.end();
    const node = tombstone ? subsystem : this.#groups.add(slot, at, end, cursor);
    if (this.#fault && !tombstone) this.#reading.issue(this.#fault, node);
    scan.begin(node, this.#version);
    cursor.at = at;
    lightweight(scan, scan.nativeLabels, this.own);
    if (tombstone) {
      this.tombstones++;
      sink.dropLinks(this.#links);
    }
    this.#links = sink.linkCount;
    this.#references = scan.references;
    scan.begin(subsystem, this.#version);
  }

  /** Drops the links of instances that were only skipped. */
  #dropTrialLinks(): void {
    const { scan, sink } = this.#reading;
    sink.dropLinks(this.#links);
    scan.references = this.#references;
  }
}
