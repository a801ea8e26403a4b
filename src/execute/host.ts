// What an executor must know of its host: how much an answer may take, and which errors end one.

import type { FieldLocation } from './field-location.ts';

/** The context that resolvers get, as far as executing looks into it. */
export interface ExecutionContext {
  readonly budget: AnswerBudget;
  /** Kept up to date while resolvers run. */
  readonly answerPath: PathTracker;
}

/**
 * Knows which field is being resolved: the path in the answer is handed to it instead of being made for every resolver.
 */
export interface PathTracker {
  /** The first `length` keys lead to the field; the array is the executor's own and changes later. */
  enter(path: readonly (string | number)[], length: number): void;
}

/** Counts what an answer takes. What `row`, `object` and `check` throw fails the field that is being written. */
export interface AnswerBudget {
  /** Bytes that the answer may still get. */
  readonly bytesLeft: number;
  /** So many bytes of it are finished. */
  addBytes(bytes: number): void;
  /** The error of an answer that needs more bytes than are left. */
  tooLong(): Error;
  /** An entry of a list of objects is written. */
  row(): void;
  /** An object is written. */
  object(): void;
  /** Called now and then, wherever time may pass without an object. */
  check(): void;
}

export interface ExecutionRules {
  /** Errors of one answer. With so many it ends, in `tooManyErrors`. */
  readonly mostErrors: number;
  tooManyErrors(): Error;
  /** Whether an error ends the execution, instead of making null of the nearest value that may be null. */
  isFatal(error: unknown): error is Error;
  /** The message of a fatal error at a field. */
  messageOf(error: Error, location: FieldLocation): string;
}
