// Sends the bytes of a GraphQL answer, compressed if they are worth it.

import type { ExecutionResult } from 'graphql';
import { compressed, encodingFor, packedOnce } from '../http/compressed.ts';
import type { UnsentAnswers } from '../http/unsent-answers.ts';

/** The bytes, compressed for this client. Unless they are kept, they may be in a buffer that will be reused. */
export function sentBytes(
  bytes: Uint8Array,
  accepted: string | null,
  unsent: UnsentAnswers | undefined,
  areKept = false,
): ExecutionResult | Promise<ExecutionResult> {
  const encoding = encodingFor(accepted ?? undefined, bytes.length);
  const vary = 'origin, accept-encoding';
  if (encoding === 'identity') return resultOf(bytes, { vary });
  const packing = areKept ? compressed(bytes, encoding) : packedOnce(bytes.slice(), encoding);
  return (unsent?.whilePacked(bytes.length, packing) ?? packing).then((packed) =>
    resultOf(packed, { vary, 'content-encoding': encoding }),
  );
}

function resultOf(bytes: Uint8Array, headers: Readonly<Record<string, string>>): ExecutionResult {
  return { data: null, extensions: { http: { headers } }, stringify: () => bytes } as ExecutionResult;
}
