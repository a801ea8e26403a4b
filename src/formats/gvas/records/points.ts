// The places of records: by the transform or location that their properties hold. The table of a game says which
// property that is; for other games it is one with a usual name, if the record has no other. Source:
// docs/formats/gvas.md#places.

import { NO_TEXT, type NodeId, type TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { Pose, PropertyValue, StructValue, Value } from '../../../graph/values.ts';
import type { LabelNode } from '../../layout/labels.ts';

/** A number of the file's own after the names of blueprint members. */
const MEMBER_ID = /_\d+_[0-9A-F]{32}/g;
const LOCATION = /(^|\.)Translation$|(Location|Position)$/i;
/** Relative to something else, or of something else. */
const ELSEWHERE = /\[|relative|local|model|grid|offset|spawn|camera|pivot|socket|checkpoint/i;
const TRANSLATION = '.Translation';

function isLocation(path: string): boolean {
  const name = path.replace(MEMBER_ID, '');
  return LOCATION.test(name) && !ELSEWHERE.test(name);
}

/** True if a vector under this path, from its record on, says where the record is. */
export type PlaceRule = (path: string) => boolean;

/** The rule for records of a class or container. `places` is GvasGame.places. */
export function placeRule(places: ReadonlyMap<string, string> | undefined, owner: string): PlaceRule {
  if (places === undefined) return isLocation;
  const transform = places.get(owner);
  return transform === undefined ? () => false : (path) => path === transform + TRANSLATION;
}

/** The offset of a location; negative where a record has several. */
export type FoundPoint = number;
const SEVERAL: FoundPoint = -1;

/** Finds the places of records while a file is scanned. */
export class RecordPoints {
  readonly #view: DataView;
  readonly #isDouble: boolean;
  readonly #sink: GraphSink;
  readonly #places: ReadonlyMap<string, string> | undefined;
  readonly #rootOwner: string;
  readonly #known = new Map<TextId, Map<LabelNode, boolean>>();

  /** `places` is GvasGame.places, `rootClass` that of the whole object. */
  constructor(
    view: DataView,
    isDouble: boolean,
    sink: GraphSink,
    places: ReadonlyMap<string, string> | undefined,
    rootClass: string | null,
  ) {
    this.#view = view;
    this.#isDouble = isDouble;
    this.#sink = sink;
    this.#places = places;
    this.#rootOwner = rootClass ?? '';
  }

  /** The place of a record as known after a vector in it. */
  add(found: FoundPoint | null, label: LabelNode, at: number, owner: TextId): FoundPoint | null {
    if (!this.#isPlaced(label, owner)) return found;
    return found === null ? at : SEVERAL;
  }

  #isPlaced(label: LabelNode, owner: TextId): boolean {
    const known = getOrCreate(this.#known, owner, () => new Map<LabelNode, boolean>());
    return getOrCreate(known, label, () => {
      const name = owner === NO_TEXT ? this.#rootOwner : this.#sink.texts.text(owner);
      return placeRule(this.#places, name)(label.path);
    });
  }

  place(node: NodeId, found: FoundPoint | null): void {
    if (found === null || found === SEVERAL) return;
    const number = (axis: number): number =>
      this.#isDouble
        ? this.#view.getFloat64(found + axis * 8, true)
        : this.#view.getFloat32(found + axis * 4, true);
    this.#sink.place(node, number(0), number(1), number(2));
  }
}

/** The rotation and scale of the one transform in these properties that says where their record is. */
export function poseIn(fields: readonly PropertyValue[], rule: PlaceRule): Pose {
  const found: StructValue[] = [];
  const search = (value: Value, path: string): void => {
    if (value === null || typeof value !== 'object' || value.kind !== 'struct') return;
    if (rule(path + TRANSLATION) && numbersIn(value, 'Translation', XYZ)) found.push(value);
    for (const field of value.fields) search(field.value, path === '' ? field.name : `${path}.${field.name}`);
  };
  search({ kind: 'struct', fields }, '');
  const transform = found.length === 1 ? found[0]! : null;
  return {
    rotation: (transform && numbersIn(transform, 'Rotation', XYZW)) as Pose['rotation'],
    scale: (transform && numbersIn(transform, 'Scale3D', XYZ)) as Pose['scale'],
  };
}

const XYZ = ['X', 'Y', 'Z'];
const XYZW = [...XYZ, 'W'];

/** The numbers of a struct in a struct; null if it is not there, or not of numbers. */
function numbersIn({ fields }: StructValue, name: string, axes: readonly string[]): number[] | null {
  const inner = fields.find((field) => field.name === name)?.value;
  if (typeof inner !== 'object' || inner?.kind !== 'struct') return null;
  const numbers = axes.map((axis) => inner.fields.find((field) => field.name === axis)?.value);
  return numbers.every((number) => typeof number === 'number') ? (numbers as number[]) : null;
}
