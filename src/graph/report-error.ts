// Turns an error with a place into an issue of the graph; used by all formats.

import type { FormatError } from '../bytes/format-error.ts';
import type { NodeId } from './ids.ts';
import type { GraphSink, IssueRecord } from './sink.ts';

/** Details to report differently from the error. */
type IssueDetail = Partial<Pick<IssueRecord, 'message' | 'file' | 'path' | 'info'>>;

/** @param node the issue is about; null for the save as a whole */
export function reportError(
  sink: GraphSink,
  error: FormatError,
  node: NodeId | null,
  detail: IssueDetail = {},
): void {
  const { code, message, file, offset } = error;
  const path = error.path.join('/') || null;
  sink.issue({ code, message, file, offset, path, node, ...detail });
}

/**
 * A file that every save of its kind has: without it nothing is known of what it would hold, which is not the same as
 * having none of it.
 */
export function reportAbsent(sink: GraphSink, file: string, kind: string): void {
  const message = `${file}: expected in every ${kind}, found no such file`;
  sink.issue({ code: 'ABSENT', message, file, offset: null, path: null, node: null, info: true });
}
