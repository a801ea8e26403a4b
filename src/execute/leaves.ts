// Writes values without fields. The usual values of scalars go straight into the text; all others are
// serialized by the scalar first.

import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLString,
  isEnumType,
} from 'graphql';
import type { WriteValue } from './execution.ts';
import { type Literal, literal } from './json/json-literal.ts';

/** A writer for values that are not null. */
export function leafWriter(type: GraphQLLeafType): WriteValue {
  const serialized = serializedWriter(type);
  if (isEnumType(type)) return enumWriter(type, serialized);
  switch (type) {
    case GraphQLString:
    case GraphQLID:
      return (run, value) => {
        if (typeof value === 'string') run.out.string(value);
        else serialized(run, value);
      };
    case GraphQLFloat:
      return (run, value) => {
        if (typeof value === 'number' && Number.isFinite(value)) run.out.number(value);
        else serialized(run, value);
      };
    case GraphQLInt:
      return (run, value) => {
        if (typeof value === 'number' && (value | 0) === value) run.out.number(value);
        else serialized(run, value);
      };
    case GraphQLBoolean:
      return (run, value) => {
        if (typeof value === 'boolean') run.out.literal(value ? TRUE : FALSE);
        else serialized(run, value);
      };
    default:
      return serialized;
  }
}

const TRUE = literal('true');
const FALSE = literal('false');

function enumWriter(type: GraphQLEnumType, serialized: WriteValue): WriteValue {
  const names = new Map<unknown, Literal>(
    type.getValues().map(({ name, value }) => [value, literal(JSON.stringify(name))]),
  );
  return (run, value) => {
    const name = names.get(value);
    if (name) run.out.literal(name);
    else serialized(run, value);
  };
}

function serializedWriter(type: GraphQLLeafType): WriteValue {
  return (run, value) => {
    if (value instanceof Error) throw value;
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined)
      throw new Error(`Expected \`${type}.serialize\` to return non-nullable value, returned: ${serialized}`);
    run.out.value(serialized);
  };
}
