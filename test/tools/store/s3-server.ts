// A small S3-like store on loopback: four methods on one bucket, for those who sign as AWS Signature Version 4 says. It works signatures
// out by itself, from the rules and not from the client's library (AWS, "Authenticating Requests: Using the Authorization Header").

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Key {
  readonly id: string;
  readonly secret: string;
}

export interface S3Server {
  /** `s3:http://127.0.0.1:PORT/pieces` */
  readonly address: string;
  readonly objects: Map<string, Buffer>;
  /** `PUT 200` and the like, as answered. */
  readonly log: string[];
  /** What the next requests are answered instead, one each. 0 breaks the connection. */
  readonly faults: number[];
  close(): Promise<void>;
}

export const S3_KEY: S3Key = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
/** What a client of it finds in its environment. */
export const S3_ENVIRONMENT = {
  AWS_ACCESS_KEY_ID: S3_KEY.id,
  AWS_SECRET_ACCESS_KEY: S3_KEY.secret,
  AWS_REGION: 'eu-test-1',
};

const BUCKET = '/pieces/';
const MOST_SKEW_MILLIS = 15 * 60_000;

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const log: string[] = [];
  const faults: number[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const fault = faults.shift();
    if (fault === 0) return void request.socket.destroy();
    const send = (status: number, content: Buffer | string = ''): void => {
      log.push(`${request.method} ${status}`);
      response.writeHead(status).end(content);
    };
    const refuse = (status: number, code: string): void =>
      send(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    if (fault !== undefined) return refuse(fault, fault === 507 ? 'XStorageFull' : 'SlowDown');
    const headers = request.headers as Record<string, string>;
    const sent = { method: request.method!, url: request.url!, headers };
    const wrong = signatureProblem(sent, body, S3_KEY, Date.now());
    if (wrong) return refuse(403, wrong);
    if (!sent.url.startsWith(BUCKET)) return refuse(404, 'NoSuchBucket');
    const name = decodeURIComponent(sent.url.slice(BUCKET.length));
    const known = objects.get(name);
    if (sent.method === 'PUT') {
      objects.set(name, body);
      return send(200);
    }
    if (sent.method === 'DELETE') {
      objects.delete(name);
      return send(204);
    }
    if (!known) return refuse(404, 'NoSuchKey');
    send(200, sent.method === 'HEAD' ? '' : known);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `s3:http://127.0.0.1:${port}${BUCKET.slice(0, -1)}`,
    objects,
    log,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface SignedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Code of what is wrong with a signed request; null when all is right. @param now milliseconds since 1970 */
export function signatureProblem(
  { method, url, headers }: SignedRequest,
  body: Uint8Array,
  key: S3Key,
  now: number,
): string | null {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, id, day, region, signed, signature] = parts as unknown as string[];
  if (id !== key.id) return 'InvalidAccessKeyId';
  const time = headers['x-amz-date'] ?? '';
  const moment = Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!time.startsWith(day!) || !(Math.abs(moment - now) <= MOST_SKEW_MILLIS)) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signed!.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !names.includes(name))) return 'AccessDenied';
  const [path, query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signingKey = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${key.secret}`,
  );
  const expected = createHmac('sha256', signingKey).update(text).digest('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
