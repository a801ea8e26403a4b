/** A small platform as a blueprint: a floor, a constructor with its pole, and a wire between them. */
import type { BlueprintConfigSpec, BlueprintSpec } from '../blueprint.ts';
import { classes, items, recipes } from '../game.ts';
import { asset } from '../strings.ts';
import { versionData } from '../versions.ts';
import { addWire } from './lines.ts';
import { addConstructor, addPole } from './machines.ts';
import { addBuilding, newSite } from './site.ts';

const version = 58;

export function smallPlatform(): BlueprintSpec {
  const site = newSite(version);
  for (const x of [-400, 400]) for (const y of [-400, 400]) addBuilding(site, classes.foundation, [x, y, 50]);
  const machine = addConstructor(site, [0, 0, 100], { recipe: recipes.ironPlate });
  const pole = addPole(site, [600, 600, 100]);
  addWire(site, pole, machine);
  const { wire, ends } = site.wires[0] ?? {};
  if (!wire || !ends) throw new RangeError('the platform has a wire');
  return {
    saveVersion: version,
    build: 481_836,
    size: [4, 4, 4],
    cost: [
      { item: items.concrete, amount: 20 },
      { item: items.reinforcedPlate, amount: 2 },
      { item: items.cable, amount: 9 },
    ],
    recipes: [
      'Recipe_Foundation_8x4_01',
      'Recipe_ConstructorMk1',
      'Recipe_PowerPoleMk1',
      'Recipe_PowerLine',
    ].map((name) => asset(`/Game/FactoryGame/Recipes/Buildings/${name}.${name}_C`)),
    versionData: versionData(),
    objects: site.objects,
  };
}

export const smallPlatformConfig: BlueprintConfigSpec = {
  version: 6,
  description: 'A constructor with power on a floor of four',
  icon: 782,
  color: [0.98, 0.29, 0.02, 1],
  iconLibrary: '/Game/FactoryGame/-Shared/Blueprint/IconLibrary',
  iconLibraryType: 'IconLibrary',
  lastEditor: { service: 1, index: 0 },
};
