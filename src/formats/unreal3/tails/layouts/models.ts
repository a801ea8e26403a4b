// Brushes: their surfaces as a tree (Model) and as polygons (Polys), with materials and actors.

import { block, listAfter, listOf } from '../parts/lists.ts';
import { bounds, f32, guid, i32, nameOf, plane, raw, ref, vector } from '../parts/plain.ts';
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
      ...since(417, i32('lightingChannels')),
      ...since(600, i32('lightmassIndex')),
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
    ...before(686, block('legacyEdges', 16)),
    i32('vertexCount'),
    block('vertexBuffer', 40),
    ...since(600, guid('lightingGuid'), listOf('lightmass', ...lightmass(traits))),
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
      raw('links', version >= 417 ? 16 : 12),
      ...since(600, ...lightmass(traits)),
      ...when(version >= 606 && version <= 669, ref('ruleset')),
      ...since(670, nameOf('rulesetVariation')),
    ),
  ];
};

export const MODELS: Readonly<Record<string, TailLayout>> = { model, polys };
