// Bundles of the community center: what was given, and what is still to be given. Which items a bundle takes is in the save
// since 1.5; before, it is data of the game, and only the number of its slots is known.

import {
  className,
  countAll,
  enclosedAs,
  fields,
  idAsText,
  memoize,
  type NodeId,
  type Value,
} from '../shared/kit.ts';
import { rootFields, type StardewSave } from './save.ts';
import { itemById } from './stock.ts';

/** Truth values of a slot: whether it was given, and two that say nothing. */
const VALUES_OF_A_SLOT = 3;
/** What the Animal bundle takes, too, up to 1.5: there are no such objects, and the game does not show them. */
const NO_OBJECTS: ReadonlySet<string> = new Set(['639', '640', '641', '642', '643']);
/** The item that stands for money. */
const MONEY = '-1';

/** What the save says that a bundle is: `Pantry/0`, and `Spring Crops/O 465 20/24 1 0 188 1 0/0/4`. */
type Recipe = ReturnType<typeof recipeOf>;

export function areBundlesKnown(save: StardewSave): boolean {
  const node = center(save);
  const given = node === null ? [] : fields(save.graph, node, 'bundles').entries('bundles');
  return given !== null && rootFields(save, 'bundleData').entries('bundleData') !== null;
}

const recipes = memoize((save: StardewSave) => {
  const found = new Map<string, Recipe>();
  for (const { key, value } of rootFields(save, 'bundleData').entries('bundleData') ?? []) {
    const [room, number] = (idAsText(key) ?? '').split('/');
    const text = idAsText(value);
    if (room !== undefined && number !== undefined && text !== null)
      found.set(number, recipeOf(save, room, text));
  }
  return found;
});

function recipeOf(save: StardewSave, room: string, text: string) {
  const [name = '', reward = '', list = '', , slots = '', , title] = text.split('/');
  const words = list.split(' ').filter(Boolean);
  const ingredients = Array.from({ length: Math.floor(words.length / 3) }, (_, at) => {
    const [id, amount, quality] = words.slice(at * 3, at * 3 + 3) as [string, string, string];
    const item = id === MONEY ? { title: 'Money', name: 'Money', path: null } : itemById(save, id);
    return { item, itemId: id, amount: figureIn(amount), quality: id === MONEY ? null : figureIn(quality) };
  });
  const needed = figureIn(slots) ?? ingredients.length;
  return { room, name, title: title || null, reward: reward || null, ingredients, slots: needed };
}

function figureIn(text: string): number | null {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

const center = memoize(
  ({ graph }: StardewSave): NodeId | null =>
    enclosedAs(graph, 'GameLocation').find(({ node }) => className(graph, node) === 'CommunityCenter')
      ?.node ?? null,
);

export const bundles = memoize((save: StardewSave) => {
  const node = center(save);
  if (node === null) return [];
  const own = fields(save.graph, node, 'bundles bundleRewards');
  const rewards = new Map(
    (own.entries('bundleRewards') ?? []).map(({ key, value }) => [idAsText(key), value]),
  );
  return (own.entries('bundles') ?? []).flatMap(({ key, value }) => {
    const number = idAsText(key);
    return number === null ? [] : [bundle(save, node, number, flagsIn(value), rewards.get(number))];
  });
});

function bundle(
  save: StardewSave,
  node: NodeId,
  number: string,
  flags: readonly (boolean | null)[],
  reward: unknown,
) {
  const recipe = recipes(save).get(number) ?? null;
  const slots = recipe ? recipe.ingredients.length : Math.floor(flags.length / VALUES_OF_A_SLOT);
  const given = flags.slice(0, slots);
  const count = countAll(given, (flag) => flag);
  const isUnknown = flags.includes(null);
  const needed = recipe?.slots ?? null;
  // The game sets all values of a bundle that is complete.
  const isFull = flags.every(Boolean) || (needed !== null && given.filter(Boolean).length >= needed);
  const isComplete = flags.length > 0 && (isFull || (isUnknown ? null : false));
  const left = recipe?.ingredients.filter(({ itemId }, at) => !given[at] && !NO_OBJECTS.has(itemId)) ?? [];
  return {
    center: save.scope.object(node),
    number: Number(number),
    room: recipe?.room ?? null,
    name: recipe ? { title: recipe.title ?? recipe.name, name: recipe.name, path: null } : null,
    isComplete,
    given: count,
    slots,
    needed,
    toGive: isComplete ? 0 : needed === null || count === null ? null : needed - count,
    missing: isComplete ? [] : recipe && count !== null ? left : null,
    reward: recipe?.reward ?? null,
    isRewardWaiting: typeof reward === 'boolean' ? reward : null,
  };
}

function flagsIn(value: Value): (boolean | null)[] {
  const list = typeof value === 'object' && value?.kind === 'list' ? value.items : [];
  return list.map((item) => (typeof item === 'boolean' ? item : null));
}

/** One row for each item that may still be given. */
export const bundleItems = memoize((save: StardewSave) =>
  bundles(save).flatMap(({ name, number, room, missing, toGive }) =>
    (missing ?? []).map((ingredient) => ({ ...ingredient, bundle: name, number, room, toGive })),
  ),
);
