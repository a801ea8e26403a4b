// Formats issues for people: what many objects have in common is printed once.

import { distinctIssues } from '../../api/saves/distinct-issues.ts';
import type { IssueRecord } from '../../graph/sink.ts';
import { printable } from '../print.ts';

/** Distinct issues that are shown; the rest are counted. */
const SHOWN = 10;

/** @param total number of issues that were found: if there are very many, only some are kept */
export function issueLines(issues: readonly IssueRecord[], total: number): string[] {
  const lines: string[] = [];
  let left = total;
  for (const { issue, count } of [...distinctIssues(issues).values()].slice(0, SHOWN)) {
    lines.push(`${(issue.info ? 'note' : 'issue').padEnd(16)} ${issue.code}: ${printable(issue.message)}`);
    if (count > 1) lines.push(indented(`… and ${grouped(count - 1)} more like this`));
    left -= count;
  }
  if (left > 0) lines.push(indented(`and ${grouped(left)} more`));
  return lines;
}

function indented(text: string): string {
  return `${''.padEnd(16)} ${text}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
