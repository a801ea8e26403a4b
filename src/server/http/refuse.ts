// Answers to requests that are refused: JSON of the same shape for every route, and a page for who looks with a browser.

import type { GraphQLError } from 'graphql';
import { apiError, type ErrorCode, loadFailure, shortMessage, showError } from '../../api/context/errors.ts';
import { saveNamed } from '../../api/context/save-by-name.ts';
import { slugSpelling } from '../../api/context/unknown-ids.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { SaveEntry } from '../../library/save.ts';
import type { Exchange } from './router.ts';
import { escapeHtml, sendSmallPage, wantsPage } from './small-page.ts';

/** Beside an error of a request that may succeed soon, here or on another server. */
export const TRY_LATER = { http: { status: 503, headers: { 'retry-after': '1' } } };

/** The save that is called so. @throws GraphQLError SAVE_NOT_FOUND with the nearest slugs, AMBIGUOUS_SAVE */
export async function saveOfSlug({ catalogue }: OpenSaves, slug = ''): Promise<SaveEntry> {
  const entry = await saveNamed(catalogue, slug);
  if (entry) return entry;
  const hint = slugSpelling(await catalogue.near('SLUG', slug)).hint(slug);
  throw apiError('SAVE_NOT_FOUND', `No save is called ${slug}${hint}.`);
}

/** An error that a route throws to refuse a request. */
export function refusal(status: number, code: ErrorCode, message: string): GraphQLError {
  return apiError(code, message, { http: { status } });
}

/** Ends a request whose route failed. Errors that are not meant for clients are reported and masked. */
export function refuseError(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  error: unknown,
  report: (error: unknown, id: string) => void,
): void {
  // The client has left, perhaps while it was still sending, or did not send valid HTTP: neither is our fault.
  if (response.destroyed || (request.destroyed && !request.complete)) return;
  const { extensions, message } = showError(loadFailure(error), report);
  const { code, http } = extensions as { readonly code: string; readonly http?: { readonly status: number } };
  // Too late for a message: the client notices that the body is shorter than announced.
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.removeHeader('etag');
  abandonBody({ request, response });
  const status = http?.status ?? STATUS.get(code) ?? 400;
  if (status === 503) response.setHeader('retry-after', '1');
  if (wantsPage(request)) {
    sendSmallPage(response, status, `<p>${escapeHtml(message)}</p><p><a href="/">All saves</a></p>`);
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [{ message: shortMessage(message), extensions: { code } }] }));
}

const STATUS: ReadonlyMap<string, number> = new Map([
  ['SAVE_NOT_FOUND', 404],
  ['AMBIGUOUS_SAVE', 409],
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
function abandonBody({ request, response }: Pick<Exchange, 'request' | 'response'>): void {
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
