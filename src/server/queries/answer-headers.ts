// How an answer of GraphQL is sent where it has no errors: compressed when it is large enough, and, asked for by GET,
// under a name that a client can come back with.

import type { ExecutionResult } from 'graphql';
import type { Library } from '../../library/library.ts';
import { encodingFor, packedOnce } from '../http/compressed.ts';
import { libraryEtag } from '../http/etag.ts';
import type { UnsentAnswers } from '../http/unsent-answers.ts';

/** Of a request, what its answer depends on beside the saves. */
export interface AskedFor {
  readonly method: string;
  /** The part of the address after the path. */
  readonly search: string;
  header(name: string): string | null | undefined;
}

/** Null where an answer is sent once only: it is no GET, goes on for ever, or says what it cost. */
export function answerEtag(
  library: Pick<Library, 'entries' | 'kept'>,
  { method, search, header }: AskedFor,
): string | null {
  const isOnce = method !== 'GET' || header('x-savegraph-cost') || header('accept')?.includes('event-stream');
  if (isOnce) return null;
  const named = ['accept', 'accept-encoding', 'x-savegraph-explain'].map((name) => header(name) ?? null);
  return libraryEtag(library, search, named);
}

/** The same bytes, compressed for this client. They may lie in a buffer that is used again. */
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
