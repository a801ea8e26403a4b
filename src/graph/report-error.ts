// From an error with a place to an issue of the graph: the one way for all formats.

import type { FormatError } from '../bytes/format-error.ts';
import type { NodeId } from './ids.ts';
import type { GraphSink, IssueRecord } from './sink.ts';

/** What an issue says otherwise than its error. */
export type IssueDetail = Partial<Pick<IssueRecord, 'message' | 'file' | 'path' | 'info'>>;

/** @param node that it is about; null for the save as a whole */
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
