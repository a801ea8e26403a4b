// Fields of curated rows, as filters, orders and groups see them. A row is a plain object (or one with
// getters) whose property names are the field names; the schema defines what kind of value each field has.

import type { Graph } from '../../../graph/graph.ts';
import { badArgument } from '../../../query/errors.ts';
import type { ListOwner } from '../game.ts';
import { isNamed, type Named, type ObjectRef, type Place } from '../scope.ts';

/**
 * text: a text or an enum value. named: a Named, matched by any of its texts. object: an ObjectRef, matched
 * by path or name. A list of any of these matches if one of its entries does.
 */
export type RowFieldKind = 'text' | 'number' | 'boolean' | 'enum' | 'named' | 'object' | 'place' | 'other';

/** The fields of a row type, by name. */
export type RowFields = ReadonlyMap<string, RowFieldKind>;

export type Row = object;

/** The values that a number can have. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
  /** In words: `1 is 100 %`. */
  readonly unit: string;
}

/** All rows of one list; `name` is unique among the lists of a save. */
export interface RowSource {
  readonly graph: Graph;
  readonly fields: RowFields;
  /** By field, where they are known. */
  readonly ranges?: ReadonlyMap<string, ValueRange>;
  /** How many units of the save make a metre; null or absent when it is unknown. */
  readonly perMetre?: number | null;
  readonly name: string;
  readonly rows: readonly Row[];
}

/** All rows of a list, by its name in the schema; a view has a property for each list on its type. */
export function rowsOfList(owner: ListOwner, name: string): readonly Row[] {
  return (owner as unknown as Readonly<Record<string, readonly Row[]>>)[name]!;
}

/** The value of a field; dots lead into nested values, such as `recipe.name`, and into each of a list. */
export function valueAt(row: Row, path: string): unknown {
  const [first = '', ...inner] = path.split('.');
  let value = (row as Readonly<Record<string, unknown>>)[first];
  for (const name of inner)
    value = Array.isArray(value) ? valuesInside(value, name) : valueInside(value, name);
  return value ?? null;
}

function valuesInside(list: readonly unknown[], name: string): readonly unknown[] {
  return list.flatMap((entry) => valueInside(entry, name) ?? []);
}

/** The contents of an object belong to the API, not to rows. */
function valueInside(value: unknown, name: string): unknown {
  const isOpen =
    typeof value === 'object' && value !== null && !isObjectRef(value) && Object.hasOwn(value, name);
  return isOpen ? (value as Readonly<Record<string, unknown>>)[name] : null;
}

/** Checks that a path begins with a field. @throws QueryError BAD_ARGUMENT that lists the fields */
export function checkField(fields: RowFields, path: string, argument: string): string {
  const [first = ''] = path.split('.');
  if (fields.has(first) && FIELD_PATH.test(path)) return path;
  const known = [...fields].filter(([, kind]) => kind !== 'other').map(([name]) => name);
  throw badArgument(
    argument,
    `${JSON.stringify(path.slice(0, 60))} is not a field; there are ${known.join(', ')}`,
  );
}

const FIELD_PATH = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/;

/** All texts that a value can be matched by; empty if there is no value. */
export function textsOf(graph: Graph, value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(graph, entry));
  if (isNamed(value)) return namesOf(value);
  if (isObjectRef(value)) return [graph.path(value.node), graph.name(value.node)];
  return value === null || value === undefined ? [] : [String(value)];
}

function namesOf({ title, name, path }: Named): string[] {
  return [title, name, path].filter((text) => text !== null);
}

/** Whether a value is an object of the save. */
export function isObjectRef(value: unknown): value is ObjectRef {
  return typeof value === 'object' && value !== null && 'node' in value;
}

/** Whether a value is a place. */
export function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

/** What values are compared by. */
export type Comparable = string | number | boolean | null;

/** What orders and group keys compare: for a Named its title, if it has one. */
export function comparableOf(graph: Graph, value: unknown): Comparable {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return Number(value);
  if (isNamed(value)) return value.title ?? value.name;
  if (isObjectRef(value)) return graph.path(value.node);
  if (Array.isArray(value)) return value.map((entry) => comparableOf(graph, entry)).join(', ');
  return null;
}

/** What group keys compare: for a list each of its values once, null if it is empty. */
export function groupKeysOf(graph: Graph, value: unknown): readonly Comparable[] {
  if (!Array.isArray(value)) return [comparableOf(graph, value)];
  const keys = new Set(value.map((entry) => comparableOf(graph, entry)));
  return keys.size === 0 ? [null] : [...keys];
}

/** A value as a number, with true and false as 1 and 0; NaN if it is none. */
export function numberOf(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'boolean' && typeof value !== 'bigint') return Number.NaN;
  const number = Number(value);
  return Number.isFinite(number) ? number : Number.NaN;
}
