// Answering one request without HTTP: parse, validate, execute, and make the result fit to be shown.

import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import type { Context } from './context.ts';
import { showError } from './errors.ts';
import { extensionsOf } from './extensions.ts';

export interface RequestText {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

export type Executor = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;

/** @param report told of every error that is a fault of ours, before it is masked */
export async function runQuery(
  schema: GraphQLSchema,
  context: Context,
  request: RequestText,
  report: (error: unknown, id: string) => void,
  executor: Executor = execute,
): Promise<ExecutionResult> {
  let document: DocumentNode;
  try {
    document = parse(request.query);
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
  const mistakes = validate(schema, document);
  if (mistakes.length > 0) return { errors: mistakes };
  const result = await executor({
    schema,
    document,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
  });
  const extensions = extensionsOf(context);
  return {
    ...(result.errors && { errors: result.errors.map((error) => showError(error, report)) }),
    ...(result.data !== undefined && { data: result.data }),
    ...(extensions && { extensions }),
  };
}
