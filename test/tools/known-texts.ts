// Texts of the corpus that tests hold what they find against, one for each case of a list; and the formats that have some.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { darkestDungeon } from '../../src/formats/darkest-dungeon/index.ts';
import type { Format } from '../../src/formats/format.ts';
import { gvas } from '../../src/formats/gvas/index.ts';
import { satisfactory } from '../../src/formats/satisfactory/index.ts';
import { slimeRancher } from '../../src/formats/slime-rancher/index.ts';
import { unpacking } from '../../src/formats/unpacking.ts';
import { unreal3 } from '../../src/formats/unreal3/index.ts';
import { xml } from '../../src/formats/xml/index.ts';

/** By their folder in the corpus. */
export const CORPUS_FORMATS: readonly (readonly [folder: string, format: Format])[] = [
  ['darkest-dungeon', darkestDungeon],
  ['gvas', gvas],
  ['satisfactory', satisfactory],
  ['slime-rancher', slimeRancher],
  ['unreal3', unreal3],
  ['xml', unpacking(xml)],
];

/** Tests one text for each case, under its name. `UPDATE_DOCS=1` writes them, for a reader to check. */
export function testTexts(path: string, cases: readonly { name: string; lines: readonly string[] }[]): void {
  // What is damaged may have control characters, which would make the file one that is no text.
  const texts = cases.map(({ name, lines }) =>
    [`## ${name}`, ...lines]
      .join('\n')
      .replace(/[^\P{Cc}\n]/gu, (control) => JSON.stringify(control).slice(1, -1)),
  );
  if (process.env.UPDATE_DOCS) writeFileSync(path, `${texts.join('\n\n')}\n`);
  const known = readFileSync(path, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/);

  it.each(cases.map(({ name }, at) => [name, at] as const))('%s', (_, at) => {
    expect(texts[at]).toBe(known[at]);
  });

  it('are all known', () => expect(known).toHaveLength(cases.length));
}
