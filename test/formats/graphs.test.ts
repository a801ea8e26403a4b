// Graphs of small saves, each of which shows one thing: `graphs.jsonl` in a folder of the corpus has their files (many of
// Satisfactory lie beside it), and `graphs.txt` all that is known of each. A reader has to check what
// `UPDATE_DOCS=1 npx vitest run test/formats/graphs.test.ts` writes there.

import { describe } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import type { Format } from '../../src/formats/format.ts';
import { graphCases } from '../tools/corpus.ts';
import { graphText } from '../tools/graph-text.ts';
import { CORPUS_FORMATS, testTexts } from '../tools/known-texts.ts';
import { type Files, openFiles } from '../tools/open-files.ts';
import { blueprintCases, hostileCases, saveCases } from '../tools/satisfactory/cases.ts';

const alone = (name: string, files: Files) => ({ name, of: null, files });
/** Each is a file of the corpus, or two. */
const ofSatisfactory = [
  ...saveCases.map(({ name, bytes }) => alone(name, { 'save.sav': bytes })),
  ...blueprintCases.map(({ name, blueprint, config }) =>
    alone(name, { 'save.sbp': blueprint, 'save.sbpcfg': config }),
  ),
  ...hostileCases.map(({ name, bytes }) => alone(name, { 'save.sav': bytes })),
  ...graphCases('satisfactory'),
];

/** Lines of nodes by path, of the graphs before: of a case that is another with other bytes, of that one. */
type Known = Map<string, readonly string[]>;

function textOf(format: Format, files: Files, known: Known): string[] {
  try {
    const { graph, data } = openFiles(format, files);
    const { tombstones = 0 } = data.counts;
    return [...graphText(graph, known), ...(tombstones > 0 ? [`${tombstones} tombstones`] : [])];
  } catch (error) {
    if (error instanceof FormatError) return [`REFUSED ${error.code} ${error.message}`];
    throw error;
  }
}

describe.each(CORPUS_FORMATS)('graphs of %s', (folder, format) => {
  const seen = new Map<string, Known>();
  let last: Known = new Map();
  const cases = folder === 'satisfactory' ? ofSatisfactory : graphCases(folder);
  const texts = cases.map(({ name, of, files }) => {
    const known = new Map(of === null ? last : seen.get(of));
    const lines = textOf(format, files, known);
    seen.set(name, known);
    if (of === null) last = known;
    return { name, lines };
  });
  testTexts(`test/corpus/${folder}/graphs.txt`, texts);
});
