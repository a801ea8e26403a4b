// Reports issues about values in a package.

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

/** Notes a text that is shown otherwise than it is stored. */
export function reportBrokenText(sink: GraphSink, cursor: Cursor, at: number, node: NodeId): void {
  reportError(sink, cursor.error('VALUE', 'a text', 'half of a character', at), node, { info: true });
}
