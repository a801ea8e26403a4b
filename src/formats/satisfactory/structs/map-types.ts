// Types of structs in maps and sets. Classic tags only say "struct", not which: these are those that are known, by the
// class or struct that owns the property. What is not listed is read as a property list without a name. Source:
// docs/formats/satisfactory.md#maps-and-sets. Names are compared without case.

import type { ContainerRole } from '../../unreal/game.ts';

/** By role, owner (last part of its class path, or struct name; none for any) and property (none for any). */
const STRUCTS = new Map([
  // Whichever class owns it.
  ['key .destroyed_foliage_transform', 'Vector'],
  ['key fgfoliageremovalsubsystem.msavedata', 'IntVector'],
  ['key fgfoliageremovalsubsystem.munresolvedsavedata', 'IntVector'],
  ['value bp_eventsubsystem_c.mcalendardata', 'CalendarData'],
  ['value bp_eventsubsystem_c.mstoredcalendardata', 'CalendarData'],
  ['value fgfoliageremovalsubsystem.msavedata', 'FoliageRemovalSaveDataPerCell'],
  ['value fgfoliageremovalsubsystem.munresolvedsavedata', 'FoliageRemovalUnresolvedSaveDataPerCell'],
  ['value fgstatisticssubsystem.mactorsbuiltcount', 'ActorBuiltData'],
  ['value foliageremovalsavedatapercell.savedatamap', 'FoliageRemovalSaveDataForFoliageType'],
  ['value foliageremovalunresolvedsavedatapercell.savedatamap', 'FoliageRemovalSaveDataForFoliageType'],
  ['value lbbalancerdata.mindexmapping', 'LBBalancerIndexing'],
  // mods CentralStorage and StorageStatsRoom
  ['value subsystem_sc_c.', 'Vector'],
  ['value sub_sr_c.', 'Vector'],
  // mod FicsIt-Networks, up to Update 5.
  ['element .signallisteners', 'FINNetworkTrace'],
  ['element finnetworkconnector.listeners', 'FINNetworkTrace'],
  ['element finadvancednetworkconnectioncomponent.listeners', 'FINNetworkTrace'],
  ['element fgfoliageremoval.mremovallocations', 'FloatVector'],
  ['element fgscannablesubsystem.mdestroyedpickups', 'Guid'],
  ['element fgscannablesubsystem.mlooteddroppods', 'Guid'],
]);

/**
 * The struct that a map or set holds in this role; null for one that is not known.
 * @param owner path of a class or name of a struct
 */
export function structOfContainer(role: ContainerRole, owner: string, property: string): string | null {
  const name = owner.slice(owner.lastIndexOf('.') + 1);
  const of = (key: string) => STRUCTS.get(`${role} ${key}`.toLowerCase());
  return of(`${name}.${property}`) ?? of(`.${property}`) ?? of(`${name}.`) ?? null;
}
