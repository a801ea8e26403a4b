// "Where is my X, and how much do I have?"

import { limitArgument } from '../../games/shared/game-tool.ts';
import { conditionsOf } from '../../games/shared/names-meant.ts';
import { compact, tableOf } from '../answers/compact.ts';
import { askQuery, viewedGame, viewQuery } from '../game-query.ts';
import type { SearchQuery } from '../queries.gen.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { type OpenSave, searchSave } from '../tool-session.ts';

const FIND_TAKES = '$item: TextFilter!, $limit: Int!';

/** For formats whose views have no items. */
const SEARCH_QUERY = /* GraphQL */ `query Search($save: ID!, $item: String!, $limit: Int!) {
  save(id: $save) { search(text: $item, first: $limit) { nodes { object { name class { name title } path } found_in: field } } } }`;

type Found = Readonly<Record<string, unknown>> & {
  readonly found: { readonly totalCount: number };
  readonly alive?: { readonly totalCount: number };
};

interface Amount {
  readonly type: string;
  readonly item: { readonly title: string | null; readonly name: string } | null;
}

export const findItem = defineTool({
  name: 'find_item',
  description:
    'How much there is of an item (trinket, slime, asset) in all and where: places with amount, kind, position and id, the largest first. Takes titles, names or parts of them.',
  arguments: {
    save: SAVE_ARGUMENT,
    item: { type: 'string', description: 'such as Iron Plate', required: true },
    limit: limitArgument(10),
  },
  async call({ save: given, item, limit }, session) {
    const save = await session.save(given);
    const game = await viewedGame(save);
    const asked = game?.questions.findItem;
    if (!game || !asked) return searchFor(save, item, limit);
    const query = viewQuery(game, asked.selects, { takes: FIND_TAKES });
    for (const condition of conditionsOf(item)) {
      const name = (condition.eq ?? condition.contains)!;
      const { view } = await askQuery(save, query, { item: condition, limit });
      const answer = withAmounts(view as Found, name, asked.amounts);
      if (!answer) continue;
      if (condition.eq === undefined)
        session.warn(`There is nothing called just ${JSON.stringify(name)}: these have it in their names.`);
      return { save: save.slug, ...answer };
    }
    throw await notFound(save, viewQuery(game, asked.names), item);
  },
});

/** Null when the item is not found. Plain lists of the view are searched here. */
function withAmounts(view: Found, item: string, paths: Paths = {}): object | null {
  const is = (amount: Amount): boolean =>
    [amount.type, amount.item?.title, amount.item?.name].some((text) =>
      text?.toLowerCase().includes(item.toLowerCase()),
    );
  const amounts = Object.entries(paths)
    .map(([name, path]) => [name, amountsAt(view, path).filter(is)] as const)
    .filter(([, list]) => list.length > 0);
  const { found, alive } = view;
  const isAlive = alive !== undefined && alive.totalCount > 0;
  if (found.totalCount === 0 && amounts.length === 0 && !isAlive) return null;
  return {
    ...(found.totalCount > 0 && { found: compact(found) }),
    ...(isAlive && { alive: compact(alive) }),
    ...Object.fromEntries(amounts.map(([name, list]) => [name, compact(list)])),
  };
}

type Paths = Readonly<Record<string, readonly string[]>>;

function amountsAt(view: unknown, path: readonly string[]): readonly Amount[] {
  let value = view;
  for (const name of path) value = (value as Readonly<Record<string, unknown>> | null)?.[name];
  return (value ?? []) as readonly Amount[];
}

async function searchFor(
  save: OpenSave,
  item: string,
  limit: number,
): Promise<Readonly<Record<string, unknown>>> {
  const found = await searchSave<SearchQuery>(save, SEARCH_QUERY, { item, limit });
  if (!found.search) throw save.session.refusal('The save could not be searched.');
  const rows = found.search.nodes.map(({ object, found_in }) => ({
    name: object.name,
    class: object.class,
    found_in,
    id: object.path,
  }));
  if (rows.length > 0) return { save: save.slug, best: tableOf(rows) };
  throw new ToolError(
    `${save.slug} has nothing called ${JSON.stringify(item.slice(0, 60))}.`,
    'search_classes lists what it has.',
  );
}

/** Names that an error shows. */
const SHOWN_NAMES = 30;

/** @param query for the names that there are */
async function notFound(save: OpenSave, query: string, item: string): Promise<ToolError> {
  const { view } = await askQuery(save, query);
  const { names } = view as { names: { nodes: readonly object[] } };
  const all = [...new Set(names.nodes.map((row) => String(compact(row))))];
  const words = item.toLowerCase().split(/\s+/);
  const near = all.filter((name) =>
    words.some((word) => word.length > 2 && name.toLowerCase().includes(word.slice(0, 4))),
  );
  const shown = (near.length > 0 ? near : all)
    .slice(0, SHOWN_NAMES)
    .map((name) => JSON.stringify(name.slice(0, 60)));
  return new ToolError(
    `${save.slug} has nothing called ${JSON.stringify(item.slice(0, 60))}.`,
    shown.length > 0 ? `It has ${shown.join(', ')}.` : 'It has no items at all.',
  );
}
