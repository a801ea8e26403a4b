// One run of a compiled query: where it writes, where it is, and what went wrong.

import { type FieldNode, GraphQLError, locatedError } from 'graphql';
import { BudgetError } from '../../query/budget.ts';
import type { Context } from '../context.ts';
import { MOST_ERRORS } from '../request/limits.ts';
import type { Variables } from './fields.ts';
import { NULL } from './json-literal.ts';
import { type JsonOut, TOO_LONG } from './json-out.ts';

export interface Run {
  readonly out: JsonOut;
  readonly context: Context;
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
export type WriteValue = (run: Run, value: unknown) => void;

/** A field's value, or an entry of a list in it, as errors and promises need to know it. */
export interface Place {
  /** Type and field, as errors name it. */
  readonly name: string;
  /** What it is answered under. */
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  /** Position of its key in paths. */
  readonly depth: number;
  readonly nullable: boolean;
  /** The field that this one is selected of. */
  readonly parent: Place | null;
  /** The argument that says how long a list it gives; null for none. */
  readonly size: string | null;
}

/** A value that becomes null when one in it fails that must not be null. */
export interface Nullable {
  isNull: boolean;
}

/** The place of a value that is still to come (holes.ts). */
export interface Hole extends Nullable {
  readonly at: number;
  readonly promise: PromiseLike<unknown>;
  readonly write: WriteValue;
  readonly place: Place;
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
export function fail(run: Run, place: Place, error: unknown, at: number, holes: number): void {
  const located = locate(run, place, error, run.path.slice(0, place.depth + 1));
  if (!place.nullable || endsRun(located)) throw located;
  addError(run, place, located);
  run.holes.length = holes;
  run.out.at = at;
  run.out.literal(NULL);
}

/** The error with its place in the query and in the answer; one that has them stays as it is. */
export function locate(
  { context }: Run,
  place: Place,
  error: unknown,
  path: readonly (string | number)[],
): GraphQLError {
  const cause = error === TOO_LONG ? context.budget.spent('bytes') : error;
  if (!(cause instanceof BudgetError)) return locatedError(cause, place.nodes, path);
  const message = `${cause.message}${advice(place)}`;
  return new GraphQLError(message, { nodes: place.nodes, path, originalError: cause });
}

/** No error of one field: the request may not go on. */
export function endsRun({ originalError }: GraphQLError): boolean {
  return originalError instanceof BudgetError;
}

/** @throws GraphQLError that ends the run when there are too many */
export function addError(run: Run, place: Place, error: GraphQLError): void {
  run.errors.push(error);
  if (run.errors.length < MOST_ERRORS) return;
  const tooMany = new BudgetError('errors', MOST_ERRORS, `An answer has at most ${MOST_ERRORS} errors.`);
  throw locate(run, place, tooMany, error.path ?? []);
}

/** What would help: asking for less of the nearest list that is bounded by an argument. */
function advice(place: Place): string {
  for (let at: Place | null = place; at; at = at.parent) {
    if (at.size === null) continue;
    const owner = at.parent ? ` of \`${at.parent.key}\`` : '';
    return ` \`${at.key}\`${owner}: give a smaller \`${at.size}\`, or a narrower condition.`;
  }
  return ' Ask for less at a time.';
}
