// Our part of how yoga answers a request: its parameters go to our pipeline, and what that gives is sent as it was written.

import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type Context, createContext } from '../api/context.ts';
import { apiError } from '../api/errors.ts';
import { RequestBudget } from '../api/request/budget.ts';
import { RequestPipeline } from '../api/request/pipeline.ts';
import { resultText } from './result-text.ts';
import type { ServerOptions } from './yoga.ts';

export function requestPlugin({ schema, library, report, alive }: ServerOptions): Plugin {
  const pipeline = new RequestPipeline(schema, report);
  const contextOf = ({ headers, signal }: Request): Context =>
    createContext(library, {
      budget: new RequestBudget({ signal, ...(alive && { alive }) }),
      explain: headers.get('x-savegraph-explain') === '1',
      showsCost: headers.get('x-savegraph-cost') === '1',
    });
  return {
    onRequestParse: ({ requestParser, setRequestParser }) => {
      if (requestParser) setRequestParser((request) => parseRequest(() => requestParser(request)));
    },
    onParams: ({ request, setParamsHandler }) => {
      setParamsHandler(({ params: { query = '', variables, operationName } }) => {
        alive?.();
        checkOperationName(operationName);
        const result = pipeline.answer({ query, variables, operationName }, contextOf(request));
        return 'then' in result ? result.then(asSent) : asSent(result);
      });
    },
  };
}

/** Parameters in an address are JSON of their own; yoga takes what is wrong with them for a fault of ours. */
function parseRequest<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const text = `"variables" or "extensions" are not JSON: ${error.message}`;
    throw apiError('BAD_REQUEST', text, { http: { status: 400 } });
  }
}

function checkOperationName(name: unknown): void {
  if (name === null || name === undefined || typeof name === 'string') return;
  throw apiError('BAD_REQUEST', '"operationName" is no text.', { http: { status: 400 } });
}

/** Yoga sends bytes as well as text, and takes the status from errors. */
function asSent({ errors, ...result }: ExecutionResult): ExecutionResult {
  const stringify = (sent: ExecutionResult): string => resultText(sent) as string;
  const shown = 'data' in result ? errors : errors?.map(asRefusal);
  return { ...(shown && { errors: shown }), ...result, stringify } as ExecutionResult;
}

/** Of a request that did not run: 400, or 200 for those who asked for nothing but JSON. */
function asRefusal({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { ...extensions, http: { spec: true, status: 400 } },
  });
}
