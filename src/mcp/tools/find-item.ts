// "Where is my X, and how much do I have?"

import { compact, tableOf } from '../answers/compact.ts';
import type { Desk, OpenSave } from '../asking/desk.ts';
import { askGame, type GameQueries, hasView, READ_WELL } from '../game-query.ts';
import { defineTool, limitArgument, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

/** Each returns the places as `found`; `$item` is the condition on a title or name. */
export const FIND_QUERIES: GameQueries = {
  SATISFACTORY: `query Find($save: ID!, $item: TextFilter!, $limit: Int!) { save(id: $save) { ${READ_WELL} view: satisfactory {
    found: stock(where: { item: $item, isStock: true }, orderBy: [{ field: "amount", direction: DESC }], first: $limit) { totalCount
      nodes { item { title name } amount in_m3: isFluid kind in: owner { title name } at_cm: position { x y z } id: object { path } }
      by_item_and_in_m3: groups(by: ["item", "isFluid"], orderBy: [{ number: { field: "amount" } }], first: 20) { totalCount nodes { keys count amount: number(field: "amount") { sum } } } } } } }`,
  DARKEST_DUNGEON: `query Find($save: ID!, $item: TextFilter!, $limit: Int!) { save(id: $save) { ${READ_WELL} view: darkestDungeon {
    found: trinkets(where: { trinket: $item }, first: $limit) { totalCount
      nodes { item: trinket { title name } amount kind: place in: heroName id: object { path } }
      by_trinket: groups(by: ["trinket"], first: 20) { totalCount nodes { keys count amount: number(field: "amount") { sum } } } }
    estate { wallet { type item { title name } amount } items { type item { title name } amount } }
    raid { inventory { type item { title name } amount } } } } }`,
  SLIME_RANCHER: `query Find($save: ID!, $item: TextFilter!, $limit: Int!) { save(id: $save) { ${READ_WELL} view: slimeRancher {
    found: stock(where: { item: $item }, orderBy: [{ field: "amount", direction: DESC }], first: $limit) { totalCount
      nodes { item { title name } amount kind: place isOwned id: object { path } }
      by_item_and_place: groups(by: ["item", "place"], first: 20) { totalCount nodes { keys count amount: number(field: "amount") { sum } } } }
    alive: actors(where: { item: $item, kind: { eq: SLIME } }) { totalCount by_item_and_scene_group: groups(by: ["item", "sceneGroup"], first: 10) { nodes { keys count } } } } } }`,
  GVAS: `query Find($save: ID!, $item: TextFilter!, $limit: Int!) { save(id: $save) { ${READ_WELL} view: palworld {
    found: stock(where: { item: $item, isStock: true }, orderBy: [{ field: "amount", direction: DESC }], first: $limit) { totalCount
      nodes { item { title name } amount kind in: building { title name } base { title name } guild { title name } player { title name } at_map: mapPosition { x y } id: object { path } }
      by_item: groups(by: ["item"], orderBy: [{ number: { field: "amount" } }], first: 20) { totalCount nodes { keys count amount: number(field: "amount") { sum } } } } } } }`,
  UNREAL_ENGINE_3: `query Find($save: ID!, $item: TextFilter!, $limit: Int!) { save(id: $save) { ${READ_WELL} view: unreal3 {
    found: usage(where: { name: $item }, orderBy: [{ field: "uses", direction: DESC }], first: $limit) { totalCount
      nodes { item: name class: className uses inProperties inData inScripts packages isLoaded id: path } } } } }`,
};

/** For formats whose views have no items. */
export const SEARCH_QUERY = `query Search($save: ID!, $item: String!, $limit: Int!) {
  save(id: $save) { search(text: $item, first: $limit) { object { name class { name title } path } found_in: field } } }`;

/** The names of things in the save, for the answer when nothing matches. */
export const ITEM_NAMES: GameQueries = {
  SATISFACTORY: `query Names($save: ID!) { save(id: $save) { ${READ_WELL} view: satisfactory { names: items(first: 500) { nodes { item { title name } } } } } }`,
  DARKEST_DUNGEON: `query Names($save: ID!) { save(id: $save) { ${READ_WELL} view: darkestDungeon { names: trinkets { nodes { trinket { title name } } } } } }`,
  SLIME_RANCHER: `query Names($save: ID!) { save(id: $save) { ${READ_WELL} view: slimeRancher { names: stock(first: 500) { nodes { item { title name } } } } } }`,
  GVAS: `query Names($save: ID!) { save(id: $save) { ${READ_WELL} view: palworld { names: stock(where: { isStock: true }, first: 1000) { nodes { item { title name } } } } } }`,
  UNREAL_ENGINE_3: `query Names($save: ID!) { save(id: $save) { ${READ_WELL} view: unreal3 { names: usage(orderBy: [{ field: "uses", direction: DESC }], first: 100) { nodes { item: name } } } } }`,
};

interface Found {
  readonly found: { readonly totalCount: number };
  readonly estate?: Readonly<Record<'wallet' | 'items', readonly Amount[]>>;
  readonly raid?: { readonly inventory: readonly Amount[] } | null;
  readonly alive?: { readonly totalCount: number };
}

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
  async call({ save: given, item, limit }, desk) {
    const save = await desk.save(given);
    if (!(await hasView(desk, save, FIND_QUERIES))) return searchFor(desk, save, item, limit);
    // Exact matches first: "Cable" is not also "High-Speed Cable".
    for (const name of item.trim() === '' ? [] : [item.trim(), ...singularsOf(item.trim())]) {
      for (const operator of ['eq', 'contains']) {
        const condition = { [operator]: name, caseSensitive: false };
        const { view } = await askGame(desk, save, FIND_QUERIES, { item: condition, limit });
        const answer = withAmounts(view as Found, name);
        if (answer) return { save: save.slug, ...answer };
      }
    }
    throw await notFound(desk, save, item);
  },
});

/** What "iron plates" or "batteries" may be the plural of, and "iron node" the place of. */
function singularsOf(item: string): readonly string[] {
  const bare = item.replace(/ (resource )?(nodes?|deposits?|veins?)$/i, '');
  const names = [
    bare,
    bare.replace(/ies$/i, 'y'),
    bare.replace(/(?<=..)s$/i, ''),
    bare.replace(/(?<=..)es$/i, ''),
  ];
  return [...new Set(names)].filter((name) => name !== item);
}

/** Null when the item is not found. Plain lists of the view are searched here. */
function withAmounts({ found, estate, raid, alive, ...rest }: Found, item: string): object | null {
  const is = (amount: Amount): boolean =>
    [amount.type, amount.item?.title, amount.item?.name].some((text) =>
      text?.toLowerCase().includes(item.toLowerCase()),
    );
  const lists = { wallet: estate?.wallet, estate: estate?.items, raid: raid?.inventory };
  const amounts = Object.entries(lists)
    .map(([name, list]) => [name, list?.filter(is) ?? []] as const)
    .filter(([, list]) => list.length > 0);
  const isAlive = alive !== undefined && alive.totalCount > 0;
  if (found.totalCount === 0 && amounts.length === 0 && !isAlive) return null;
  return {
    ...(found.totalCount > 0 && { found: compact(found) }),
    ...(isAlive && { alive: compact(alive) }),
    ...Object.fromEntries(amounts.map(([name, list]) => [name, compact(list)])),
    ...rest,
  };
}

async function searchFor(
  desk: Desk,
  save: OpenSave,
  item: string,
  limit: number,
): Promise<Readonly<Record<string, unknown>>> {
  type Hit = {
    readonly object: { readonly name: string; readonly class: unknown; readonly path: string };
    readonly found_in: string;
  };
  const { save: found } = await desk.data<{ save: { search: readonly Hit[] | null } }>(SEARCH_QUERY, {
    save: save.slug,
    item,
    limit,
  });
  if (!found.search) throw desk.refusal('The save could not be searched.');
  const rows = found.search.map(({ object, found_in }) => ({
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

async function notFound(desk: Desk, save: OpenSave, item: string): Promise<ToolError> {
  const { view } = await askGame(desk, save, ITEM_NAMES);
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
