// Skeletal meshes: materials, bones, and levels of detail with their sections.

import { ifFlag } from '../parts/conditions.ts';
import { block, listOf } from '../parts/lists.ts';
import type { Part } from '../parts/part.ts';
import { bounds, f32, i32, nameOf, quaternion, raw, ref, text, u8, u16, vector } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, type Traits, when } from '../traits.ts';
import { bulk } from './bulk.ts';
import { collisionTree } from './static-mesh.ts';

const bone = ({ since }: Traits): Part[] => [
  nameOf('name'),
  i32('flags'),
  quaternion('orientation'),
  vector('position'),
  i32('children'),
  i32('parent'),
  ...since(TAIL.fragments, raw('colour', 4)),
];

const section = ({ version, massEffect }: Traits): Part[] => [
  u16('material'),
  u16('chunk'),
  i32('firstIndex'),
  version >= TAIL.wideIndices || massEffect === 3 ? i32('triangles') : u16('triangles'),
  ...when(version >= TAIL.triangleSorting && massEffect === 0, u8('sorting')),
];

/** Indices, whose size is stored twice from 806 on. */
const indices = ({ version, massEffect }: Traits, name: string): Part[] =>
  version >= TAIL.wideIndices && massEffect === 0
    ? [i32(`${name}Unknown`), u8(`${name}Size`), block(name, 2)]
    : [block(name, 2)];

const chunk = ({ version }: Traits): Part[] => {
  const uvs = version >= TAIL.uvSets ? 4 : 1;
  const common = 24 + 8 * uvs + (version >= TAIL.skinnedColours ? 4 : 0);
  return [
    i32('baseVertex'),
    listOf('rigidVertices', raw('', common + 1)),
    listOf('softVertices', raw('', common + 8)),
    listOf('boneMap', u16('')),
    i32('rigidCount'),
    i32('softCount'),
    i32('mostInfluences'),
  ];
};

const gpuVertices = ({ version, since }: Traits): Part[] =>
  version < TAIL.skinnedStreams
    ? [block('vertices', 40)]
    : [
        ...since(TAIL.uvSets, i32('uvSets')),
        i32('fullPrecisionUvs'),
        ...since(TAIL.packedPositions, i32('packedPositions'), vector('meshExtension'), vector('meshOrigin')),
        block('vertices', 32),
      ];

const lod = (traits: Traits): Part[] => {
  const { since, before } = traits;
  return [
    listOf('sections', ...section(traits)),
    ...indices(traits, 'indices'),
    ...before(TAIL.noShadowVolumes, listOf('shadowIndices', u16(''))),
    listOf('activeBones', u16('')),
    ...before(TAIL.noShadowVolumes, listOf('shadowTriangles', u8(''))),
    listOf('chunks', ...chunk(traits)),
    i32('size'),
    i32('vertexCount'),
    ...before(TAIL.noShadowVolumes, listOf('edges', raw('', 16))),
    listOf('requiredBones', u8('')),
    bulk('rawPoints'),
    ...since(TAIL.uvSets, i32('uvSetCount')),
    ...gpuVertices(traits),
    ...since(TAIL.skinnedColours, ifFlag('bHasVertexColors', block('colours', 4))),
    ...since(TAIL.influences, NO_INFLUENCES),
    ...when(traits.version >= TAIL.adjacency, ...indices(traits, 'adjacencyIndices')),
  ];
};

/** Alternative bone weights; none were seen, so their layout is unknown. */
const NO_INFLUENCES: Part = {
  ...i32('influences'),
  size: null,
  read({ cursor }) {
    const count = cursor.i32();
    if (count !== 0) throw cursor.error('VALUE', 'no alternative influences', String(count), cursor.at - 4);
    return count;
  },
};

const skeletalMesh: TailLayout = (traits) => {
  const { since } = traits;
  return [
    bounds('bounds'),
    listOf('materials', ref('')),
    vector('origin'),
    raw('rotation', 12),
    listOf('bones', ...bone(traits)),
    i32('skeletalDepth'),
    listOf('lods', ...lod(traits)),
    listOf('boneNames', nameOf('name'), i32('bone')),
    ...since(
      TAIL.polygonCollision,
      listOf('polygonCollision', ...collisionTree(traits), listOf('vertices', raw('', 12))),
    ),
    ...since(TAIL.lightmass, listOf('boneBreakNames', text('')), listOf('clothing', ref(''))),
    ...since(
      TAIL.streamingFactors,
      i32('unknown797'),
      i32('unknown797b'),
      listOf('streamingFactors', f32('')),
    ),
    ...since(TAIL.skeletalExtra, i32('unknown840')),
  ];
};

export const SKELETAL_MESHES: Readonly<Record<string, TailLayout>> = { skeletalmesh: skeletalMesh };
