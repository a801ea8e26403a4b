// What went wrong, for people: what is the same of many objects, such as those of one broken chunk, is said once.

import type { IssueRecord } from '../../graph/sink.ts';

/** Different ones that are shown; the rest is counted. */
const SHOWN = 10;

/** @param total all issues there are: not all of very many are kept */
export function issueLines(issues: readonly IssueRecord[], total: number): string[] {
  const counts = new Map<string, number>();
  for (const { code, message, info } of issues) {
    const text = `${(info ? 'note' : 'issue').padEnd(16)} ${code}: ${message}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const lines: string[] = [];
  let left = total;
  for (const [text, count] of [...counts].slice(0, SHOWN)) {
    lines.push(text);
    if (count > 1) lines.push(beside(`… and ${counted(count - 1)} more like this`));
    left -= count;
  }
  if (left > 0) lines.push(beside(`and ${counted(left)} more`));
  return lines;
}

function beside(text: string): string {
  return `${''.padEnd(16)} ${text}`;
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}
