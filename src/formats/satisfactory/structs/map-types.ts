// Types of structs in maps and sets. Classic tags only say "struct", not which: these are those that are known, by the
// class or struct that owns the property. What is not listed is read as a property list without a name. Source:
// docs/formats/satisfactory.md#maps-and-sets. Names are compared without case.

import type { ContainerRole } from '../../unreal/game.ts';

/** Struct by owner (last part of its class path, or struct name) and property. */
const KEYS = new Map([
  ['fgfoliageremovalsubsystem.msavedata', 'IntVector'],
  ['fgfoliageremovalsubsystem.munresolvedsavedata', 'IntVector'],
]);

const VALUES = new Map([
  ['bp_eventsubsystem_c.mcalendardata', 'CalendarData'],
  ['bp_eventsubsystem_c.mstoredcalendardata', 'CalendarData'],
  ['fgfoliageremovalsubsystem.msavedata', 'FoliageRemovalSaveDataPerCell'],
  ['fgfoliageremovalsubsystem.munresolvedsavedata', 'FoliageRemovalUnresolvedSaveDataPerCell'],
  ['fgstatisticssubsystem.mactorsbuiltcount', 'ActorBuiltData'],
  ['foliageremovalsavedatapercell.savedatamap', 'FoliageRemovalSaveDataForFoliageType'],
  ['foliageremovalunresolvedsavedatapercell.savedatamap', 'FoliageRemovalSaveDataForFoliageType'],
  ['lbbalancerdata.mindexmapping', 'LBBalancerIndexing'],
]);

const SET_ELEMENTS = new Map([
  ['fgfoliageremoval.mremovallocations', 'FloatVector'],
  ['fgscannablesubsystem.mdestroyedpickups', 'Guid'],
  ['fgscannablesubsystem.mlooteddroppods', 'Guid'],
]);

/** Destroyed_Foliage_Transform has vectors as keys, whichever class owns it. */
const KEYS_OF_ANY_OWNER = new Map([['destroyed_foliage_transform', 'Vector']]);

/**
 * The struct that a map or set holds in this role; null for one that is not known.
 * @param owner path of a class or name of a struct
 */
export function structOfContainer(role: ContainerRole, owner: string, property: string): string | null {
  const name = `${owner.slice(owner.lastIndexOf('.') + 1)}.${property}`.toLowerCase();
  switch (role) {
    case 'key':
      return KEYS.get(name) ?? KEYS_OF_ANY_OWNER.get(property.toLowerCase()) ?? null;
    case 'value':
      return VALUES.get(name) ?? null;
    case 'element':
      return SET_ELEMENTS.get(name) ?? null;
  }
}
