// Answers of games, by tables (test/tools/answer-tables.ts): a save, a query, and its answer with its warnings, which are in
// the snapshot. test/store/answers.slow.test.ts asks the same of threads and of stores.

import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { tableQuestions } from '../tools/answer-tables.ts';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';
import { printJson } from '../tools/print-json.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const EDIT = /^(?:(\S+) )?s\/((?:[^/\\]|\\.)*)\/((?:[^/\\]|\\.)*)\/$/;

/** A copy of a save with changes in it, which all have to be some. */
function changed(save: string, edits: readonly string[]): string {
  if (edits.length === 0) return save;
  const copy = join(tempFolder({}), basename(save));
  cpSync(save, copy, { recursive: true });
  for (const edit of edits) {
    if (edit.startsWith('without ')) {
      rmSync(join(copy, edit.slice('without '.length)));
      continue;
    }
    const [, file = '', pattern, replacement] = EDIT.exec(edit) ?? [];
    const path = statSync(copy).isDirectory() ? join(copy, file) : copy;
    const before = readFileSync(path, 'latin1');
    const after = before.replace(new RegExp(pattern!, 's'), () => replacement!.replaceAll('\\/', '/'));
    if (after === before) throw new Error(`nothing to change by ${edit}`);
    writeFileSync(path, after, { encoding: 'latin1', mode: 0o644 });
  }
  return copy;
}

it.each(tableQuestions().map((question) => [question.save, question.title, question] as const))(
  '%s > %s',
  async (_, __, { save, edits, query }) => {
    const library = openLibrary(changed(save, edits));
    const [entry] = library.entries;
    const { data, errors, extensions } = await askOf(library)(`{ save(id: "${entry!.slug}") ${query} }`);
    expect(errors).toBeUndefined();
    const { warnings = [] } = (extensions ?? {}) as {
      warnings?: readonly { code: string; message: string }[];
    };
    const told = warnings.map(({ code, message }) => `${code} ${message}`);
    const answer = { ...(data as { save: object }).save, ...(told.length > 0 && { warnings: told }) };
    expect(`\n${printJson(answer).join('\n')}\n`).toMatchSnapshot();
    await library.close();
  },
);
