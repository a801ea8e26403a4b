// Classic tags say of maps and sets only "struct", not which one. For most it is a property list; these are
// the others, by the class or struct that owns the property.
// Source: docs/formats/satisfactory.md#maps-and-sets. Names are compared without case.

import type { ContainerRole } from '../../unreal/game.ts';

/** Owner (last part of its class path, or struct name) and property -> binary struct. */
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

/** Destroyed_Foliage_Transform of any owner has vectors as keys. */
const KEYS_OF_ANY_OWNER = new Map([['destroyed_foliage_transform', 'Vector']]);

/** The binary struct in this place, null for a property list. `owner`: path of a class or name of a struct. */
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
