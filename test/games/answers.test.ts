// Answers by tables (test/tools/answer-tables.ts): a save, a query, and its answer with its errors and warnings.
// test/store/answers.slow.test.ts asks what the tables of games ask of threads and of stores, too.

import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ExecutionResult } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../src/api/context/global-id.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import type { Library, LibraryOptions } from '../../src/library/library.ts';
import {
  answerLines,
  answerTables,
  isOfAll,
  type TableQuestion,
  writeTable,
} from '../tools/answer-tables.ts';
import { askOf } from '../tools/ask.ts';
import { askBoth } from '../tools/ask-both.ts';
import { caseFiles } from '../tools/corpus.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { readJson } from '../tools/graph-notation.ts';
import { openLibrary } from '../tools/open-library.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { namedIn, writtenFormat, writtenSave } from '../tools/written-save.ts';

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
    const [from, to] = edit.split(' as ');
    if (from && to) {
      renameSync(join(copy, from), join(copy, to));
      continue;
    }
    const [, file = '', pattern, replacement] = EDIT.exec(edit) ?? [];
    const path = statSync(copy).isDirectory() ? join(copy, file) : copy;
    const before = readFileSync(path, 'latin1');
    const after = before.replace(new RegExp(pattern!, 's'), replacement!.replaceAll('\\/', '/'));
    if (after === before) throw new Error(`nothing to change by ${edit}`);
    writeFileSync(path, after, { encoding: 'latin1', mode: 0o644 });
  }
  return copy;
}

/** A case of the corpus in a folder that answers may name. */
function caseFolder(format: string, name: string): string {
  const files = Object.entries(caseFiles(format, name)).map(([path, bytes]) => [`case/${path}`, bytes]);
  return join(tempFolder(Object.fromEntries(files)), 'case');
}

/** What users add to what a save says, as texts of files, most of them JSON. */
function givenIn(edits: readonly string[]): Partial<LibraryOptions> {
  const given = edits.flatMap((edit) =>
    edit.startsWith('given ') ? [readJson(edit.slice(6)) as object] : [],
  );
  return Object.fromEntries(
    given.flatMap((files) =>
      Object.entries(files).map(([name, file]) => [
        name,
        typeof file === 'string' ? file : JSON.stringify(file),
      ]),
    ),
  );
}

/** Saves in the fake format, as the lines of a table have them: `# NAME: TITLE | OBJECT | OBJECT`. */
function fakes(head: string): string {
  const lines = [...head.matchAll(/^# (\S.*?\.sav): (.*)$/gm)].map(
    ([, name, text]) => [name, text!.split(' | ')] as const,
  );
  return tempFolder(
    Object.fromEntries(lines.map(([name, [title, ...objects]]) => [name, fakeSave(title!, objects)])),
  );
}

/** A save of the objects and facts of its header that edits add, and a later one of those of `> OBJECTS`. */
function written(head: string, edits: readonly string[]): string {
  const facts = edits.filter((edit) => edit.startsWith('{')).map((edit) => readJson(edit) as object);
  const header = JSON.stringify(Object.assign({ SaveVersion: 52 }, ...facts));
  // A line that is indented goes on with the object before.
  const objects = (sign: string): string =>
    edits
      .flatMap((edit) => (edit.startsWith(sign) ? edit.slice(2) : []))
      .join(',\n')
      .replace(/,\n {2}/g, '');
  const texts = { 'written.sav': objects('+ '), ...(objects('> ') && { 'later.sav': objects('> ') }) };
  return tempFolder(
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, writtenSave(namedIn(head, text), header)]),
    ),
  );
}

/**
 * What answers questions about a save, which is opened once. In them, `"#PATH"` and `"#SAVE#PATH"` are ids of objects,
 * and `"<WAY>"` is what the answer before has there: names and positions, with dots.
 */
type Asker = (question: TableQuestion) => Promise<ExecutionResult>;

const WAY = /<([\w.]+)>/g;

const valueAt = (data: unknown, way: string): string =>
  way.split('.').reduce((part, key) => (part as Readonly<Record<string, unknown>>)[key], data) as string;

for (const table of answerTables()) {
  const isAbsent = table.questions[0]!.some(({ save }) => save.startsWith('../') && !existsSync(save));
  describe.skipIf(isAbsent)(`${table.path}${isAbsent ? ': not run, its real saves are absent' : ''}`, () => {
    const isOfPrograms = table.head.includes('\n# Over HTTP and on the command line');
    const libraries: Library[] = [];
    const askers = new Map<string, Promise<Asker>>();
    afterAll(async () => {
      for (const library of libraries) await library.close();
      if (process.env.UPDATE_DOCS) writeTable(table);
    });

    async function open(save: string, all: readonly string[]): Promise<Asker> {
      const [kind, format] = save.split(' ');
      const edits = all.filter((edit) => !edit.startsWith('given '));
      const made = {
        fakes: () => fakes(table.head),
        written: () => written(table.head, edits),
        case: () => changed(caseFolder(format!, edits[0]!), edits.slice(1)),
      }[kind!];
      const path = made?.() ?? changed(save, edits);
      const formats = { fakes: [fakeFormat], written: [writtenFormat(format!)] }[kind!] ?? FORMATS;
      const library = openLibrary(path, formats, givenIn(all));
      libraries.push(library);
      const { slug } = library.entries[0]!;
      const ask = isOfPrograms ? await askBoth(path) : askOf(library);
      return async ({ query, variables }) => {
        const named = query.replaceAll(
          /"#(?:([^#"]+)#)?([^#"]+)"/g,
          (_, of = slug, object) => `"${encodeId('SaveObject', library.get(of)!.key, object)}"`,
        );
        return (await ask(
          isOfAll(query) ? named : `{ save(id: "${slug}") ${named} }`,
          variables,
        )) as ExecutionResult;
      };
    }

    const questions = table.questions.flat();
    async function resultOf(at: number): Promise<ExecutionResult> {
      const { save, edits, query, variables } = questions[at]!;
      const key = [save, ...edits].join('\n');
      if (!askers.has(key)) askers.set(key, open(save, edits));
      const ask = await askers.get(key)!;
      const text = JSON.stringify({ query, variables });
      if (text.search(WAY) < 0) return ask(questions[at]!);
      const { data } = await resultOf(at - table.questions[0]!.length);
      return ask({ ...questions[at]!, ...JSON.parse(text.replaceAll(WAY, (_, way) => valueAt(data, way))) });
    }
    it.each(questions.map((question, at) => ({ ...question, at })))(
      '$save > $titles.0 > $query',
      async ({ at }) => {
        const question = questions[at]!;
        const lines = answerLines(question, await resultOf(at));
        if (process.env.UPDATE_DOCS) question.answer = lines;
        expect(lines).toEqual(question.answer);
      },
    );
  });
}
