// Spans as the API shows them.

import type { Span } from '../../graph/graph.ts';

/** Null for what was not read from a file. Offsets count inflated bytes of the file. */
export function spanOf(span: Span | null): { file: string; offset: number; length: number } | null {
  return span && { file: span.file.name, offset: span.offset, length: span.length };
}
