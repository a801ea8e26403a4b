// One run of a compiled query: where it writes, where it is, and what went wrong.

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
  /** Arguments made of variables, by field: made once a run. */
  readonly args: Map<object, Readonly<Record<string, unknown>>>;
  /** Keys that lead to where the run is; what lies deeper is left over from elsewhere. */
  readonly path: (string | number)[];
  /** What went wrong, and is null in the answer. */
  readonly errors: GraphQLError[];
  /** Values of this text that are still to come, in the order of their places. */
  readonly holes: Hole[];
  /** What this text is to fill; null for the text that everything begins with. */
  readonly owner: Hole | null;
}

/** Appends a value as JSON; the value is no promise. */
export type WriteValue = (run: Execution, value: unknown) => void;

/** A value that becomes null when one in it fails that must not be null. */
export interface Nullable {
  isNull: boolean;
}

/** The location of a value that is still to come (holes.ts). */
export interface Hole extends Nullable {
  readonly at: number;
  readonly promise: PromiseLike<unknown>;
  readonly write: WriteValue;
  readonly location: FieldLocation;
  readonly path: readonly (string | number)[];
  /** The hole that the text around this one is to fill. */
  readonly owner: Hole | null;
  /** The nearest value around it, in the same text, that may be null. */
  around: Around | null;
  /** What fills it; null while it is not there. */
  text: Text | null;
}

interface Around extends Nullable {
  readonly from: number;
  readonly to: number;
}

export interface Text {
  readonly bytes: Uint8Array;
  readonly holes: readonly Hole[];
}

/** An error becomes null where the value may be null, and is passed on where it may not. `at`, `holes`: before it. */
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

/** The error with its location in the query and in the answer; one that has them stays as it is. */
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

/** Whether it is no error of one field: nothing more is written. */
export function isFatal({ rules }: Execution, { originalError }: GraphQLError): boolean {
  return rules.isFatal(originalError);
}

/** @throws GraphQLError that is fatal when there are too many */
export function addError(run: Execution, location: FieldLocation, error: GraphQLError): void {
  run.errors.push(error);
  if (run.errors.length < run.rules.mostErrors) return;
  throw locate(run, location, run.rules.tooManyErrors(), error.path ?? []);
}
