// `savegraph inspect`

import { distinctIssues } from '../../api/saves/distinct-issues.ts';
import { type Stats, statsOf } from '../../api/saves/stats.ts';
import type { IssueRecord } from '../../graph/sink.ts';
import { collectGarbage, MOST_HELD_BYTES } from '../../library/memory/collect-garbage.ts';
import type { ReadySave } from '../../library/save.ts';
import { type Command, type CommandArgs, type ExitCode, onePath } from '../command.ts';
import { chosenFormat, outputOptions, writeOutput } from '../output.ts';
import { printable, printError } from '../print.ts';
import { openPath } from '../saves/open.ts';
import { READ_OPTIONS, readOptions } from '../saves/read-options.ts';

const FORMATS = ['text', 'json'] as const;

export const inspect: Command = {
  usage: 'PATH [--format json] [--out FILE] [OPTION...]',
  summary: `Reads a save and prints what it holds, as text or as JSON, one object per line when there are several. Several saves at
PATH are read one after the other.`,
  options: { '': { ...outputOptions(FORMATS), ...READ_OPTIONS } },
  notes: 'Exits with 2 when a save cannot be read, or a file below PATH that is named like one.',
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const path = onePath(args);
  const isJson = chosenFormat(args, FORMATS) === 'json';
  const { library, entries, problems } = openPath(path, await readOptions(args));
  let code: ExitCode = problems || entries.length === 0 ? 2 : 0;
  async function* reports(): AsyncGenerator<string> {
    let held = 0;
    for (const [at, entry] of entries.entries()) {
      try {
        const save = await library.load(entry);
        held += save.memoryBytes;
        const report = reportOf(save, statsOf(save));
        if (isJson) yield `${JSON.stringify(report, null, entries.length > 1 ? 0 : 2)}\n`;
        else yield `${at === 0 ? '' : '\n'}${tableOf(entry.slug, report, save)}\n`;
      } catch (error) {
        printError(error);
        code = 2;
        held = MOST_HELD_BYTES;
      }
      if (entries.length === 1) continue;
      // The saves of a folder may not all fit into memory.
      library.release(entry);
      if (held < MOST_HELD_BYTES) continue;
      collectGarbage();
      held = 0;
    }
  }
  await writeOutput(args, reports());
  return code;
}

/** Keys and their order are a contract: scripts read them. */
function reportOf({ entry, graph, counts, millis }: ReadySave, stats: Stats) {
  const { objects, actors, lightweights, external, missing, classes, references, resolved } = stats;
  const { bytes, bytesUnderstood, issues, infoIssues, files } = stats;
  return {
    format: entry.format.id,
    title: entry.header.title,
    version: entry.header.version,
    files,
    objects,
    actors,
    lightweights,
    tombstones: counts.tombstones ?? 0,
    external,
    missing,
    classes,
    references,
    resolved,
    levels: graph.data.levels.length,
    bytes,
    bytesUnderstood,
    issues,
    infoIssues,
    millis: { inflate: round(millis.inflate), read: round(millis.read), total: round(millis.total) },
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
  };
}

function round(millis: number): number {
  return Math.round(millis * 10) / 10;
}

function tableOf(slug: string, report: ReturnType<typeof reportOf>, { graph }: ReadySave): string {
  const { millis, peakRssBytes, ...facts } = report;
  const rows: [string, string][] = [['save', slug]];
  for (const [name, value] of Object.entries(facts)) rows.push([name, show(value)]);
  rows.push(['millis', `inflate ${millis.inflate}, read ${millis.read}, total ${millis.total}`]);
  rows.push(['peak memory', `${(peakRssBytes / 1e6).toFixed(0)} MB`]);
  const lines = rows.map(([name, value]) => `${name.padEnd(16)} ${value}`);
  lines.push(...issueLines(graph.data.issues, report.issues + report.infoIssues));
  return lines.join('\n');
}

function show(value: string | number): string {
  return typeof value === 'number' ? grouped(value) : printable(value);
}

/** Distinct issues that are shown; the rest are counted. */
const SHOWN = 10;

/**
 * Issues for people: what many objects have in common is said once.
 * @param total number of issues that were found: if there are very many, only some are kept
 */
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

/** Node takes 10 ms to look up how a language does it. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
