/**
 * Names of classes, recipes and items as the game spells them, for synthetic saves.
 * Source: `docs/formats/satisfactory.md` sections 3.6 and 4; names are facts of the game, everything else is made up.
 */
import { asset, type Ref, ref } from './refs.ts';

const factory = '/Game/FactoryGame/Buildable/Factory';
const resource = '/Game/FactoryGame/Resource';

/** `/Game/A/B` becomes `/Game/A/B.B_C`, the class in the asset. */
function classIn(path: string): string {
  return `${path}.${path.slice(path.lastIndexOf('/') + 1)}_C`;
}

const native = (name: string) => `/Script/FactoryGame.${name}`;

export const classes = {
  constructor: classIn(`${factory}/ConstructorMk1/Build_ConstructorMk1`),
  smelter: classIn(`${factory}/SmelterMk1/Build_SmelterMk1`),
  pole: classIn(`${factory}/PowerPoleMk1/Build_PowerPoleMk1`),
  wire: classIn(`${factory}/PowerLine/Build_PowerLine`),
  foundation: classIn('/Game/FactoryGame/Buildable/Building/Foundation/Build_Foundation_8x4_01'),
  wall: classIn('/Game/FactoryGame/Buildable/Building/Wall/Build_Wall_8x4_01'),
  beam: classIn('/Game/FactoryGame/Prototype/Buildable/Beams/Build_Beam'),
  blueSlug: classIn(`${resource}/Environment/Crystal/BP_Crystal`),
  lightweights: native('FGLightweightBuildableSubsystem'),
  powerConnection: native('FGPowerConnectionComponent'),
  inventory: native('FGInventoryComponent'),
} as const;

const recipe = (path: string): Ref => asset(classIn(`/Game/FactoryGame/Recipes/${path}`));

export const recipes = {
  ironPlate: recipe('Constructor/Recipe_IronPlate'),
} as const;

export const swatch = (slot: number): Ref =>
  asset(classIn(`/Game/FactoryGame/Buildable/-Shared/Customization/Swatches/SwatchDesc_Slot${slot}`));

/** `Persistent_Level:PersistentLevel.Name`, the path of an object in the persistent level. */
export function inWorld(name: string): string {
  return `Persistent_Level:PersistentLevel.${name}`;
}

export const world = (name: string): Ref => ref(inWorld(name));
