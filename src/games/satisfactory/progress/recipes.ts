// Recipes that machines and hands know, unlocked or not, with what unlocks each.

import { lastPart } from '../../../graph/finished/paths.ts';
import { memoize } from '../../shared/memoize.ts';
import { fieldsOfFirst, firstOfClass, referencedPath } from '../../shared/read.ts';
import type { SatisfactorySave } from '../save.ts';

const MADE = new Set(['machine', 'hand']);

/**
 * What the save lists as unlocked, then what the tables have beyond that. Before 1.0 the tables have recipes that
 * the game did not: there, and where the list was lost, only unlocked ones are known.
 */
export const knownRecipes = memoize((save: SatisfactorySave) => {
  const { facts } = save;
  const manager =
    firstOfClass(save.graph, 'FGRecipeManager') === null ? 'BP_RecipeManager_C' : 'FGRecipeManager';
  const list = fieldsOfFirst(save.graph, manager, 'mAvailableRecipes');
  const paths = list.items('mAvailableRecipes').flatMap((item) => referencedPath(item) ?? []);
  const unlocked = new Map(paths.map((path) => [lastPart(path), path]));
  const isListed = list.has('mAvailableRecipes') && save.places.isComplete;
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
      unlockedBy: (schematics.get(name) ?? []).map((schematic) => facts.named(schematic, null)),
    };
  });
});

const schematicsByRecipe = memoize(({ facts }: SatisfactorySave): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [schematic, { recipes = [] }] of Object.entries(facts.schematics)) {
    for (const recipe of recipes) {
      const known = found.get(recipe);
      if (known) known.push(schematic);
      else found.set(recipe, [schematic]);
    }
  }
  return found;
});
