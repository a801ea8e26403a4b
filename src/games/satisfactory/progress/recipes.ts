// Recipes that machines and hands know, unlocked or not, with what unlocks each.

import { lastPart } from '../../../graph/finished/paths.ts';
import { addTo, memoize } from '../../../graph/made-once.ts';
import { type Fields, fieldsOfFirst, firstOfClass, referencedPath } from '../../shared/read.ts';
import { amountsOf, isGone, type RecipeFacts } from '../facts/facts.ts';
import type { SatisfactorySave } from '../save.ts';
import { rules } from './statistics.ts';

const MADE = new Set(['machine', 'hand']);

/**
 * What the save lists as unlocked, then what the tables have beyond that. Before 1.0 the tables have recipes that
 * the game did not: there, and where the list was lost, only unlocked ones are known.
 */
export const knownRecipes = memoize((save: SatisfactorySave) => {
  const { facts } = save;
  const list = recipeManager(save);
  const listed = list.items('mAvailableRecipes');
  const paths = (listed ?? []).flatMap((item) => referencedPath(item) ?? []);
  const unlocked = new Map(paths.map((path) => [lastPart(path), path]));
  const isListed = listed !== null && list.has('mAvailableRecipes') && save.places.isComplete;
  const locked = isListed
    ? facts.recipeNames.filter((name) => !unlocked.has(name) && MADE.has(facts.recipe(name)?.kind ?? ''))
    : [];
  const schematics = schematicsByRecipe(save);
  return [...unlocked.keys(), ...locked].map((name) => {
    const known = facts.recipe(name);
    return {
      recipe: facts.named(name, unlocked.get(name) ?? null),
      buildings: [known?.at ?? []].flat().map((building) => facts.named(building, null)),
      isUnlocked: unlocked.has(name),
      isAlternate: known ? Boolean(known.alt) : null,
      ...formulaOf(save, known),
      unlockedBy: (schematics.get(name) ?? []).map((schematic) => facts.named(schematic, null)),
    };
  });
});

/** With what is unlocked. */
export function recipeManager({ graph }: SatisfactorySave): Fields {
  const name = firstOfClass(graph, 'FGRecipeManager') === null ? 'BP_RecipeManager_C' : 'FGRecipeManager';
  return fieldsOfFirst(graph, name, 'mAvailableRecipes');
}

/** Null if the recipe is not in the tables, or may be another in this version or by the rules of the world. */
function formulaOf(save: SatisfactorySave, recipe: RecipeFacts | null) {
  const isKnown = recipe !== null && !save.facts.isOlder && rules(save).partsCost === 1;
  const known = isKnown && recipe.in && recipe.out ? recipe : null;
  return {
    ingredients: known && amountsOf(save.facts, known.in),
    products: known && amountsOf(save.facts, known.out),
    seconds: known?.s ?? null,
  };
}

/** With those that are gone since 1.0 only before. */
const schematicsByRecipe = memoize(
  ({ facts, places }: SatisfactorySave): ReadonlyMap<string, readonly string[]> => {
    const found = new Map<string, string[]>();
    for (const [schematic, known] of Object.entries(facts.schematics)) {
      if (places.isComplete && isGone(known)) continue;
      for (const recipe of known.recipes ?? []) addTo(found, recipe, schematic);
    }
    return found;
  },
);
