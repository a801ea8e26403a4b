/** Blueprints with their configurations. */

import type { BlueprintConfigSpec, BlueprintSpec } from '../blueprint.ts';
import { writeBlueprint, writeBlueprintConfig } from '../blueprint.ts';
import { classes, inWorld, items, recipes } from '../game.ts';
import { actor, component } from '../objects.ts';
import type { Text } from '../strings.ts';
import { ref } from '../strings.ts';
import { float, object, prop, struct } from '../values.ts';
import { step, versionData } from '../versions.ts';
import type { Fields } from './expected.ts';

export interface BlueprintCase {
  name: string;
  spec: BlueprintSpec;
  config: BlueprintConfigSpec;
  expected: {
    objects: number;
    actors: number;
    properties: Record<string, Fields>;
    natives: Record<string, string[]>;
  };
}

const machine = inWorld('Build_ConstructorMk1_C_1');
const power = `${machine}.PowerInput`;
const wire = inWorld('Build_PowerLine_C_1');

function blueprint(saveVersion: number): BlueprintSpec {
  return {
    saveVersion,
    size: [4, 4, 4],
    cost: [
      { item: items.cable, amount: 8 },
      { item: items.reinforcedPlate, amount: 2 },
    ],
    recipes: [recipes.ironPlate, recipes.cable],
    ...(saveVersion >= step.versionData ? { versionData: versionData() } : {}),
    objects: [
      actor(
        classes.constructor,
        machine,
        [
          prop('mCurrentPotential', float(0.5)),
          prop('mCurrentRecipe', object(recipes.ironPlate)),
          prop('mOffset', struct('Vector', { binary: 'reals', values: [1, 2, 3] })),
        ],
        { transform: { position: [100, 200, 0] } },
      ),
      component(classes.powerConnection, power),
      actor(classes.wire, wire, [], { trailing: { class: 'wire', ends: [ref(power), ref(power)] } }),
    ],
  };
}

function config(version: number, description: Text = 'A made-up machine'): BlueprintConfigSpec {
  const library = '/Game/FactoryGame/-Shared/Blueprint/IconLibrary';
  const editors = [{ account: 'made-up-account', name: 'Pioneer Ada', platform: 'EOS' }];
  const more = {
    iconLibrary: library,
    iconLibraryType: 'IconLibrary',
    editors,
    lastEditor: { service: 1, index: 2 },
  };
  return { version, description, icon: 782, color: [0.25, 0.5, 0.75, 1], ...more };
}

/** Versions of saves and configurations that go together. */
const pairs: [saveVersion: number, configVersion: number][] = [
  [33, 0],
  [36, 0],
  [41, 2],
  [46, 3],
  [51, 4],
  [52, 4],
  [58, 6],
];

export const blueprintCases: BlueprintCase[] = pairs.map(([saveVersion, configVersion]) => ({
  name: `blueprint-${saveVersion}`,
  spec: blueprint(saveVersion),
  // A tool was seen to leave out the closing zero of a description.
  config: config(configVersion, saveVersion === 36 ? { open: 'no end' } : undefined),
  expected: {
    objects: 3,
    actors: 2,
    properties: {
      [machine]: {
        mCurrentPotential: 0.5,
        mCurrentRecipe: { ref: recipes.ironPlate.path as string },
        mOffset: { X: 1, Y: 2, Z: 3 },
      },
    },
    natives: { [wire]: [power, power] },
  },
}));

/** The bytes of the `.sbp` and of the `.sbpcfg` beside it. */
export function blueprintBytes(it: BlueprintCase): { blueprint: Uint8Array; config: Uint8Array } {
  return { blueprint: writeBlueprint(it.spec), config: writeBlueprintConfig(it.config) };
}
