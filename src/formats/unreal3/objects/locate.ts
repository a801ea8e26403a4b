// Locates the properties of an object: what precedes them depends on its flags and class. Source:
// docs/formats/unreal3.md, section on object headers.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import type { TagReader } from '../properties/tag-reader.ts';
import { OBJECT_FLAG } from '../tables/exports.ts';
import { isIndex, type Package, packageCursor } from '../tables/package.ts';
import type { ClassFacts } from './class-facts.ts';

/** How the header was found. */
export type HeaderBy = 'class tree' | 'trial';

/** Reused for all objects of a package, which has too many to allocate one each. */
export class Located {
  /** Start and end of the property list in the image; equal for classes, which have none. */
  at = 0;
  end = 0;
  /** Size of the template data before the net index: an owner, and maybe a name. */
  template = 0;
  by: HeaderBy = 'class tree';
  /** Whether several headers would have led to a list. */
  ambiguous = false;

  set(at: number, end: number, template: number, by: HeaderBy, ambiguous = false): void {
    this.at = at;
    this.end = end;
    this.template = template;
    this.by = by;
    this.ambiguous = ambiguous;
  }
}

/**
 * Fills `found`.
 * @throws FormatError when no known header leads to a property list that ends
 */
export function locateProperties(
  of: Package,
  image: Uint8Array,
  reader: TagReader,
  index: number,
  facts: ClassFacts,
  found: Located,
): void {
  const { exports, summary } = of;
  const { layout } = summary;
  const start = of.start + exports.offset[index]!;
  const end = start + exports.size[index]!;
  const isDefault = (exports.flagsLow[index]! & OBJECT_FLAG.classDefault) !== 0;
  let at = start;
  if ((exports.flagsHigh[index]! & OBJECT_FLAG.stateFrame) !== 0) {
    at = afterStateFrame(packageCursor(of, image, at, end), of);
  }
  if (exports.class[index] === 0) {
    const tags = at + layout.netIndexSize;
    if (tags > end) throw short(of, image, end, 'the net index of a class');
    found.set(tags, tags, 0, 'class tree');
    return;
  }
  if (!isDefault && hasShadowMap(of, facts.path)) {
    const cursor = packageCursor(of, image, at, end);
    cursor.skip(2 * cursor.count(2, 'shadow map values'));
    at = cursor.at;
  }
  const { nameSize, netIndexSize } = layout;
  const isPlain = facts.component === false || isDefault;
  const owned = isPlain ? 0 : 4 + (insideDefault(of, index) ? nameSize : 0);
  const known = facts.component === null ? null : owned;
  if (known !== null) {
    const tags = at + known + netIndexSize;
    const after = reader.endOfList(tags, end);
    if (after >= 0) {
      found.set(tags, after, known, 'class tree');
      return;
    }
  }
  tryHeaders(of, image, reader, at, end, found);
}

function tryHeaders(
  of: Package,
  image: Uint8Array,
  reader: TagReader,
  start: number,
  end: number,
  found: Located,
): void {
  const { netIndexSize, nameSize } = of.summary.layout;
  let lists = 0;
  let faultAt = start;
  let faultExpected = 'properties';
  for (let form = 0; form <= 4 + nameSize; form += form === 0 ? 4 : nameSize) {
    const at = start + form + netIndexSize;
    if (at > end) break;
    const after = reader.endOfList(at, end);
    // A tag with a property type is no accident; an empty list may be one.
    if (lists === 0 && after > at + nameSize) {
      found.set(at, after, form, 'trial');
      return;
    }
    if (after < 0) {
      if (reader.faultAt >= faultAt) {
        faultAt = reader.faultAt;
        faultExpected = reader.faultExpected;
      }
    } else if (lists++ === 0) found.set(at, after, form, 'trial');
  }
  if (lists === 0) throw short(of, image, faultAt, faultExpected);
  found.ambiguous = lists > 1;
}

function short(of: Package, image: Uint8Array, at: number, expected: string): FormatError {
  const cursor = packageCursor(of, image);
  const word = at + 4 <= cursor.end ? cursor.view.getUint32(at, cursor.littleEndian) : null;
  return cursor.error('VALUE', expected, word === null ? 'the end' : `0x${word.toString(16)}`, at);
}

/** Node, state node, probe mask, latent action, pushed states, and a code offset if there is a node. */
function afterStateFrame(cursor: Cursor, of: Package): number {
  const { probeMaskSize, latentActionSize } = of.summary.layout;
  const node = cursor.i32();
  if (!isIndex(of, node)) throw cursor.error('VALUE', 'a state frame', String(node), cursor.at - 4);
  cursor.skip(4 + probeMaskSize + latentActionSize);
  cursor.skip(12 * cursor.count(12, 'pushed states'));
  if (node !== 0) cursor.skip(4);
  return cursor.at;
}

function hasShadowMap(of: Package, path: string): boolean {
  const { directionalShadowMap, spotShadowMap } = of.summary.layout;
  return (
    (directionalShadowMap && path === 'engine.dominantdirectionallightcomponent') ||
    (spotShadowMap && path === 'engine.dominantspotlightcomponent')
  );
}

/** Whether one of the export's outers is a class default object: then its template has a name. */
function insideDefault({ exports }: Package, index: number): boolean {
  for (let depth = 0, at = exports.outer[index]!; depth < 64 && at > 0 && at <= exports.count; depth++) {
    if ((exports.flagsLow[at - 1]! & OBJECT_FLAG.classDefault) !== 0) return true;
    at = exports.outer[at - 1]!;
  }
  return false;
}
