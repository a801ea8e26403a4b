// Lightweight buildables to nodes and references (special/lightweights.ts says how they lie).

import { read } from '../../../../graph/kernel/memory.ts';
import { shared } from '../../../../graph/kernel/shared.ts';
import { setNode, setOrdinal, setPlace, setSpan } from './columns.ts';
import { labelAt } from './labels.ts';
import { beginLinks, setLinkCount } from './links.ts';
import {
  beginObject,
  dynamicStruct,
  reference,
  referenceCount,
  setReferenceCount,
  setValueVersion,
} from './values.ts';

/** Ten doubles, the translation behind the four of the rotation. */
const TRANSFORM_BYTES: u32 = 80;
const TRANSLATION: u32 = 32;
const COLOUR_BYTES: u32 = 32;

/** Numbers of labels. */
let swatch: u32 = 0;
let material: u32 = 0;
let pattern: u32 = 0;
let skin: u32 = 0;
let finish: u32 = 0;
let recipe: u32 = 0;
let proxy: u32 = 0;
let specific: u32 = 0;

/** Whether instances have data of their type, and bytes of the player handle behind. */
let hasSpecific: bool = false;
let handleBytes: u32 = 0;

/** Of the nodes of a group. */
let kind: u32 = 0;
let ofClass: u32 = 0;
let name: i32 = 0;
let subsystem: i32 = 0;
let level: u32 = 0;
let join: u32 = 0;

/** Nodes made of the last run: removed instances are none. */
let made: u32 = 0;

export function setLightweightLabels(
  swatches: u32,
  materials: u32,
  patterns: u32,
  skins: u32,
  finishes: u32,
  recipes: u32,
  proxies: u32,
  specifics: u32,
): void {
  swatch = swatches;
  material = materials;
  pattern = patterns;
  skin = skins;
  finish = finishes;
  recipe = recipes;
  proxy = proxies;
  specific = specifics;
}

export function setLightweightVersion(specifics: bool, handle: u32, typed: bool, doubles: bool): void {
  hasSpecific = specifics;
  handleBytes = handle;
  setValueVersion(typed, doubles, false, true);
}

/** What the nodes of the instances that follow have in common. */
export function setGroup(ofKind: u32, group: u32, text: i32, parent: i32, inLevel: u32, joined: u32): void {
  kind = ofKind;
  ofClass = group;
  name = text;
  subsystem = parent;
  level = inLevel;
  join = joined;
}

export function madeNodes(): u32 {
  return made;
}

export function beginInstances(): void {
  made = 0;
}

/** One instance; the node, if it becomes one, goes into the next row from `row` on. Returns where it ends; 0: ask the reader. */
export function instance(start: u32, end: u32, row: u32, slot: u32): u32 {
  const node = row + made;
  const links = beginLinks();
  const references = referenceCount();
  beginObject(node);
  const at = fields(start, end);
  if (at === 0) {
    setLinkCount(links);
    setReferenceCount(references);
    return 0;
  }
  if (removed) {
    setLinkCount(links);
    return at;
  }
  setNode(node, kind, ofClass, name, subsystem, level);
  setOrdinal(node, join, slot + 1);
  setSpan(node, start - shared().image, at - start);
  const x = start + TRANSLATION;
  setPlace(node, read<f64>(x), read<f64>(x + 8), read<f64>(x + 16));
  made++;
  return at;
}

/** Whether the instance just read has no swatch or no recipe. */
let removed: bool = false;

function fields(start: u32, end: u32): u32 {
  if (end - start < TRANSFORM_BYTES) return 0;
  let at = start + TRANSFORM_BYTES;
  removed = isEmpty(at, end);
  at = reference(at, end, labelAt(swatch));
  if (at !== 0) at = reference(at, end, labelAt(material));
  if (at !== 0) at = reference(at, end, labelAt(pattern));
  if (at !== 0) at = reference(at, end, labelAt(skin));
  if (at === 0 || end - at < COLOUR_BYTES) return 0;
  at = reference(at + COLOUR_BYTES, end, labelAt(finish));
  // The rotation of the pattern.
  if (at === 0 || end - at < 1) return 0;
  at += 1;
  removed = isEmpty(at, end) || removed;
  at = reference(at, end, labelAt(recipe));
  if (at !== 0) at = reference(at, end, labelAt(proxy));
  if (at !== 0 && hasSpecific) at = dynamicStruct(at, end, labelAt(specific), 0);
  return at !== 0 && end - at >= handleBytes ? at + handleBytes : 0;
}

/** Whether the reference at an address leads nowhere; false where there is none. */
function isEmpty(at: u32, end: u32): bool {
  if (end - at < 8) return false;
  const levelLength = read<u32>(at);
  return levelLength <= end - at - 8 && read<u32>(at + 4 + levelLength) <= 1;
}
