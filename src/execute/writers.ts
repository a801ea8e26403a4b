// Compiles selections into functions that write their answers. The function of each field is made when first
// needed, because a selection can reach far more fields than it actually does. Not supported, because our
// schema has none: mutations, `isTypeOf`, and promises of types for interfaces.

import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { type CollectedFields, collectFields, type Selecting } from './collect-fields.ts';
import { directWriterOf, type WriteDirect } from './direct-writer.ts';
import { type Execution, fail, type WriteValue } from './execution.ts';
import { fieldInfo } from './field-info.ts';
import type { FieldLocation } from './field-location.ts';
import { encloseHoles, leaveHole } from './holes.ts';
import { literal, NULL } from './json/json-literal.ts';
import { TOO_LONG } from './json/json-out.ts';
import { leafWriter } from './leaves.ts';

/** A query being compiled for certain values of the variables in its conditions. */
export interface Compiling extends Selecting {
  /** Fields that code has been made for. */
  made: number;
  readonly kept: Kept;
}

/** Fields whose code is kept, in all queries together. */
export interface Kept {
  fields: number;
}

/** Fields to make code for before the budget is checked. */
const CHECK_FIELDS = 1000;
/** Fields to keep code for per query: nested fragments let a short query reach very many. */
const MOST_FIELDS = 20_000;

/**
 * A writer for what the occurrences of a field, or an operation, select of an object.
 * @param parent the field; null for an operation
 */
export function selectionWriter(
  compiling: Compiling,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
  parent: FieldLocation | null,
): WriteValue {
  let kept: WriteValue | null = null;
  return (run, object) => {
    throwError(object);
    let write = kept;
    if (!write) {
      if (compiling.made > CHECK_FIELDS) run.context.budget.check();
      const fields = collectFields(compiling, type, sets);
      write = fieldsWriter(compiling, type, fields, parent);
      if (compiling.made <= MOST_FIELDS) {
        kept = write;
        compiling.kept.fields += fields.size;
      }
    }
    write(run, object);
  };
}

function fieldsWriter(
  compiling: Compiling,
  type: GraphQLObjectType,
  fields: CollectedFields,
  parent: FieldLocation | null,
): WriteValue {
  compiling.made += fields.size;
  const writers = Array.from(fields, ([key, nodes], at) => ({
    before: literal(`${at === 0 ? '{' : ','}${JSON.stringify(key)}:`),
    ...fieldWriter(compiling, type, { key, nodes, parent }),
  }));
  return (run, object) => {
    const { out } = run;
    run.context.budget.object(writers.length);
    if (writers.length === 0) return out.literal(EMPTY);
    for (const { before, direct, write } of writers) {
      out.literal(before);
      if (direct === null || !direct(out, object)) write(run, object);
    }
    out.byte(CLOSE_BRACE);
  };
}

const EMPTY = literal('{}');
const CLOSE_BRACE = 0x7d;

function fieldWriter(
  compiling: Compiling,
  type: GraphQLObjectType,
  { key, nodes, parent }: Pick<FieldLocation, 'key' | 'nodes' | 'parent'>,
): { readonly direct: WriteDirect<unknown> | null; readonly write: WriteValue } {
  const [node] = nodes as readonly [FieldNode];
  if (node.name.value === TypeNameMetaFieldDef.name) {
    const name = literal(JSON.stringify(type.name));
    return { direct: null, write: ({ out }) => out.literal(name) };
  }
  const field = fieldNamed(compiling.schema, type, node.name.value);
  const nullable = !isNonNullType(field.type);
  const depth = parent ? parent.depth + 1 : 0;
  const location: FieldLocation = {
    name: `${type.name}.${field.name}`,
    key,
    nodes,
    depth,
    nullable,
    parent,
    args: field.args,
    info: fieldInfo({
      schema: compiling.schema,
      fieldName: field.name,
      fieldNodes: nodes,
      parentType: type,
      returnType: field.type,
    }),
  };
  return { direct: directWriterOf(field), write: resolvedWriter(compiling, field, location) };
}

function resolvedWriter(compiling: Compiling, field: AnyField, location: FieldLocation): WriteValue {
  const { key, depth, nodes, nullable, info } = location;
  const writeValue = valueWriter(compiling, field.type, location);
  const resolve = field.resolve ?? defaultFieldResolver;
  const args = field.args.length === 0 ? NO_ARGS : null;
  return (run, object) => {
    const { path, out, holes } = run;
    path[depth] = key;
    const from = out.at;
    const first = holes.length;
    run.context.answerPath.enter(path, depth + 1);
    try {
      const value = resolve(object, args ?? argumentsOf(run, field, nodes[0]!), run.context, info);
      if (isPromise(value)) {
        leaveHole(run, location, value, writeValue);
        return;
      }
      writeValue(run, value);
    } catch (error) {
      fail(run, location, error, from, first);
    }
    if (nullable && holes.length > first) encloseHoles(run, first, from);
  };
}

function fieldNamed(schema: GraphQLSchema, type: GraphQLObjectType, name: string): AnyField {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return type.getFields()[name]!;
}

type AnyField = GraphQLField<unknown, unknown>;
type Args = Readonly<Record<string, unknown>>;

/** The field's arguments, the same for every object: computed once per run. */
function argumentsOf({ args, variables }: Execution, field: AnyField, node: FieldNode): Args {
  let made = args.get(node);
  if (!made) {
    made = getArgumentValues(field, node, variables);
    args.set(node, made);
  }
  return made;
}

const NO_ARGS: Args = Object.freeze({});

function valueWriter(compiling: Compiling, type: GraphQLOutputType, location: FieldLocation): WriteValue {
  if (isNonNullType(type)) {
    const write = presentWriter(compiling, type.ofType, location);
    return (run, value) => {
      if (value === null || value === undefined)
        throw new Error(`Cannot return null for non-nullable field ${location.name}.`);
      write(run, value);
    };
  }
  const write = presentWriter(compiling, type, location);
  return (run, value) => {
    if (value === null || value === undefined) run.out.literal(NULL);
    else write(run, value);
  };
}

/** A writer for values that are not null. */
function presentWriter(compiling: Compiling, type: GraphQLOutputType, location: FieldLocation): WriteValue {
  if (isLeafType(type)) return leafWriter(type);
  if (isListType(type)) return listWriter(compiling, type.ofType, location);
  if (isObjectType(type)) return objectWriter(compiling, type, location);
  return abstractWriter(compiling, type as GraphQLAbstractType, location);
}

function objectWriter(compiling: Compiling, type: GraphQLObjectType, location: FieldLocation): WriteValue {
  const sets = location.nodes.map(({ selectionSet }) => selectionSet);
  return selectionWriter(compiling, type, sets, location);
}

/** Entries between two checks of the budget. */
const CHECK_ENTRIES = 16_384;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;

function listWriter(compiling: Compiling, type: GraphQLOutputType, list: FieldLocation): WriteValue {
  const nullable = !isNonNullType(type);
  const location: FieldLocation = { ...list, depth: list.depth + 1, nullable };
  const writeEntry = valueWriter(compiling, type, location);
  const hasRows = isCompositeType(getNamedType(type));
  return (run, value) => {
    throwError(value);
    if (!isIterable(value))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${list.name}".`);
    const { path, out, holes } = run;
    const { budget } = run.context;
    out.byte(OPEN_BRACKET);
    let at = 0;
    for (const entry of value) {
      if (at > 0) out.byte(COMMA);
      path[location.depth] = at;
      if (hasRows) budget.row();
      if (out.at > out.most) throw TOO_LONG;
      const from = out.at;
      const first = holes.length;
      try {
        if (isPromise(entry)) leaveHole(run, location, entry, writeEntry);
        else {
          writeEntry(run, entry);
          if (nullable && holes.length > first) encloseHoles(run, first, from);
        }
      } catch (error) {
        fail(run, location, error, from, first);
      }
      if (++at % CHECK_ENTRIES === 0) budget.check();
    }
    out.byte(CLOSE_BRACKET);
  };
}

function abstractWriter(
  compiling: Compiling,
  type: GraphQLAbstractType,
  location: FieldLocation,
): WriteValue {
  const { schema } = compiling;
  const writers = new Map<string, WriteValue>();
  const { info } = location;
  const unresolved =
    `Abstract type "${type}" must resolve to an Object type at runtime for field "${location.name}". ` +
    `Either the "${type}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`;
  return (run, value) => {
    throwError(value);
    const name = type.resolveType?.(value, run.context, info, type);
    if (typeof name !== 'string') throw new GraphQLError(unresolved);
    let write = writers.get(name);
    if (!write) {
      const actual = schema.getType(name);
      if (!isObjectType(actual) || !schema.isSubType(type, actual))
        throw new GraphQLError(`Runtime Object type "${name}" is not a possible type for "${type}".`);
      write = objectWriter(compiling, actual, location);
      writers.set(name, write);
    }
    write(run, value);
  };
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as PromiseLike<unknown>).then === 'function'
  );
}

/**
 * Throws a value that is an error. Nearly all values are plain objects, and checking for that is cheaper than
 * `instanceof`.
 */
function throwError(value: unknown): void {
  if (Object.getPrototypeOf(value) !== Object.prototype && value instanceof Error) throw value;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
