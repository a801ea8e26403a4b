// The layout of a package: version steps and licensee insertions as plain flags, made once per package, so
// that readers check for a field and not for a number. Source: docs/formats/unreal3.md, sections on the
// summary, the tables and object data.

import { type Licensee, licenseeOf, MASS_EFFECT, VERSION } from '../versions.ts';

/** Package flags that affect reading. */
export const PACKAGE_FLAG = { cooked: 0x8, storedCompressed: 0x200_0000 } as const;

/** Bytes of a name reference: its index in the table, and its number. */
export const NAME_SIZE = 8;
/** Bytes of the net index before an object's properties. */
export const NET_INDEX_SIZE = 4;

export interface Layout {
  readonly version: number;
  readonly licensee: number;
  readonly family: Licensee;
  readonly bigEndian: boolean;
  readonly cooked: boolean;
  /** Size of the flags after each name in the table. */
  readonly nameFlagsSize: 0 | 4 | 8;
  readonly componentMap: boolean;
  readonly exportPackageFlags: boolean;
  /** True if ByteProperty tags name their enum. */
  readonly enumNames: boolean;
  /** Size of the value inside a BoolProperty tag. */
  readonly boolSize: 1 | 4;
  readonly probeMaskSize: 4 | 8;
  readonly latentActionSize: 2 | 4;
  readonly directionalShadowMap: boolean;
  readonly spotShadowMap: boolean;
}

export function layoutOf(version: number, licensee: number, bigEndian: boolean, cooked: boolean): Layout {
  const family = licenseeOf(version, licensee);
  return {
    version,
    licensee,
    family,
    bigEndian,
    cooked,
    nameFlagsSize: nameFlagsSize(licensee, family),
    componentMap: version < VERSION.noComponentMap,
    exportPackageFlags: version >= VERSION.exportPackageFlags,
    enumNames: version >= VERSION.enumNames,
    boolSize: version >= VERSION.byteBools ? 1 : 4,
    probeMaskSize: version >= VERSION.shortProbeMask ? 4 : 8,
    latentActionSize: version >= VERSION.shortLatentAction ? 2 : 4,
    directionalShadowMap: version >= VERSION.directionalShadowMap,
    spotShadowMap: version >= VERSION.spotShadowMap,
  };
}

/** Mass Effect 2 has short flags and Mass Effect 3 none; Mass Effect 1 has those of any other game. */
function nameFlagsSize(licensee: number, family: Licensee): 0 | 4 | 8 {
  if (family === 'MASS_EFFECT' && massEffectStep(licensee) >= MASS_EFFECT.noNameFlags) return 0;
  if (family === 'MASS_EFFECT' && massEffectStep(licensee) >= MASS_EFFECT.shortNameFlags) return 4;
  return 8;
}

/** Mass Effect 1 on PC has a licensee number out of sequence. */
export function massEffectStep(licensee: number): number {
  return licensee === MASS_EFFECT.pcNumber ? MASS_EFFECT.pc : licensee;
}
