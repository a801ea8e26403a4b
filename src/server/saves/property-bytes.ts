// GET /saves/SLUG/bytes?object=ID_OR_PATH&path=PROPERTY_PATH: all bytes, or a range of them, of a value whose
// layout is unknown.

import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { opaqueBytes, type ValuePlace } from '../../api/objects/opaque-bytes.ts';
import type { ReadySave } from '../../library/save.ts';
import { indexesOf } from '../../query/indexes/indexes.ts';
import { type ByteRange, rangeOf } from '../http/byte-range.ts';
import { refuseError, refuseRequest, refuseUnknownSave } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerOptions } from '../options/server-options.ts';

/** Bytes that are copied at a time: a save is in shared memory, which sockets cannot send from. */
const PIECE_BYTES = 256 * 1024;

export function propertyBytesRoute(options: ServerOptions): Route {
  return { methods: ['GET'], path: '/saves/:slug/bytes', answer: (exchange) => answer(options, exchange) };
}

async function answer({ library, report }: ServerOptions, exchange: Exchange): Promise<void> {
  const { request, response, url, params } = exchange;
  const [object, path] = [url.searchParams.get('object'), url.searchParams.get('path')];
  if (object === null || path === null) {
    return refuseRequest(
      response,
      400,
      'BAD_REQUEST',
      'Choose a value with ?object=ID_OR_PATH&path=PROPERTY_PATH.',
    );
  }
  const entry = library.get(params.slug ?? '');
  if (!entry) return refuseUnknownSave(response, library, params.slug);
  let bytes: Uint8Array;
  let etag: string;
  try {
    const save = await library.load(entry);
    bytes = opaqueBytes(save, { object, path });
    etag = etagOf(save, { object, path });
  } catch (error) {
    return refuseError(response, error, report);
  }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const condition = request.headers['if-range'];
  const range = rangeOf(
    condition === undefined || condition === etag ? request.headers.range : undefined,
    bytes.length,
  );
  response.setHeader('accept-ranges', 'bytes');
  if (range === null) {
    response.setHeader('content-range', `bytes */${bytes.length}`);
    return refuseRequest(response, 416, 'BAD_REQUEST', `The value has ${bytes.length} bytes.`);
  }
  response.writeHead(range.isWhole ? 200 : 206, {
    'content-type': 'application/octet-stream',
    'content-length': range.end - range.start,
    'content-disposition': 'attachment; filename="bytes.bin"',
    'cache-control': 'no-cache',
    etag,
    ...(!range.isWhole && { 'content-range': `bytes ${range.start}-${range.end - 1}/${bytes.length}` }),
  });
  if (request.method === 'HEAD') response.end();
  else await send(bytes, range, response);
}

/** For this content of the save. */
function etagOf({ graph }: ReadySave, { object, path }: ValuePlace): string {
  const place = createHash('sha256')
    .update(JSON.stringify([object, path]))
    .digest('base64url')
    .slice(0, 16);
  return `"${indexesOf(graph).contentTag}-${place}"`;
}

async function send(bytes: Uint8Array, { start, end }: ByteRange, response: ServerResponse): Promise<void> {
  const pieces = function* (): Generator<Uint8Array> {
    for (let at = start; at < end; at += PIECE_BYTES) yield bytes.slice(at, Math.min(at + PIECE_BYTES, end));
  };
  try {
    await pipeline(Readable.from(pieces()), response);
  } catch (error) {
    // Clients may leave at any time.
    if (!response.destroyed) throw error;
  }
}
