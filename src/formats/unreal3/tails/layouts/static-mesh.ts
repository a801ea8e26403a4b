// Static meshes: sections with their materials, by level of detail, and what follows them as blocks.

import { XCOM_2 } from '../../versions.ts';
import { optional } from '../parts/conditions.ts';
import { block, listOf } from '../parts/lists.ts';
import { type Part, type Reading, struct } from '../parts/part.ts';
import { bounds, f32, guid, i32, raw, ref, text, u8 } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, type Traits, when } from '../traits.ts';
import { bulk } from './bulk.ts';

/** The tree of triangles used for collisions. */
export function collisionTree({ version, massEffect }: Traits): Part[] {
  const compact = version >= TAIL.apex || massEffect === 3;
  return compact
    ? [raw('rootBounds', 24), block('nodes', 6), block('triangles', 8)]
    : [block('nodes', 32), block('triangles', 8)];
}

const section = ({ version, massEffect, xcom2, licensee, since }: Traits): Part[] => [
  ref('material'),
  i32('enableCollision'),
  i32('oldEnableCollision'),
  ...since(TAIL.elementShadows, i32('castShadow')),
  i32('firstIndex'),
  i32('triangles'),
  i32('minVertex'),
  i32('maxVertex'),
  ...when(version >= TAIL.elementMaterials || version === TAIL.massEffectPc, i32('materialIndex')),
  ...when(version >= TAIL.fragments && massEffect !== 2, listOf('fragments', i32('base'), i32('triangles'))),
  ...since(TAIL.platformData, u8('hasPlatformData')),
  ...when(xcom2 && licensee >= XCOM_2.meshWord, i32('unknown')),
];

/** Vertex size and count, then the block of vertices, which is missing when there are none. */
export const colours = (name: string): Part => ({
  name,
  type: 'struct',
  size: null,
  least: 8,
  links: false,
  read: (reading) => struct([['vertices', readColours(reading)]]),
});

function readColours(reading: Reading): number {
  reading.cursor.skip(4);
  const vertices = reading.cursor.i32();
  if (vertices !== 0) COLOUR_BLOCK.read(reading, '');
  return vertices;
}

const COLOUR_BLOCK = block('colours', 4);

/** Vertices of version 391: number of texture coordinates, size of a vertex, and the vertex count twice. */
const earlyVertices: Part = {
  name: 'vertices',
  type: 'struct',
  size: null,
  least: 16,
  links: false,
  read: readEarlyVertices,
};

function readEarlyVertices({ cursor }: Reading): ReturnType<typeof struct> {
  const uvSets = cursor.i32();
  const stride = cursor.i32();
  cursor.skip(4);
  const { at } = cursor;
  const count = cursor.i32();
  if (stride < 0 || count < 0 || stride * count > cursor.left) {
    throw cursor.error('COUNT', `vertices in ${cursor.left} bytes`, `${count} of ${stride} bytes`, at);
  }
  cursor.skip(stride * count);
  return struct([
    ['uvSets', uvSets],
    ['stride', stride],
    ['count', count],
  ]);
}

const streams = ({ version, massEffect, since, before }: Traits): Part[] => {
  if (version < TAIL.vertexStreams) return [earlyVertices, i32('vertexCount')];
  return [
    i32('positionStride'),
    i32('positionCount'),
    ...when(massEffect === 3, i32('positionUnknown')),
    block('positions', 12),
    i32('uvSets'),
    i32('uvStride'),
    i32('uvCount'),
    i32('fullPrecisionUvs'),
    ...when(massEffect === 3, i32('uvUnknown')),
    block('uvs', 0),
    ...since(TAIL.vertexColours, colours('colours')),
    ...before(TAIL.noShadowVolumes, i32('shadowStride'), i32('shadowCount'), block('shadowVolume', 4)),
    i32('vertexCount'),
  ];
};

const lod = (traits: Traits): Part[] => [
  bulk('rawTriangles'),
  listOf('sections', ...section(traits)),
  ...streams(traits),
  block('indices', 2),
  block('wireframeIndices', 2),
  ...traits.before(TAIL.noShadowVolumes, block('edges', 16), listOf('shadowTriangles', u8(''))),
  ...traits.since(TAIL.adjacency, block('adjacencyIndices', 2)),
  ...when(traits.massEffect === 1, i32('colladaUnknown'), bulk('collada')),
];

const end = ({ massEffect, since }: Traits): Part[] => {
  if (massEffect === 1) return [raw('unknownEnd', 20)];
  return [
    i32('lodInfoCount'),
    raw('thumbnailAngle', 12),
    f32('thumbnailDistance'),
    ...when(massEffect > 0, i32('unknown')),
    ...since(TAIL.lightmass, text('sourceMesh'), i32('sourceCrc'), guid('lightingGuid')),
    ...since(TAIL.shaderHashes, i32('unknown801')),
    ...since(TAIL.streamingFactors, listOf('streamingFactors', f32(''))),
    ...since(TAIL.shaderHashes, i32('unknown801b')),
    ...since(TAIL.meshExtra, i32('unknown859'), i32('unknown859b')),
  ];
};

const staticMesh: TailLayout = (traits) => {
  const { version, since } = traits;
  const imported = listOf('sourceData', version < TAIL.importedFlags ? i32('') : raw('', 7));
  return [
    bounds('bounds'),
    ref('bodySetup'),
    ...collisionTree(traits).map((part) => ({ ...part, name: `collision${capital(part.name)}` })),
    i32('internalVersion'),
    ...since(TAIL.sourceLod, optional('sourceLod', 'i32', ...lod(traits)), imported, i32('unknown823')),
    ...since(TAIL.meshExtra, i32('unknownHead859')),
    listOf('lods', ...lod(traits)),
    ...end(traits),
  ];
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const STATIC_MESHES: Readonly<Record<string, TailLayout>> = {
  staticmesh: staticMesh,
  rb_bodysetup: () => [listOf('convexData', listOf('', block('', 1)))],
  brushcomponent: () => [listOf('convexData', block('', 1))],
  physicsassetinstance: () => [listOf('collisionDisabled', i32('first'), i32('second'), i32('value'))],
};
