// Reads bodies that are small enough to keep in memory, and counts their bytes as they arrive.

import type { IncomingMessage } from 'node:http';
import { abandonBody, refuseRequest } from './refuse.ts';
import type { Exchange } from './router.ts';

/**
 * Null when there were more than `most` bytes; the client has got its answer.
 * @throws Error when the client left
 */
export async function readRequestBody(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> {
  // A body with a content-length is cut to it by Node.
  const isTooLong = Number(request.headers['content-length'] ?? 0) > most;
  const body = isTooLong ? null : await bodyUpTo(request, most);
  if (body) return body;
  const text = `A request body may have at most ${most} bytes.`;
  abandonBody({ request, response });
  refuseRequest(response, 413, 'LIMIT_EXCEEDED', text);
  return null;
}

/** With listeners, which take less time than an iterator: most bodies come in one piece. */
function bodyUpTo(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer<ArrayBuffer>[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const take = (part: Buffer<ArrayBuffer>): void => {
      size += part.length;
      parts.push(part);
      if (size <= most) return;
      request.off('data', take);
      resolve(null);
    };
    request.on('data', take);
    request.once('end', () => resolve(parts.length === 1 ? parts[0]! : Buffer.concat(parts)));
    request.once('error', reject);
  });
}
