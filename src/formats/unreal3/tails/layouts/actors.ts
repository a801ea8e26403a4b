// Objects with a small tail: redirectors, prefabs, foliage, terrain, Kismet, and those of single games.

import { listOf, listToEnd } from '../parts/lists.ts';
import { bounds, guid, i32, matrix, nameOf, raw, ref, u8, u16, vector } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import type { TailLayout } from '../traits.ts';
import { lightMap } from './light-map.ts';
import { resource } from './materials.ts';

/** In Mass Effect only. */
const massEffectOnly =
  (layout: TailLayout): TailLayout =>
  (traits) =>
    traits.massEffect > 0 ? layout(traits) : null;

const xcomOnly =
  (layout: TailLayout): TailLayout =>
  (traits) =>
    traits.xcom2 ? layout(traits) : null;

/** Seen in a single package, of version 491. */
const terrain: TailLayout = (traits) =>
  traits.version === TAIL.massEffectPc
    ? [
        listOf('heights', u16('')),
        listOf('info', u8('')),
        listOf('weights', listOf('', u8(''))),
        listOf('weightTextures', ref('')),
        listOf(
          'materials',
          ...resource(traits),
          ref('terrain'),
          i32('maskSize'),
          raw('mask', 8),
          listOf('ids', guid('')),
        ),
      ]
    : null;

const terrainComponent: TailLayout = (traits) =>
  traits.version === TAIL.massEffectPc
    ? [
        listOf('collisionVertices', vector('')),
        listOf('bvTree', raw('', 41)),
        listOf('patchBounds', raw('', 12)),
        lightMap('lightMap', traits),
      ]
    : null;

export const ACTORS: Readonly<Record<string, TailLayout>> = {
  objectredirector: () => [ref('destination')],
  prefabinstance: () => [
    listOf('archetypeToInstance', ref('archetype'), ref('instance')),
    listOf('instanceToIndex', ref('object'), i32('index')),
  ],
  pylon: () => [ref('navigationMesh'), ref('obstacleMesh')],
  seqact_interp: () => [listOf('savedTransforms', ref('actor'), raw('transform', 24))],
  instancedfoliageactor: () => [
    listOf(
      'meshes',
      ref('mesh'),
      listOf('clusters', bounds('bounds'), ref('component'), listOf('instances', i32(''))),
      listOf('instances', ref('base'), raw('transform', 56)),
      ref('settings'),
    ),
  ],
  staticmeshcollectionactor: () => [listToEnd('transforms', matrix(''))],
  staticlightcollectionactor: () => [listToEnd('transforms', matrix(''))],
  terrain,
  terraincomponent: terrainComponent,
  xcomvisgroupdata: xcomOnly(() => [
    listOf('actors', ref('actor'), listOf('groups', i32(''))),
    listOf('groups', listOf('first', ref('')), listOf('second', ref('')), i32('value')),
  ]),
  xcomworlddata: xcomOnly(() => [ref('container')]),
  biotlkfileset: massEffectOnly(() => [
    listOf('languages', nameOf('language'), i32('two'), ref('male'), ref('female')),
  ]),
  biopawn: massEffectOnly(() => [listOf('animSets', nameOf('name'), ref('animSet'))]),
  biodynamicanimset: massEffectOnly(() => [listOf('sequences', nameOf('name'), i32('count'))]),
  biogamepropertyeventdispatcher: massEffectOnly(() => [raw('unknown', 8)]),
  bioactorbehavior: massEffectOnly(() => [raw('unknown', 4)]),
  biogestureanimsetmgr: massEffectOnly(() => [raw('unknown', 4)]),
};
