// Tools in a game's terms: one query for each supported game, whose aliases name the columns and their units.
// The result, made compact, is the answer.

import { compactFields } from './answers/compact.ts';
import type { Desk, OpenSave, QueryVariables } from './asking/desk.ts';
import { ToolError } from './tool-error.ts';

/**
 * The query for each format. Each selects `save(id: $save)`, with the issues that may affect figures, and the
 * view as `view`.
 */
export type GameQueries = Readonly<Record<string, string>>;

/** Fields in every game's query: whether the save was read completely. */
export const READ_WELL = 'stale stats { issues }';

interface GameData {
  readonly save: Readonly<Record<string, unknown>> & {
    readonly stale: boolean;
    readonly stats: { readonly issues: number } | null;
  };
}

/** Whether the game of a save has the view that its format's query asks for: many games save as GVAS. */
export async function hasView(desk: Desk, save: OpenSave, queries: GameQueries): Promise<boolean> {
  if (!(save.format in queries)) return false;
  const field = SHARED_FORMATS[save.format];
  if (field === undefined) return true;
  const query = `query Game($save: ID!) { save(id: $save) { view: ${field} { unknown } } }`;
  const { save: found } = await desk.data<{ save: { view: unknown } }>(query, { save: save.slug });
  return found.view !== null;
}

/** Formats of many games, with the view of the one that has any. */
const SHARED_FORMATS: GameQueries = { GVAS: 'palworld' };

/** The data of the view, not compact. @throws ToolError when the save is from another game */
export async function askGame(
  desk: Desk,
  save: OpenSave,
  queries: GameQueries,
  variables: QueryVariables = {},
): Promise<Readonly<Record<string, unknown>>> {
  const query = queries[save.format];
  if (query === undefined) {
    const formats = Object.keys(queries).join(', ');
    throw new ToolError(
      `This tool is for saves of ${formats}; ${save.slug} is one of ${save.format}.`,
      'summary answers for every game, query for everything.',
    );
  }
  const { save: found } = await desk.data<GameData>(query, { save: save.slug, ...variables });
  const { stale, stats, ...rest } = found;
  if (stale) desk.warn('The file has changed and is being read again: these are the old figures.');
  if (!stats) throw desk.refusal(`${save.slug} could not be read.`);
  if ('view' in rest && rest.view === null) {
    throw desk.refusal(`${save.slug} has nothing of this.`);
  }
  if (stats.issues > 0) {
    desk.warn(
      `${stats.issues} places of this save could not be read, figures may miss something; summary lists them.`,
    );
  }
  return rest;
}

/** The name of the save, followed by the compact data of the view. */
export async function answerGame(
  desk: Desk,
  save: OpenSave,
  queries: GameQueries,
  variables: QueryVariables = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { view, ...rest } = await askGame(desk, save, queries, variables);
  return {
    save: save.slug,
    ...compactFields(rest),
    ...compactFields((view ?? {}) as object as Readonly<Record<string, unknown>>),
  };
}
