// The fast half of reading a save: runs of headers and of bodies that are as nearly all are. It stops in front of what is
// not, for the reader in JavaScript (headers.ts, bodies.ts), which reads anything and says what is wrong with it.
// Offsets count from the image.

import { setReadable } from '../../../../graph/kernel/guards.ts';
import { room } from '../../../../graph/kernel/memory.ts';
import { shared } from '../../../../graph/kernel/shared.ts';
import { body, forgetVersion, need, reason, setBodies, setVersion } from './bodies.ts';
import { setChildColumns, setColumns } from './columns.ts';
import { header, KNOWN_CLASSES_BYTES, setKinds } from './headers.ts';
import { KNOWN_FIELDS_BYTES, LABEL, setLabels } from './labels.ts';
import {
  beginInstances,
  instance,
  madeNodes,
  setGroup,
  setLightweightLabels,
  setLightweightVersion,
} from './lightweights.ts';
import { linkCount, linkRefused, setLinkColumns, setLinkCount } from './links.ts';
import { CLASSES_BYTES, setClass, setClassTable, setTailLabels } from './tails.ts';
import { KNOWN_TYPES_BYTES, SIMPLE_TYPES_BYTES, setTypes, TYPE, Type } from './types.ts';
import { referenceCount } from './values.ts';

export {
  forgetVersion,
  linkCount,
  linkRefused,
  madeNodes,
  need,
  reason,
  referenceCount,
  setBodies,
  setChildColumns,
  setClass,
  setColumns,
  setGroup,
  setLightweightLabels,
  setLightweightVersion,
  setLinkColumns,
  setLinkCount,
  setTailLabels,
  setVersion,
};

let position: u32 = 0;

/** Sets the kernel up. False when the memory is full. */
export function start(slots: u32, sizes: u32, mostLabels: u32, actorKind: u32, componentKind: u32): bool {
  const labels = room(mostLabels, LABEL);
  const fields = room(KNOWN_FIELDS_BYTES);
  const simple = room(SIMPLE_TYPES_BYTES);
  const types = room(KNOWN_TYPES_BYTES);
  const classes = room(KNOWN_CLASSES_BYTES);
  const tails = room(CLASSES_BYTES);
  setLabels(labels, mostLabels, fields);
  setTypes(slots, sizes, simple, types);
  setKinds(actorKind, componentKind, classes);
  setClassTable(tails);
  return labels !== 0 && fields !== 0 && simple !== 0 && types !== 0 && classes !== 0 && tails !== 0;
}

/** A type that a value may have: its address, 0 when the memory is full. */
export function newType(
  code: i32,
  layout: i32,
  floats: u32,
  doubles: u32,
  inner: u32,
  value: u32,
  name: i32,
): u32 {
  const at = room(1, TYPE);
  if (at === 0) return 0;
  const type = changetype<Type>(at);
  type.code = code;
  type.layout = layout;
  type.floats = floats;
  type.doubles = doubles;
  type.inner = inner;
  type.value = value;
  type.name = name + 1;
  return at;
}

/** Where the last run ended. */
export function end(): u32 {
  return position;
}

/** Reads up to `count` headers into rows from `row` on, for which there is room; returns how many it read. */
export function headers(
  at: u32,
  end: u32,
  count: u32,
  row: u32,
  level: u32,
  context: u32,
  flagBytes: u32,
): u32 {
  const image = shared().image;
  let done: u32 = 0;
  position = image + at;
  setReadable(position, image + end);
  while (done < count) {
    const next = header(position, image + end, row + done, level, context, flagBytes);
    if (next === 0) break;
    position = next;
    done++;
  }
  position -= image;
  return done;
}

/** Reads up to `count` bodies, of the objects from `row` on; returns how many it read. Bytes before `ready` are there. */
export function bodies(at: u32, end: u32, ready: u32, count: u32, row: u32, versioned: bool, save: i32): u32 {
  const image = shared().image;
  let done: u32 = 0;
  position = image + at;
  while (done < count) {
    const next = body(position, image + end, image + ready, row + done, versioned, save);
    if (next === 0) break;
    position = next;
    done++;
  }
  position -= image;
  return done;
}

/** Reads up to `count` lightweight buildables, the first in slot `slot`, into rows from `row` on; returns how many it read. */
export function instances(at: u32, end: u32, count: u32, slot: u32, row: u32): u32 {
  const image = shared().image;
  let done: u32 = 0;
  position = image + at;
  setReadable(position, image + end);
  beginInstances();
  while (done < count) {
    const next = instance(position, image + end, row, slot + done);
    if (next === 0) break;
    position = next;
    done++;
  }
  position -= image;
  return done;
}
