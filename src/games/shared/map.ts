// Additions of a game to a map of its save: sizes and layers of classes, lines along splines, places of things
// that the save only names, and facts to colour by. Lists are generators, so that the caller can yield the
// thread between entries.

import type { ClassId, NodeId } from '../../graph/ids.ts';

/** What all objects of a class look like from above. */
export interface ClassLook {
  /** Name of their layer, as displayed. */
  readonly category: string;
  /** Metres along the object's own axes; null if unknown. */
  readonly size: readonly [number, number, number] | null;
}

/** What a single object looks like where its class does not tell what it is. */
export interface ObjectLook extends ClassLook {
  readonly title: string;
}

export type LineKind = 'belt' | 'pipe' | 'hypertube' | 'rail' | 'power';

/** Something drawn as a line instead of a box. */
export interface MapLine {
  readonly node: NodeId;
  readonly kind: LineKind;
  /** x, y, z of at least two points in sequence, in the game's own unit. */
  readonly points: readonly number[];
}

/** Something to show that is not an object of the save, or of which the save has too little. */
export interface MapPlace {
  /** Name of its layer. */
  readonly category: string;
  readonly title: string;
  /** Such as the purity of a node. */
  readonly state: string | null;
  /** True if it is still unused, or not collected yet. */
  readonly isFree: boolean;
  /** Path of the object, which may be missing in the save. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A fact about some objects, to colour them by. */
export interface MapAttribute {
  readonly name: string;
  readonly title: string;
  readonly type: 'text' | 'number';
  readonly values: () => Iterable<readonly [NodeId, string | number]>;
}

export interface MapView {
  classLook(id: ClassId): ClassLook;
  /** Null for what looks like its class. */
  objectLook?(node: NodeId): ObjectLook | null;
  lines?(): Iterable<MapLine>;
  places?(): Iterable<MapPlace>;
  readonly attributes?: readonly MapAttribute[];
}
