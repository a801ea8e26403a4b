// Describes files that could not be opened.

import { getOrCreate } from '../../graph/made-once.ts';
import { reasonOf } from '../../library/find/claim-saves.ts';
import { FormatError } from '../../library/load-error.ts';
import type { Problem } from '../../library/open-saves.ts';

const MOST_PROBLEMS = 20;
/** Files named of those that have the same problem. */
const MOST_FILES = 3;

/** A folder may hold thousands of files that are no saves: each reason is stated once. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  if (problems.length === 1) return problems.map(({ message }) => message);
  const byReason = new Map<string, string[]>();
  for (const problem of problems) getOrCreate(byReason, reasonOf(problem), () => []).push(problem.file);
  const lines = [...byReason].slice(0, MOST_PROBLEMS).map(([reason, files]) => {
    if (files.length === 1) return `${files[0]}: ${reason}`;
    const more = files.length > MOST_FILES ? ', ...' : '';
    return `${files.length} files (${files.slice(0, MOST_FILES).join(', ')}${more}): ${reason}`;
  });
  if (byReason.size > lines.length) lines.push(`${byReason.size - lines.length} more problems`);
  const foreign = problems.find((problem) => problem instanceof FormatError && problem.code === 'NOT_A_SAVE');
  return foreign instanceof FormatError ? [...lines, `expected was ${foreign.expected}`] : lines;
}
