// The tools that single games declare: each runs its query on the game's view.

import { GAMES } from '../../games/registry.ts';
import type { Game } from '../../games/shared/declaration.ts';
import type { GameTool } from '../../games/shared/game-tool.ts';
import { answerQuery, formatError, viewQuery } from '../game-query.ts';
import { SAVE_ARGUMENT, type Tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

export const gameTools = (): readonly Tool[] =>
  GAMES.flatMap((game) => game.tools.map((tool) => toolOf(game, tool)));

function toolOf(game: Game, tool: GameTool): Tool {
  const query = viewQuery(game, tool.selects, { takes: tool.takes });
  return {
    name: tool.name,
    description: tool.description,
    arguments: { save: SAVE_ARGUMENT, ...tool.arguments },
    formats: [game.format],
    async call({ save: given, ...values }, session) {
      const save = await session.save(given as string | undefined);
      if (save.format !== game.format) throw formatError(save, [game.format]);
      for (const variables of tool.variables(values)) {
        const answer = await answerQuery(session, save, query, variables);
        if (tool.accepts?.(answer, values) ?? true) return tool.shows?.(answer) ?? answer;
      }
      const [message, hint] = tool.refusal?.(save.slug, values) ?? ['Nothing was found.'];
      throw new ToolError(message, hint);
    },
  };
}
