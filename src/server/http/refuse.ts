// What is answered to a request that is not answered: JSON of the same shape for every route.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { apiError, type ErrorCode, loadFailure, showError } from '../../api/context/errors.ts';

export type RefusalCode = ErrorCode | 'INTERNAL_SERVER_ERROR';

/** Answers with an error, and nothing else. */
export function refuse(response: ServerResponse, status: number, code: RefusalCode, message: string): void {
  const body = refusalBody(code, message);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}

export function refusalBody(code: RefusalCode, message: string): string {
  return JSON.stringify({ errors: [{ message, extensions: { code } }] });
}

/** The same for what was thrown: with its code and words where it has some for clients, else reported and masked. */
export function refuseError(
  response: ServerResponse,
  error: unknown,
  report: (error: unknown, id: string) => void,
): void {
  const failure = loadFailure(error);
  const { extensions, message } = showError(failure instanceof GraphQLError ? failure : error, report);
  const code = extensions.code as RefusalCode;
  const { http } = extensions as { readonly http?: { readonly status: number } };
  refuse(response, http?.status ?? STATUS.get(code) ?? 400, code, message);
}

const STATUS: ReadonlyMap<RefusalCode, number> = new Map([
  ['SAVE_NOT_FOUND', 404],
  ['FORBIDDEN', 403],
  ['FILE_UNREADABLE', 422],
  ['PARSE_FAILED', 422],
  ['UNSUPPORTED_FORMAT', 422],
  ['NOT_A_SAVE', 422],
  ['INTERNAL_SERVER_ERROR', 500],
]);

/** Of what has no answer when the server ends. */
export function closingError(): GraphQLError {
  return apiError('SERVER_CLOSING', 'The server was shut down before it had an answer.');
}

/** To be called before a request is answered whose body is not read to its end. */
export function abandonBody({
  request,
  response,
}: {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}): void {
  if (request.complete) return;
  response.setHeader('connection', 'close');
  // The client may still be sending: it reads our answer only if we go on reading for a while.
  request.resume();
  // Node would close both directions after the answer, and the system then resets the connection of a client that still
  // sends: it may lose the answer before it is read. The other direction is closed by the timer.
  const { socket } = request;
  socket.destroySoon = () => socket.end();
  const timer = setTimeout(() => request.destroy(), DRAIN_MILLIS);
  request.once('close', () => clearTimeout(timer));
}

const DRAIN_MILLIS = 2_000;
