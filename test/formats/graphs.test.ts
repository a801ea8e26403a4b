// Graphs of small saves, each of which shows one thing: `graphs.jsonl` in a folder of the corpus has their files (those of
// Satisfactory lie beside it), and `graphs.txt` all that is known of each. A reader has to check what
// `UPDATE_DOCS=1 npx vitest run test/formats/graphs.test.ts` writes there.

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import { darkestDungeon } from '../../src/formats/darkest-dungeon/index.ts';
import type { Format } from '../../src/formats/format.ts';
import { gvas } from '../../src/formats/gvas/index.ts';
import { satisfactory } from '../../src/formats/satisfactory/index.ts';
import { slimeRancher } from '../../src/formats/slime-rancher/index.ts';
import { unpacking } from '../../src/formats/unpacking.ts';
import { unreal3 } from '../../src/formats/unreal3/index.ts';
import { xml } from '../../src/formats/xml/index.ts';
import { graphCases } from '../tools/corpus.ts';
import { graphText } from '../tools/graph-text.ts';
import { type Files, openFiles } from '../tools/open-files.ts';
import { blueprintCases, saveCases } from '../tools/satisfactory/cases.ts';

/** Each is a file of the corpus. */
const ofSatisfactory = [
  ...saveCases.map(({ name, bytes }) => ({ name, of: null, files: { 'save.sav': bytes } as Files })),
  ...blueprintCases.map(({ name, blueprint, config }) => ({
    ...{ name, of: null, files: { 'save.sbp': blueprint, 'save.sbpcfg': config } as Files },
  })),
];

const FORMATS = [
  { folder: 'darkest-dungeon', format: darkestDungeon },
  { folder: 'gvas', format: gvas },
  { folder: 'satisfactory', format: satisfactory, cases: ofSatisfactory },
  { folder: 'slime-rancher', format: slimeRancher },
  { folder: 'unreal3', format: unreal3 },
  { folder: 'xml', format: unpacking(xml) },
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

describe.each(FORMATS)('graphs of $folder', ({ folder, format, cases = graphCases(folder) }) => {
  const path = `test/corpus/${folder}/graphs.txt`;
  const seen = new Map<string, Known>();
  let last: Known = new Map();
  const texts = cases.map(({ name, of, files }) => {
    const known = new Map(of === null ? last : seen.get(of));
    const text = [`## ${name}`, ...textOf(format, files, known)].join('\n');
    seen.set(name, known);
    if (of === null) last = known;
    return text;
  });
  if (process.env.UPDATE_DOCS) writeFileSync(path, `${texts.join('\n\n')}\n`);
  const known = readFileSync(path, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/);

  it.each(cases.map(({ name }, at) => [name, at] as const))('%s', (_, at) =>
    expect(texts[at]).toBe(known[at]),
  );

  it('are all known', () => expect(known).toHaveLength(cases.length));
});
