// Requests as they are: fetch does not let a test set some headers, tidies up addresses and unpacks bodies.

import { type IncomingMessage, request } from 'node:http';

export interface RawRequest {
  readonly method?: string;
  /** The target of the request. Default: that of the address. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in these pieces. */
  readonly body?: readonly (string | Uint8Array)[];
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly text: string;
}

/** Sends one on a connection of its own. */
export function rawRequest(
  url: string | URL,
  { method = 'GET', path, headers = {}, body = [] }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const options = { method, headers, agent: false, ...(path !== undefined && { path }) };
    const asked = request(url, options, (response) => {
      isAnswered = true;
      const pieces: Buffer[] = [];
      response.on('data', (piece) => pieces.push(piece)).on('error', () => undefined);
      response.once('close', () => {
        const content = Buffer.concat(pieces);
        const { statusCode, headers: got } = response;
        resolve({ status: statusCode!, headers: got, body: content, text: content.toString() });
      });
    });
    // A server that has refused a request may cut off the rest of it.
    asked.on('error', (error) => (isAnswered ? undefined : reject(error)));
    for (const piece of body) asked.write(piece);
    asked.end();
  });
}
