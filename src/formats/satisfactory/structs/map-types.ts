// Types of structs in maps and sets. Classic tags only say "struct", not which; most are property lists.
// These are the exceptions, by the class or struct that owns the property. Source:
// docs/formats/satisfactory.md#maps-and-sets. Names are compared without case.

import type { ContainerRole } from '../../unreal/game.ts';

/** Binary struct by owner (last part of its class path, or struct name) and property. */
const KEYS = new Map([
  ['fgfoliageremovalsubsystem.msavedata', 'IntVector'],
  ['fgfoliageremovalsubsystem.munresolvedsavedata', 'IntVector'],
]);

const VALUES = new Map([['lbbalancerdata.mindexmapping', 'LBBalancerIndexing']]);

const SET_ELEMENTS = new Map([
  ['fgfoliageremoval.mremovallocations', 'FloatVector'],
  ['fgscannablesubsystem.mdestroyedpickups', 'Guid'],
  ['fgscannablesubsystem.mlooteddroppods', 'Guid'],
]);

/** Destroyed_Foliage_Transform has vectors as keys, whichever class owns it. */
const KEYS_OF_ANY_OWNER = new Map([['destroyed_foliage_transform', 'Vector']]);

/**
 * The binary struct that a map or set holds in this role, null for a property list.
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
