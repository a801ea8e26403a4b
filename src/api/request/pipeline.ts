// Answering one request: the same checks, the same executor and the same errors for HTTP, the command line and tests.

import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { CompiledQueries } from '../compiled.ts';
import type { Context } from '../context.ts';
import { apiError, showError } from '../errors.ts';
import { extensionsOf } from '../extensions.ts';
import { Documents } from './documents.ts';
import { coerceVariables } from './variables.ts';

export interface RequestText {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** Runs a valid query; variables are coerced ones. */
export type Executor = (args: ExecutionArgs & Coerced) => ExecutionResult | Promise<ExecutionResult>;

interface Coerced {
  readonly coerced: Readonly<Record<string, unknown>>;
}

export class RequestPipeline {
  readonly #schema: GraphQLSchema;
  readonly #report: (error: unknown, id: string) => void;
  readonly #documents: Documents;
  readonly #execute: Executor;

  /**
   * @param report told of every error that is a fault of ours, before it is masked
   * @param execute by default as compiled code
   */
  constructor(
    schema: GraphQLSchema,
    report: (error: unknown, id: string) => void,
    execute: Executor = compiledExecutor(schema),
  ) {
    this.#schema = schema;
    this.#report = report;
    this.#documents = new Documents(schema);
    this.#execute = execute;
  }

  /** Never throws for what a request can hold; at once when nothing has to be waited for. */
  answer(request: RequestText, context: Context): ExecutionResult | Promise<ExecutionResult> {
    const { document, errors } = this.#documents.read(request.query);
    if (!document) return { errors };
    const operation = chooseOperation(document, request.operationName);
    if (operation instanceof GraphQLError) return { errors: [operation] };
    const variables = coerceVariables(this.#schema, operation, request.variables ?? {});
    if (!variables.values) return { errors: variables.errors };
    const result = this.#execute({
      schema: this.#schema,
      document,
      contextValue: context,
      variableValues: request.variables,
      operationName: request.operationName,
      coerced: variables.values,
    });
    return 'then' in result
      ? result.then((later) => this.#finish(later, context))
      : this.#finish(result, context);
  }

  #finish({ errors, data }: ExecutionResult, context: Context): ExecutionResult {
    const extensions = extensionsOf(context);
    return {
      ...(errors && { errors: errors.map((error) => showError(error, this.#report)) }),
      ...(data !== undefined && { data }),
      ...(extensions && { extensions }),
    };
  }
}

function compiledExecutor(schema: GraphQLSchema): Executor {
  const queries = new CompiledQueries(schema);
  return ({ coerced, ...args }) => queries.run(args, coerced);
}

/** The operation to run, or why there is none. */
function chooseOperation(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode | GraphQLError {
  const operation = getOperationAST(document, name);
  if (!operation) {
    const asked = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const text = name
      ? `The query has no operation ${JSON.stringify(name)}.`
      : 'The query has several operations: say which by operationName.';
    return apiError('BAD_REQUEST', asked ? text : 'The query has no operation.', {}, asked);
  }
  if (operation.operation === 'query') return operation;
  const text = `Saves are only read: there is no ${operation.operation}.`;
  return apiError('BAD_REQUEST', text, {}, operation);
}
