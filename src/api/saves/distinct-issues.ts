// Groups issues that say the same, such as those of all objects in one broken chunk.

import { memoize } from '../../graph/made-once.ts';
import type { IssueRecord } from '../../graph/sink.ts';

export interface DistinctIssue {
  /** The first of them, and its position in the list. */
  readonly issue: IssueRecord;
  readonly first: number;
  count: number;
}

/** Distinct issues by their text (see {@link issueText}), in order of first appearance; computed once per list. */
export const distinctIssues = memoize(
  (issues: readonly IssueRecord[]): ReadonlyMap<string, DistinctIssue> => {
    const distinct = new Map<string, DistinctIssue>();
    for (const [first, issue] of issues.entries()) {
      const text = issueText(issue);
      const same = distinct.get(text);
      if (same) same.count++;
      else distinct.set(text, { issue, first, count: 1 });
    }
    return distinct;
  },
);

/** The code and message of an issue, without its place. */
export function issueText({ code, message, info }: IssueRecord): string {
  return `${info ? 'note' : 'issue'} ${code}: ${message}`;
}
