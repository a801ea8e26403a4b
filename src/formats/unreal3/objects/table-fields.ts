// References in a package's tables, and in the bytes before an object's properties, as fields: shown when
// asked for by name, under the paths that such references have.

import { getOrCreate } from '../../../graph/made-once.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { enterComponentMap } from '../tables/exports.ts';
import { type Package, packageCursor } from '../tables/package.ts';
import { headerReferences } from './header-references.ts';

/** Names in lower case. */
const TABLE_FIELDS = new Set(['stateframe', 'templateowner', 'componentmap', 'depends']);

/** The value of an object index, which was read at an offset of the image. */
type ShowIndex = (at: number, index: number) => Value;

/** The fields with these names, or all fields. */
export function tableFields(
  of: Package,
  image: Uint8Array,
  index: number,
  show: ShowIndex,
  only: ReadonlySet<string> = TABLE_FIELDS,
): readonly PropertyValue[] {
  const wants = (name: string): boolean => only.has(name);
  const fields: PropertyValue[] = [];
  if (wants('stateframe') || wants('templateowner')) fields.push(...frontFields(of, image, index, show));
  if (wants('componentmap') && of.summary.layout.componentMap)
    fields.push(components(of, image, index, show));
  if (wants('depends')) fields.push(dependsOn(of, image, index, show));
  return fields.filter(({ name, value }) => wants(name.toLowerCase()) && !isEmpty(value));
}

function isEmpty(value: Value): boolean {
  return typeof value === 'object' && value?.kind === 'list' && value.items.length === 0;
}

const field = (name: string, type: string, value: Value): PropertyValue => ({ name, index: 0, type, value });

function frontFields(of: Package, image: Uint8Array, index: number, show: ShowIndex): PropertyValue[] {
  if (of.tagsAt[index] === 0) return [];
  const frame: PropertyValue[] = [];
  const pushed: PropertyValue[][] = [];
  const fields: PropertyValue[] = [];
  headerReferences(of, packageCursor(of, image), index, (label, at, value) => {
    const name = label.slice(label.lastIndexOf('.') + 1);
    const own = { ...field(name, 'object', show(at, value)), at, size: 4 };
    if (label.startsWith('stateFrame.pushed')) {
      if (name === 'state') pushed.push([own]);
      else pushed.at(-1)!.push(own);
    } else (label.startsWith('stateFrame.') ? frame : fields).push(own);
  });
  if (pushed.length > 0) {
    const items = pushed.map((inner): Value => ({ kind: 'struct', fields: inner }));
    frame.push(field('pushed', 'list', { kind: 'list', items }));
  }
  if (frame.length > 0) fields.push(field('stateFrame', 'struct', { kind: 'struct', fields: frame }));
  return fields;
}

function components(of: Package, image: Uint8Array, index: number, show: ShowIndex): PropertyValue {
  const cursor = packageCursor(of, image, of.exports.at[index]!);
  const items: Value[] = [];
  for (let left = enterComponentMap(cursor, of.summary); left > 0; left--) {
    cursor.skip(NAME_SIZE);
    const { at } = cursor;
    const value = { ...field('value', 'object', show(at, cursor.i32())), at, size: 4 };
    items.push({ kind: 'struct', fields: [value] });
  }
  return field('componentMap', 'list', { kind: 'list', items });
}

function dependsOn(of: Package, image: Uint8Array, index: number, show: ShowIndex): PropertyValue {
  const start = startsOfDepends(of, image)[index] ?? 0;
  const items: Value[] = [];
  if (start > 0) {
    const cursor = packageCursor(of, image, start);
    for (let left = cursor.count(4, 'dependencies'); left > 0; left--) {
      const { at } = cursor;
      items.push(show(at, cursor.i32()));
    }
  }
  return field('depends', 'list', { kind: 'list', items });
}

/** Offset of each export's list in the image; 0 for exports beyond the end of the table. */
const startsByPackage = new WeakMap<Package, Uint32Array>();

function startsOfDepends(of: Package, image: Uint8Array): Uint32Array {
  return getOrCreate(startsByPackage, of, () => findStarts(of, image));
}

function findStarts(of: Package, image: Uint8Array): Uint32Array {
  const starts = new Uint32Array(of.exports.at.length);
  const { dependsAt } = of.summary;
  if (dependsAt <= 0 || dependsAt > of.size) return starts;
  const cursor = packageCursor(of, image, of.start + dependsAt);
  for (let index = 0; index < starts.length && cursor.left >= 4; index++) {
    const { at } = cursor;
    const count = cursor.i32();
    if (count < 0 || count * 4 > cursor.left) break;
    starts[index] = at;
    cursor.skip(count * 4);
  }
  return starts;
}
