// A tool for language models that only one game has: arguments, and a query on the game's view. What all games
// can answer are the questions of questions.ts.

import type { QueryVariables } from './questions.ts';

export interface Argument {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object';
  readonly description?: string;
  readonly enum?: readonly string[];
  /** Without it, a call is refused; an argument with a default is never required. */
  readonly required?: true;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type Arguments = Readonly<Record<string, Argument>>;

interface ArgumentTypes {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly object: Readonly<Record<string, unknown>>;
}

/** The checked values of arguments. */
export type ArgumentValues<A extends Arguments> = {
  readonly [Name in keyof A]:
    | ArgumentTypes[A[Name]['type']]
    | (A[Name] extends { readonly required: true } | { readonly default: unknown } ? never : undefined);
};

export function limitArgument(standard: number): {
  readonly type: 'integer';
  readonly default: number;
  readonly minimum: 1;
  readonly maximum: 100;
} {
  return { type: 'integer', default: standard, minimum: 1, maximum: 100 };
}

/** AnswerFacts by name, in the order in which they are shown. */
export type AnswerFacts = Readonly<Record<string, unknown>>;

export interface GameTool<A extends Arguments = Arguments> {
  readonly name: string;
  readonly description: string;
  /** In addition to `save`, which every tool of a game has. */
  readonly arguments: A;
  /** The variables of the query: `$name: Type!` */
  readonly takes: string;
  readonly selects: string;
  /** Values of the variables, in the order to try; the last answer counts if none is accepted. */
  variables(values: ArgumentValues<A>): readonly QueryVariables[];
  /** True if an answer has what was asked for. Default: it has. */
  accepts?(answer: AnswerFacts, values: ArgumentValues<A>): boolean;
  /** The error when no answer was accepted, and what to try. */
  refusal?(slug: string, values: ArgumentValues<A>): readonly [message: string, hint: string];
  /** What to show of an answer. Default: everything. */
  shows?(answer: AnswerFacts): AnswerFacts;
}

/** Ties the type of the values to the arguments: each tool is only called with what its own arguments allow. */
export function defineGameTool<const A extends Arguments>(tool: GameTool<A>): GameTool {
  return tool as unknown as GameTool;
}
