// Static meshes: sections with their materials, by level of detail, and what follows them as blocks.

import { optional } from '../parts/conditions.ts';
import { block, listOf } from '../parts/lists.ts';
import { type Part, type Reading, struct } from '../parts/part.ts';
import { bounds, f32, guid, i32, raw, ref, text, u8 } from '../parts/plain.ts';
import { type TailLayout, type Traits, when } from '../traits.ts';
import { bulk } from './bulk.ts';

/** The tree of triangles used for collisions. */
export function collisionTree({ version, massEffect }: Traits): Part[] {
  const compact = version >= 770 || massEffect === 3;
  return compact
    ? [raw('rootBounds', 24), block('nodes', 6), block('triangles', 8)]
    : [block('nodes', 32), block('triangles', 8)];
}

const section = ({ version, massEffect, xcom2, licensee, since }: Traits): Part[] => [
  ref('material'),
  i32('enableCollision'),
  i32('oldEnableCollision'),
  ...since(473, i32('castShadow')),
  i32('firstIndex'),
  i32('triangles'),
  i32('minVertex'),
  i32('maxVertex'),
  ...when(version >= 492 || version === 491, i32('materialIndex')),
  ...when(version >= 514 && massEffect !== 2, listOf('fragments', i32('base'), i32('triangles'))),
  ...since(618, u8('hasPlatformData')),
  ...when(xcom2 && licensee >= 83, i32('unknown')),
];

/** Vertex size and count, then the block of vertices, which is missing when there are none. */
export const colours = (name: string): Part => ({
  name,
  type: 'struct',
  size: null,
  least: 8,
  links: false,
  walk: (reading) => void readColours(reading),
  value: (reading) => struct([['vertices', readColours(reading)]]),
});

function readColours(reading: Reading): number {
  reading.cursor.skip(4);
  const vertices = reading.cursor.i32();
  if (vertices !== 0) COLOUR_BLOCK.walk(reading, '');
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
  walk: (reading) => void readEarlyVertices(reading),
  value: (reading) => readEarlyVertices(reading),
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
  if (version < 472) return [earlyVertices, i32('vertexCount')];
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
    ...since(615, colours('colours')),
    ...before(686, i32('shadowStride'), i32('shadowCount'), block('shadowVolume', 4)),
    i32('vertexCount'),
  ];
};

const lod = (traits: Traits): Part[] => [
  bulk('rawTriangles'),
  listOf('sections', ...section(traits)),
  ...streams(traits),
  block('indices', 2),
  block('wireframeIndices', 2),
  ...traits.before(686, block('edges', 16), listOf('shadowTriangles', u8(''))),
  ...traits.since(841, block('adjacencyIndices', 2)),
  ...when(traits.massEffect === 1, i32('colladaUnknown'), bulk('collada')),
];

const end = ({ massEffect, since }: Traits): Part[] => {
  if (massEffect === 1) return [raw('unknownEnd', 20)];
  return [
    i32('lodInfoCount'),
    raw('thumbnailAngle', 12),
    f32('thumbnailDistance'),
    ...when(massEffect > 0, i32('unknown')),
    ...since(593, text('sourceMesh'), i32('sourceCrc'), guid('lightingGuid')),
    ...since(801, i32('unknown801')),
    ...since(797, listOf('streamingFactors', f32(''))),
    ...since(801, i32('unknown801b')),
    ...since(859, i32('unknown859'), i32('unknown859b')),
  ];
};

const staticMesh: TailLayout = (traits) => {
  const { version, since } = traits;
  const imported = listOf('sourceData', version < 829 ? i32('') : raw('', 7));
  return [
    bounds('bounds'),
    ref('bodySetup'),
    ...collisionTree(traits).map((part) => ({ ...part, name: `collision${capital(part.name)}` })),
    i32('internalVersion'),
    ...since(823, optional('sourceLod', 'i32', ...lod(traits)), imported, i32('unknown823')),
    ...since(859, i32('unknownHead859')),
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
