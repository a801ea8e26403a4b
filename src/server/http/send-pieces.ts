// Sends content while it is being made: no faster than the client reads, and with breaks for other requests.

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ContentEncoding } from './compressed.ts';
import { onClose } from './on-close.ts';

/** Other requests wait at most this long, plus the time that one piece takes. */
const TURN_MILLIS = 8;
/** A client that reads nothing for this long counts as gone. */
const IDLE_MILLIS = 60_000;

export interface SendOptions {
  readonly encoding: ContentEncoding;
  /** Called with times in which nothing was made. */
  readonly waited?: (from: number, to: number) => void;
}

/** Resolves when everything was handed over, or when the client is gone. */
export async function sendPieces(
  response: ServerResponse,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { encoding, waited = () => undefined }: SendOptions,
): Promise<void> {
  const sink = compressorInto(response, encoding) ?? response;
  const pause = async (until: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await until();
    waited(from, performance.now());
  };
  let began = performance.now();
  for await (const piece of pieces) {
    if (response.destroyed) return;
    const isFull = piece.length > 0 && !sink.write(piece);
    if (isFull) await pause(() => drained(sink, response));
    // A client that reads fast drains the sink without giving the event loop a turn.
    if (performance.now() - began < TURN_MILLIS) continue;
    await pause(() => nextTurn());
    began = performance.now();
  }
  sink.end();
}

function compressorInto(response: ServerResponse, encoding: ContentEncoding): NodeJS.WritableStream | null {
  if (encoding === 'identity') return null;
  const compressor =
    encoding === 'gzip'
      ? createGzip({ level: 1 })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  compressor.pipe(response);
  onClose(response, () => compressor.destroy());
  return compressor;
}

async function drained(sink: NodeJS.WritableStream, response: ServerResponse): Promise<void> {
  const ended = new AbortController();
  const timer = setTimeout(() => response.destroy(), IDLE_MILLIS);
  const close = (): void => ended.abort();
  response.once('close', close);
  try {
    if (!response.destroyed) await once(sink, 'drain', { signal: ended.signal });
  } catch {
    // The client is gone: leaving the loop has stopped the source.
  } finally {
    clearTimeout(timer);
    response.off('close', close);
  }
}
