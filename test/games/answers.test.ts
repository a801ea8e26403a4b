// What games answer, as tables: a save, a query, its answer. A table is an answers.txt in a game's folder; its first line
// names the saves. A block is a question in words, what is changed in the save before it is asked, and a query; answers and
// warnings are in the snapshot. A change is `[FILE] s/PATTERN/REPLACEMENT/` (flags are `s`), or `without FILE`.

import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

const tables = readdirSync('test/games', { recursive: true, encoding: 'utf8' })
  .filter((path) => basename(path) === 'answers.txt')
  .toSorted();

for (const table of tables) {
  const [head, ...blocks] = readFileSync(join('test/games', table), 'utf8').trim().split(/\n\n+/);
  const saves = /^# Of (.*)$/m.exec(head!)![1]!.split(', ');
  describe.each(saves)('%s', (save) => {
    it.each(
      blocks.map((block) => {
        const lines = block.split('\n');
        const words = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
        return [words[0]!, words.slice(1), lines.slice(words.length).join('\n')] as const;
      }),
    )('%s', async (_, edits, query) => {
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
    });
  });
}
