// Scans the fields of a block, and a block that becomes a node: its span, and what happens when a field cannot be read.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { NO_NODE, type NodeId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { placed } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { expectMarker, isMarker, PAYLOAD_END, standsAt } from '../file/framing.ts';
import { READ } from './coverage.ts';
import { LOOK, type Values } from './look.ts';
import {
  CHECKED_BLOCKS,
  type CompiledBlock,
  FIELD_JOIN,
  type Following,
  type Frame,
  type RecordName,
  reading,
  type Scan,
  type Step,
  trial,
} from './scan.ts';

const NO_FIELDS: readonly PropertyValue[] = [];

/** True if an optional field is at the cursor. */
function isThere(step: Step, cursor: Cursor): boolean {
  const { sign } = step;
  if (sign !== null) return standsAt(cursor, cursor.at + sign.ahead, sign.bytes) === sign.wanted;
  return !step.isOptional || step.codec.look(cursor) >= LOOK.MARKER;
}

/** Reads all fields and the end marker. `frame` is given the field that is being read. */
export function readSteps(
  scan: Scan,
  { steps, labels }: CompiledBlock,
  label: LabelNode,
  frame: Frame | null,
): readonly PropertyValue[] {
  const { cursor, sink, wantsValues } = scan;
  const found: PropertyValue[] | null = wantsValues ? [] : null;
  let i = 0;
  let { at } = cursor;
  try {
    for (; i < steps.length; i++) {
      const step = steps[i]!;
      const { row, codec } = step;
      at = cursor.at;
      if (step.isOptional && !isThere(step, cursor)) continue;
      if (frame) frame.at = i;
      if (sink && codec.records) {
        scan.join = FIELD_JOIN;
        scan.text = scan.textOf(row.name, sink);
        scan.ordinal = -1;
      }
      if (!found && codec.size !== null && !codec.links) {
        cursor.skip(codec.size);
        continue;
      }
      const value = codec.read(scan, labels.of(label, i, row.name));
      found?.push(property(step, value, at, cursor));
    }
    at = cursor.at;
    expectMarker(cursor, PAYLOAD_END);
  } catch (error) {
    if (error instanceof FormatError)
      scan.fail(steps[i]?.row.name ?? 'end', at, steps[i - 1]?.row.name ?? null, i);
    throw error;
  }
  return found ?? NO_FIELDS;
}

/** Adds those of some fields that are wanted, by their position; the cursor moves past the others. @throws FormatError */
export function readWanted(
  cursor: Cursor,
  steps: readonly Step[],
  isWanted: (i: number) => boolean,
  values: Values,
  jumps: Map<number, number>,
  found: PropertyValue[] = [],
): PropertyValue[] {
  const skip = trial(cursor);
  skip.jumps = jumps;
  const read = reading(cursor, values);
  steps.forEach((step, i) => {
    if (!isThere(step, cursor)) return;
    const { at } = cursor;
    if (!isWanted(i)) step.codec.read(skip, skip.root);
    else {
      const value = cursor.labelled(step.row.name, () => step.codec.read(read, read.root));
      found.push(property(step, value, at, cursor));
    }
  });
  return found;
}

function property({ row, note }: Step, value: Value, at: number, cursor: Cursor): PropertyValue {
  const shown = placed(cursor, at, row.name, row.type, value);
  return note === undefined ? shown : { ...shown, note };
}

/** True if the rows that the block is read with may not fit; an index is a list of strings in every version. */
export function isGuess(block: CompiledBlock | null): boolean {
  return block !== null && !block.exact && block.role !== 'index';
}

/** Scans the rest of a block that becomes a node; `block` is null when its layout is unknown. */
export function scanRecord(scan: Scan, name: RecordName, block: CompiledBlock | null, start: number): void {
  const { cursor, sink, owner, depth, frames, openGuesses } = scan;
  if (!sink) {
    if (!block) throw unknownBlock(cursor, name);
    readSteps(scan, block, scan.root, null);
    return;
  }
  const open = frames.length;
  const node = beginRecord(scan, sink, name, block);
  if (scan.unsurePlaces > 0)
    scan.unsure(sink, cursor.file, node, 'its path is not sure: what precedes it is lost');
  if (CHECKED_BLOCKS.has(name.className)) scan.checked.set(name.className, { node, at: start });
  scan.owner = node;
  const guesses = openGuesses + (isGuess(block) ? 1 : 0);
  scan.openGuesses = guesses;
  let frame: Frame | null = null;
  if (block?.holdsRecords) {
    frame = { at: 0, follows: (own, at) => afterField(scan, block, own.at, at) };
    frames.push(frame);
  }
  try {
    if (!block) {
      scan.fail('fields', cursor.at, null, 0);
      throw unknownBlock(cursor, name);
    }
    readSteps(scan, block, scan.root, frame);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    scan.openGuesses = guesses;
    scan.recover({ scan, cursor, node, name, block, start, error, frames: open });
  }
  frames.length = open;
  if (block) scan.covered(start, cursor.at, isGuess(block) ? READ.GUESSED : READ.FITTING);
  scan.openGuesses = openGuesses;
  scan.leave();
  scan.owner = owner;
  scan.depth = depth;
  sink.span(node, start, cursor.at - start);
  scan.done = node;
  scan.donePlaced = block?.row.place !== undefined;
}

export function unknownBlock(cursor: Cursor, { identifier }: RecordName): FormatError {
  return cursor.error('VALUE', 'a block whose layout is known', identifier || 'an anonymous block');
}

/** Makes the node of a record, whose path the scan knows. */
export function beginRecord(
  scan: Scan,
  sink: GraphSink,
  { identifier, className }: RecordName,
  block: CompiledBlock | null,
): NodeId {
  const of = scan.classOf(sink, className);
  const { owner, join, text, ordinal } = scan;
  if (owner === NO_NODE || block?.role === 'index') {
    const path = sink.texts.add(scan.unique('', identifier));
    scan.enter(null, path, -1);
    const node = sink.node('RECORD', of, path);
    if (owner !== NO_NODE) sink.parent(node, owner);
    scan.tableName = block?.role === 'index' ? block.key : identifier;
    return node;
  }
  scan.enter(join, text, ordinal);
  return sink.child('RECORD', of, owner, join, text, ordinal);
}

/** True if the fields after field `done` may be at `at`. */
function afterField(scan: Scan, { steps }: CompiledBlock, done: number, at: number): Following {
  const { cursor } = scan;
  let markers = 0;
  return scan.attempt<Following>(at, 'no', () => {
    for (let i = done + 1; i < steps.length; i++) {
      const step = steps[i]!;
      if (step.isOptional && !isThere(step, cursor)) continue;
      const look = step.codec.look(cursor);
      if (look === LOOK.NO) return 'no';
      if (look === LOOK.HEAD) return 'sure';
      if (look === LOOK.MARKER) markers++;
      step.codec.read(trial(cursor), scan.root);
    }
    if (!isMarker(cursor, cursor.at, PAYLOAD_END)) return 'no';
    return { at: cursor.at + 2, markers: markers + 1 };
  });
}
