// Materials: the results of compiling them, above all the textures that they sample.

import { ifMore } from '../parts/conditions.ts';
import { listByMask, listOf, times } from '../parts/lists.ts';
import type { Part } from '../parts/part.ts';
import { f32, guid, i32, nameOf, raw, ref, text, u8 } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, type Traits, when } from '../traits.ts';
import { expressions } from './expressions.ts';

/** A material compiled for one quality. */
export const resource = (traits: Traits): Part[] => {
  const { version, massEffect, hatInTime, since } = traits;
  return [
    listOf('errors', text('')),
    listOf('textureDependencies', ref('expression'), i32('length')),
    i32('longestDependency'),
    guid('id'),
    i32('uvSets'),
    ...(version >= TAIL.materialTextures ? [listOf('textures', ref(''))] : expressionLists()),
    i32('usesSceneColour'),
    i32('usesSceneDepth'),
    ...since(TAIL.lightmass, i32('usesDynamicParameter'), i32('usesLightMapUvs'), i32('usesVertexOffset')),
    ...when(massEffect === 3, i32('unknown')),
    i32('transforms'),
    ...when(hatInTime, i32('unknown')),
    massEffect === 1
      ? listOf('lookups', ...expressionLists(), raw('rest', 16))
      : listOf('lookups', i32('uvSet'), i32('texture'), f32('uScale'), f32('vScale')),
    i32('droppedFallbacks'),
    ...since(TAIL.blendModes, i32('blendMode'), i32('isMasked'), i32('unknown858')),
    ...when(hatInTime, raw('unknownEnd', 28)),
    ...when(version === TAIL.massEffectPc, i32('unknownEnd'), listOf('unknownList', raw('', 12))),
  ];
};

const expressionLists = (): Part[] => [
  expressions('vectorExpressions'),
  expressions('scalarExpressions'),
  expressions('textureExpressions'),
  expressions('cubeTextureExpressions'),
];

/** Parameters that are fixed when a material is compiled. */
export const staticParameters = ({ version, massEffect, hatInTime, since }: Traits): Part[] => [
  guid('baseMaterial'),
  listOf('switches', nameOf('name'), i32('value'), i32('override'), guid('expression')),
  listOf(
    'masks',
    nameOf('name'),
    i32('red'),
    i32('green'),
    i32('blue'),
    i32('alpha'),
    i32('override'),
    guid('expression'),
  ),
  ...since(
    TAIL.lightmass,
    listOf('normals', nameOf('name'), u8('compression'), i32('override'), guid('expression')),
  ),
  ...when(
    version >= TAIL.massEffect3 && massEffect === 0,
    listOf('terrainLayers', nameOf('name'), i32('weightMap'), i32('override'), guid('expression')),
  ),
  ...when(hatInTime, listOf('unknown', raw('', 1))),
];

/** How many resources there are, which is not stored. */
const resourceCount = ({ version, massEffect }: Traits): number => {
  if (version < TAIL.massEffect2 && massEffect !== 1) return 1;
  if (version < TAIL.massEffectPc) return 1;
  return massEffect > 0 || version === TAIL.massEffect2 ? 2 : 1;
};

const material: TailLayout = (traits) => [
  traits.version >= TAIL.blendModes
    ? listByMask('resources', ...resource(traits))
    : times('resources', resourceCount(traits), ...resource(traits)),
];

/**
 * Nothing unless the instance was compiled by itself: then each resource is followed by its static
 * parameters.
 */
const materialInstance: TailLayout = (traits) => {
  const pair = [
    ...resource(traits),
    ...staticParameters(traits).map((part) => ({ ...part, name: `static${capital(part.name)}` })),
  ];
  return [
    ifMore(
      '',
      traits.version >= TAIL.blendModes
        ? listByMask('resources', ...pair)
        : times('resources', resourceCount(traits), ...pair),
    ),
  ];
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const MATERIALS: Readonly<Record<string, TailLayout>> = {
  material,
  materialinstance: materialInstance,
};
