// Where an object is, in the units of its game.

import type { CellRule, PlaceRule } from '../games/game.ts';
import type { Tree } from '../syntax/tree.ts';
import type { Marks } from './marks.ts';

type Vector = readonly [x: number, y: number, z: number];

/** The place of an object; null if it has none, or one that cannot be read. */
export function objectPlace(tree: Tree, marks: Marks, element: number): Vector | null {
  const around = tree.parent[element]!;
  // The key of the entry that it is the value of says it, too.
  const entry = around >= 0 ? tree.parent[around]! : -1;
  const of = entry >= 0 && isOfKey(marks, entry) ? entry : element;
  const from = marks.placeAt(of);
  if (from < 0 || (of === element && isOfKey(marks, element))) return null;
  const rule = marks.placeRule(of);
  const place = read(tree, rule, from);
  return place && rule.inCells ? inWorld(tree, marks, element, place, rule.inCells) : place;
}

function isOfKey(marks: Marks, entry: number): boolean {
  return marks.placeAt(entry) >= 0 && marks.placeRule(entry).path[0] === '^';
}

function read(tree: Tree, { form, path, scale = 1 }: PlaceRule, from: number): Vector | null {
  if (form === 'tuple') return tuple(tree, from);
  const [x, y, z = 0] = numbers(tree, form, path, from);
  if (x === undefined || y === undefined || Number.isNaN(x + y + z)) return null;
  return [x / scale, y / scale, z / scale];
}

/** `(x, y, z)`. */
function tuple(tree: Tree, from: number): Vector | null {
  const text = tree.latin(tree.elements.inner[from]!, tree.contentEnd(from));
  const [first, second] = [text.indexOf(','), text.lastIndexOf(',')];
  if (first < 0 || second === first || text.charCodeAt(0) !== 0x28 || !text.endsWith(')')) return null;
  const x = toNumber(text.slice(1, first));
  const y = toNumber(text.slice(first + 1, second));
  const z = toNumber(text.slice(second + 1, -1));
  return Number.isNaN(x + y + z) ? null : [x, y, z];
}

function numbers(tree: Tree, form: PlaceRule['form'], path: readonly string[], from: number): number[] {
  if (form === 'xyz') return ['x', 'y', 'z'].map((name) => toNumber(tree.attribute(from, name) ?? '0'));
  if (form === 'XY') return ['X', 'Y'].map((name) => numberOf(tree, tree.child(from, name)));
  return path.map((name) => numberOf(tree, tree.near(from, name)));
}

function numberOf(tree: Tree, element: number): number {
  return element < 0 ? Number.NaN : toNumber(tree.text(element));
}

function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** From cells of the object around to the place in the world. */
function inWorld(tree: Tree, marks: Marks, element: number, cell: Vector, rule: CellRule): Vector | null {
  let holder = tree.parent[element]!;
  while (holder >= 0 && marks.placeAt(holder) < 0) holder = tree.parent[holder]!;
  if (holder < 0) return null;
  const vector = (path: string): Vector | null => {
    const at = tree.find(holder, path);
    return at < 0 ? null : read(tree, { path: [path], form: 'xyz' }, at);
  };
  const [position, forward, up] = [vector(rule.position), vector(rule.forward), vector(rule.up)];
  const sizeAt = tree.child(holder, rule.sizeName);
  const size = sizeAt < 0 ? undefined : new Map(Object.entries(rule.sizes)).get(tree.text(sizeAt));
  if (!position || !forward || !up || size === undefined) return null;
  const right = cross(forward, up);
  const [x, y, z] = [0, 1, 2].map(
    (axis) =>
      position[axis]! + size * (cell[0] * right[axis]! + cell[1] * up[axis]! - cell[2] * forward[axis]!),
  );
  return [x!, y!, z!];
}

function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
