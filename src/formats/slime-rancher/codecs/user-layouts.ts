// Layouts that users add without a release: JSON of the same rows as ours, checked whole before use.
//
//   {
//     "layouts": [{ "key": "SRTP", "game": "SR2", "versions": [2, 2],
//                   "fields": [{ "name": "state", "type": "enum<Pod>" }, ...] }],
//     "names":   { "SRPU": { "16": "Jetpack" } },
//     "places":  { "pod0000000001": [1, 2, 3] }
//   }

import { FORMAT_FACTS } from '../../formats.gen.ts';
import { objectIn, onlyKeys, parseJson, refuse } from '../../layout/user-layouts.ts';
import { type BlockRole, type BlockRow, EVIDENCE, type Evidence, type FieldRow } from '../layouts/layout.ts';
import { isLayoutKey, parseType, type Type } from './type-text.ts';

export interface UserLayouts {
  readonly rows: readonly BlockRow[];
  readonly names: ReadonlyMap<string, ReadonlyMap<number, string>>;
  readonly places: ReadonlyMap<string, readonly [number, number, number]>;
}

const ROLES: readonly BlockRole[] = ['record', 'value', 'index'];
/** Each dictionary of records needs its own way to join paths, whose number the graph stores in a byte. */
const MOST_RECORD_MAPS = 100;

/** @throws FormatError VALUE with the place in the JSON */
export function parseUserLayouts(text: string, own: readonly BlockRow[]): UserLayouts {
  const root = objectIn(parseJson(text), '');
  onlyKeys(root, ['layouts', 'names', 'places', ...Object.keys(FORMAT_FACTS)], '');
  const rows = array(root.layouts ?? [], 'layouts').map((row, i) => blockRow(row, `layouts[${i}]`));
  checkTypes(rows, own);
  return { rows, names: numberNames(root.names ?? {}), places: places(root.places ?? {}) };
}

function array(value: unknown, place: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(place, 'a list', value);
}

function string(value: unknown, place: string): string {
  return typeof value === 'string' && value !== '' ? value : refuse(place, 'a text', value);
}

function texts(value: unknown, place: string): string[] {
  return array(value, place).map((text, i) =>
    typeof text === 'string' ? text : refuse(`${place}[${i}]`, 'a text', text),
  );
}

function whole(value: unknown, place: string): number {
  const isVersion = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 200;
  return isVersion ? value : refuse(place, 'a version from 0 to 199', value);
}

function blockRow(value: unknown, place: string): BlockRow {
  const row = objectIn(value, place);
  onlyKeys(row, ['key', 'game', 'identifiers', 'versions', 'role', 'place', 'rotation', 'fields'], place);
  const key = string(row.key, `${place}.key`);
  if (!isLayoutKey(key)) refuse(`${place}.key`, 'an identifier such as SRAD.Actor', key);
  const game = row.game ?? 'SR2';
  if (game !== 'SR1' && game !== 'SR2') refuse(`${place}.game`, 'SR1 or SR2', game);
  const versions = array(row.versions, `${place}.versions`);
  const first = whole(versions[0], `${place}.versions[0]`);
  const last = whole(versions[1] ?? first, `${place}.versions[1]`);
  if (last < first) refuse(`${place}.versions`, 'first and last version', versions);
  const role = row.role ?? 'record';
  if (!ROLES.includes(role as BlockRole)) refuse(`${place}.role`, ROLES.join(', '), role);
  const fields = array(row.fields, `${place}.fields`).map((field, i) =>
    fieldRow(field, `${place}.fields[${i}]`),
  );
  const names = new Set(fields.map(({ name }) => name));
  for (const part of ['place', 'rotation'] as const) {
    const name = row[part];
    if (name !== undefined && !names.has(name as string))
      refuse(`${place}.${part}`, 'the name of a field', name);
  }
  checkNames(fields, place);
  return {
    ...{ key, game, versions: [first, last], role: role as BlockRole, fields },
    ...optional(row, place, { identifiers: texts, place: string, rotation: string }),
  };
}

/** Those of a row's keys that are there. */
function optional<T>(
  row: Readonly<Record<string, unknown>>,
  place: string,
  readers: { readonly [K in keyof T]: (value: unknown, place: string) => T[K] },
): Partial<T> {
  const found: Partial<T> = {};
  for (const key in readers)
    if (row[key] !== undefined) found[key] = readers[key](row[key], `${place}.${key}`);
  return found;
}

/** Keys of a field besides its name, type and evidence. */
const FIELD_KEYS = {
  ...{ aliases: texts, since: whole, until: whole, optional: yesOrNo },
  ...{ before: string, unless: string, note: string },
};

function yesOrNo(value: unknown, place: string): boolean {
  return typeof value === 'boolean' ? value : refuse(place, 'true or false', value);
}

function fieldRow(value: unknown, place: string): FieldRow {
  const row = objectIn(value, place);
  onlyKeys(row, ['name', 'type', 'evidence', ...Object.keys(FIELD_KEYS)], place);
  const evidence = row.evidence ?? 'user';
  if (!EVIDENCE.includes(evidence as Evidence)) refuse(`${place}.evidence`, EVIDENCE.join(', '), evidence);
  const type = string(row.type, `${place}.type`);
  try {
    parseType(type);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    refuse(`${place}.type`, 'a type', error.message, error);
  }
  const name = string(row.name, `${place}.name`);
  return { name, type, evidence: evidence as Evidence, ...optional(row, place, FIELD_KEYS) };
}

/** No two fields of the same name in one version: paths and properties go by name. */
function checkNames(fields: readonly FieldRow[], place: string): void {
  fields.forEach((field, i) => {
    const other = fields.findIndex(
      (earlier) =>
        earlier.name.toLowerCase() === field.name.toLowerCase() &&
        earlier.before === undefined &&
        (earlier.since ?? 0) <= (field.until ?? Number.POSITIVE_INFINITY) &&
        (field.since ?? 0) <= (earlier.until ?? Number.POSITIVE_INFINITY),
    );
    if (other < i) refuse(`${place}.fields[${i}].name`, 'a name of its own', field.name);
  });
}

/** Checks that need all rows: where records may be, and that the named blocks exist. */
function checkTypes(rows: readonly BlockRow[], own: readonly BlockRow[]): void {
  const roles = new Map<string, BlockRole>();
  for (const { key, role } of [...own, ...rows]) roles.set(key, role ?? 'record');
  let recordMaps = 0;
  rows.forEach((row, i) => {
    row.fields.forEach((field, j) => {
      const place = `layouts[${i}].fields[${j}].type`;
      const type = parseType(field.type);
      const records = recordsIn(type, roles, (key) => refuse(place, 'a block with a layout', key));
      if (row.role === 'index' && field.type !== '[str]') refuse(place, '[str] in an index', field.type);
      if (row.role === 'value' && records > 0) refuse(place, 'no records in a value', field.type);
      if (records > 0 && !recordsMayStand(type))
        refuse(place, 'records directly, in a list, or in a dictionary of them or their lists', field.type);
      if (row.place === field.name && field.type !== 'SRV3') refuse(place, 'SRV3 for a place', field.type);
      if (type.kind === 'map' && records > 0) recordMaps++;
    });
  });
  if (recordMaps > MOST_RECORD_MAPS)
    refuse('layouts', `at most ${MOST_RECORD_MAPS} dictionaries of records`, recordMaps);
}

function recordsIn(
  { kind, keys, parts }: Type,
  roles: ReadonlyMap<string, BlockRole>,
  unknown: (key: string) => never,
): number {
  if (kind !== 'block') return parts.reduce((sum, part) => sum + recordsIn(part, roles, unknown), 0);
  return keys ? keys.filter((key) => (roles.get(key) ?? unknown(key)) !== 'value').length : 1;
}

function recordsMayStand(type: Type): boolean {
  const isBlockOrMaybe = ({ kind, parts }: Type): boolean =>
    kind === 'block' || (kind === 'maybe' && parts[0]!.kind === 'block');
  const stands = (inner: Type): boolean =>
    isBlockOrMaybe(inner) || (inner.kind === 'list' && isBlockOrMaybe(inner.parts[0]!));
  return stands(type.kind === 'map' ? type.parts[1]! : type);
}

function numberNames(value: unknown): Map<string, Map<number, string>> {
  const all = new Map<string, Map<number, string>>();
  for (const [of, names] of Object.entries(objectIn(value, 'names'))) {
    const list = new Map<number, string>();
    for (const [number, name] of Object.entries(objectIn(names, `names.${of}`))) {
      if (!/^-?\d{1,10}$/.test(number)) refuse(`names.${of}`, 'whole numbers as keys', number);
      list.set(Number(number), string(name, `names.${of}.${number}`));
    }
    all.set(of, list);
  }
  return all;
}

function places(value: unknown): Map<string, [number, number, number]> {
  const all = new Map<string, [number, number, number]>();
  for (const [id, place] of Object.entries(objectIn(value, 'places'))) {
    const [x, y, z, ...more] = array(place, `places.${id}`);
    if (!isNumber(x) || !isNumber(y) || !isNumber(z) || more.length > 0)
      refuse(`places.${id}`, '[x, y, z]', place);
    all.set(id, [x, y, z]);
  }
  return all;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
