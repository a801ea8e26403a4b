// Reads bodies that are small enough to keep in memory, and counts their bytes as they arrive.

import { abandonBody, refuseRequest } from './refuse.ts';
import type { Exchange } from './router.ts';

/** Null when there were more than `most` bytes; the client has got its answer. */
export async function readRequestBody(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  most: number,
): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  // A body with a content-length is cut to it by Node.
  const isTooLong = Number(request.headers['content-length'] ?? 0) > most;
  if (!isTooLong) {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      size += part.length;
      if (size > most) break;
      parts.push(part);
    }
  }
  if (!isTooLong && size <= most) return Buffer.concat(parts);
  const text = `A request body may have at most ${most} bytes.`;
  abandonBody({ request, response });
  refuseRequest(response, 413, 'LIMIT_EXCEEDED', text);
  return null;
}
