// Parts of meshes whose fields depend on each other.

import { field, struct } from '../../../layout/field.ts';
import { block } from './blocks.ts';
import type { Part, Reading } from './part.ts';

const COLOUR_BLOCK = block('colours', 4);

/** Vertex size and count, then the block of vertices, which is missing when there are none. */
export const colours = (name: string): Part =>
  field({ name, type: 'struct', least: 8, links: false }, (reading, label) => {
    reading.cursor.skip(4);
    const vertices = reading.cursor.i32();
    if (vertices !== 0) COLOUR_BLOCK.read(reading, label);
    return struct([['vertices', vertices]]);
  });

/** Vertices of version 391: number of texture coordinates, size of a vertex, and the vertex count twice. */
export const earlyVertices = (name: string): Part =>
  field({ name, type: 'struct', least: 16, links: false }, ({ cursor }: Reading) => {
    const uvSets = cursor.i32();
    const stride = cursor.i32();
    cursor.skip(4);
    const { at } = cursor;
    const count = cursor.i32();
    if (stride < 0 || count < 0 || stride * count > cursor.left)
      throw cursor.error('COUNT', `vertices in ${cursor.left} bytes`, `${count} of ${stride} bytes`, at);
    cursor.skip(stride * count);
    return struct([
      ['uvSets', uvSets],
      ['stride', stride],
      ['count', count],
    ]);
  });
