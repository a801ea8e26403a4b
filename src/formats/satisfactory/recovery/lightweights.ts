// Recovers the lightweight buildables that are left when some of their subsystem's data is damaged. They are
// grouped by class, each group with its count. What follows a gap up to the next group has the last numbers of the
// group before it, unless another group may have begun in the gap. Source: docs/formats/satisfactory.md#recovery.

import type { Damage } from '../../../bytes/damage.ts';
import { faultIn } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import type { FoundInstances, InstanceRun } from '../objects/bodies.ts';
import { LEAST_INSTANCE_BYTES } from '../special/instance-sizes.ts';
import { ownVersion, skipInstance } from '../special/lightweights.ts';
import { LIGHTWEIGHT_SUBSYSTEM } from '../special/readers.ts';
import type { GameScan } from '../structs/reader.ts';
import { type BodyVersion, bodyVersion, LIGHTWEIGHT, SAVE } from '../versions.ts';
import type { Recovery, UnmatchedBody } from './recovery.ts';
import { firstProperty, prefixBytes, printableEnd } from './shapes.ts';

/** A save has exactly one subsystem, always of this class. */
const SUBSYSTEM_CLASS = `/Script/FactoryGame.${LIGHTWEIGHT_SUBSYSTEM}`;
const SUBSYSTEM_NAME = 'LightweightBuildableSubsystem';
/** The first version of each layout. */
const LAYOUTS = [LIGHTWEIGHT.first, LIGHTWEIGHT.TypeSpecific, LIGHTWEIGHT.BuiltBy];
/** As few instances as this may look like some by chance. */
const FEW = 4;
/** The data by which a subsystem is recognised takes several instances. */
const LEAST_SUBSYSTEM_BYTES = 512;
/** Tolerated deviation of a rotation's length from 1. */
const ROTATION_TOLERANCE = 0.01;
const SLASH = 0x2f;

/** Adjacent instances of one class. */
interface Part extends Omit<InstanceRun, 'fault'> {
  /** True if only the size of what is lost before them says which they are, or what says it may be wrong. */
  readonly isUncertain: boolean;
}

/**
 * Reads the properties of a damaged lightweight subsystem, and leaves its buildables for later. False for any other
 * object.
 */
export function subsystemBody(recovery: Recovery, row: NodeId, start: number, end: number): boolean {
  const { emitter, damage, wide } = recovery;
  const { bodies, reading } = emitter;
  const { cursor, rows, sink } = reading;
  if (!rows.classOf(row).holdsLightweights) return false;
  const mark = emitter.mark();
  const fault = damage.at(start, end)!;
  cursor.enter(cursor.bytes.length, start - prefixBytes(wide));
  faultIn(() => emitter.readBodies(row, 1, wide));
  const data = bodies.lightweights.at(-1);
  const isSound = data?.node === row && data.at + 8 <= fault.from;
  const context = rows.current;
  if (!isSound) {
    emitter.dropTo(mark);
    sink.span(row, 0, 0);
  } else bodies.lightweights.pop();
  const at = isSound ? data.at : start;
  const { save, engine } = rows.contexts[context]!;
  const found = findInstances(recovery, bodyVersion(save, engine, reading.build), { at, end }, isSound);
  bodies.lightweights.push({ node: row, at, end, context, found });
  const intact = (from: number, to: number): number => to - from - damage.overlap(from, to);
  const unread = intact(at, end) - found.runs.reduce((sum, run) => sum + intact(run.at, run.end), 0);
  if (unread > 0) sink.opaque(unread);
  reading.issue(fault.error, row);
  return true;
}

/**
 * Lightweight buildables of a subsystem whose header, or the beginning of whose body, is lost: their data tells them.
 * Without its header, they belong to a missing node.
 */
export function recoverOwnerless(recovery: Recovery): void {
  const { emitter, unmatchedBodies } = recovery;
  const { bodies, reading } = emitter;
  if (bodies.lightweights.length > 0 || reading.save < SAVE.Lightweights) return;
  const candidates = unmatchedBodies.flatMap((data) => {
    const found = mayBeSubsystem(recovery, data)
      ? findInstances(recovery, enterVersion(recovery, data), data, false)
      : null;
    const count = found?.runs.reduce((sum, run) => sum + run.count, 0) ?? 0;
    return found && count > FEW ? [{ data, found }] : [];
  });
  const [only] = candidates;
  if (only === undefined || candidates.length > 1) return;
  const { data, found } = only;
  const node = subsystemOf(recovery, data);
  if (node === null) return;
  enterVersion(recovery, data);
  bodies.lightweights.push({ node, at: data.at, end: data.end, context: reading.rows.current, found });
}

/** The subsystem without a body; a missing node if there is none, null if it has one. */
function subsystemOf({ emitter }: Recovery, { at }: UnmatchedBody): NodeId | null {
  const { reading, persistent } = emitter;
  const { cursor, sink, rows } = reading;
  for (let row = 0 as NodeId; row < rows.count; row++)
    if (rows.classOf(row).holdsLightweights) return sink.reserveNodes(0).spanSize[row] === 0 ? row : null;
  const path = `${sink.texts.text(persistent)}:PersistentLevel.${SUBSYSTEM_NAME}`;
  sink.level(persistent);
  const node = sink.node('MISSING', sink.classOf(sink.texts.add(SUBSYSTEM_CLASS)), sink.texts.add(path));
  reading.issue(cursor.error('UNMATCHED', 'the header of this object', 'its body', at), node);
  return node;
}

/** The game writes the subsystem, which is always loaded, in the version of the save. */
function enterVersion({ emitter, damage, wide }: Recovery, { at, end, isBody }: UnmatchedBody): BodyVersion {
  const { bodies, reading } = emitter;
  const isKnown = isBody && !damage.at(at, at + prefixBytes(wide)) && at + 4 <= end;
  return bodies.enterVersion(isKnown ? reading.cursor.view.getInt32(at, true) : reading.save, false);
}

function mayBeSubsystem({ emitter, wide }: Recovery, { at, end, isBody }: UnmatchedBody): boolean {
  if (end - at < LEAST_SUBSYSTEM_BYTES) return false;
  const { view } = emitter.reading.cursor;
  return !isBody || firstProperty(view, at + prefixBytes(wide), end, wide) === 'None';
}

/** The instances in the data of a subsystem, which may start with its version and the number of groups. */
function findInstances(
  { damage, emitter }: Recovery,
  version: BodyVersion,
  { at, end }: Pick<UnmatchedBody, 'at' | 'end'>,
  hasHead: boolean,
): FoundInstances {
  const { cursor, scan } = emitter.reading;
  const mark = emitter.mark();
  const { at: back } = cursor;
  const outer = cursor.enter(end, at);
  scan.begin(0 as NodeId, version);
  const own = hasHead ? ownVersion(scan) : bestVersion(scan, damage);
  const groups = hasHead ? cursor.i32() : null;
  const runs = new Plan(scan, damage, own).parts(groups).map(({ isUncertain, ...run }): InstanceRun => {
    const found = `number ${run.slot} of ${run.path}, by damaged bytes before them`;
    const expected = 'lightweight buildables of a group';
    return { ...run, fault: isUncertain ? cursor.error('UNMATCHED', expected, found, run.at) : null };
  });
  emitter.dropTo(mark);
  cursor.leave(outer, back);
  return { own, runs };
}

/** One of each layout that the save may have; earlier saves do not store a version. */
function possibleVersions({ version }: GameScan): readonly number[] {
  return version.save < SAVE.LightweightVersion ? [LIGHTWEIGHT.first] : LAYOUTS;
}

function bestVersion(scan: GameScan, damage: Damage): number {
  const { cursor } = scan;
  const { at, end } = cursor;
  const counts = possibleVersions(scan).map((own) => {
    const parts = new Plan(scan, damage, own).parts(null);
    cursor.enter(end, at);
    return { own, count: parts.reduce((sum, { count }) => sum + count, 0) };
  });
  return counts.sort((a, b) => b.count - a.count)[0]!.own;
}

/** The beginning of a group, before its instances. */
interface Head {
  readonly path: string;
  readonly count: number;
  readonly end: number;
  readonly isUncertain: boolean;
}

/** Finds which instances are where, from the cursor to its end. */
class Plan {
  readonly #scan: GameScan;
  readonly #damage: Damage;
  readonly #own: number;
  readonly #start: number;
  readonly #end: number;

  constructor(scan: GameScan, damage: Damage, own: number) {
    this.#scan = scan;
    this.#damage = damage;
    this.#own = own;
    this.#start = scan.cursor.at;
    this.#end = scan.cursor.end;
  }

  /** @param groups how many there are, null when unknown */
  parts(groups: number | null): readonly Part[] {
    const heads: { readonly head: Head; readonly next: number }[] = [];
    const first = groups === null ? this.#nextHead(this.#start) : this.#start;
    for (let at = first; at >= 0 && at < this.#end; ) {
      const head = this.#head(at);
      if (head === null) {
        at = this.#nextHead(this.#damage.after(at));
        continue;
      }
      const { end } = this.#walk(head.end, head.count);
      const isFollowed = end === this.#end || this.#head(end) !== null;
      const next = isFollowed ? end : this.#nextHead(this.#damage.after(end));
      heads.push({ head, next: next < 0 ? this.#end : next });
      at = next;
    }
    const isComplete = heads.length === groups && !heads.some(({ head }) => head.isUncertain);
    const sound = new Set(heads.flatMap(({ head }) => (head.isUncertain ? [] : [head.path])));
    return heads.flatMap(({ head, next }) =>
      head.isUncertain && sound.has(head.path) ? [] : this.#group(head, next, isComplete),
    );
  }

  #group({ path, count, end: at, isUncertain }: Head, next: number, isComplete: boolean): Part[] {
    const first = this.#walk(at, count);
    const front = { path, slot: 0, count: first.count, at, end: first.end, isUncertain };
    const left = count - first.count;
    if (left === 0) return [front];
    const from = this.#damage.after(first.end);
    const tail = this.#tail(from, next);
    if (tail === null || tail.count > left) return [front];
    // What is lost must be as large as the instances that are, or else no group can be lost in it.
    const size = (tail.end - tail.at) / tail.count;
    const isFit = tail.at - first.end === (left - tail.count) * size;
    const slot = count - tail.count;
    return isComplete || isFit
      ? [front, { path, slot, ...tail, isUncertain: isUncertain || !isComplete }]
      : [front];
  }

  /** The adjacent instances that end at `end`, from the first one at or after `from` on. */
  #tail(from: number, end: number): { at: number; end: number; count: number } | null {
    for (let at = from; at < end; at++) {
      if (!this.#isInstance(at)) continue;
      const run = this.#walk(at, Number.POSITIVE_INFINITY);
      if (run.end === end && run.count > 0) return { at, ...run };
      if (run.count > FEW) at = run.end - 1;
    }
    return null;
  }

  /** The next group that has instances; -1 for none. */
  #nextHead(from: number): number {
    for (let at = from; at < this.#end; at++) {
      const head = this.#head(at);
      if (head && head.count > 0 && this.#isInstance(head.end)) return at;
    }
    return -1;
  }

  /** Class and count of a group, if they are there and plausible. */
  #head(at: number): Head | null {
    const { cursor } = this.#scan;
    const { view } = cursor;
    if (at + 12 > this.#end || view.getUint32(at, true) !== 0) return null;
    const end = printableEnd(view, at + 4, this.#end);
    if (end < 0 || end + 4 > this.#end || view.getUint8(at + 8) !== SLASH) return null;
    if (this.#damage.lostAt(at, end + 4)) return null;
    const count = view.getInt32(end, true);
    if (count < 0 || count > (this.#end - end) / LEAST_INSTANCE_BYTES) return null;
    cursor.at = at + 4;
    return {
      path: readString(cursor),
      count,
      end: end + 4,
      isUncertain: this.#damage.at(at, end + 4) !== null,
    };
  }

  /** Adjacent instances from `at` on, at most `most`, up to lost bytes. */
  #walk(at: number, most: number): { end: number; count: number } {
    let [end, count] = [at, 0];
    for (; count < most; count++) {
      const next = this.#instanceEnd(end);
      if (next < 0) break;
      end = next;
    }
    return { end, count };
  }

  #instanceEnd(at: number): number {
    if (!this.#isInstance(at, true)) return -1;
    const { cursor } = this.#scan;
    cursor.at = at;
    const isWhole = faultIn(() => skipInstance(this.#scan, this.#own)) === null;
    return !isWhole || this.#damage.lostAt(at, cursor.at) ? -1 : cursor.at;
  }

  /**
   * True if there is a rotation of length 1 here, followed by finite numbers. `orNone`: removed instances have no
   * rotation.
   */
  #isInstance(at: number, orNone = false): boolean {
    if (at + LEAST_INSTANCE_BYTES > this.#end) return false;
    const { view } = this.#scan.cursor;
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += view.getFloat64(at + i * 8, true) ** 2;
    if (!(Math.abs(sum - 1) < ROTATION_TOLERANCE || (orNone && sum === 0))) return false;
    for (let i = 4; i < 10; i++) if (!Number.isFinite(view.getFloat64(at + i * 8, true))) return false;
    return true;
  }
}
