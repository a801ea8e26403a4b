// What a game adds to a map of its save: how large things are and what they belong to, lines along their splines,
// places of what the save only knows by name, and facts that things can be coloured by. Lists are generators, so that
// the caller can yield the thread between two entries.

import type { ClassId, NodeId } from '../../graph/ids.ts';

/** What all objects of a class look like from above. */
export interface ClassLook {
  /** The layer that they are in, in plain words. */
  readonly category: string;
  /** Metres along the object's own axes; null where it is unknown. */
  readonly size: readonly [number, number, number] | null;
}

export type LineKind = 'belt' | 'pipe' | 'hypertube' | 'rail' | 'power';

/** What is drawn as a line instead of a box. */
export interface MapLine {
  readonly node: NodeId;
  readonly kind: LineKind;
  /** x, y, z of one point after the other, at least two, in the game's own unit. */
  readonly points: readonly number[];
}

/** Something to show that is no object of the save, or one that the save says too little about. */
export interface MapPlace {
  /** The layer. */
  readonly category: string;
  readonly title: string;
  /** Such as the purity of a node. */
  readonly state: string | null;
  /** Whether it is still unused, or not collected yet. */
  readonly isFree: boolean;
  /** Path of the object, also of one that the save does not have. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A fact that some objects have: something to colour by. */
export interface MapAttribute {
  readonly name: string;
  readonly title: string;
  readonly type: 'text' | 'number';
  readonly values: () => Iterable<readonly [NodeId, string | number]>;
}

export interface MapView {
  classLook(id: ClassId): ClassLook;
  lines(): Iterable<MapLine>;
  places(): Iterable<MapPlace>;
  readonly attributes: readonly MapAttribute[];
}
