// Complete type names: since 1.1.3, tags store their type as a tree of names that includes structs and enums.
// Source: docs/formats/satisfactory.md#complete-type-names.

import type { Cursor } from '../../../bytes/cursor.ts';
import { readName, skipString } from '../texts/fstring.ts';
import { MOST_TYPE_DEPTH } from '../types/tag-codes.ts';
import { TYPE, type TypeCode, typeOfName, type ValueType, valueType } from '../types/types.ts';

/** A value that may be missing; its type has no number, as it is rare. */
export const OPTIONAL = 'OptionalProperty';

interface TypeNode {
  readonly name: string;
  readonly children: readonly TypeNode[];
}

/**
 * Reads a type tree.
 *
 * Layout of a node: FString name, i32 number of children, children.
 * @throws FormatError SHORT, COUNT, LIMIT
 */
export function readTypeTree(cursor: Cursor): ValueType {
  return toType(readNode(cursor, 0));
}

/** Skips a type tree. @throws FormatError SHORT, COUNT, LIMIT */
export function skipTypeTree(cursor: Cursor, depth = 0): void {
  skipString(cursor);
  const children = childCount(cursor, depth);
  for (let i = 0; i < children; i++) skipTypeTree(cursor, depth + 1);
}

function readNode(cursor: Cursor, depth: number): TypeNode {
  const name = readName(cursor);
  const count = childCount(cursor, depth);
  const children: TypeNode[] = [];
  for (let i = 0; i < count; i++) children.push(readNode(cursor, depth + 1));
  return { name, children };
}

function childCount(cursor: Cursor, depth: number): number {
  const count = cursor.count(8, 'inner types');
  if (depth >= MOST_TYPE_DEPTH && count > 0)
    throw cursor.error('LIMIT', `types nested at most ${MOST_TYPE_DEPTH} deep`, 'one more', cursor.at - 4);
  return count;
}

function toType({ name, children }: TypeNode): ValueType {
  const code = typeOfName(name);
  const [first, second] = children;
  const isIn = (...codes: readonly TypeCode[]): boolean => codes.includes(code);
  const hasInner = isIn(TYPE.array, TYPE.set) || (code === TYPE.map && second) || name === OPTIONAL;
  return valueType(
    code,
    name,
    code === TYPE.struct ? first?.name : undefined,
    isIn(TYPE.byte, TYPE.enum) ? first?.name : undefined,
    hasInner && first ? toType(first) : undefined,
    code === TYPE.map && second ? toType(second) : undefined,
  );
}
