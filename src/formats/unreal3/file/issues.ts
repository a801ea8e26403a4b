// Reports issues about values in the tables of a package.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatErrorCode } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';

/** Reports a value in the image that the tables do not allow. */
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
