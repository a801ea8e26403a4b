// Queries in a game's terms: the game declares a selection from its view, and the result, made compact, is the answer.

import { GAMES } from '../games/registry.ts';
import type { Game } from '../games/shared/declaration.ts';
import type { GameTool } from '../games/shared/game-tool.ts';
import type { QueryVariables } from '../games/shared/questions.ts';
import { compactFields } from './answers/compact.ts';
import { SAVE_ARGUMENT, type Tool } from './tool.ts';
import { ToolError } from './tool-error.ts';
import type { OpenSave } from './tool-session.ts';

/** Fields in every query: whether the save was read completely. */
export const READ_WELL = 'stale stats { issues }';

interface GameData {
  readonly save: Readonly<Record<string, unknown>> & {
    readonly stale: boolean;
    readonly stats: { readonly issues: number } | null;
  };
}

/** Variables besides the save, and fields of the save besides the view. */
interface QueryParts {
  readonly takes?: string;
  readonly about?: string;
}

/** A query for the view of a save, `view`, with the issues that may affect its figures. */
export function viewQuery(
  { field }: Game,
  selects: string,
  { takes = '', about = '' }: QueryParts = {},
): string {
  return `query Game($save: ID!, ${takes}) { save(id: $save) { ${READ_WELL} ${about} view: ${field} { ${selects} } } }`;
}

/** The game that has a view of the save; null if none has. */
export async function viewedGame({ session, slug, format }: OpenSave): Promise<Game | null> {
  for (const game of GAMES.filter((each) => each.format === format)) {
    if (!game.sharesFormat) return game;
    const query = `query Game($save: ID!) { save(id: $save) { view: ${game.field} { unknown } } }`;
    const { save: found } = await session.search<{ save: { view: unknown } }>(query, { save: slug });
    if (found.view !== null) return game;
  }
  return null;
}

/** Games that share a format have titles of their own. */
export async function otherGameError(save: OpenSave, games: readonly Game[]): Promise<ToolError> {
  const query = 'query Formats { formats { format title } }';
  const { formats } = await save.session.search<{ formats: { format: string; title: string }[] }>(query, {});
  const titleOf = (id: string): string => formats.find(({ format }) => format === id)?.title ?? id;
  const names = games.map(({ title, format }) => title ?? titleOf(format));
  return new ToolError(
    `This tool is for saves of ${names.join(', ')}; ${save.slug} is one of ${save.game ?? titleOf(save.format)}.`,
    'summary answers for every game, query for everything.',
  );
}

/** The data of the save, not compact. */
export async function askQuery(
  { session, slug }: OpenSave,
  query: string,
  variables: QueryVariables = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { save: found } = await session.search<GameData>(query, { save: slug, ...variables });
  const { stale, stats, ...rest } = found;
  if (stale) session.warn('The file has changed and is being read again: these are the old figures.');
  if (!stats) throw session.refusal(`${slug} could not be read.`);
  if ('view' in rest && rest.view === null) throw session.refusal(`${slug} has nothing of this.`);
  return rest;
}

/** The name of the save, followed by the compact data. */
export async function answerQuery(
  save: OpenSave,
  query: string,
  variables: QueryVariables = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { view, ...rest } = await askQuery(save, query, variables);
  return {
    save: save.slug,
    ...compactFields(rest),
    ...compactFields((view ?? {}) as object as Readonly<Record<string, unknown>>),
  };
}

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
      if (save.format !== game.format) throw await otherGameError(save, [game]);
      for (const variables of tool.variables(values)) {
        const answer = await answerQuery(save, query, variables);
        if (tool.accepts?.(answer, values) ?? true) return tool.shows?.(answer) ?? answer;
      }
      const [message, hint] = tool.refusal?.(save.slug, values) ?? ['Nothing was found.'];
      throw new ToolError(message, hint);
    },
  };
}
