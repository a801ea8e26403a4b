// Reads bodies that are small enough to keep in memory, and counts their bytes as they arrive.

import type { IncomingMessage } from 'node:http';
import { abandonBody, refuseRequest } from './refuse.ts';
import type { Exchange } from './router.ts';

/** Bytes of bodies that have not arrived whole, over all connections. */
const MOST_ARRIVING_BYTES = 256 * 1024 * 1024;

let arriving = 0;

/**
 * Null when there were more than `most` bytes, or there are too many of others; the client has got its answer.
 * @throws Error when the client left
 */
export async function readRequestBody(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  most: number,
  mostArriving = MOST_ARRIVING_BYTES,
): Promise<Buffer<ArrayBuffer> | null> {
  // A body with a content-length is cut to it by Node.
  const isTooLong = Number(request.headers['content-length'] ?? 0) > most;
  const body = isTooLong ? 'too long' : await bodyUpTo(request, most, mostArriving);
  if (typeof body !== 'string') return body;
  abandonBody({ request, response });
  if (body === 'too long') {
    refuseRequest(response, 413, 'LIMIT_EXCEEDED', `A request body may have at most ${most} bytes.`);
  } else {
    refuseRequest(response, 503, 'LIMIT_EXCEEDED', 'Too many request bodies are arriving; try again later.');
  }
  return null;
}

/** With listeners, which take less time than an iterator: most bodies come in one piece. */
function bodyUpTo(
  request: IncomingMessage,
  most: number,
  mostArriving: number,
): Promise<Buffer<ArrayBuffer> | 'too long' | 'too many'> {
  const parts: Buffer<ArrayBuffer>[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      arriving -= size;
      size = 0;
    };
    const take = (part: Buffer<ArrayBuffer>): void => {
      size += part.length;
      arriving += part.length;
      parts.push(part);
      if (size <= most && arriving <= mostArriving) return;
      request.off('data', take);
      resolve(size > most ? 'too long' : 'too many');
      end();
    };
    request.on('data', take);
    request.once('end', () => {
      end();
      resolve(parts.length === 1 ? parts[0]! : Buffer.concat(parts));
    });
    request.once('error', (error) => {
      end();
      reject(error);
    });
  });
}
