// How a GraphQL answer without errors is sent: compressed if it is large enough, and with an etag if it was
// requested with GET.

import type { ExecutionResult } from 'graphql';
import type { Library } from '../../library/library.ts';
import { encodingFor, packedOnce } from '../http/compressed.ts';
import { libraryEtag } from '../http/etag.ts';
import type { UnsentAnswers } from '../http/unsent-answers.ts';

/** What the answer to a request depends on, other than the saves. */
export interface AskedFor {
  readonly method: string;
  /** The query string of the URL. */
  readonly search: string;
  header(name: string): string | null | undefined;
}

/** Null for answers that are not worth caching: not from GET, endless, or with their cost. */
export function answerEtag(
  library: Pick<Library, 'entries' | 'kept'>,
  { method, search, header }: AskedFor,
): string | null {
  const isOnce = method !== 'GET' || header('x-savegraph-cost') || header('accept')?.includes('event-stream');
  if (isOnce) return null;
  const named = ['accept', 'accept-encoding', 'x-savegraph-explain'].map((name) => header(name) ?? null);
  return libraryEtag(library, search, named);
}

/** The bytes, compressed for this client. They may be in a buffer that will be reused. */
export function sentBytes(
  bytes: Uint8Array,
  accepted: string | null,
  headers: Readonly<Record<string, string>>,
  unsent: UnsentAnswers | undefined,
): ExecutionResult | Promise<ExecutionResult> {
  const encoding = encodingFor(accepted ?? undefined, bytes.length);
  const all = { ...headers, vary: 'origin, accept-encoding' };
  if (encoding === 'identity') return resultOf(bytes, all);
  const packing = packedOnce(bytes.slice(), encoding);
  return (unsent?.whilePacked(bytes.length, packing) ?? packing).then((packed) =>
    resultOf(packed, { ...all, 'content-encoding': encoding }),
  );
}

function resultOf(bytes: Uint8Array, headers: Readonly<Record<string, string>>): ExecutionResult {
  return { data: null, extensions: { http: { headers } }, stringify: () => bytes } as ExecutionResult;
}
