// Stores pieces as objects in S3-compatible storage. aws4fetch signs requests (AWS Signature Version 4); the
// rest is four HTTP methods on BUCKET/NAME, which all such services have.

import { AwsClient } from 'aws4fetch';
import { StoreError } from '../store-error.ts';
import { pieceHash } from './piece-encoding.ts';
import type { PiecePlace } from './piece-place.ts';

/** Limit per request, including retries. */
const REQUEST_MILLIS = 30_000;
/** After status 429 or 500 and above, with increasing delays. */
const RETRIES = 4;
const FIRST_RETRY_MILLIS = 100;
/** Most bytes to read of a response: no piece is larger, even one that did not compress. */
const MOST_BYTES = 2 << 20;

/**
 * @param address `s3:https://HOST/BUCKET[/PREFIX]`, or with the bucket in the host name. The key comes from
 * the environment, as for other programs: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, and if needed
 * AWS_SESSION_TOKEN and AWS_REGION
 * @throws StoreError STORE_UNSUPPORTED without a key, or for any other form of address
 */
export function s3Place(address: string, environment: NodeJS.ProcessEnv = process.env): PiecePlace {
  const base = baseOf(address);
  const client = signingClient(address, environment);

  async function request(method: string, name: string, body?: Uint8Array): Promise<Response> {
    try {
      return await client.fetch(`${base}/${name}`, {
        method,
        // Signed with the rest, so that the service refuses what did not arrive intact.
        headers: { 'x-amz-content-sha256': pieceHash(body ?? new Uint8Array(0)) },
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_MILLIS),
      });
    } catch (cause) {
      throw new StoreError('STORE_UNAVAILABLE', `${address} cannot be reached; try again later`, { cause });
    }
  }

  return {
    address,
    async put(name, bytes) {
      const response = await request('PUT', name, bytes);
      if (!response.ok) throw await refusal(address, response);
      await response.body?.cancel();
    },
    async get(name) {
      const response = await request('GET', name);
      if (isMissing(response)) return null;
      if (!response.ok) throw await refusal(address, response);
      return bytesOf(address, response);
    },
    async has(name) {
      const response = await request('HEAD', name);
      if (isMissing(response)) return false;
      if (!response.ok) throw await refusal(address, response);
      return true;
    },
    async remove(name) {
      const response = await request('DELETE', name);
      if (!response.ok && !isMissing(response)) throw await refusal(address, response);
      await response.body?.cancel();
    },
  };
}

/** @throws StoreError STORE_UNSUPPORTED without a key */
function signingClient(address: string, environment: NodeJS.ProcessEnv): AwsClient {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_REGION: region,
  } = environment;
  if (!accessKeyId || !secretAccessKey) {
    throw new StoreError(
      'STORE_UNSUPPORTED',
      `${address}: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`,
    );
  }
  return new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    ...(region && { region }),
    service: 's3',
    retries: RETRIES,
    initRetryMs: FIRST_RETRY_MILLIS,
  });
}

function baseOf(address: string): string {
  const text = address.slice('s3:'.length);
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  if (!isPlain)
    throw new StoreError('STORE_UNSUPPORTED', `expected s3:https://HOST/BUCKET, found ${address}`);
  return url.href.replace(/\/+$/, '');
}

function isMissing({ status }: Response): boolean {
  return status === 404;
}

async function bytesOf(address: string, response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > MOST_BYTES) throw new RangeError(`more than ${MOST_BYTES} bytes`);
      parts.push(part);
    }
  } catch (cause) {
    throw new StoreError('STORE_UNAVAILABLE', `${address} ended its answer early; try again later`, {
      cause,
    });
  }
  return Buffer.concat(parts);
}

/** 507 is used by services that run on disks of their own. */
async function refusal(address: string, response: Response): Promise<StoreError> {
  const { status } = response;
  const text = await bytesOf(address, response).then(
    (bytes) => Buffer.from(bytes).toString(),
    () => '',
  );
  const said = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1];
  const isFull = status === 507 || /Quota|StorageFull/i.test(said ?? '');
  const message = `${address} answers ${status}${said ? ` ${said}` : ''}`;
  return new StoreError(isFull ? 'STORE_FULL' : 'STORE_UNAVAILABLE', message);
}
