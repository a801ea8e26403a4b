// Our part of how yoga answers a request: limits before it runs, warnings and plans beside its data.

import {
  type ExecutionArgs,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type parse,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { CompiledQueries } from '../api/compiled.ts';
import type { Context } from '../api/context.ts';
import { extensionsOf } from '../api/extensions.ts';
import { limitError, queryLimitsRule } from './check-document.ts';
import { checkQueryText } from './check-query.ts';
import { countRows } from './count-rows.ts';
import { MOST_ANSWER, MOST_ROWS } from './limits.ts';
import { resultWithin } from './result-text.ts';

export function requestPlugin(schema: GraphQLSchema): Plugin<Context> {
  const compiled = new CompiledQueries(schema);
  return {
    onParse: ({ parseFn, setParseFn }) => {
      const parseChecked: typeof parse = (source, options) => {
        checkQueryText(typeof source === 'string' ? source : source.body);
        return parseFn(source, options);
      };
      setParseFn(parseChecked);
    },
    onValidate: ({ addValidationRule }) => addValidationRule(queryLimitsRule),
    onExecute: ({ args, executeFn, setExecuteFn, setResultAndStopExecution }) => {
      const variables = coercedVariables(args);
      // Without them the executor says what is wrong with them.
      const tooMuch = variables && rowsError(args, variables);
      if (tooMuch) setResultAndStopExecution({ errors: [tooMuch] });
      else if (variables) setExecuteFn((now) => compiled.run(now, variables) ?? executeFn(now));
      return {
        onExecuteDone: ({ result, setResult, args: { contextValue } }) => {
          if (!('data' in result || 'errors' in result)) return;
          const extensions = extensionsOf(contextValue);
          const answered = { ...result, ...(extensions && { extensions }), stringify };
          setResult(answered);
        },
      };
    },
  };
}

type Variables = Readonly<Record<string, unknown>>;

function coercedVariables({
  schema,
  document,
  operationName,
  variableValues,
}: ExecutionArgs): Variables | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const definitions = operation.variableDefinitions ?? [];
  return getVariableValues(schema, definitions, variableValues ?? {}).coerced ?? null;
}

function rowsError(
  { schema, document, operationName }: ExecutionArgs,
  variables: Variables,
): GraphQLError | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const rows = countRows(schema, operation, fragments, variables, MOST_ROWS);
  return rows > MOST_ROWS ? limitError('rows by its page sizes', MOST_ROWS) : null;
}

/** Yoga sends bytes as well as text. */
function stringify(result: ExecutionResult): string {
  return resultWithin(result, MOST_ANSWER) as string;
}
