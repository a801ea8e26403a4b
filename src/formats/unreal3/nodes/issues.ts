// From an error with a place to an issue of the graph.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError, FormatErrorCode } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';

export function reportError(sink: GraphSink, error: FormatError, node: NodeId | null, info = false): void {
  const path = error.path.length > 0 ? error.path.join('/') : null;
  const { code, message, file, offset } = error;
  sink.issue({ code, message, file, offset, path, node, ...(info && { info }) });
}

/** A value at a place in the image that the tables do not allow. */
export function reportValue(
  sink: GraphSink,
  cursor: Cursor,
  facts: {
    readonly at: number;
    readonly expected: string;
    readonly found: string;
    readonly code?: FormatErrorCode;
  },
  node: NodeId | null,
): void {
  reportError(sink, cursor.error(facts.code ?? 'VALUE', facts.expected, facts.found, facts.at), node);
}
