// Reads object bodies of the usual form into references.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { setReadable } from '../../../../graph/kernel/assembly/guards.ts';
import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { BYTES, CHILD, CONTROL_BYTE, OUTER, PARENT, PROPERTIES, ROOM, UNUSUAL } from '../codes.ts';
import { bodyBatch, bodyFacts, enterVersion, outcome, readTail, setup } from './boundary.gen.ts';
import { classOfRow, outerOf, outerText, setContext, setSpan, setTextless } from './columns.ts';
import { graphNumber, labelAt } from './labels.ts';
import { hasLayout, setLayout } from './layout.ts';
import { beginLinks, LEAST_REFERENCE, link } from './links.ts';
import { pathOfClass, tail } from './tails.ts';
import { beginObject, foundText, hasTexts, list, reference } from './values.ts';

/** True if a body was read since the versions were forgotten: if not, the next may have any version. */
let hasVersion: bool = false;
let save: i32 = 0;
let migrates: bool = false;
/**
 * True if the TypeScript reader may be asked to read class-specific data: not while a whole level may still have to
 * be undone.
 */
let asksReader: bool = true;

export function setAsksReader(asks: bool): void {
  asksReader = asks;
}

/** Forgets the version of the last body: the same number may mean something else in another level. */
export function forgetVersion(): void {
  hasVersion = false;
}

/**
 * Reads one body with its length and, where it has one, its version. Returns where it ends, or 0 with the
 * outcome's `reason` set.
 */
export function body(start: u32, end: u32, ready: u32, row: u32): u32 {
  const versioned = bodyBatch.versioned !== 0;
  outcome.reason = UNUSUAL;
  setReadable(start, min(end, ready));
  let at = start;
  let ownSave = bodyBatch.save;
  let ownMigrates = false;
  if (versioned) {
    if (end - at < 8) return 0;
    if (at + 8 > ready) return later(at + 8);
    ownSave = read<i32>(at);
    ownMigrates = read<i32>(at + 4) !== 0;
    at += 8;
  }
  if (end - at < 4) return 0;
  if (at + 4 > ready) return later(at + 4);
  const size = read<u32>(at);
  at += 4;
  if (size > end - at) return 0;
  if (at + size > ready) return later(at + size);
  let next = at + size;
  if (versioned && ownSave >= setup.versionDataSince) {
    // A body's version comes after it.
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
    setLayout(bodyFacts.layout);
  }
  setContext(row, bodyFacts.context);
  setSpan(row, at - shared.image, size);
  const links = beginLinks();
  const references = outcome.references;
  setReadable(at, at + size);
  if (!object(at, at + size, row)) {
    outcome.linkCount = links;
    outcome.references = references;
    if (outcome.linkRefused !== 0) {
      outcome.reason = ROOM;
      // At most what fits into its bytes, plus the reference to its outer object.
      outcome.need = size / LEAST_REFERENCE + 1;
    }
    return 0;
  }
  setTextless(row, !hasTexts);
  return next;
}

/** Reports that the bytes up to `end` must arrive first. */
export function later(end: u32): u32 {
  outcome.reason = BYTES;
  outcome.need = end - shared.image;
  return 0;
}

function object(start: u32, end: u32, row: u32): bool {
  let at = start;
  beginObject(row);
  const outer = outerOf(row);
  if (outer !== 0) {
    if (!link(row, graphNumber(labelAt(OUTER)), outerText(row), outer)) return false;
  } else {
    at = reference(at, end, labelAt(PARENT));
    if (at === 0 || end - at < 4) return false;
    const children = read<u32>(at);
    at += 4;
    for (let i: u32 = 0; i < children; i++) {
      at = reference(at, end, labelAt(CHILD));
      if (at === 0) return false;
    }
  }
  // A body may end here, without a property list.
  if (at === end) return true;
  if (hasLayout(CONTROL_BYTE)) at += 1;
  at = list(at, end, labelAt(PROPERTIES), pathOfClass(classOfRow(row)), 0);
  if (at === 0) return false;
  if (end - at >= 4) {
    const hasGuid = read<u32>(at);
    at += 4;
    if (hasGuid > 1) return false;
    if (hasGuid === 1) at += 16;
    if (at > end) return false;
  }
  return onlyZeros(at, end) || afterProperties(row, at, end);
}

/**
 * Reads what follows the properties, itself if it knows the layout or else through the reader. False when the
 * reader cannot be asked.
 */
function afterProperties(row: u32, start: u32, end: u32): bool {
  const links = outcome.linkCount;
  const references = outcome.references;
  const at = tail(classOfRow(row), start, end);
  if (at !== 0 && onlyZeros(at, end)) return true;
  if (!asksReader) return false;
  outcome.linkCount = links;
  outcome.references = references;
  foundText();
  readTail(row, start - shared.image, end - shared.image);
  return true;
}

/** Components since UE5, and objects saved by third-party tools, end in four or eight zero bytes. */
function onlyZeros(at: u32, end: u32): bool {
  const left = end - at;
  return left === 0 || (left === 4 && read<u32>(at) === 0) || (left === 8 && read<u64>(at) === 0);
}
