// Graphs of small saves, each of which shows one thing: `graphs.jsonl` in a folder of the corpus has their files, and
// `graphs.txt` next to it all that is known of each. A reader has to check what
// `UPDATE_DOCS=1 npx vitest run test/formats/graphs.test.ts` writes there.

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkestDungeon } from '../../src/formats/darkest-dungeon/index.ts';
import { gvas } from '../../src/formats/gvas/index.ts';
import { unpacking } from '../../src/formats/unpacking.ts';
import { unreal3 } from '../../src/formats/unreal3/index.ts';
import { xml } from '../../src/formats/xml/index.ts';
import { corpusRows, exampleFiles } from '../tools/corpus.ts';
import { graphText } from '../tools/graph-text.ts';
import { openFiles } from '../tools/open-files.ts';

interface Case {
  /** What it shows. */
  readonly name: string;
  /** By path, in base64. */
  readonly files?: Readonly<Record<string, string>>;
  /** The example that it is instead. */
  readonly example?: string;
}

const FORMATS = [
  { folder: 'darkest-dungeon', format: darkestDungeon },
  { folder: 'gvas', format: gvas },
  { folder: 'unreal3', format: unreal3 },
  { folder: 'xml', format: unpacking(xml) },
];

describe.each(FORMATS)('graphs of $folder', ({ folder, format }) => {
  const cases = corpusRows<Case>(`${folder}/graphs.jsonl`);
  const path = `test/corpus/${folder}/graphs.txt`;
  const seen = new Map<string, readonly string[]>();
  const texts = cases.map(({ name, files = {}, example }) => {
    const made = Object.entries(files).map(
      ([file, base64]) => [file, new Uint8Array(Buffer.from(base64, 'base64'))] as const,
    );
    const { graph } = openFiles(format, example ? exampleFiles(example) : Object.fromEntries(made));
    return [`## ${name}`, ...graphText(graph, seen)].join('\n');
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
