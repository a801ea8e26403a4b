// Compiles a whole query for one operation, and runs it for one request.

import { type ExecutionResult, type GraphQLError, locatedError, type OperationDefinitionNode } from 'graphql';
import type { Variables } from './collect-fields.ts';
import type { Execution, Text, WriteValue } from './execution.ts';
import { fillHoles, wholeText } from './holes.ts';
import type { ExecutionContext, ExecutionRules } from './host.ts';
import { TOO_LONG, withJsonBuffer } from './json/json-out.ts';
import { FRAME, WrittenData } from './json/written-data.ts';
import { type Compiling, selectionWriter } from './writers.ts';

/** Returns what an executor returns, with data that is already written. Variables must be coerced. */
export type Query<Context> = (
  context: Context,
  variables: Variables,
) => ExecutionResult | Promise<ExecutionResult>;

/** Compiles code for requests in which the variables in conditions have the values that `compiling` has. */
export function compileQuery<Context extends ExecutionContext>(
  compiling: Compiling,
  operation: OperationDefinitionNode,
  rules: ExecutionRules,
): Query<Context> {
  const query = compiling.schema.getQueryType();
  if (!query) throw new Error('the schema has no queries');
  const write = selectionWriter(compiling, query, [operation.selectionSet], null);
  return (context, variables) => answer(write, rules, context, variables);
}

function answer(
  write: WriteValue,
  rules: ExecutionRules,
  context: ExecutionContext,
  variables: Variables,
): ReturnType<Query<ExecutionContext>> {
  const errors: GraphQLError[] = [];
  try {
    const { budget } = context;
    return withJsonBuffer(budget.bytesLeft, (out) => {
      const run: Execution = {
        out,
        context,
        rules,
        variables,
        args: new Map(),
        path: [],
        errors,
        holes: [],
        owner: null,
      };
      try {
        out.literal(FRAME.before);
        write(run, ROOT);
        out.byte(FRAME.after);
      } finally {
        budget.addBytes(out.at);
      }
      const text = { bytes: out.copy(), holes: run.holes };
      return run.holes.length === 0 ? resultOf(text, errors) : finish(run, text);
    });
  } catch (error) {
    return failed(error, context, errors);
  }
}

/** The parent of root fields. */
const ROOT = {};

async function finish(run: Execution, text: Text): Promise<ExecutionResult> {
  try {
    return resultOf(await fillHoles(run, text), run.errors);
  } catch (error) {
    return failed(error, run.context, run.errors);
  }
}

function failed(error: unknown, { budget }: ExecutionContext, errors: GraphQLError[]): ExecutionResult {
  // Nothing around the error may be null, or it ends the run. It already has its location.
  errors.push(locatedError(error === TOO_LONG ? budget.tooLong() : error, undefined));
  return resultOf(null, errors);
}

function resultOf(text: Text | null, errors: readonly GraphQLError[]): ExecutionResult {
  const data = text && new WrittenData(wholeText(text));
  return {
    ...(errors.length > 0 && { errors }),
    // Typed as an object; the serializer inserts its text.
    data: data as unknown as ExecutionResult['data'],
  } as ExecutionResult;
}
