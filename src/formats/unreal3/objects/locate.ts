// Locates the properties of an object: what precedes them depends on its flags and class. Source:
// docs/formats/unreal3.md, section on object headers.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import { NAME_SIZE, NET_INDEX_SIZE } from '../file/layout.ts';
import type { TagReader } from '../properties/tag-reader.ts';
import { OBJECT_FLAG } from '../tables/exports.ts';
import { isIndex, type Package, packageCursor } from '../tables/package.ts';
import type { ClassFacts } from './class-facts.ts';

/**
 * Notes where the properties of an export begin and end; both are the same for classes, which have none.
 * @throws FormatError when no known header leads to a property list that ends
 */
export function locateProperties(
  of: Package,
  image: Uint8Array,
  reader: TagReader,
  index: number,
  facts: ClassFacts,
): void {
  const { exports } = of;
  const start = of.start + exports.offset[index]!;
  const end = start + exports.size[index]!;
  const isDefault = (exports.flagsLow[index]! & OBJECT_FLAG.classDefault) !== 0;
  let at = start;
  if ((exports.flagsHigh[index]! & OBJECT_FLAG.stateFrame) !== 0)
    at = afterStateFrame(packageCursor(of, image, at, end), of);
  if (exports.class[index] === 0) {
    const tags = at + NET_INDEX_SIZE;
    if (tags > end) throw short(of, image, end, 'the net index of a class');
    note(of, index, tags, tags, 0);
    return;
  }
  if (!isDefault && hasShadowMap(of, facts.path)) {
    const cursor = packageCursor(of, image, at, end);
    cursor.skip(2 * cursor.count(2, 'shadow map values'));
    at = cursor.at;
  }
  const isPlain = facts.component === false || isDefault;
  const owned = isPlain ? 0 : 4 + (insideDefault(of, index) ? NAME_SIZE : 0);
  const known = facts.component === null ? null : owned;
  if (known !== null) {
    const tags = at + known + NET_INDEX_SIZE;
    const after = reader.endOfList(tags, end);
    if (after >= 0) {
      note(of, index, tags, after, known);
      return;
    }
  }
  tryHeaders(of, image, reader, index, at, end);
}

function note(of: Package, index: number, at: number, end: number, template: number): void {
  of.tagsAt[index] = at;
  of.tagsEnd[index] = end;
  of.template[index] = template;
}

function tryHeaders(
  of: Package,
  image: Uint8Array,
  reader: TagReader,
  index: number,
  start: number,
  end: number,
): void {
  let lists = 0;
  let faultAt = start;
  let faultExpected = 'properties';
  for (let form = 0; form <= 4 + NAME_SIZE; form += form === 0 ? 4 : NAME_SIZE) {
    const at = start + form + NET_INDEX_SIZE;
    if (at > end) break;
    const after = reader.endOfList(at, end);
    // A tag with a property type is no accident; an empty list may be one.
    if (lists === 0 && after > at + NAME_SIZE) {
      note(of, index, at, after, form);
      return;
    }
    if (after < 0) {
      if (reader.faultAt >= faultAt) {
        faultAt = reader.faultAt;
        faultExpected = reader.faultExpected;
      }
    } else if (lists++ === 0) note(of, index, at, after, form);
  }
  if (lists === 0) throw short(of, image, faultAt, faultExpected);
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

/** True if one of the export's outers is a class default object: then its template has a name. */
function insideDefault({ exports }: Package, index: number): boolean {
  for (let depth = 0, at = exports.outer[index]!; depth < 64 && at > 0 && at <= exports.count; depth++) {
    if ((exports.flagsLow[at - 1]! & OBJECT_FLAG.classDefault) !== 0) return true;
    at = exports.outer[at - 1]!;
  }
  return false;
}
