// The places of objects, in the units of their game.

import { encodeUtf8 } from '../../../bytes/text.ts';
import type { CellRule, PlaceRule } from '../games/game.ts';
import { numberAt } from '../syntax/number-at.ts';
import { decodeText, isPlainText } from '../syntax/text.ts';
import type { Tree } from '../syntax/tree.ts';
import type { FieldMatch } from './facts.ts';
import { IS_ENTRY, type NameRoles } from './name-roles.ts';
import type { Reading } from './reading.ts';

const [OPEN, CLOSE, COMMA] = [0x28, 0x29, 0x2c];
const X = 0x78;

type Vector = readonly [x: number, y: number, z: number];

/** Of an object that others are in the cells of. */
interface Pose {
  readonly position: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
  readonly size: number;
}

export class Places {
  readonly #tree: Tree;
  readonly #meanings: NameRoles;
  readonly #ofKey: PlaceRule | undefined;
  /** The last one: its cells come one after the other. */
  #grid: { readonly holder: number; readonly pose: Pose | null } | null = null;
  /** 1 for elements with a place, where others are in the cells of those. */
  readonly #placed: Uint8Array;

  constructor({ tree, meanings }: Reading) {
    this.#tree = tree;
    this.#meanings = meanings;
    const hasCells = meanings.game.places.some(({ inCells }) => inCells);
    this.#placed = new Uint8Array(hasCells ? tree.elements.count : 0);
    this.#ofKey = meanings.game.places.find(({ path }) => path === '^');
  }

  /** The place of an object; null if it has none, or one that cannot be read. */
  of(element: number, told: FieldMatch): Vector | null {
    const key = this.#ofKey && this.#keyAround(element);
    if (key) return read(this.#tree, this.#ofKey, key);
    if (!told.isThere) return null;
    const rule = told.rule as PlaceRule;
    this.#placed[element] = 1;
    const place = read(this.#tree, rule, told.from);
    return place && rule.inCells ? this.#inWorld(element, place, rule.inCells) : place;
  }

  /** The key of the entry that an element is the value of, if it is a place. */
  #keyAround(element: number): number | null {
    const { parent, name } = this.#tree.elements;
    const part = parent[element]!;
    const entry = part < 0 ? -1 : parent[part]!;
    if (entry < 0 || (this.#meanings.flags[name[entry]!]! & IS_ENTRY) === 0) return null;
    const key = this.#tree.find(entry, [this.#meanings.key, 'Vector2']);
    return key < 0 ? null : key;
  }

  /** From cells of the object around to the place in the world. */
  #inWorld(element: number, cell: Vector, rule: CellRule): Vector | null {
    const tree = this.#tree;
    let holder = tree.elements.parent[element]!;
    while (holder >= 0 && this.#placed[holder] === 0) holder = tree.elements.parent[holder]!;
    if (holder < 0) return null;
    if (this.#grid?.holder !== holder) this.#grid = { holder, pose: this.#poseOf(holder, rule) };
    const { pose } = this.#grid;
    if (pose === null) return null;
    const { position, right, up, forward, size } = pose;
    const at = (axis: 0 | 1 | 2): number =>
      position[axis] + size * (cell[0] * right[axis] + cell[1] * up[axis] - cell[2] * forward[axis]);
    return [at(0), at(1), at(2)];
  }

  #poseOf(holder: number, rule: CellRule): Pose | null {
    const tree = this.#tree;
    const vector = (path: string): Vector | null => {
      const at = tree.find(holder, path.split('/'));
      return at < 0 ? null : read(tree, { path, form: 'xyz' }, at);
    };
    const [position, forward, up] = [vector(rule.position), vector(rule.forward), vector(rule.up)];
    const sizeAt = tree.child(holder, rule.sizeName);
    const size = sizeAt < 0 ? undefined : rule.sizes.get(tree.text(sizeAt));
    if (!position || !forward || !up || size === undefined) return null;
    return { position, right: cross(forward, up), up, forward, size };
  }
}

function read(tree: Tree, { form, scale = 1 }: PlaceRule, from: number): Vector | null {
  const [x, y, z = 0] = form === 'tuple' ? tuple(tree, from) : numbers(tree, form, from);
  if (x === undefined || y === undefined || Number.isNaN(x + y + z)) return null;
  return [x / scale, y / scale, z / scale];
}

/** `(x, y, z)`. */
function tuple(tree: Tree, from: number): number[] {
  let { bytes } = tree;
  let at = tree.elements.inner[from]!;
  let end = tree.contentEnd(from);
  if (!isPlainText(bytes, at, end)) {
    bytes = encodeUtf8(decodeText(bytes, at, end));
    [at, end] = [0, bytes.length];
  }
  if (end - at < 2 || bytes[at] !== OPEN || bytes[end - 1] !== CLOSE) return [];
  const found = [0, 0, 0];
  let count = 0;
  for (let next = at + 1, begin = next; next < end; next++) {
    if (next < end - 1 && bytes[next] !== COMMA) continue;
    if (count === 3) return [];
    found[count++] = numberAt(bytes, begin, next);
    begin = next + 1;
  }
  return count === 3 ? found : [];
}

function numbers(tree: Tree, form: PlaceRule['form'], from: number): number[] {
  if (form === 'xyz') {
    const found = [0, 0, 0];
    const attributes = tree.attributesOf(from);
    while (attributes.next()) {
      const { name, nameAt, valueAt, valueEnd } = attributes;
      const axis = tree.bytes[nameAt]! - X;
      if (tree.names.sizeOf(name) === 1 && axis >= 0 && axis < 3)
        found[axis] = numberAt(tree.bytes, valueAt, valueEnd);
    }
    return found;
  }
  if (form === 'XY') return ['X', 'Y'].map((name) => numberOf(tree, tree.child(from, name)));
  return [from, tree.child(tree.elements.parent[from]!, form.slice(7))].map((at) => numberOf(tree, at));
}

function numberOf(tree: Tree, element: number): number {
  return element < 0
    ? Number.NaN
    : numberAt(tree.bytes, tree.elements.inner[element]!, tree.contentEnd(element));
}

function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
