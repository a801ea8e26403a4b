// Reads object headers of the usual form into rows of nodes.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { read, room, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { intern } from '../../../../graph/kernel/assembly/text-table.ts';
import { classOf, headerBatch, oddTransform, setup } from './boundary.gen.ts';
import { parentByPath, setNode, setNoPlace, setObject, setPlace } from './columns.ts';
import { skipString, textBytes } from './tags.ts';

/** Rotation xyzw, translation and scale: the ten floats after `needTransform`. */
const TRANSFORM_BYTES = 40;

/** Bounds of a transform (levels/plausible.ts says what is wrong with the others). */
const LEAST_SQUARE: f32 = 0.82;
const MOST_SQUARE: f32 = 1.2;
const MOST_DISTANCE: f32 = 1e9;
const MOST_SCALE: f32 = 1e6;

/** Cache of classes: pairs of text + 1 and class. */
let known: u32 = 0;
const KNOWN_BITS: u32 = 11;
const KNOWN: u32 = 8;

/** Values of the previous header. */
let lastClass: i32 = -1;
let lastOuter: i32 = -1;
/** End of the string that was read last. */
let next: u32 = 0;

/** False when the memory is full. */
export function makeKnownClasses(): bool {
  known = room(KNOWN << KNOWN_BITS);
  return known !== 0;
}

/** Reads one header into `row`, for which there must be room. Returns where it ends, or 0: ask the reader. */
export function header(start: u32, end: u32, row: u32): u32 {
  if (end - start < 4) return 0;
  const isActor = read<u32>(start);
  if (isActor > 1) return 0;
  const classText = stringAt(start + 4, end, lastClass);
  if (classText < 0) return 0;
  const classNumber = classNumberOf(classText);
  if (classNumber < 0) return 0;
  const pathAt = skipString(next, end);
  if (pathAt === 0) return 0;
  const path = stringAt(pathAt, end, -1);
  if (path < 0) return 0;
  // The part that differs between actors and components.
  const rest = next + headerBatch.flagBytes;
  if (rest > end) return 0;
  let outer = path;
  if (isActor !== 0) {
    if (end - rest < 4 + TRANSFORM_BYTES + 4) return 0;
    next = rest + 4 + TRANSFORM_BYTES + 4;
  } else {
    outer = stringAt(rest, end, lastOuter);
    if (outer < 0) return 0;
  }
  lastClass = classText;
  lastOuter = outer;
  const image = shared.image;
  const kind = isActor !== 0 ? setup.actorKind : setup.componentKind;
  setNode(row, kind, classNumber, path, isActor !== 0 ? -1 : parentByPath(outer), headerBatch.level);
  setObject(row, start - image, isActor !== 0 ? 0 : rest - image, headerBatch.context);
  place(row, isActor !== 0 ? rest : 0);
  return next;
}

/** Managers have no transform and lie at the origin, so they get no place; nor do components. */
function place(row: u32, transform: u32): void {
  if (transform !== 0) {
    const px = read<f32>(transform + 20);
    const py = read<f32>(transform + 24);
    const pz = read<f32>(transform + 28);
    const needed = read<u32>(transform) !== 0;
    if (needed && isOdd(transform)) oddTransform(row);
    if (needed || px !== 0 || py !== 0 || pz !== 0) {
      setPlace(row, px, py, pz);
      return;
    }
  }
  setNoPlace(row);
}

function isOdd(transform: u32): bool {
  let square: f32 = 0;
  for (let at: u32 = 4; at < 20; at += 4) square += read<f32>(transform + at) * read<f32>(transform + at);
  let distance: f32 = 0;
  for (let at: u32 = 20; at < 32; at += 4) distance = max(distance, abs(read<f32>(transform + at)));
  let scale: f32 = 0;
  for (let at: u32 = 32; at < 44; at += 4) scale = max(scale, abs(read<f32>(transform + at)));
  // Every comparison with NaN is false.
  return !(square > LEAST_SQUARE && square < MOST_SQUARE && distance < MOST_DISTANCE && scale < MOST_SCALE);
}

/**
 * The text of the FString at an address, or -1: ask the reader. `guess` is the text that it most likely is.
 */
function stringAt(at: u32, end: u32, guess: i32): i32 {
  if (end - at < 4) return -1;
  const length = read<u32>(at);
  if (length < 2 || length > end - at - 4) return -1;
  next = at + 4 + length;
  return intern(at + 4, textBytes(at, length), guess);
}

function classNumberOf(path: i32): i32 {
  const place = rowAt(known, 1 << KNOWN_BITS, (<u32>path * 0x9e3779b1) >> (32 - KNOWN_BITS), KNOWN);
  if (load<i32>(place) !== path + 1) {
    const found = classOf(path);
    store<i32>(place, path + 1);
    store<i32>(place, found, 4);
  }
  return load<i32>(place, 4);
}
