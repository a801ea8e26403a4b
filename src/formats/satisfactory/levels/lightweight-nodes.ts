// Reads the data of a lightweight subsystem into nodes and edges, once all objects have their rows. Source:
// docs/formats/satisfactory.md#lightweight-buildables.

import { FormatError } from '../../../bytes/format-error.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { internString } from '../../unreal/texts/fstring.ts';
import { findHeadlessLightweights, findLightweights, restOfGroup } from '../damage/lightweight-parts.ts';
import type { LightweightData, OwnerlessData } from '../objects/bodies.ts';
import type { Reading } from '../objects/reading.ts';
import { deduceHoles } from '../salvage/deduce-holes.ts';
import { deduceGroup } from '../salvage/deduce-instances.ts';
import { deduceTexts } from '../salvage/deduce-texts.ts';
import {
  type LightweightVisitor,
  lightweight,
  ownVersion,
  walkInstances,
  walkLightweights,
} from '../special/lightweights.ts';
import type { LightweightRows } from '../state.ts';
import type { GameReader } from '../structs/reader.ts';
import { onlyZeros } from '../structs/references.ts';
import { type BodyVersion, bodyVersion } from '../versions.ts';
import { LightweightGroups } from './lightweight-groups.ts';

/** Version and number of groups. */
const HEAD_BYTES = 8;

/** What reading one subsystem gave. */
export interface LightweightResult {
  readonly rows: LightweightRows;
  /** Removed instances keep their slot in the table; they are counted, but are no nodes. */
  readonly tombstones: number;
}

/** Makes the nodes and their edges; what follows a fault stays opaque. */
export function readLightweights(reading: Reading, data: LightweightData): LightweightResult {
  const { cursor, sink, rows, build } = reading;
  const { save, engine } = rows.contexts[data.context]!;
  const outer = cursor.enter(data.end, data.at);
  const first = sink.nodeCount;
  const instances = new Instances(reading, data, bodyVersion(save, engine, build));
  instances.read();
  cursor.leave(outer);
  const { own, tombstones } = instances;
  return { rows: { first, count: sink.nodeCount - first, context: data.context, own }, tombstones };
}

/** Whether a body whose header is lost certainly holds lightweight buildables. Emits nothing. */
export function holdsLightweights(reading: Reading, { at, end, context }: OwnerlessData): boolean {
  const { cursor, damage, sink, scan, rows, build } = reading;
  const { save, engine } = rows.contexts[context]!;
  const outer = cursor.enter(end, at);
  const [links, { references }] = [sink.linkCount, scan];
  let groups = 0;
  scan.begin(0 as NodeId, bodyVersion(save, engine, build));
  scan.natives((reader) => {
    groups = findHeadlessLightweights(reader, damage).groups.length;
  });
  sink.dropLinks(links);
  scan.references = references;
  cursor.leave(outer);
  return groups > 0;
}

/** The walk over the instances of one subsystem. */
class Instances implements LightweightVisitor {
  readonly #reading: Reading;
  readonly #data: LightweightData;
  readonly #version: BodyVersion;
  readonly #groups: LightweightGroups;
  /**
   * Links and references of the instances so far. The walk adds links only to find where an instance ends;
   * these are dropped.
   */
  #links: number;
  #references: number;
  /** If the class of the group was deduced: where its bytes were lost. */
  #classFault: DamagedPart | null = null;
  own = 0;
  tombstones = 0;

  constructor(reading: Reading, data: LightweightData, version: BodyVersion) {
    this.#reading = reading;
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
      const isDamaged = this.#data.isHeadless || this.#reading.damage.at(cursor.at, cursor.end) !== null;
      scan.natives((reader) => (isDamaged ? this.#readParts(reader) : walkLightweights(reader, this)));
      if (cursor.left > 0 && !onlyZeros(cursor)) {
        throw cursor.error('TRAILING', 'the end of the lightweight buildables', `${cursor.left} more bytes`);
      }
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      if (!this.#data.isCounted)
        scan.keepOpaque(cursor.left - this.#reading.damage.overlap(cursor.at, cursor.end));
      this.#reading.issue(error, this.#data.node);
    }
    this.#forgetWalk();
    scan.end();
  }

  /** Reads what is left of the subsystem's data when some of it is damaged. */
  #readParts(reader: GameReader): void {
    const { cursor, damage, mentions, sink } = this.#reading;
    const { at, end } = cursor;
    const isHeadless = this.#data.isHeadless || !damage.isBesideHole(at, Math.min(at + HEAD_BYTES, end));
    deduceHoles(this.#reading, at, end, (text, hole, copies) => {
      const own = isHeadless ? null : ownVersion(reader);
      cursor.at = at;
      const rest = restOfGroup(reader, own, damage, copies.to);
      if (rest === null) return;
      deduceGroup(reader, text, hole.to, rest, mentions.assetClasses);
      deduceTexts(text, hole.to, copies.to, mentions.assetClasses);
    });
    const found = isHeadless
      ? findHeadlessLightweights(reader, damage)
      : findLightweights(reader, ownVersion(reader), damage);
    const { own, groups, unplaced } = found;
    this.#forgetWalk();
    this.version(own);
    let read = 0;
    for (const { classAt, parts } of groups) {
      cursor.enter(end, classAt);
      this.group();
      this.#classFault = damage.isDeduced(classAt, cursor.at) ? damage.at(classAt, cursor.at) : null;
      for (const part of parts) {
        cursor.enter(part.end, part.at);
        walkInstances(reader, own, part.slot, part.count, this);
        read += part.end - part.at - damage.overlap(part.at, part.end);
      }
    }
    cursor.leave(end, end);
    // This sum leaves out the names and counts of the groups, a few bytes each.
    const left = end - at - damage.overlap(at, end) - read;
    if (unplaced > 0 && !this.#data.isCounted) sink.opaque(Math.min(left, unplaced));
  }

  version(own: number): void {
    this.own = own;
  }

  group(): void {
    const { cursor, sink } = this.#reading;
    this.#groups.enter(internString(cursor, sink.texts));
    this.#references++;
  }

  run(slot: number, count: number): number {
    const { fast, sink } = this.#reading;
    const group = this.#groups.plain;
    if (group === null || this.#classFault !== null) return 0;
    const { read, made } = fast.lightweights(
      { ...group, version: this.#version, own: this.own },
      slot,
      count,
    );
    this.tombstones += read - made;
    this.#links = sink.linkCount;
    return read;
  }

  instance(slot: number, at: number, end: number, tombstone: boolean): void {
    const { cursor, scan, sink } = this.#reading;
    const { node: subsystem } = this.#data;
    this.#forgetWalk();
    scan.end();
    const node = tombstone ? subsystem : this.#groups.add(slot, at, end, cursor);
    const damaged = this.#reading.damage.at(at, end) ?? this.#classFault;
    if (damaged && !tombstone) this.#reading.issue(damaged.error, node);
    scan.begin(node, this.#version);
    cursor.at = at;
    scan.natives((reader) => lightweight(reader, this.own));
    if (tombstone) {
      this.tombstones++;
      sink.dropLinks(this.#links);
    }
    this.#links = sink.linkCount;
    this.#references = scan.references;
    scan.begin(subsystem, this.#version);
  }

  #forgetWalk(): void {
    const { scan, sink } = this.#reading;
    sink.dropLinks(this.#links);
    scan.references = this.#references;
  }
}
