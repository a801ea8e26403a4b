// "How did it go?" and "What happened since?" Figures of a world over time, a column for each, and changes as lines.

import { limitArgument } from '../../games/shared/game-tool.ts';
import { tableOf } from '../answers/compact.ts';
import type { ChangesQuery, HistoryQuery } from '../queries.gen.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const HISTORY_QUERY = /* GraphQL */ `query History($save: ID!, $figure: [String!]!, $items: [String!], $sum: Boolean, $every: HistoryPeriod) {
  save(id: $save) { world { history(figure: $figure, items: $items, sum: $sum, every: $every, first: 10000) {
    unread nodes { savedAt isFileTime slug branch figure item value } } } } }`;

const CHANGES_QUERY = /* GraphQL */ `query Changes($save: ID!, $until: String, $since: String, $perWord: Int) {
  save(id: $save) { slug world { changes(since: $since, until: $until) { from { slug savedAt } to { slug savedAt } text(perWord: $perWord) } } } }`;

const wordsOf = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const history = defineTool({
  name: 'history',
  description:
    'How figures of a world went, save after save, newest first; of saves overwritten since too. "figure": machines, items, powerWanted, pals, day, wallet ... (those of `across`), several with commas; sums, or "items" by name.',
  arguments: {
    save: SAVE_ARGUMENT,
    figure: { type: 'string', required: true },
    items: { type: 'string' },
    every: { type: 'string', enum: ['HOUR', 'DAY', 'WEEK', 'MONTH'] },
    limit: limitArgument(20),
  },
  async call({ save: given, figure, items, every, limit }, session) {
    const save = await session.save(given);
    const of = wordsOf(items);
    const variables = {
      figure: wordsOf(figure)!,
      sum: of === undefined,
      ...(of && { items: of }),
      ...(every && { every }),
    };
    const { save: found } = await session.data<HistoryQuery>(HISTORY_QUERY, {
      save: save.slug,
      ...variables,
    });
    if (!found?.world) throw noWorld(save.slug);
    if (!found.world.history) throw session.refusal('There is no history.');
    const { nodes, unread } = found.world.history;
    const rows = rowsOf(nodes);
    if (rows.length === 0)
      throw session.refusal(
        `No save of its world${unread > 0 ? ' that was read so far' : ''} has ${JSON.stringify([figure, items].filter(Boolean).join(': ').slice(0, 80))}.`,
        'Figures have names such as machines, items, powerWanted, pals, day, wallet.',
      );
    return { history: tableOf(rows.slice(0, limit), rows.length) };
  },
});

type World = NonNullable<NonNullable<HistoryQuery['save']>['world']>;
type Point = NonNullable<World['history']>['nodes'][number];

/** A row for each save, newest first, with a column for each figure. */
function rowsOf(points: readonly Point[]): readonly object[] {
  const rows = new Map<string, Record<string, unknown>>();
  for (const { savedAt, isFileTime, slug, branch, figure, item, value } of points) {
    const key = `${savedAt} ${branch} ${slug}`;
    const row = rows.get(key) ?? {
      savedAt,
      ...(isFileTime && { save: slug }),
      ...(branch > 0 && { branch }),
    };
    rows.set(key, row);
    row[item === '' ? figure : item] = value;
  }
  return [...rows.values()].reverse();
}

export const whatChanged = defineTool({
  name: 'what_changed',
  description:
    'What happened in a world until a save (built, demolished, items, unlocked, standstills; heroes, pals, money), as lines in the words of the game. "since": an earlier save or a time; the save before when omitted. `compare` has single objects and properties.',
  arguments: {
    save: SAVE_ARGUMENT,
    since: { type: 'string', description: 'slug, or time such as 2026-03-01T18:00:00Z' },
    limit: { ...limitArgument(5), description: 'lines of one kind' },
  },
  async call({ save: given, since, limit }, session) {
    const save = await session.save(given);
    const { save: found } = await session.data<ChangesQuery>(CHANGES_QUERY, {
      save: save.slug,
      until: save.slug,
      perWord: limit,
      ...(since !== undefined && { since }),
    });
    if (!found?.world) throw noWorld(save.slug);
    if (!found.world.changes)
      throw session.refusal(
        since === undefined
          ? `${save.slug} has no save before it.`
          : `Its world has no save from ${JSON.stringify(since.slice(0, 60))} or before.`,
        'compare takes any two saves; summary without "save" lists them.',
      );
    return { ...found.world.changes };
  },
});

function noWorld(slug: string): ToolError {
  return new ToolError(`${slug} does not say which world it is of.`, 'compare takes any two saves.');
}
