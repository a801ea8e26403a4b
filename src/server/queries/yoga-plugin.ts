// Our part of how yoga answers a request: its parameters go to our pipeline, and what that gives is sent as it was written.

import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { RequestBudget } from '../../api/budget/budget.ts';
import { type Context, createContext } from '../../api/context/context.ts';
import { apiError, showError } from '../../api/context/errors.ts';
import { RequestPipeline, type RequestText } from '../../api/request/pipeline.ts';
import { type AnsweringThreads, SLICE_MILLIS } from '../answering/answering-threads.ts';
import { resultText } from '../answering/result-text.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { type NamedQuery, StoredOperations } from '../options/stored-operations.ts';
import { type AskedFor, answerEtag, sentBytes } from './answer-headers.ts';
import { SplitAnswers } from './split-answer.ts';

export function requestPlugin(options: ServerOptions): Plugin {
  const {
    schema,
    library,
    store,
    report,
    alive,
    answering,
    unsent,
    introspection = true,
    operations = null,
  } = options;
  const pipeline = new RequestPipeline(schema, report, { introspection });
  const stored = new StoredOperations(operations);
  const contextOf = (request: Request, slice?: number): Context =>
    createContext(library, {
      ...(store && { store }),
      budget: new RequestBudget({
        signal: request.signal,
        ...(alive && { alive }),
        ...(slice !== undefined && { slice }),
      }),
      ...shownBeside(request),
    });
  const answerHere = async (asked: RequestText, request: Request): Promise<ExecutionResult> =>
    sendable(await pipeline.answer(asked, contextOf(request)), request, null);
  const etagFor = (request: Request): string | null =>
    store ? null : answerEtag(library, askedFor(request));
  /** @param etag of what the answer is to be of; what was exchanged meanwhile has another */
  const sendable = (
    result: ExecutionResult,
    request: Request,
    etag: string | null,
  ): ExecutionResult | Promise<ExecutionResult> => {
    const refusal = unsent?.refusal;
    if (refusal) return asSent({ data: null, errors: [refusal] });
    const accepted = request.headers.get('accept-encoding');
    if (result.errors || !('data' in result) || (etag === null && accepted === null)) return asSent(result);
    const text = resultText(result);
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    return sentBytes(bytes, accepted, namedBy(etag, request), unsent);
  };
  const namedBy = (etag: string | null, request: Request): Readonly<Record<string, string>> =>
    etag !== null && etag === etagFor(request) ? { etag, 'cache-control': 'private, no-cache' } : {};
  const splitAnswers =
    answering && new SplitAnswers(answering, (asked) => pipeline.answer(asked, createContext(library)));
  const answerAside = async (
    threads: AnsweringThreads,
    asked: RequestText,
    request: Request,
    etag: string | null,
  ): Promise<ExecutionResult> => {
    const { query, variables = null, operationName = null } = asked;
    const question = { query, variables, operationName, ...shownBeside(request) };
    try {
      const body =
        (await splitAnswers?.answer(question, request.signal)) ??
        (await threads.ask(question, request.signal));
      if (body) {
        const isWhole = body
          .subarray(0, WITHOUT_ERRORS.length)
          .every((byte, at) => byte === WITHOUT_ERRORS[at]);
        return await sentBytes(
          body,
          request.headers.get('accept-encoding'),
          isWhole ? namedBy(etag, request) : {},
          unsent,
        );
      }
    } catch (error) {
      return asSent({ data: null, errors: [showError(error, report)] });
    }
    return answerHere(asked, request);
  };
  const answer = (asked: RequestText, request: Request): ExecutionResult | Promise<ExecutionResult> => {
    // What changes the library changes this thread's, and is run once.
    if (/\bmutation\b/.test(asked.query)) return answerHere(asked, request);
    const etag = etagFor(request);
    // Saves that have to be read are waited for here: a thread that waits answers nobody.
    const slice = answering?.isExpensive(asked) ? 0 : SLICE_MILLIS;
    const context = contextOf(request, answering && slice);
    const result = pipeline.answer(asked, context);
    const send = (later: ExecutionResult): ExecutionResult | Promise<ExecutionResult> => {
      if (answering && context.budget.isHandedOver) return answerAside(answering, asked, request, etag);
      answering?.wasSmall(asked);
      return sendable(later, request, etag);
    };
    return 'then' in result ? result.then(send) : send(result);
  };
  return {
    onRequestParse: ({ requestParser, setRequestParser }) => {
      if (requestParser) setRequestParser((request) => parseRequest(request, requestParser));
    },
    onParams: ({ request, params, setParams, setParamsHandler }) => {
      const query = stored.textOf(params as NamedQuery);
      if (typeof query === 'string' && query !== params.query) setParams({ ...params, query });
      setParamsHandler(({ params: { query = '', variables, operationName } }) => {
        alive?.();
        checkOperationName(operationName);
        const asked = { query, variables, operationName, mayChange: request.method === 'POST' };
        if (isStream(request)) return pipeline.subscribe(asked, () => contextOf(request));
        return answer(asked, request);
      });
    },
  };
}

/** How an answer begins that has no errors: they stand in front. */
const WITHOUT_ERRORS = Buffer.from('{"data":');

function askedFor({ method, url, headers }: Request): AskedFor {
  return { method, search: method === 'GET' ? new URL(url).search : '', header: (name) => headers.get(name) };
}

/** What an answer is to say beside its data. */
function shownBeside({ headers }: Request): { readonly explain: boolean; readonly showsCost: boolean } {
  return {
    explain: headers.get('x-savegraph-explain') === '1',
    showsCost: headers.get('x-savegraph-cost') === '1',
  };
}

/** Whether the client takes several results. */
function isStream({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/event-stream') ?? false;
}

type RequestParser = NonNullable<Parameters<NonNullable<Plugin['onRequestParse']>>[0]['requestParser']>;

/** Parameters in an address are JSON of their own, which yoga takes for an internal error where it is none; nor does it look for this one. */
function parseRequest(request: Request, parse: RequestParser): ReturnType<RequestParser> {
  try {
    const params = parse(request);
    if (request.method !== 'GET' || !request.url.includes('documentId=')) return params;
    return Object.assign(params, { documentId: new URL(request.url).searchParams.get('documentId') });
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
