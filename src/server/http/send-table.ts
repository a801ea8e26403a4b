// Sends a table in its format, with the warnings about it in headers: its body has no place for them.

import type { BulkFormat } from '../../bulk/bulk-formats.ts';
import { encodingFor, packedOnce } from './compressed.ts';
import type { Exchange } from './router.ts';
import { sendPieces } from './send-pieces.ts';

export interface TableToSend {
  readonly totalCount: number;
  readonly warnings: readonly string[];
  /** All bytes, or pieces that are made while they are sent. */
  readonly content: Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Reports a time in which nothing was made. */
  waited?(from: number, to: number): void;
}

/** Contents up to this size are sent at once. */
const PIECE_BYTES = 1 << 20;
const MOST_WARNINGS = 5;

export async function sendTable(
  { request, response }: Exchange,
  { type }: BulkFormat,
  { totalCount, warnings, content, waited }: TableToSend,
): Promise<void> {
  if (response.destroyed) return;
  const whole = content instanceof Uint8Array && content.length <= PIECE_BYTES ? content : null;
  const encoding = encodingFor(request.headers['accept-encoding'], whole?.length);
  const sent = whole && (await packedOnce(whole, encoding));
  for (const message of warnings.slice(0, MOST_WARNINGS))
    response.appendHeader('x-savegraph-warning', message.replace(/[^\x20-\x7E]/g, '?'));
  response.writeHead(200, {
    'content-type': type,
    'x-total-count': totalCount,
    ...(sent && { 'content-length': sent.length }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  if (sent || request.method === 'HEAD') response.end(sent ?? undefined);
  else {
    const pieces = content instanceof Uint8Array ? piecesOf(content) : content;
    await sendPieces(response, pieces, { encoding, ...(waited && { waited }) });
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
