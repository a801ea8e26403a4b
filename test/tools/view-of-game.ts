// Opens the view of a game as the program does.

import { GAMES } from '../../src/games/registry.ts';
import type { GameView } from '../../src/games/shared/game.ts';
import type { Graph } from '../../src/graph/graph.ts';

export function viewOfGame<View extends GameView>(
  field: string,
  graph: Graph,
  header: Readonly<Record<string, unknown>> = {},
): View {
  const game = GAMES.find((each) => each.field === field)!;
  const scope = { graph, header, object: (node: number) => ({ node }) };
  return game.open(scope as never, { gameData: null, factories: null }) as View;
}
