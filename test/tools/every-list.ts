// Every view, and every list of every view, of the saves at a path, for tests that go through all games.

import { type ListType, listTypes } from '../../src/api/games/list-types.ts';
import { rowSources } from '../../src/api/games/lists.ts';
import { gameOfEntry, viewOf } from '../../src/api/games/open.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import type { Game } from '../../src/games/shared/declaration.ts';
import type { GameView } from '../../src/games/shared/game.ts';
import type { Library } from '../../src/library/library.ts';
import type { ReadySave } from '../../src/library/save.ts';
import { openLibrary } from './open-library.ts';

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

export async function* everyList(path?: string): AsyncGenerator<OpenList> {
  for await (const each of everyView(path))
    for (const list of listsOf(each)) yield { ...each, list, source: sourceOf(each.view, list) };
}
