// Answers to requests that are refused: JSON of the same shape for every route.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { apiError, type ErrorCode, loadFailure, showError } from '../../api/context/errors.ts';
import { shortMessage } from '../../api/context/short-message.ts';
import { nearestSlugs } from '../../api/context/unknown-ids.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import { hintOf } from '../../query/names/nearest-names.ts';

/** Beside an error of a request that may succeed soon, here or on another server. */
export const TRY_LATER = { http: { status: 503, headers: { 'retry-after': '1' } } };

export type RefusalCode = ErrorCode | 'INTERNAL_SERVER_ERROR';

/** Answers with a single error. */
export function refuseRequest(
  response: ServerResponse,
  status: number,
  code: RefusalCode,
  message: string,
): void {
  const body = refusalBody(code, message);
  if (status === 503) response.setHeader('retry-after', '1');
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}

/** Answers that no save has this slug, with the nearest ones. */
export async function refuseUnknownSave(
  response: ServerResponse,
  { catalogue }: OpenSaves,
  slug = '',
): Promise<void> {
  const hint = hintOf(nearestSlugs(slug, await catalogue.near('SLUG', slug)));
  refuseRequest(response, 404, 'SAVE_NOT_FOUND', `No save is called ${slug}${hint}.`);
}

export function refusalBody(code: RefusalCode, message: string): string {
  return JSON.stringify({ errors: [{ message: shortMessage(message), extensions: { code } }] });
}

/** Refuses with the code and message of an error that is meant for clients; any other is reported and masked. */
export function refuseError(
  response: ServerResponse,
  error: unknown,
  report: (error: unknown, id: string) => void,
): void {
  const failure = loadFailure(error);
  const { extensions, message } = showError(failure instanceof GraphQLError ? failure : error, report);
  const code = extensions.code as RefusalCode;
  const { http } = extensions as { readonly http?: { readonly status: number } };
  refuseRequest(response, http?.status ?? STATUS.get(code) ?? 400, code, message);
}

const STATUS: ReadonlyMap<RefusalCode, number> = new Map([
  ['SAVE_NOT_FOUND', 404],
  ['FORBIDDEN', 403],
  ['FILE_UNREADABLE', 422],
  ['PARSE_FAILED', 422],
  ['UNSUPPORTED_FORMAT', 422],
  ['NOT_A_SAVE', 422],
  ['STORE_BUSY', 503],
  ['STORE_UNAVAILABLE', 503],
  ['INTERNAL_SERVER_ERROR', 500],
]);

/** The error of requests that have no answer when the server shuts down. */
export function closingError(): GraphQLError {
  return apiError('SERVER_CLOSING', 'The server was shut down before it had an answer.');
}

/** Call before answering a request whose body is not read to its end. */
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
  // Node would close both directions after the answer. The system would then reset the connection of a client that is
  // still sending, and the answer might be lost before it is read. The timer closes the other direction.
  const { socket } = request;
  socket.destroySoon = () => socket.end();
  const timer = setTimeout(() => request.destroy(), DRAIN_MILLIS);
  request.once('close', () => clearTimeout(timer));
}

const DRAIN_MILLIS = 2_000;
