// Object bodies to references, as far as they are as nearly all are.

import { setReadable } from '../../../../graph/kernel/guards.ts';
import { read } from '../../../../graph/kernel/memory.ts';
import { shared } from '../../../../graph/kernel/shared.ts';
import { BYTES, CARE, ROOM } from '../kernel-codes.ts';
import { classOfRow, outerOf, outerText, setContext, setSpan } from './columns.ts';
import { enterVersion, readTail } from './host.ts';
import { labelAt } from './labels.ts';
import { beginLinks, LEAST_REFERENCE, link, linkCount, linkRefused, setLinkCount } from './links.ts';
import { pathOfClass, setTailVersion, tail } from './tails.ts';
import {
  beginObject,
  list,
  reference,
  referenceCount,
  setReferenceCount,
  setValueVersion,
} from './values.ts';

/** Why the last body was not read. */
let why: u32 = CARE;
/** Up to where bytes must arrive, or how many references need room. */
let needed: u32 = 0;

/** Versions from which bodies have a flag for a block of engine versions. */
let versionData: i32 = 0;
/** Of the bodies so far, if there were any: any number may be that of the next. */
let hasVersion: bool = false;
let save: i32 = 0;
let migrates: i32 = 0;
let context: u32 = 0;
let control: bool = false;

/** Numbers of labels. */
let parentLabel: u32 = 0;
let childLabel: u32 = 0;
let rootLabel: u32 = 0;
/** Number in the graph. */
let outerLabel: u32 = 0;

export function setBodies(since: i32, parents: u32, children: u32, properties: u32, outer: u32): void {
  versionData = since;
  parentLabel = parents;
  childLabel = children;
  rootLabel = properties;
  outerLabel = outer;
}

/** Forgets the version of the bodies before: the same number may mean something else in another level. */
export function forgetVersion(): void {
  hasVersion = false;
}

/** The version that `enterVersion` asked for. */
export function setVersion(
  contextNumber: u32,
  controlByte: bool,
  typed: bool,
  doubles: bool,
  itemStates: bool,
  invariantTexts: bool,
  wirePlaces: bool,
): void {
  context = contextNumber;
  control = controlByte;
  setValueVersion(typed, doubles, itemStates, invariantTexts);
  setTailVersion(wirePlaces);
}

export function reason(): u32 {
  return why;
}

export function need(): u32 {
  return needed;
}

/** One body with its length, and its version where it has one. Returns where it ends; 0: see `reason`. */
export function body(start: u32, end: u32, ready: u32, row: u32, versioned: bool, levelSave: i32): u32 {
  why = CARE;
  setReadable(start, min(end, ready));
  let at = start;
  let ownSave = levelSave;
  let ownMigrates = 0;
  if (versioned) {
    if (end - at < 8) return 0;
    if (at + 8 > ready) return later(at + 8);
    ownSave = read<i32>(at);
    ownMigrates = read<i32>(at + 4) !== 0 ? 1 : 0;
    at += 8;
  }
  if (end - at < 4) return 0;
  if (at + 4 > ready) return later(at + 4);
  const size = read<u32>(at);
  at += 4;
  if (size > end - at) return 0;
  if (at + size > ready) return later(at + size);
  let next = at + size;
  if (versioned && ownSave >= versionData) {
    // The version stands behind the body that it governs.
    if (end - next < 4) return 0;
    if (next + 4 > ready) return later(next + 4);
    if (read<u32>(next) !== 0) return 0;
    next += 4;
  }
  if (!hasVersion || ownSave !== save || ownMigrates !== migrates) {
    enterVersion(ownSave, ownMigrates);
    hasVersion = true;
    save = ownSave;
    migrates = ownMigrates;
  }
  setContext(row, context);
  setSpan(row, at - shared().image, size);
  const links = beginLinks();
  const references = referenceCount();
  setReadable(at, at + size);
  if (!object(at, at + size, row)) {
    setLinkCount(links);
    setReferenceCount(references);
    if (linkRefused()) {
      why = ROOM;
      // No more than fit into its bytes, and the one to its outer object.
      needed = size / LEAST_REFERENCE + 1;
    }
    return 0;
  }
  return next;
}

/** The bytes up to an address must arrive first. */
function later(end: u32): u32 {
  why = BYTES;
  needed = end - shared().image;
  return 0;
}

function object(start: u32, end: u32, row: u32): bool {
  let at = start;
  beginObject(row);
  const outer = outerOf(row);
  if (outer !== 0) {
    if (!link(row, outerLabel, outerText(row), outer)) return false;
  } else {
    at = reference(at, end, labelAt(parentLabel));
    if (at === 0 || end - at < 4) return false;
    const children = read<u32>(at);
    at += 4;
    for (let i: u32 = 0; i < children; i++) {
      at = reference(at, end, labelAt(childLabel));
      if (at === 0) return false;
    }
  }
  // A body may end here, without a property list.
  if (at === end) return true;
  if (control) at += 1;
  at = list(at, end, labelAt(rootLabel), pathOfClass(classOfRow(row)), 0);
  if (at === 0) return false;
  if (end - at >= 4) {
    const hasGuid = read<u32>(at);
    at += 4;
    if (hasGuid > 1) return false;
    if (hasGuid === 1) at += 16;
    if (at > end) return false;
  }
  if (!onlyZeros(at, end)) behind(row, at, end);
  return true;
}

/** What stands behind the properties: by the kernel when it knows all of it, else by the reader. */
function behind(row: u32, start: u32, end: u32): void {
  const links = linkCount();
  const references = referenceCount();
  const at = tail(classOfRow(row), start, end);
  if (at !== 0 && onlyZeros(at, end)) return;
  setLinkCount(links);
  setReferenceCount(references);
  readTail(row, start - shared().image, end - shared().image);
}

/** Components since UE5, and objects that other tools saved, end in four or eight zero bytes. */
function onlyZeros(at: u32, end: u32): bool {
  const left = end - at;
  return left === 0 || (left === 4 && read<u32>(at) === 0) || (left === 8 && read<u64>(at) === 0);
}
