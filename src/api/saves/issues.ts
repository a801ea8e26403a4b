// Lists of issues: what could not be read in a save.

import type { IssueRecord } from '../../graph/sink.ts';
import type { ReadySave } from '../../library/save.ts';
import { oneOf } from '../../query/filter/one-of.ts';
import { checkWhere, operands } from '../../query/filter/operands.ts';
import { indexesOf } from '../../query/indexes/indexes.ts';
import { computedRows, ListPage } from '../../query/pages/page.ts';
import type { IssueList } from '../parents.ts';
import type { IssueFilter, IssueLevel, Resolvers, SaveIssuesArgs } from '../types.gen.ts';
import { distinctIssues, issueText } from './distinct-issues.ts';

export const issueResolvers: Resolvers = {
  Issue: {
    level: levelOf,
    object: ({ save, node }) => (node === null ? null : { save, node }),
    count: (issue) => distinctIssues(issue.save.graph.data.issues).get(issueText(issue))?.count ?? 1,
  },
};

/** @throws QueryError for null operands */
export function issuesOf(save: ReadySave, args: SaveIssuesArgs): IssueList {
  checkWhere(args);
  const { issues } = save.graph.data;
  const levels = levelsAsked(args.where ?? {});
  const isDistinct = args.distinct ?? false;
  const all = isDistinct ? Array.from(distinctIssues(issues).values(), ({ first }) => first) : issues.keys();
  const rows = Uint32Array.from(all).filter((row) => levels.has(levelOf(issues[row]!)));
  const tag = (): string =>
    `i${isDistinct ? 'd' : ''}${indexesOf(save.graph).contentTag}${[...levels].sort().join('')}`;
  const totalCount = isDistinct ? rows.length : countIssues(save, levels);
  return {
    totalCount,
    page: new ListPage(computedRows(rows), args, tag),
    entry: (row) => ({ ...issues[row]!, save }),
  };
}

function levelsAsked(where: IssueFilter): ReadonlySet<IssueLevel> {
  operands(where, 'where');
  if (!where.level) return new Set(['PROBLEM']);
  return new Set(oneOf(LEVELS, where.level, 'where.level'));
}

const LEVELS: readonly IssueLevel[] = ['PROBLEM', 'INFO'];

function levelOf({ info }: IssueRecord): IssueLevel {
  return info ? 'INFO' : 'PROBLEM';
}

/** The number of issues found, of which only some are kept when there are very many. */
function countIssues({ graph }: ReadySave, levels: ReadonlySet<IssueLevel>): number {
  const { issueCount, noteCount } = graph.data;
  return (levels.has('PROBLEM') ? issueCount : 0) + (levels.has('INFO') ? noteCount : 0);
}
