// Differences between two values. Equal values are compared without allocating; others are reported by path.

import type { PropertyValue, TextValue, Value } from '../../graph/values.ts';

export interface Difference {
  /** The property path, with positions in lists. */
  readonly path: string;
  /** Undefined where there is none. */
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** Most differences reported one by one. After that, an object's properties are reported as a whole. */
const MOST_DIFFERENCES = 1000;

/** The name of the first property that differs; null if two lists have equal properties, in whatever order. */
export function firstDifference(a: readonly PropertyValue[], b: readonly PropertyValue[]): string | null {
  for (const [at, left] of a.entries()) {
    const right = b[at];
    if (!right || left.name !== right.name || left.index !== right.index) return differenceByKey(a, b);
    if (!sameValue(left.value, right.value)) return left.name;
  }
  return b[a.length]?.name ?? null;
}

/** Versions of a game write its properties in different orders. */
function differenceByKey(a: readonly PropertyValue[], b: readonly PropertyValue[]): string | null {
  const others = byKey(b);
  for (const [key, { name, value }] of byKey(a)) {
    const other = others.get(key);
    if (!other || !sameValue(value, other.value)) return name;
    others.delete(key);
  }
  const [added] = others.values();
  return added?.name ?? null;
}

function sameProperties(a: readonly PropertyValue[], b: readonly PropertyValue[]): boolean {
  return a.length === b.length && firstDifference(a, b) === null;
}

/** References are equal when they have the same path. */
function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Number.isNaN(a as number) && Number.isNaN(b as number);
  switch (a.kind) {
    case 'struct':
      return b.kind === 'struct' && sameProperties(a.fields, b.fields);
    case 'list':
      return (
        b.kind === 'list' &&
        a.items.length === b.items.length &&
        a.items.every((item, at) => sameValue(item, b.items[at]!))
      );
    case 'map':
      return (
        b.kind === 'map' &&
        a.entries.length === b.entries.length &&
        a.entries.every(
          ({ key, value }, at) =>
            sameValue(key, b.entries[at]!.key) && sameValue(value, b.entries[at]!.value),
        )
      );
    case 'reference':
      return b.kind === 'reference' && a.path === b.path;
    case 'text':
      return b.kind === 'text' && sameText(a, b);
    case 'opaque':
      return (
        b.kind === 'opaque' &&
        a.bytes.length === b.bytes.length &&
        a.bytes.every((byte, at) => byte === b.bytes[at])
      );
  }
}

/** A hashed name is compared by its number: whether its text is known depends on the rest of the save. */
function sameText(a: TextValue, b: TextValue): boolean {
  if (a.number !== undefined || b.number !== undefined) return a.number === b.number;
  return a.text === b.text && JSON.stringify(a.json) === JSON.stringify(b.json);
}

/** Every path whose value differs. Structs and lists of equal length are compared part by part. */
export function differences(a: readonly PropertyValue[], b: readonly PropertyValue[]): Difference[] {
  const found: Difference[] = [];
  compareFields(a, b, '', found);
  return found;
}

function compareFields(
  a: readonly PropertyValue[],
  b: readonly PropertyValue[],
  prefix: string,
  found: Difference[],
): void {
  const left = byKey(a);
  const right = byKey(b);
  for (const key of new Set([...left.keys(), ...right.keys()]))
    compare(left.get(key)?.value, right.get(key)?.value, prefix + key, found);
}

/** Fields by name, with a position where a name is repeated. */
function byKey(fields: readonly PropertyValue[]): Map<string, PropertyValue> {
  const keyed = new Map<string, PropertyValue>();
  for (const field of fields) {
    const { name, index } = field;
    const plain = /[.[\]"]/.test(name) ? JSON.stringify(name) : name;
    let key = index > 0 ? `${plain}[${index}]` : plain;
    for (let again = 1; keyed.has(key); again++) key = `${plain}[${again}]`;
    keyed.set(key, field);
  }
  return keyed;
}

function compare(a: Value | undefined, b: Value | undefined, path: string, found: Difference[]): void {
  if (a !== undefined && b !== undefined && sameValue(a, b)) return;
  if (isObject(a) && isObject(b) && found.length < MOST_DIFFERENCES) {
    if (a.kind === 'struct' && b.kind === 'struct') {
      compareFields(a.fields, b.fields, `${path}.`, found);
      return;
    }
    if (a.kind === 'list' && b.kind === 'list' && a.items.length === b.items.length) {
      a.items.forEach((item, at) => {
        compare(item, b.items[at], `${path}[${at}]`, found);
      });
      return;
    }
  }
  found.push({ path, before: a, after: b });
}

function isObject(
  value: Value | undefined,
): value is Exclude<Value, number | bigint | string | boolean | null> {
  return typeof value === 'object' && value !== null;
}
