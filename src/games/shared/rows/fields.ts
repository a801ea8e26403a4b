// Fields of curated rows, as filters, orders and groups see them. A row is a plain object (or one with
// getters) whose property names are the field names; the schema defines what kind of value each field has.

import type { Graph } from '../../../graph/graph.ts';
import { NO_NODE } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import { badOperand } from '../../../query/errors.ts';
import type { HiddenValues, ListOwner } from '../game.ts';
import { isNamed, type Named, type ObjectRef, type Place } from '../scope.ts';

/**
 * text: a text or an enum value. named: a Named, matched by any of its texts. object: an ObjectRef, matched
 * by path or name. A list of any of these matches if one of its entries does. row, rows: see {@link RowLink}, or else
 * structs that the row has itself.
 */
export type RowFieldKind =
  | ('text' | 'number' | 'boolean' | 'enum' | 'named' | 'object' | 'place' | 'other')
  | ('row' | 'rows');

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

/** What a field leads to: one row or several of another list of the same save. */
export interface RowLink {
  /** The path of the value that says which. */
  readonly by: string;
  /** Their positions in the target, ascending; null if the row does not say. */
  positions(row: Row): readonly number[] | null;
  target(): RowSource;
}

/** What is known of the rows of a list without looking at them. */
export interface RowShape {
  readonly graph: Graph;
  readonly fields: RowFields;
  readonly links?: ReadonlyMap<string, RowLink>;
  /** By field, where they are known. */
  readonly ranges?: ReadonlyMap<string, ValueRange>;
  /** That of the structs in a field; null if there are none. */
  readonly inside?: (field: string) => RowShape | null;
}

/** All rows of one list; `name` is unique among the lists of a save. */
export interface RowSource extends RowShape {
  /** How many units of the save make a metre; null or absent when it is unknown. */
  readonly perMetre?: number | null;
  /** The axis that heights are along; null or absent when it is unknown. */
  readonly upAxis?: string | null;
  /** True if each level has places of its own. */
  readonly isPerLevel?: boolean;
  readonly name: string;
  readonly rows: readonly Row[];
  /** Where in each row these are, with a dot at the end, if they are structs. */
  readonly path?: string;
  readonly others?: OtherLists;
  readonly never?: readonly NeverRule[];
  /** Texts of a field that are known without a row that has them. */
  readonly words?: (field: string) => readonly string[];
  /** Why rows may not have the value of this field that they really have; undefined where they have. */
  readonly hides?: (field: string) => Pick<HiddenValues, 'text' | 'words'> | undefined;
}

/** Values that no row of the list has. */
export interface NeverRule {
  readonly field: string;
  readonly values: readonly string[];
  /** The lists that have them, in words. */
  readonly instead: string;
}

/** Other lists of the same view. */
export interface OtherLists {
  /** Of the same type of rows. */
  readonly alike: readonly OtherList[];
  /** Of those who may have rows here: players, heroes, guilds. */
  readonly named: readonly OtherList[];
}

interface OtherList {
  readonly field: string;
  rows(): readonly Row[];
}

/** What a field of kind row or rows leads to; of structs, the rows are those that they are in. Null for other fields. */
export function sourceBehind(source: RowSource, field: string): RowSource | null {
  const { rows, name, links, path = '' } = source;
  if (links?.has(field)) return links.get(field)!.target();
  const struct = source.inside?.(field);
  return struct ? { ...struct, rows, name, path: `${path}${field}.` } : null;
}

/** All rows of a list, by its name in the schema; a view has a property for each list on its type. */
export function rowsOfList(owner: ListOwner, name: string): readonly Row[] {
  return (owner as unknown as Readonly<Record<string, readonly Row[]>>)[name]!;
}

/** The value of a field; dots lead into nested values, such as `recipe.name`, and into each of a list. */
export function valueAt(row: Row, path: string): unknown {
  const own = row as Readonly<Record<string, unknown>>;
  // Most paths are short, and asked for of each row.
  if (!path.includes('.')) return own[path] ?? null;
  const [first = '', ...inner] = path.split('.');
  let value = own[first];
  for (const name of inner)
    value = Array.isArray(value) ? valuesInside(value, name) : valueInside(value, name);
  return value ?? null;
}

function valuesInside(list: readonly unknown[], name: string): readonly unknown[] {
  return list.flatMap((entry) => valueInside(entry, name) ?? []);
}

/** Whom or what the texts of a field name, where a row knows it; or else the value of the field. */
export function thingAt(row: Row, path: string): unknown {
  const { things } = row as { readonly things?: Readonly<Record<string, unknown>> };
  return things && Object.hasOwn(things, path) ? things[path] : valueAt(row, path);
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
  const known = [...fields].filter(([, kind]) => kind !== 'other' && kind !== 'rows').map(([name]) => name);
  throw badOperand(
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

function namesOf({ title, name, path, id = name }: Named): string[] {
  return [...new Set([title, name, path, id])].filter((text) => text !== null);
}

/** True if a value is an object of the save. */
export function isObjectRef(value: unknown): value is ObjectRef {
  return typeof value === 'object' && value !== null && 'node' in value;
}

/** True if a value is a place. */
export function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

/** What values are compared by. */
export type Comparable = string | number | boolean | null;

/** What orders compare and groups show: for a Named its title, if it has one. */
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

const ids = new WeakMap<Named, string>();

/**
 * What tells a thing from others with its title; null for what is no thing. Things of the save have their path, and what the
 * game defines its name, as not every save writes where that is defined.
 */
export function idOf(graph: Graph, value: unknown): string | null {
  if (isObjectRef(value)) return graph.path(value.node);
  if (!isNamed(value)) return null;
  const { path, name, id } = value;
  return id ?? getOrCreate(ids, value, () => (path !== null && graph.find(path) !== NO_NODE ? path : name));
}

/** What a row is grouped by: a thing by its id, and anything else by its value. */
export interface RowGroupKey {
  readonly key: Comparable;
  readonly id: string | null;
}

/** For a list each of its values once, null if it is empty. */
export function groupKeysOf(graph: Graph, value: unknown): readonly RowGroupKey[] {
  if (!Array.isArray(value)) return [groupKeyOf(graph, value)];
  const keys = new Map<string, RowGroupKey>();
  for (const entry of value.length === 0 ? [null] : value) {
    const found = groupKeyOf(graph, entry);
    const text = textOfKeys([found]);
    if (!keys.has(text)) keys.set(text, found);
  }
  return [...keys.values()];
}

/** As the field shows it: a number may not have all digits of a 64-bit integer. */
function groupKeyOf(graph: Graph, value: unknown): RowGroupKey {
  return typeof value === 'bigint'
    ? { key: String(value), id: null }
    : { key: comparableOf(graph, value), id: idOf(graph, value) };
}

/** The same for the same things, however they are titled. */
export function textOfKeys(keys: readonly RowGroupKey[]): string {
  return JSON.stringify(keys.map(({ key, id }) => (id === null ? key : [id])));
}

/** A value as a number, with true and false as 1 and 0; NaN if it is none. */
export function numberOf(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'boolean' && typeof value !== 'bigint') return Number.NaN;
  const number = Number(value);
  return Number.isFinite(number) ? number : Number.NaN;
}
