// The keys that members are grouped by. Each key becomes a small number per member, and a table from these
// numbers to the values that are shown.

import { type ClassId, NODE_KINDS, type NodeId, type ReferenceKind } from '../../graph/ids.ts';
import { toJson } from '../../graph/values.ts';
import type { Spans } from '../columns/measures.ts';
import { badArgument, tooManyGroups } from '../errors.ts';
import type { Input } from '../filter/input.ts';
import { MOST_GROUPS } from '../limits.ts';
import { truncatedName } from '../names/spelling.ts';
import { isMany, ownLabelOf, type PropertyPath } from '../values/property-path.ts';
import { checkElements, type GroupedRows, type MemberValues, memberPath, valuesOf } from './members.ts';
import { keyOfValue, ValueKeys } from './value-keys.ts';

export type GroupField = 'CLASS' | 'KIND' | 'LEVEL' | 'PARENT_CLASS' | 'FILE' | 'VALUE';

type ObjectField = Exclude<GroupField, 'VALUE'>;

/** Exactly one of these is given. */
export type GroupKey = Input<{
  readonly field: GroupField;
  readonly property: string;
  readonly reference: string;
  readonly cell: number;
  readonly bucket: { readonly property: string; readonly width: number };
}>;

/** A code per member, all below `size`; `label` turns a code into JSON. */
export interface KeyColumn {
  readonly of: Uint32Array;
  readonly size: number;
  label(code: number): unknown;
}

/** @throws QueryError for keys that make no sense */
export function codesOf(members: GroupedRows, key: GroupKey, argument: string): KeyColumn {
  const given = Object.entries(key).filter(([, value]) => value !== undefined && value !== null);
  if (given.length !== 1)
    throw badArgument(argument, 'needs exactly one of field, property, reference, cell and bucket');
  if (key.field === 'VALUE') {
    checkElements(members, `${argument}.field`);
    return elementCodes(members);
  }
  if (key.field) return fieldCodes(members, key.field);
  if (typeof key.cell === 'number') return cellCodes(members, key.cell, `${argument}.cell`);
  if (key.bucket) return bucketCodes(members, key.bucket, `${argument}.bucket`);
  if (typeof key.property === 'string') {
    const path = memberPath(members, key.property, `${argument}.property`);
    const values = valuesOf(members, path);
    warnOfSeveral(members, path, values, `${argument}.property`);
    return propertyCodes(members, values);
  }
  const parsed = memberPath(members, key.reference!, `${argument}.reference`);
  if (!members.elements && isMany(parsed))
    warnOfSeveral(members, parsed, valuesOf(members, parsed), `${argument}.reference`);
  return referenceCodes(members, parsed);
}

function fieldCodes({ run, rows, elements }: GroupedRows, field: ObjectField): KeyColumn {
  const { graph } = run;
  const { nodes, files, levels } = graph.data;
  const { classes } = graph;
  // A list of all objects is in the order of the columns.
  const isWhole = elements === null && rows.length === graph.count;
  switch (field) {
    case 'CLASS':
      return {
        of: isWhole ? nodes.class : gather(rows, nodes.class),
        size: classes.count,
        label: (code) => classes.path(code as ClassId),
      };
    case 'KIND':
      return { of: gather(rows, nodes.kind), size: NODE_KINDS.length, label: (code) => NODE_KINDS[code] };
    case 'LEVEL':
      return {
        of: isWhole ? nodes.level : gather(rows, nodes.level),
        size: levels.length + 1,
        label: (code) => (code === 0 ? null : graph.text(levels[code - 1]!)),
      };
    case 'PARENT_CLASS':
      return {
        of: rows.map((row) => {
          const parent = nodes.parent[row]!;
          return parent < 0 ? 0 : nodes.class[parent]! + 1;
        }),
        size: classes.count + 1,
        label: (code) => (code === 0 ? null : classes.path((code - 1) as ClassId)),
      };
    case 'FILE':
      return {
        of: rows.map((row) => graph.fileAt(row as NodeId) + 1),
        size: files.length + 1,
        label: (code) => files[code - 1]?.name ?? null,
      };
  }
}

function gather(rows: Uint32Array, column: Uint8Array | Uint32Array): Uint32Array {
  const codes = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) codes[at] = column[rows[at]!]!;
  return codes;
}

/** Numbers texts (or numbers) in order of appearance, from 1; null is code 0. */
export class Coder<K> {
  readonly #codes = new Map<K, number>();
  readonly #shown: unknown[] = [null];

  code(key: K, shown: () => unknown): number {
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#shown.push(shown()) - 1;
      if (code > MOST_GROUPS) throw tooManyGroups('by');
      this.#codes.set(key, code);
    }
    return code;
  }

  codes(of: Uint32Array): KeyColumn {
    return { of, size: this.#shown.length, label: (code) => this.#shown[code] };
  }
}

/** Groups elements by the object that each refers to, the others by value. */
function elementCodes(members: GroupedRows): KeyColumn {
  const { graph } = members.run;
  const values = valuesOf(members, null);
  return propertyCodes(members, values, (at, coder) => {
    const target = values.column.targetOf(at);
    // No key of a value starts with @.
    return target < 0 ? null : coder.code(`@${target}`, () => graph.path(target as NodeId));
  });
}

/** @param codeOf returns the code of a value that is not grouped by its JSON; null for one that is */
function propertyCodes(
  members: GroupedRows,
  values: MemberValues,
  codeOf: (at: number, coder: Coder<string>) => number | null = () => null,
): KeyColumn {
  const coder = new Coder<string>();
  const { start, stop } = values;
  const keys = new ValueKeys(members, values, (value) =>
    value === null ? 0 : coder.code(keyOfValue(value), () => toJson(value)),
  );
  return coder.codes(
    members.rows.map((_, member) => {
      const first = start[member]!;
      return first === stop[member] ? 0 : (codeOf(first, coder) ?? keys.key(member, first));
    }),
  );
}

/** Warns that only the first value of a member is its key, where a path with [] leads to several. */
function warnOfSeveral(
  { run, elements }: GroupedRows,
  path: PropertyPath,
  { start, stop }: Spans,
  argument: string,
): void {
  if (elements !== null || !isMany(path) || start.every((first, member) => stop[member]! - first < 2)) return;
  const unnest = path.text.slice(0, path.text.lastIndexOf('[]') + 2);
  const rest = path.text.slice(unnest.length + 1);
  const key = rest === '' ? '{field: VALUE}' : `{${argument.split('.').at(-1)}: ${JSON.stringify(rest)}}`;
  const advice = `unnest: ${JSON.stringify(unnest)}, by: [${key}] counts each`;
  const message = `${argument}: only the first of several values under ${path.text} counts; ${advice}`;
  run.tools.warn({
    code: 'FIRST_VALUE',
    argument,
    message,
    name: truncatedName(path.text),
    suggestions: [unnest],
  });
}

/** Groups by the target of the first reference under the path that has one. */
function referenceCodes(members: GroupedRows, path: PropertyPath): KeyColumn {
  const { run, rows, elements } = members;
  const { graph } = run;
  const coder = new Coder<number>();
  const codeOf = (target: number): number => coder.code(target, () => graph.path(target as NodeId));
  const codes = new Uint32Array(rows.length);
  const labels = elements ? null : edgeLabels(members, path);
  if (labels) {
    const { start, label, target } = graph.edges;
    for (let member = 0; member < rows.length; member++) {
      const row = rows[member]!;
      run.tick(1, 4);
      for (let edge = start[row]!; edge < start[row + 1]! && codes[member] === 0; edge++)
        if (labels[label[edge]!] === 1) codes[member] = codeOf(target[edge]!);
    }
  } else {
    const { column, start, stop } = valuesOf(members, path);
    const { targetRows: found } = column;
    for (let member = 0; member < rows.length; member++) {
      // Row + 1.
      let target = 0;
      const end = Math.min(stop[member]!, found.length);
      for (let at = start[member]!; at < end && target === 0; at++) target = found[at]!;
      if (target > 0) codes[member] = codeOf(target - 1);
    }
  }
  return coder.codes(codes);
}

/** Kinds of references that are values of properties. */
const VALUE_KINDS: ReadonlySet<ReferenceKind> = new Set(['PROPERTY', 'ID', 'HASH', 'INDEX']);

/** Marks the labels that mean the same as the path, so that nothing has to be decoded; null when there are none. */
function edgeLabels({ run }: GroupedRows, path: PropertyPath): Uint8Array | null {
  const text = ownLabelOf(path);
  if (text === null) return null;
  const { labels } = run.graph.data;
  const good = Uint8Array.from(labels, ({ kind }, at) =>
    VALUE_KINDS.has(kind) && run.indexes.labelTexts[at] === text ? 1 : 0,
  );
  return good.includes(1) ? good : null;
}

/** Squares seen from above; code 0 is for members without a position. */
export function cellCodes({ run, rows }: GroupedRows, size: number, argument: string): KeyColumn {
  checkWidth(size, argument);
  const { x, y } = run.graph.data.nodes;
  const shown: unknown[] = [null];
  const codes = new Map<number, Map<number, number>>();
  const of = rows.map((row) => {
    const px = x[row];
    if (px === undefined || Number.isNaN(px)) return 0;
    const cx = Math.floor(px / size) * size;
    const cy = Math.floor(y[row]! / size) * size;
    let column = codes.get(cx);
    if (!column) {
      column = new Map();
      codes.set(cx, column);
    }
    let code = column.get(cy);
    if (code === undefined) {
      code = shown.push([cx, cy]) - 1;
      if (code > MOST_GROUPS) throw tooManyGroups(argument, 'squares');
      column.set(cy, code);
    }
    return code;
  });
  return { of, size: shown.length, label: (code) => shown[code] };
}

function bucketCodes(
  members: GroupedRows,
  bucket: { property: string; width: number },
  argument: string,
): KeyColumn {
  checkWidth(bucket.width, `${argument}.width`);
  const path = memberPath(members, bucket.property, `${argument}.property`);
  const coder = new Coder<number>();
  const { column, start, stop } = valuesOf(members, path);
  return coder.codes(
    members.rows.map((_, member) => {
      const first = start[member]!;
      const value = first === stop[member] ? Number.NaN : column.numberOf(first);
      if (!Number.isFinite(value)) return 0;
      const low = Math.floor(value / bucket.width) * bucket.width;
      return coder.code(low, () => low);
    }),
  );
}

function checkWidth(width: number, argument: string): void {
  if (!(width > 0) || !Number.isFinite(width))
    throw badArgument(argument, `must be more than 0, is ${width}`);
}
