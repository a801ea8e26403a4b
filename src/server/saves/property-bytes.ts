// GET /saves/SLUG/bytes?object=ID_OR_PATH&path=PROPERTY_PATH: all bytes, or a range of them, of a value whose
// layout is unknown.

import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RequestBudget } from '../../api/budget/budget.ts';
import { apiError } from '../../api/context/errors.ts';
import { decodeId } from '../../api/context/global-id.ts';
import { nodeOf } from '../../api/lists/lists.ts';
import { NO_NODE } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { nodeAtPath } from '../../query/hints/object-names.ts';
import { indexesOf } from '../../query/indexes/indexes.ts';
import { findProperty } from '../../query/lists/properties.ts';
import type { QueryTools, Warning } from '../../query/tools.ts';
import { type ByteRange, rangeOf } from '../http/byte-range.ts';
import { refuse, refuseError } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerOptions } from '../options/server-options.ts';

/** Bytes that are copied at a time: a save is in shared memory, which sockets cannot send from. */
const PIECE_BYTES = 256 * 1024;

export function propertyBytesRoute(options: ServerOptions): Route {
  return { methods: ['GET'], path: '/saves/:slug/bytes', answer: (exchange) => answer(options, exchange) };
}

async function answer({ library, report, alive }: ServerOptions, exchange: Exchange): Promise<void> {
  const { request, response, url, params } = exchange;
  const [object, path] = [url.searchParams.get('object'), url.searchParams.get('path')];
  if (object === null || path === null) {
    return refuse(response, 400, 'BAD_REQUEST', 'Say which by ?object=ID_OR_PATH&path=PROPERTY_PATH.');
  }
  const entry = library.get(params.slug ?? '');
  if (!entry) return refuse(response, 404, 'SAVE_NOT_FOUND', `No save is called ${params.slug}.`);
  let found: FoundBytes;
  try {
    const save = await library.load(entry);
    found = findBytes(save, object, path, new RequestBudget({ ...(alive && { alive }) }));
  } catch (error) {
    return refuseError(response, error, report);
  }
  const { bytes, etag } = found;
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
    return refuse(response, 416, 'BAD_REQUEST', `The value has ${bytes.length} bytes.`);
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

interface FoundBytes {
  readonly bytes: Uint8Array;
  /** For this content of the save. */
  readonly etag: string;
}

/** @throws GraphQLError of apiError when there is no such value, QueryError for invalid paths */
function findBytes(save: ReadySave, object: string, path: string, budget: RequestBudget): FoundBytes {
  const warnings: Warning[] = [];
  const tools: QueryTools = { budget, warn: (warning) => warnings.push(warning) };
  const { graph } = save;
  const isId = graph.find(object) === NO_NODE && decodeId(object)?.type === 'SaveObject';
  const node = isId ? nodeOf(save, object, 'object', tools) : nodeAtPath({ graph, tools }, object, 'object');
  const value = node === NO_NODE ? undefined : findProperty(graph, node, path, tools)?.value;
  if (value === undefined) {
    const text = `path: the object has no property ${JSON.stringify(path)}`;
    throw apiError('BAD_ARGUMENT', warnings[0]?.message ?? text);
  }
  if (typeof value !== 'object' || value?.kind !== 'opaque') {
    throw apiError(
      'BAD_ARGUMENT',
      `path: ${JSON.stringify(path)} is no value of bytes: ask for it by GraphQL`,
    );
  }
  const place = createHash('sha256').update(`${node} ${path}`).digest('base64url').slice(0, 16);
  return { bytes: value.bytes, etag: `"${indexesOf(graph).contentTag}-${place}"` };
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
