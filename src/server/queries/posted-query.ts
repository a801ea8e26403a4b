// Answers what nearly all clients send, a query as JSON that is posted with its length, without making the
// objects of Fetch: those take as long as a small answer. Yoga answers all other requests, and those that it refuses.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { type FetchAPI, processRegularResult } from 'graphql-yoga';
import { showError } from '../../api/context/errors.ts';
import type { RequestText } from '../../api/request/pipeline.ts';
import { goneSignal } from '../http/on-close.ts';
import type { Exchange } from '../http/router.ts';
import type { ServerOptions } from '../options/server-options.ts';
import type { ClientRequest, RequestAnswers } from './request-answers.ts';

/** The type of the answer, by common values of the accept header. */
const ANSWER_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/json, text/plain, */*', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
]);

const PARAMETERS: ReadonlySet<string> = new Set(['query', 'variables', 'operationName']);

/** The type to answer with; null for requests that yoga answers. */
export function answerTypeOf({ method, headers }: IncomingMessage): string | null {
  const type = headers['content-type'];
  const isJson = type === 'application/json' || type === 'application/json; charset=utf-8';
  return method === 'POST' && isJson ? (ANSWER_TYPES.get(headers.accept) ?? null) : null;
}

/** Null for what yoga refuses or may know: no JSON, other or wrong parameters. */
export function postedQuery(body: Buffer): RequestText | null {
  const sent = parsed(body);
  if (!isObject(sent)) return null;
  // A body may have a hundred thousand parameters: the first that is unknown says enough.
  for (const name in sent) if (!PARAMETERS.has(name)) return null;
  const { query, variables, operationName } = sent;
  const isUsual =
    typeof query === 'string' &&
    (isNone(variables) || isObject(variables)) &&
    (isNone(operationName) || typeof operationName === 'string');
  if (!isUsual) return null;
  return { query, variables, operationName, mayChange: true };
}

/** Answers a posted query. */
export async function answerPosted(
  answers: RequestAnswers,
  asked: RequestText,
  type: string,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  report: ServerOptions['report'],
): Promise<void> {
  const result = await resultOf(answers, asked, new PostedRequest(request, response), report);
  if (response.destroyed) return;
  const { body, status, headers } = replyOf(result, type);
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

async function resultOf(
  answers: RequestAnswers,
  asked: RequestText,
  client: ClientRequest,
  report: ServerOptions['report'],
): Promise<ExecutionResult> {
  try {
    return await answers.answer(asked, client);
  } catch (error) {
    return { errors: [showError(error, report)] };
  }
}

/** A posted request as those that answer see it. */
class PostedRequest implements ClientRequest {
  readonly method = 'POST';
  readonly url = '';
  readonly headers: ClientRequest['headers'];
  readonly gone: ClientRequest['gone'];
  readonly #response: ServerResponse;
  #signal: AbortSignal | null = null;

  constructor({ headers }: IncomingMessage, response: ServerResponse) {
    this.#response = response;
    this.headers = { get: (name) => headers[name]?.toString() ?? null };
    this.gone = {
      get aborted() {
        return response.destroyed;
      },
    };
  }

  get signal(): AbortSignal {
    this.#signal ??= goneSignal(this.#response);
    return this.#signal;
  }
}

interface Reply {
  readonly body: string | Uint8Array;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Takes what yoga makes of a result. */
class ReplyParts implements Reply {
  readonly body: Reply['body'];
  readonly status: number;
  readonly headers: Reply['headers'];

  constructor(body: Reply['body'], { status, headers }: Omit<Reply, 'body'>) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

function replyOf(result: ExecutionResult, type: string): Reply {
  const fetchApi = { Response: ReplyParts } as unknown as FetchAPI;
  return processRegularResult(result, fetchApi, type) as unknown as Reply;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNone(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
