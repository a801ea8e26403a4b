// Tables of what games answer: an answers.txt in a game's folder of test/games. Its first line names the saves. A block is a
// question in words, what is changed in the save before it is asked, and a query of the save. A change is
// `[FILE] s/PATTERN/REPLACEMENT/` (flags are `s`), or `without FILE`.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface TableQuestion {
  readonly save: string;
  readonly title: string;
  readonly edits: readonly string[];
  readonly query: string;
}

export function tableQuestions(): TableQuestion[] {
  const tables = readdirSync('test/games', { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'answers.txt')
    .toSorted();
  return tables.flatMap((table) => {
    const [head, ...blocks] = readFileSync(join('test/games', table), 'utf8').trim().split(/\n\n+/);
    const saves = /^# Of (.*)$/m.exec(head!)![1]!.split(', ');
    return saves.flatMap((save) => blocks.map((block) => questionOf(save, block.split('\n'))));
  });
}

function questionOf(save: string, lines: readonly string[]): TableQuestion {
  const [title, ...edits] = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
  return { save, title: title!, edits, query: lines.slice(1 + edits.length).join('\n') };
}
