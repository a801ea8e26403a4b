// Walks the values of a node with their paths, including indices, to find where in the node a reference is.

import type { NodeId } from './ids.ts';
import { type PropertyValue, type ReferenceValue, textIn, type Value } from './values.ts';

/** `property` is set if the value is all of it; null for elements, keys and values of containers. */
type VisitValue = (path: string, value: Value, property: PropertyValue | null) => void;

/** Visits every value in these properties, outer values first. */
function walkValues(properties: readonly PropertyValue[], visit: VisitValue, prefix = ''): void {
  // A static array is several properties with one name: `x[0]` is the first, and `x` all of them.
  const arrays = new Set<string>();
  for (const { name, index } of properties) if (index > 0) arrays.add(name);
  for (const property of properties) {
    const { name, index, value } = property;
    const own =
      (/[[\]"]/.test(name) ? JSON.stringify(name) : name) +
      (index > 0 || arrays.has(name) ? `[${index}]` : '');
    walkValue(`${prefix}${own}`, value, property, visit);
  }
}

/** Finds paths by node and place. Keeps those of the last node, because consecutive calls ask for the references of one. */
export function pathsOfLast(
  pathsOf: (node: NodeId) => (at: number) => string | null,
): (node: NodeId, at: number) => string | null {
  let last: { readonly node: NodeId; readonly find: (at: number) => string | null } | null = null;
  return (node, at) => {
    if (last?.node !== node) last = { node, find: pathsOf(node) };
    return last.find(at);
  };
}

/**
 * Finds paths by place: returns a function from an offset in the image to the path, with indices, of the
 * value there that refers to something; null if no property has one there. The value may be a reference, or a
 * plain value such as an id or a name, alone or in a list.
 */
export function pathsByPlace(properties: readonly PropertyValue[]): (at: number) => string | null {
  const references = new Map<number, string>();
  const plain: Placed[] = [];
  walkValues(properties, (path, value, property) => {
    if (isReference(value)) {
      if (!references.has(value.at)) references.set(value.at, path);
    } else if (property) notePlain(plain, path, property);
  });
  plain.sort((a, b) => a.at - b.at);
  return (at) => references.get(at) ?? lastBefore(plain, at);
}

interface Placed {
  readonly path: string;
  readonly at: number;
  readonly end: number;
}

function notePlain(into: Placed[], path: string, { value, at, size }: PropertyValue): void {
  if (at === undefined || size === undefined) return;
  if (isPlain(value)) into.push({ path, at, end: at + size });
  else if (typeof value === 'object' && value?.kind === 'list') {
    const places = elementPlaces(value.items, at, size);
    places?.forEach(([start, end], index) => {
      into.push({ path: `${path}[${index}]`, at: start, end });
    });
  }
}

/** A GUID in letters, and its size in a file in bytes. */
const GUID = /^[0-9A-F]{32}$/i;
const GUID_BYTES = 16;
const COUNT_BYTES = 4;

/** Offsets of the elements of a list of plain values in its bytes; null where that cannot be worked out. */
function elementPlaces(
  items: readonly Value[],
  at: number,
  size: number,
): readonly (readonly [at: number, end: number])[] | null {
  const texts = items.map(textIn);
  if (texts.length === 0 || texts.includes(null)) return null;
  const all = texts as readonly string[];
  const guids = all.length * GUID_BYTES;
  // The elements end with the list; what precedes the first varies, if there is anything.
  if (guids <= size && all.every((text) => GUID.test(text))) {
    const first = at + size - guids;
    return all.map((_, index) => [first + index * GUID_BYTES, first + (index + 1) * GUID_BYTES]);
  }
  const lengths = all.map((text) => new TextEncoder().encode(text).length);
  const around = (size - COUNT_BYTES - lengths.reduce((sum, length) => sum + length, 0)) / all.length;
  if (around < 1 || !Number.isInteger(around)) return null;
  let next = at + COUNT_BYTES;
  return lengths.map((length) => {
    const start = next;
    next += length + around;
    return [start, next];
  });
}

function isPlain(value: Value): boolean {
  return typeof value !== 'object' || value?.kind === 'text';
}

/** The path of the last value that begins at or before a place and extends to it. */
function lastBefore(placed: readonly Placed[], at: number): string | null {
  let low = 0;
  for (let high = placed.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (placed[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  const found = placed[low - 1];
  return found && at < found.end ? found.path : null;
}

function isReference(value: Value): value is ReferenceValue {
  return typeof value === 'object' && value?.kind === 'reference';
}

function walkValue(path: string, value: Value, property: PropertyValue | null, visit: VisitValue): void {
  visit(path, value, property);
  if (typeof value !== 'object' || value === null) return;
  if (value.kind === 'struct') walkValues(value.fields, visit, `${path}.`);
  else if (value.kind === 'list') {
    value.items.forEach((item, at) => {
      walkValue(`${path}[${at}]`, item, null, visit);
    });
  } else if (value.kind === 'map') {
    value.entries.forEach((entry, at) => {
      walkValue(`${path}[${at}].key`, entry.key, null, visit);
      walkValue(`${path}[${at}].value`, entry.value, null, visit);
    });
  }
}
