// The interface of the executor to its host: how much an answer may take, and which errors end it.

import type { FieldLocation } from './field-location.ts';

/** The part of the resolvers' context that the executor uses. */
export interface ExecutionContext {
  readonly budget: AnswerBudget;
  /** Updated while resolvers run. */
  readonly answerPath: PathTracker;
}

/**
 * Tracks which field is being resolved. The executor passes its own array, so that no path is made for each resolver.
 */
export interface PathTracker {
  /** The first `length` keys are the path of the field; the array is the executor's and changes later. */
  enter(path: readonly (string | number)[], length: number): void;
}

/** Counts what an answer takes. Errors thrown by `row`, `object` and `check` fail the field that is being written. */
export interface AnswerBudget {
  /** Bytes left for the answer. */
  readonly bytesLeft: number;
  /** Counts bytes that are finished. */
  addBytes(bytes: number): void;
  /** The error for an answer that needs more bytes than are left. */
  tooLong(): Error;
  row(): void;
  /** @param fields that are written of it */
  object(fields: number): void;
  /** Called now and then, where time may pass without an object being written. */
  check(): void;
}

export interface ExecutionRules {
  /** Most errors in one answer; reaching this number ends it with `tooManyErrors`. */
  readonly mostErrors: number;
  tooManyErrors(): Error;
  /** True if an error ends the execution instead of setting the nearest nullable value to null. */
  isFatal(error: unknown): error is Error;
  messageOf(error: Error, location: FieldLocation): string;
}
