// Marks what was read from bytes that may be wrong, and what depends on objects that are lost.

import { Damage } from '../../../bytes/damage.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { LevelEmitter } from '../levels/emit.ts';
import { flagBytesOf } from '../levels/headers.ts';
import type { Reading } from '../objects/reading.ts';
import { SAVE } from '../versions.ts';
import { headerEnd } from './shapes.ts';

/** The owner that objects at the top name. */
const LEVEL_PATH = /:PersistentLevel$/;
/** A creature, or a component of one. */
const CREATURE = /\.Char_/;
/** Longer than what precedes the first instance of a group of lightweight buildables. */
const MOST_GROUP_HEAD = 256;
/** Longer than any object's header. */
const MOST_HEADER = 4096;

/**
 * Gives every node that was read from damaged bytes an issue of its own, once all nodes are there.
 * @param doubted parts that are very likely intact, so that nothing was lost in them
 * @param doubt why all nodes are marked, if even where things are is only known from damaged bytes
 */
export function markDamaged(
  emitter: LevelEmitter,
  damaged: readonly DamagedPart[],
  doubted: readonly DamagedPart[],
  doubt: FormatError | null = null,
): void {
  const { reading } = emitter;
  const { sink, rows } = reading;
  const parts = [...damaged, ...doubted].sort((a, b) => a.from - b.from);
  const damage = new Damage(parts);
  const { spanAt, spanSize, parent, text, class: classes } = sink.reserveNodes(0);
  const uncertain = new Set<number>();
  let ofGroup: DamagedPart | null = null;
  for (let row = 0; row < sink.nodeCount; row++) {
    // A node without a header of its own is named after the object it belongs to, and the class of its group.
    const isOwn = row < rows.count;
    const named = isOwn ? row : parent[row]!;
    const [at, size] = [spanAt[row]!, spanSize[row]!];
    if (!isOwn && size > 0 && (row === rows.count || classes[row] !== classes[row - 1]))
      ofGroup = damage.at(at - MOST_GROUP_HEAD, at);
    const ofHeader = named >= 0 && named < rows.count ? damageOfHeader(reading, damage, named) : null;
    if (isOwn && ofHeader) uncertain.add(text[row]!);
    const part = ofHeader ?? (size > 0 ? (damage.at(at, at + size) ?? (isOwn ? null : ofGroup)) : null);
    const error = part?.error ?? doubt;
    if (error) reading.issue(error, row as NodeId);
  }
  // A damaged header may have got the path of another object.
  for (let row = 0; row < rows.count; row++) if (uncertain.has(text[row]!)) markRepeats(reading, row, 1);
  markOrphans(reading, damaged.length > 0);
  if (mayRepeat(reading.save)) markCreatures(emitter);
}

/** True if saves of this version may hold two objects with one path: creatures that went from one level to another. */
export function mayRepeat(save: number): boolean {
  return save >= SAVE.WorldPartition && save < SAVE.Lightweights;
}

/** Marks adjacent objects whose paths would have a number if lost objects before them have the same paths. */
export function markRepeats(reading: Reading, row: number, count: number): void {
  for (let at = row; at < row + count; at++) {
    const offset = reading.rows.headerAt.values[at]!;
    const [expected, found] = ['the only object with this path', 'lost objects that may have it too'];
    const facts = { code: 'UNMATCHED', file: reading.cursor.file, offset, expected, found } as const;
    reading.issue(new FormatError(facts), at as NodeId);
  }
}

/** Marks the creatures of the persistent level: those that came from lost levels are in them too. */
function markCreatures({ reading, persistent }: LevelEmitter): void {
  const { sink, rows } = reading;
  const { text, level } = sink.reserveNodes(0);
  sink.level(persistent);
  for (let row = 0; row < rows.count; row++) {
    const isCreature =
      level[row] === sink.levelNumber && CREATURE.test(sink.texts.text(text[row]! as TextId));
    if (isCreature) markRepeats(reading, row, 1);
  }
}

function damageOfHeader({ cursor, rows }: Reading, damage: Damage, row: number): DamagedPart | null {
  const at = rows.headerAt.values[row]!;
  if (damage.at(at, at + MOST_HEADER) === null) return null;
  const flagBytes = flagBytesOf(rows.contexts[rows.context.values[row]!]!.level);
  const end = headerEnd(cursor.view, at, cursor.bytes.length, flagBytes);
  return damage.at(at, end < 0 ? at + MOST_HEADER : end);
}

/**
 * Marks components whose owner is not there. `adopts`: where objects are lost, they get a missing node as their owner,
 * because they name it and are not at the top.
 */
function markOrphans(reading: Reading, adopts: boolean): void {
  const { sink, rows, cursor } = reading;
  const { text } = sink.reserveNodes(0);
  const missing = sink.classOf(sink.texts.add('Missing'));
  const owners = new Map<number, NodeId>();
  for (let row = 0; row < sink.nodeCount; row++) owners.set(text[row]!, row as NodeId);
  for (let row = 0; row < rows.count; row++) {
    const owner = (-2 - sink.parentOf(row as NodeId)) as TextId;
    if (owner < 0) continue;
    const path = sink.texts.text(owner);
    if (LEVEL_PATH.test(path) || (owners.get(owner) ?? rows.count) < rows.count) continue;
    if (adopts) {
      const node = getOrCreate(owners, owner, () => sink.node('MISSING', missing, owner));
      sink.parent(row as NodeId, node);
    }
    const offset = rows.outerAt.values[row]!;
    const [expected, found] = [`the owner ${path}`, 'none: it is among the lost objects'];
    reading.issue(
      new FormatError({ code: 'UNMATCHED', file: cursor.file, offset, expected, found }),
      row as NodeId,
    );
  }
}
