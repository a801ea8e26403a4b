// The state of one run of a compiled query: its output, its current path, its errors.

import { GraphQLError, locatedError } from 'graphql';
import type { Variables } from './collect-fields.ts';
import type { FieldLocation } from './field-location.ts';
import type { ExecutionContext, ExecutionRules } from './host.ts';
import { NULL } from './json/json-literal.ts';
import { type JsonOut, TOO_LONG } from './json/json-out.ts';

export interface Execution {
  readonly out: JsonOut;
  readonly context: ExecutionContext;
  readonly rules: ExecutionRules;
  readonly variables: Variables;
  /** Arguments that contain variables, by field; computed once per run. */
  readonly args: Map<object, Readonly<Record<string, unknown>>>;
  /** Keys of the current path. Entries beyond the current depth are leftovers. */
  readonly path: (string | number)[];
  /** Errors of fields that became null. */
  readonly errors: GraphQLError[];
  /** Values of this text that are still pending, in the order of their positions. */
  readonly holes: Hole[];
  /** The hole that this text will fill; null for the outermost text. */
  readonly owner: Hole | null;
}

/** Appends a value as JSON. The value must not be a promise. */
export type WriteValue = (run: Execution, value: unknown) => void;

/** A value that becomes null when an error reaches it from a non-nullable value inside. */
export interface Nullable {
  isNull: boolean;
}

/** The position and writer of a pending value (holes.ts). */
export interface Hole extends Nullable {
  readonly at: number;
  readonly promise: PromiseLike<unknown>;
  readonly write: WriteValue;
  readonly location: FieldLocation;
  readonly path: readonly (string | number)[];
  /** The hole that the surrounding text will fill. */
  readonly owner: Hole | null;
  enclosing: EnclosingValue | null;
  /** The text that fills it; null until it is ready. */
  text: Text | null;
}

interface EnclosingValue extends Nullable {
  readonly from: number;
  readonly to: number;
}

export interface Text {
  readonly bytes: Uint8Array;
  readonly holes: readonly Hole[];
}

/**
 * Handles an error: writes null where the value is nullable, otherwise rethrows.
 * @param at length of the output before the value
 * @param holes number of holes before the value
 */
export function fail(
  run: Execution,
  location: FieldLocation,
  error: unknown,
  at: number,
  holes: number,
): void {
  const located = locate(run, location, error, run.path.slice(0, location.depth + 1));
  if (!location.nullable || isFatal(run, located)) throw located;
  addError(run, location, located);
  run.holes.length = holes;
  run.out.at = at;
  run.out.literal(NULL);
}

/** The error with its location in the query and in the answer, unless it has them already. */
export function locate(
  { context, rules }: Execution,
  location: FieldLocation,
  error: unknown,
  path: readonly (string | number)[],
): GraphQLError {
  const cause = error === TOO_LONG ? context.budget.tooLong() : error;
  if (!rules.isFatal(cause)) return locatedError(cause, location.nodes, path);
  const message = rules.messageOf(cause, location);
  return new GraphQLError(message, { nodes: location.nodes, path, originalError: cause });
}

/** True if the error ends the whole run instead of one field. */
export function isFatal({ rules }: Execution, { originalError }: GraphQLError): boolean {
  return rules.isFatal(originalError);
}

/** @throws GraphQLError that is fatal when there are too many errors */
export function addError(run: Execution, location: FieldLocation, error: GraphQLError): void {
  run.errors.push(error);
  if (run.errors.length < run.rules.mostErrors) return;
  throw locate(run, location, run.rules.tooManyErrors(), error.path ?? []);
}
