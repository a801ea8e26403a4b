// Every view, and every list of every view, of the saves at a path, for tests that go through all games.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type ListType, listTypes } from '../../src/api/games/list-types.ts';
import { rowSources } from '../../src/api/games/lists.ts';
import { gameOfEntry, viewOf } from '../../src/api/games/open.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import type { Game } from '../../src/games/shared/declaration.ts';
import type { GameView } from '../../src/games/shared/game.ts';
import type { Library } from '../../src/library/library.ts';
import type { ReadySave } from '../../src/library/save.ts';
import { openLibrary } from './open-library.ts';
import { describeReal } from './real-saves.ts';
import { sampleOf } from './runs.ts';

export interface OpenView {
  readonly library: Library;
  readonly save: ReadySave;
  readonly game: Game;
  readonly view: GameView;
}

export interface OpenList extends OpenView {
  readonly list: ListType;
  readonly source: ReturnType<ReturnType<typeof rowSources>>;
}

export const schema = createSchema();
const LISTS = listTypes(schema);

export async function* everyView(path = 'examples'): AsyncGenerator<OpenView> {
  const library = openLibrary(path);
  for (const entry of library.entries) {
    const save = await library.load(entry);
    const [game, view] = [gameOfEntry(entry), viewOf(save)];
    if (game && view) yield { library, save, game, view };
  }
  await library.close();
}

export const listsOf = ({ game }: Pick<OpenView, 'game'>): ListType[] =>
  LISTS.filter(({ on }) => on === game.type);

export const sourceOf = (view: GameView, list: ListType): OpenList['source'] =>
  rowSources(schema, list)(view);

/** Asks some real saves of these formats, each of which has something of what is counted. */
export function tryRealSaves(
  formats: string,
  countIn: (path: string) => Promise<ReadonlyMap<string, number>>,
): void {
  // Games of one format by its folder.
  for (const format of formats.split(' '))
    describeReal(format, `of real saves of ${format}`, (folder) => {
      const names = readdirSync(folder).filter((name) => !/^(oracle|names|blueprints)$|\.tsv$/.test(name));
      it('does, too', { timeout: 300_000 }, async () => {
        let sum = 0;
        // Of games that save in one format, one is known.
        const known = names.filter((name) => name.endsWith('palworld-coop'));
        for (const name of new Set([...sampleOf(names, 3), ...known]))
          for (const count of (await countIn(fileURLToPath(new URL(name, folder)))).values()) sum += count;
        expect(sum).toBeGreaterThan(0);
      });
    });
}

export async function* everyList(path?: string): AsyncGenerator<OpenList> {
  for await (const each of everyView(path))
    for (const list of listsOf(each)) yield { ...each, list, source: sourceOf(each.view, list) };
}
