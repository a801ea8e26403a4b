// Save and what hangs on it besides its graph: files, levels, counts, issues. What only the header tells is
// answered at once; everything else reads the save first.

import { isAbsent } from '../../graph/finished/paths.ts';
import type { IssueRecord } from '../../graph/sink.ts';
import type { ReadySave, SavedFile } from '../../library/save.ts';
import { oneOf } from '../../query/filter/one-of.ts';
import { checkWhere, operands } from '../../query/filter/operands.ts';
import { ListPage, rowsOf } from '../../query/lists/page.ts';
import { indexesOf } from '../../query/run/indexes.ts';
import { ignoreRejection, whenReady } from '../context/context.ts';
import { encodeId } from '../context/global-id.ts';
import { pageInfo } from '../lists/page-info.ts';
import type { FileParent, IssueList, IssueParent } from '../parents.ts';
import { jsonSafe } from '../schema/scalars.ts';
import type { IssueFilter, IssueLevel, Resolvers, SaveIssuesArgs } from '../types.gen.ts';
import { statsOf } from './stats.ts';

export const saveResolvers: Resolvers = {
  Save: {
    id: ({ key }) => encodeId('Save', key),
    slug: ({ slug }) => slug,
    format: ({ format }) => format.id,
    title: ({ header }) => header.title,
    state: ({ state }) => state,
    stale: ({ stale }) => stale,
    files: (entry) => entry.files.map(({ name }) => ({ entry, name })),
    header: ({ header }) => jsonSafe(header.fields),
    savedAt: ({ header }) => header.savedAt,
    playSeconds: ({ header }) => header.playSeconds,
    units: ({ header }) => header.units,
    stats: (entry, _args, context) => whenReady(context, entry, statsOf),
    levels: (entry, _args, context) => whenReady(context, entry, levelsOf),
    issues: (entry, args, context) => whenReady(context, entry, (save) => issuesOf(save, args)),
  },
  SaveFile: {
    name: ({ name }) => name,
    bytes: (file) => onDisk(file).size,
    sha256: (file, _args, { loaders }) => ignoreRejection(loaders.hashes.load(onDisk(file))),
    version: (file) => versionOf(file),
  },
  Issue: {
    level: ({ issue }) => levelOf(issue),
    code: ({ issue }) => issue.code,
    message: ({ issue }) => issue.message,
    file: ({ issue }) => issue.file,
    offset: ({ issue }) => issue.offset,
    path: ({ issue }) => issue.path,
    object: ({ save, issue }) => (issue.node === null ? null : { save, node: issue.node }),
  },
  IssueConnection: {
    edges: ({ save, page }) =>
      Array.from(page.rows, (row, at) => ({ cursor: page.cursor(at), node: issueAt(save, row) })),
    nodes: ({ save, page }) => Array.from(page.rows, (row) => issueAt(save, row)),
    pageInfo: ({ page }) => pageInfo(page),
    totalCount: countIssues,
  },
};

function onDisk({ entry, name }: FileParent): SavedFile {
  return entry.files.find((file) => file.name === name)!;
}

/** Files of a save may have versions of their own. */
function versionOf({ entry: { files, header }, name }: FileParent): string {
  const at = files.findIndex((file) => file.name === name);
  return header.fileVersions?.[at] ?? header.version;
}

/** The levels in file order, with how many objects the save holds in each. */
function levelsOf({ graph }: ReadySave): { name: string; objects: number }[] {
  const { levels, nodes } = graph.data;
  const counts = new Uint32Array(levels.length + 1);
  for (let row = 0; row < nodes.count; row++) {
    if (!isAbsent(nodes.kind[row]!)) counts[nodes.level[row]!]!++;
  }
  return levels.map((text, at) => ({ name: graph.text(text), objects: counts[at + 1]! }));
}

/** @throws QueryError for null operands */
function issuesOf(save: ReadySave, args: SaveIssuesArgs): IssueList {
  checkWhere(args);
  const { issues } = save.graph.data;
  const levels = levelsAsked(args.where ?? {});
  const rows = Uint32Array.from(issues.keys()).filter((row) => levels.has(levelOf(issues[row]!)));
  const tag = (): string => `i${indexesOf(save.graph).contentTag}${[...levels].sort().join('')}`;
  return { save, levels, page: new ListPage(rowsOf(rows), args, tag) };
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

/** All that were found; not all of very many are kept. */
function countIssues({ save, levels }: IssueList): number {
  const { issueCount, noteCount } = save.graph.data;
  return (levels.has('PROBLEM') ? issueCount : 0) + (levels.has('INFO') ? noteCount : 0);
}

function issueAt(save: ReadySave, row: number): IssueParent {
  return { save, issue: save.graph.data.issues[row]! };
}
