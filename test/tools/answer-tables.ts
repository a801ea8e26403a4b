// Tables of answers: `answers.txt` in folders of test/, and texts in folders `answers`. The first block names the
// saves, and may say more of how they are asked. Each other block is a title, what is changed in the save before it is
// asked, and queries with their answers: `{...}` is asked of the save, `query {...}` of all, and `with {...}` has its
// variables. A change is `[FILE] s/PATTERN/REPLACEMENT/`, `without FILE` or `FILE as FILE`; a save that is `written
// FORMAT` has the objects of lines `+ OBJECTS` (graph-notation.ts), and facts of its header in `{...}`; `> OBJECTS` are
// those of `later` beside it. Of saves that are a `case FOLDER` the first change is which: the name of a line in the
// `graphs.jsonl` or `claims.jsonl` there. `given {...}` has what users add: `layouts`, `hints`, `gameData`,
// `factories`. A table of real saves, `../shared/...`, is left out where they are absent. Lines of answers begin with
// `= `; for a reader to check, they are written by `UPDATE_DOCS=1 npx vitest run test/games/answers.test.ts`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionResult } from 'graphql';
import { printAnswer } from './print-answer.ts';

export interface TableQuestion {
  readonly save: string;
  readonly titles: readonly string[];
  /** What it changes: the titles but the first. */
  readonly edits: readonly string[];
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  answer: string[];
}

export interface AnswerTable {
  readonly path: string;
  readonly head: string;
  /** Those that one line asks, of one save each. */
  readonly questions: readonly (readonly TableQuestion[])[];
}

export function answerTables(): AnswerTable[] {
  const names = readdirSync('test', { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\banswers(\.txt|[\\/][^\\/]+\.txt)$/.test(name))
    .toSorted()
    .map((name) => {
      const path = join('test', name);
      const [head, ...blocks] = readFileSync(path, 'utf8').trim().split(/\n\n+/);
      const saves = /^# Of (.*)$/m.exec(head!)![1]!.split(', ');
      return { path, head: head!, questions: blocks.flatMap((block) => questionsOf(saves, block)) };
    });
}

function questionsOf(saves: readonly string[], block: string): TableQuestion[][] {
  const found: TableQuestion[][] = [];
  const titles: string[] = [];
  let answered = 0;
  for (const line of block.split('\n')) {
    const asked = found.at(-1);
    if (!asked && line.startsWith('# ')) titles.push(line.slice(2));
    else if (/^(\{|query\b)/.test(line)) {
      found.push(saves.map((save) => ({ save, titles, edits: titles.slice(1), query: line, answer: [] })));
      answered = 0;
    } else if (line.startsWith('with '))
      for (const each of asked!) each.variables = JSON.parse(line.slice(5));
    else if (line.startsWith('= # ')) answered = saves.indexOf(line.slice(4));
    else if (line.startsWith('= ')) asked![answered]!.answer.push(line.slice(2));
    else for (const question of asked!) question.query += `\n${line}`;
  }
  return found;
}

/** What a table has of an answer: the data, then errors and warnings with their places. */
export function answerLines({ query }: TableQuestion, result: ExecutionResult): string[] {
  const data = isOfAll(query) ? result.data : (result.data?.save as unknown);
  const { warnings = [] } = (result.extensions ?? {}) as { warnings?: readonly Told[] };
  return [
    ...(data === null || data === undefined ? [] : printAnswer(data)),
    ...(result.errors ?? []).map((error) => told('ERROR', { ...error, code: error.extensions.code } as Told)),
    ...warnings.map((warning) => told('WARNING', warning)).toSorted(),
  ];
}

interface Told {
  readonly code: string;
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly suggestions?: readonly string[];
}

function told(what: string, { code, path = [], message, suggestions = [] }: Told): string {
  const place = path.length > 0 ? ` in ${path.join('.')}` : '';
  const more = suggestions.filter((each) => !message.includes(each));
  return `${what} ${code}${place}: ${message}${more.map((each) => ` [${each}]`).join('')}`;
}

export const isOfAll = (query: string): boolean => query.startsWith('query');

export function writeTable({ path, head, questions }: AnswerTable): void {
  const blocks = [head];
  let last: readonly string[] | undefined;
  for (const asked of questions) {
    const [{ titles, query, variables }] = asked as [TableQuestion];
    const answers = asked.flatMap(({ save, answer }) => [
      ...(asked.length > 1 ? [`= # ${save}`] : []),
      ...answer.map((line) => `= ${line}`),
    ]);
    const begins = titles === last ? [] : ['', ...titles.map((title) => `# ${title}`)];
    blocks.push(...begins, query, ...(variables ? [`with ${JSON.stringify(variables)}`] : []), ...answers);
    last = titles;
  }
  writeFileSync(path, `${blocks.join('\n')}\n`);
}
