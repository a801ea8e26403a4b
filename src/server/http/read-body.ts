// Reads bodies that are small enough to keep in memory, and counts their bytes as they arrive.

import type { IncomingMessage } from 'node:http';
import type { GraphQLError } from 'graphql';
import { refusal } from './refuse.ts';

/** Bytes of bodies that have not arrived whole, over all connections. */
const MOST_ARRIVING_BYTES = 256 * 1024 * 1024;

const TOO_MANY = 'Too many request bodies are arriving; try again later.';

let arriving = 0;

/**
 * With listeners, which take less time than an iterator: most bodies come in one piece.
 * @throws GraphQLError when there are more than `most` bytes, or too many of others; Error when the client left
 */
export async function readRequestBody(
  request: IncomingMessage,
  most: number,
  mostArriving = MOST_ARRIVING_BYTES,
): Promise<Buffer<ArrayBuffer>> {
  const tooLong = (): GraphQLError =>
    refusal(413, 'LIMIT_EXCEEDED', `A request body may have at most ${most} bytes.`);
  // A body with a content-length is cut to it by Node.
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLong();
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
      reject(size > most ? tooLong() : refusal(503, 'LIMIT_EXCEEDED', TOO_MANY));
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
