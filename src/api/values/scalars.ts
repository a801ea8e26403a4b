// Custom scalars: 64-bit integers as text, instants in UTC, arbitrary JSON.

import { GraphQLError, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';

/** Conversions between internal values and those of clients; see GraphQLScalarType. */
export interface ScalarBehaviour {
  serialize(value: unknown): unknown;
  parseValue(value: unknown): unknown;
  parseLiteral(node: ValueNode, variables?: Readonly<Record<string, unknown>> | null): unknown;
}

const LEAST_INTEGER = -(2n ** 63n);
const MOST_INTEGER = 2n ** 64n - 1n;

const bigInt: ScalarBehaviour = {
  serialize: (value) => String(value),
  parseValue(value) {
    const whole = typeof value === 'string' ? /^-?\d{1,20}$/.test(value) : Number.isSafeInteger(value);
    const integer = whole ? BigInt(value as string | number) : null;
    if (integer !== null && integer >= LEAST_INTEGER && integer <= MOST_INTEGER) return String(integer);
    throw new GraphQLError(`BigInt: not a whole number of up to 64 bits: ${show(value)}`);
  },
  parseLiteral(node) {
    const digits = node.kind === Kind.INT || node.kind === Kind.STRING ? node.value : null;
    if (digits !== null) return locatedAt(node, () => bigInt.parseValue(digits));
    throw new GraphQLError('BigInt: expected digits, as a number or in quotes', { nodes: node });
  },
};

/** A date, or a date and time with a time zone, without which it would mean another instant on each machine. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

const EXAMPLE = '"2026-11-21T07:30:00Z"';

const dateTime: ScalarBehaviour = {
  serialize: (value) => String(value),
  parseValue(value) {
    const millis = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(millis)) return new Date(millis).toISOString();
    throw new GraphQLError(
      `DateTime: not a date, or date and time with time zone, in ISO 8601, such as ${EXAMPLE}: ${show(value)}`,
    );
  },
  parseLiteral(node) {
    if (node.kind === Kind.STRING) return locatedAt(node, () => dateTime.parseValue(node.value));
    throw new GraphQLError(`DateTime: expected a date or time in quotes, such as ${EXAMPLE}`, {
      nodes: node,
    });
  },
};

const json: ScalarBehaviour = {
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
};

export const SCALARS: ReadonlyMap<string, ScalarBehaviour> = new Map([
  ['BigInt', bigInt],
  ['DateTime', dateTime],
  ['JSON', json],
]);

/** A value that JSON can carry: 64-bit integers, NaN and infinities become text, as everywhere in the API. */
export function jsonSafe(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(jsonSafe);
  if (typeof value !== 'object' || value === null) return value;
  const object: Record<string, unknown> = Object.create(null);
  for (const [name, part] of Object.entries(value)) object[name] = jsonSafe(part);
  return object;
}

/** Adds the location to errors of literals, which graphql-js does not do. */
function locatedAt(node: ValueNode, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    if (error instanceof GraphQLError) throw new GraphQLError(error.message, { nodes: node });
    throw error;
  }
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}
