// Every field of every view, on every example and every real save of its game: nothing is an error, and what a save does
// not have is empty.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { linksOf } from '../../src/api/games/list-types.ts';
import { gameOfEntry } from '../../src/api/games/open.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { GAMES } from '../../src/games/registry.ts';
import { rowsOfList } from '../../src/games/shared/rows/fields.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { allFields } from '../tools/all-fields.ts';
import { askOf } from '../tools/ask.ts';
import { everyList, schema } from '../tools/every-list.ts';
import { describeReal } from '../tools/real-saves.ts';
import { sampleOf } from '../tools/runs.ts';

/** Folders with real saves by format. */
const FOLDERS: Readonly<Record<string, string>> = {
  SATISFACTORY: 'satisfactory',
  DARKEST_DUNGEON: 'darkest-dungeon',
  SLIME_RANCHER: 'slime-rancher',
  UNREAL_ENGINE_3: 'unreal3',
  GVAS: 'gvas',
  XML: 'xml',
};

async function askEverything(path: string, format: string): Promise<number> {
  const library = new Library({ reader: inProcessReader(FORMATS), formats: FORMATS });
  const problems = library.add(path);
  // What is no save is refused with a reason.
  expect(library.entries.length + problems.length).toBeGreaterThan(0);
  const ask = askOf(library);
  let asked = 0;
  for (const entry of library.entries) {
    const { slug } = entry;
    if (entry.format.id !== format) continue;
    for (const { field, type, title, sharesFormat } of GAMES.filter((game) => game.format === format)) {
      const query = `{ save(id: "${slug}") { ${field} ${allFields(schema, type, 200)} } }`;
      const { data, errors, internalErrors } = await ask(query);
      expect([slug, errors, internalErrors]).toEqual([slug, undefined, []]);
      const view = (data as { save: Record<string, unknown> }).save[field];
      if (!sharesFormat) expect(view).not.toBeNull();
      else if (title !== undefined) expect(view !== null).toBe(gameOfEntry(entry)?.field === field);
      if (view !== null) asked++;
    }
  }
  await library.close();
  return asked;
}

describe('examples', () => {
  const formats = new Set<string>(GAMES.map(({ format }) => format));
  it.each([...formats])('%s', async (format) => {
    expect(await askEverything('examples', format)).toBeGreaterThan(0);
  });

  it('have rows with every field that the schema has', async () => {
    const lacking = new Set<string>();
    let fields = 0;
    for await (const { view, list } of everyList())
      for (const row of rowsOfList(view, list.field).slice(0, 20))
        for (const name of Object.keys(list.type.getFields())) {
          fields++;
          // What a link reads is tested with it.
          if (!linksOf(schema, list.type).has(name) && !(name in row)) lacking.add(`${list.type}.${name}`);
        }
    expect(fields).toBeGreaterThan(1000);
    expect([...lacking]).toEqual([]);
  });
});

for (const format of new Set(GAMES.map((game) => game.format))) {
  describeReal(FOLDERS[format]!, `real saves of ${format}`, (folder) => {
    const names = readdirSync(folder).filter(
      (name) => !name.endsWith('.tsv') && name !== 'oracle' && name !== 'names',
    );
    let asked = 0;
    // Of games that save in one format, one is known.
    const known = names.filter((name) => name.endsWith('palworld-coop'));
    it.each([...new Set([...sampleOf(names, 4), ...known])])('%s', async (name) => {
      asked += await askEverything(fileURLToPath(new URL(name, folder)), format);
    });
    afterAll(() => expect(asked).toBeGreaterThan(0));
  });
}
