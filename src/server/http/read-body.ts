// Bodies that are small enough to be kept whole, counted while they come.

import { abandonBody, refuse } from './refuse.ts';
import type { Exchange } from './router.ts';

/** Null when there was more than `most` bytes, which the client was answered. */
export async function readBody(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  most: number,
): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  // Node ends a body with a length at that length.
  const isTooLong = Number(request.headers['content-length'] ?? 0) > most;
  if (!isTooLong) {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      size += part.length;
      if (size > most) break;
      parts.push(part);
    }
  }
  if (!isTooLong && size <= most) return Buffer.concat(parts);
  const text = `A request body has at most ${most} bytes.`;
  abandonBody({ request, response });
  refuse(response, 413, 'LIMIT_EXCEEDED', text);
  return null;
}
