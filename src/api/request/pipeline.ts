// Answers one request, with the same checks, executor and errors for HTTP, the command line and tests.

import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import { CompiledQueries } from '../../execute/compiled-queries.ts';
import type { FieldLocation } from '../../execute/field-location.ts';
import type { ExecutionRules } from '../../execute/host.ts';
import type { LibraryChange } from '../../library/changes.ts';
import { BudgetError } from '../../query/budget.ts';
import { MOST_ERRORS } from '../budget/limits.ts';
import { AskedFieldNames } from '../context/asked-names.ts';
import { type Context, contextForRetry, mixesContents } from '../context/context.ts';
import { apiError, showError } from '../context/errors.ts';
import { Documents } from './documents.ts';
import { eventResults, laterResults, onlyResult } from './event-results.ts';
import { coerceVariables } from './variables.ts';

/** A request as clients write it. */
export interface RequestText {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  /** Mutations may run. Default false. */
  readonly mayChange?: boolean;
  /** The query is known to be valid for this schema. Default false. */
  readonly isChecked?: boolean;
}

/** Runs a valid query, whose variables have been coerced. */
export type ExecuteQuery = (args: CheckedArgs) => ExecutionResult | Promise<ExecutionResult>;

interface CheckedArgs extends ExecutionArgs {
  readonly contextValue: Context;
  readonly coerced: Readonly<Record<string, unknown>>;
}

/** A request that has passed all checks. */
interface Checked {
  readonly coerced: CheckedArgs['coerced'];
  readonly operation: OperationDefinitionNode;
  readonly args: Omit<ExecutionArgs, 'contextValue'>;
  readonly asked: AskedFieldNames;
}

export interface PipelineOptions {
  /** By default the compiled executor. */
  readonly execute?: ExecuteQuery;
  /** Clients may query the schema. */
  readonly introspection?: boolean;
}

/** Retries when a save changes during a request; after that, an answer may mix versions. */
const MOST_RETRIES = 3;

export class RequestPipeline {
  readonly #schema: GraphQLSchema;
  readonly #report: (error: unknown, id: string) => void;
  readonly #documents: Documents;
  readonly #execute: ExecuteQuery;

  /** @param report called with every internal error before it is masked */
  constructor(
    schema: GraphQLSchema,
    report: (error: unknown, id: string) => void,
    { execute = compiledExecutor(schema), introspection = true }: PipelineOptions = {},
  ) {
    this.#schema = schema;
    this.#report = report;
    this.#documents = new Documents(schema, introspection);
    this.#execute = execute;
  }

  /** Never throws for anything a request can contain. Returns synchronously when nothing has to be waited for. */
  answer(request: RequestText, context: Context): ExecutionResult | Promise<ExecutionResult> {
    const checked = this.#check(request);
    if ('errors' in checked) return checked;
    const { operation, args, asked } = checked;
    if (operation.operation === 'subscription') {
      const text = 'Subscriptions are answered with server-sent events: send Accept: text/event-stream.';
      return { errors: [apiError('BAD_REQUEST', text, {}, operation)] };
    }
    if (operation.operation === 'mutation' && !request.mayChange)
      return { errors: [apiError('BAD_REQUEST', 'Only queries can be run here.', {}, operation)] };
    if (operation.operation === 'query') return this.#answerQuery(checked, context);
    return Promise.resolve(execute({ ...args, contextValue: context })).then((result) =>
      this.#finish(result, context, asked),
    );
  }

  /** Runs the query again if a save was replaced meanwhile, so that an answer is about one version. */
  #answerQuery(
    checked: Checked,
    context: Context,
    retriesLeft = MOST_RETRIES,
  ): ExecutionResult | Promise<ExecutionResult> {
    const { args, coerced, asked } = checked;
    const result = this.#execute({ ...args, coerced, contextValue: context });
    if (!('then' in result)) return this.#finish(result, context, asked);
    return result.then((later) => {
      if (retriesLeft === 0 || !mixesContents(context)) return this.#finish(later, context, asked);
      return this.#answerQuery(checked, contextForRetry(context), retriesLeft - 1);
    });
  }

  /** True when checking the query takes longer than others should wait. */
  isSlowToCheck(query: string): boolean {
    return this.#documents.isSlow(query);
  }

  /** The errors in a query, whatever its variables are. */
  errorsIn(query: string): readonly GraphQLError[] {
    return this.#documents.read(query).errors;
  }

  /** Null for a request that is refused. */
  operationType(request: RequestText): OperationTypeNode | null {
    const { document } = this.#documents.read(request.query, request.isChecked);
    const operation = document && chooseOperation(document, request.operationName);
    return operation && 'operation' in operation ? operation.operation : null;
  }

  /** True when the answer can contain nothing but the schema, so that it is always the same. */
  isOfSchema({ query, operationName, isChecked }: RequestText): boolean {
    // Most queries contain neither word, and need no parsing.
    if (!/\b__(schema|type)\b/.test(query)) return false;
    const { document } = this.#documents.read(query, isChecked);
    const operation = document && chooseOperation(document, operationName);
    if (!operation || !('operation' in operation)) return false;
    const { selections } = operation.selectionSet;
    return (
      operation.operation === 'query' &&
      !operation.variableDefinitions?.length &&
      selections.every((field) => field.kind === Kind.FIELD && /^__(schema|type)$/.test(field.name.value))
    );
  }

  /** Errors in the request are the only result. @param resultOf {@link answerEvent}, here or on another thread */
  subscribe(
    request: RequestText,
    context: Context,
    resultOf: (event: LibraryChange) => Promise<ExecutionResult | null>,
  ): AsyncIterableIterator<ExecutionResult> {
    return laterResults(this.#subscribe(request, context, resultOf));
  }

  async #subscribe(
    request: RequestText,
    context: Context,
    resultOf: (event: LibraryChange) => Promise<ExecutionResult | null>,
  ): Promise<AsyncIterableIterator<ExecutionResult>> {
    const checked = this.#check(request);
    if ('errors' in checked) return onlyResult(checked);
    const events = await createSourceEventStream({ ...checked.args, contextValue: context });
    if (!(Symbol.asyncIterator in events)) return onlyResult(this.#finish(events, context, checked.asked));
    return eventResults(events as AsyncIterable<LibraryChange>, resultOf);
  }

  async answerEvent(request: RequestText, event: LibraryChange, context: Context): Promise<ExecutionResult> {
    const checked = this.#check(request);
    if ('errors' in checked) return checked;
    const { args, asked } = checked;
    const result = await execute({ ...args, rootValue: event, contextValue: context });
    return this.#finish(result, context, asked);
  }

  #check(request: RequestText): Checked | { readonly errors: readonly GraphQLError[] } {
    const { document, errors } = this.#documents.read(request.query, request.isChecked);
    if (!document) return { errors };
    const operation = chooseOperation(document, request.operationName);
    if (operation instanceof GraphQLError) return { errors: [operation] };
    const hideSuggestions = !this.#documents.introspection;
    const variables = coerceVariables(this.#schema, operation, request.variables ?? {}, hideSuggestions);
    if (!variables.values) return { errors: variables.errors };
    const { operationName } = request;
    const args = { schema: this.#schema, document, variableValues: variables.given, operationName };
    return { operation, args, coerced: variables.values, asked: new AskedFieldNames(document, operation) };
  }

  #finish({ errors, data }: ExecutionResult, context: Context, asked: AskedFieldNames): ExecutionResult {
    const extensions = extensionsOf(context, asked);
    return {
      ...(errors && { errors: errors.map((error) => showError(error, this.#report)) }),
      ...(data !== undefined && { data }),
      ...(extensions && { extensions }),
    };
  }
}

function compiledExecutor(schema: GraphQLSchema): ExecuteQuery {
  const queries = new CompiledQueries<Context>(schema, EXECUTION_RULES);
  return (args) => queries.run(args, args.coerced);
}

/** The operation to run, or an error that says why there is none. */
function chooseOperation(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode | GraphQLError {
  const operation = getOperationAST(document, name);
  if (!operation) {
    const asked = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const text = name
      ? `The query has no operation ${JSON.stringify(name)}.`
      : 'The query has several operations: choose one with operationName.';
    return apiError('BAD_REQUEST', asked ? text : 'The query has no operation.', {}, asked);
  }
  return operation;
}

/** The extensions of an answer; null when there are none. */
function extensionsOf(context: Context, asked: AskedFieldNames): Readonly<Record<string, unknown>> | null {
  const { plans, showsCost, askedFields, cutLists } = context;
  askedFields.report();
  cutLists.report(asked, context.warnings);
  const warnings = context.warnings.list();
  if (warnings.length === 0 && plans === null && !showsCost) return null;
  return {
    ...(warnings.length > 0 && { warnings }),
    ...(plans && { plan: plans.list().map(({ plan }) => plan) }),
    ...(showsCost && { cost: costOf(context) }),
  };
}

/** By limit: how much was used, and the most allowed. */
function costOf({ budget: { cost, limits } }: Context): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(cost).map(([name, used]) => [name, { used, most: limits[name as keyof typeof limits] }]),
  );
}

/** Errors of a request's budget end it, and suggest another query. */
export const EXECUTION_RULES: ExecutionRules = {
  mostErrors: MOST_ERRORS,
  tooManyErrors: () => new BudgetError('errors', MOST_ERRORS, `An answer has at most ${MOST_ERRORS} errors.`),
  isFatal: (error) => error instanceof BudgetError,
  messageOf: (error, location) => `${error.message}${advice(location)}`,
};

/** Suggests asking for less from the nearest list whose size an argument limits. */
function advice(location: FieldLocation): string {
  for (let at: FieldLocation | null = location; at; at = at.parent) {
    const size = at.args.find(({ name }) => SIZES.has(name));
    if (!size) continue;
    const owner = at.parent ? ` of \`${at.parent.key}\`` : '';
    return ` \`${at.key}\`${owner}: use a smaller \`${size.name}\` or a narrower condition.`;
  }
  return ' Ask for less at a time.';
}

/** Arguments that limit the size of a list. */
const SIZES = new Set(['first', 'maxNodes']);
