// Brushes: their surfaces as a tree (Model) and as polygons (Polys), with materials and actors.

import { block, listAfter, listOf } from '../parts/lists.ts';
import { bounds, f32, guid, i32, nameOf, plane, raw, ref, vector } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, when } from '../traits.ts';
import { lightmass } from './light-map.ts';

const model: TailLayout = (traits) => {
  const { since, before } = traits;
  return [
    bounds('bounds'),
    block('vectors', 12),
    block('points', 12),
    block('nodes', 68),
    ref('owner'),
    listOf(
      'surfaces',
      ref('material'),
      raw('geometry', 24),
      ref('actor'),
      plane('plane'),
      f32('shadowMapScale'),
      ...since(TAIL.lightingChannels, i32('lightingChannels')),
      ...since(TAIL.lightmassSettings, i32('lightmassIndex')),
    ),
    block('vertices', 24),
    i32('sharedSides'),
    listOf('zones', ref('actor'), raw('visibility', 20)),
    ref('polys'),
    block('leafHulls', 4),
    block('leaves', 4),
    i32('isRootOutside'),
    i32('isLinked'),
    block('portalNodes', 4),
    ...before(TAIL.noShadowVolumes, block('legacyEdges', 16)),
    i32('vertexCount'),
    block('vertexBuffer', 40),
    ...since(TAIL.lightmassSettings, guid('lightingGuid'), listOf('lightmass', ...lightmass(traits))),
  ];
};

const polys: TailLayout = (traits) => {
  const { version, since } = traits;
  return [
    listAfter(
      'polygons',
      [ref('owner')],
      vector('base'),
      vector('normal'),
      vector('textureU'),
      vector('textureV'),
      listOf('vertices', vector('')),
      i32('polyFlags'),
      ref('actor'),
      nameOf('itemName'),
      ref('material'),
      raw('links', version >= TAIL.lightingChannels ? 16 : 12),
      ...since(TAIL.lightmassSettings, ...lightmass(traits)),
      ...when(version >= TAIL.rulesets && version <= TAIL.rulesetsLast, ref('ruleset')),
      ...since(TAIL.rulesetVariations, nameOf('rulesetVariation')),
    ),
  ];
};

export const MODELS: Readonly<Record<string, TailLayout>> = { model, polys };
