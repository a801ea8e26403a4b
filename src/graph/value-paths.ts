// Values of a node with their paths, indices and all: for saying where in it a reference stands.

import type { PropertyValue, ReferenceValue, Value } from './values.ts';

/** `property`: the one that the value is all of; null for elements, keys and values of containers. */
export type VisitValue = (path: string, value: Value, property: PropertyValue | null) => void;

/** Visits every value of these properties, each before those inside it. */
function walkValues(properties: readonly PropertyValue[], visit: VisitValue, prefix = ''): void {
  // A static array is several properties of one name: `x[0]` is its first, and `x` all of them.
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

/**
 * Where in these properties something stands that leads elsewhere: gives its path with indices by its place in the
 * image, null where no property says it. It may be a reference, or a plain value such as an id or a name, alone or in a
 * list.
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

/** Characters of a GUID as text, and bytes of one in a file. */
const GUID = /^[0-9A-F]{32}$/i;
const GUID_BYTES = 16;
const COUNT_BYTES = 4;

/** Where the elements of a list of plain values lie in its bytes; null where that does not come out. */
function elementPlaces(
  items: readonly Value[],
  at: number,
  size: number,
): readonly (readonly [at: number, end: number])[] | null {
  const texts = items.map(textOf);
  if (texts.length === 0 || texts.includes(null)) return null;
  const all = texts as readonly string[];
  const guids = all.length * GUID_BYTES;
  // They end with the list; what stands before the first, if anything does, differs.
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

function textOf(value: Value): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value?.kind === 'text' ? value.text : null;
}

function isPlain(value: Value): boolean {
  return typeof value !== 'object' || value?.kind === 'text';
}

/** The path of the last that begins at a place or before, where it reaches so far. */
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
