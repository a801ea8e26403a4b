// Where an object is, in the units of its game.

import type { CellRule, PlaceRule } from '../games/game.ts';
import type { Tree } from '../syntax/tree.ts';
import type { Marks } from './marks.ts';

type Vector = readonly [x: number, y: number, z: number];

/** The place of an object; null if it has none, or one that cannot be read. */
export function objectPlace(tree: Tree, marks: Marks, element: number): Vector | null {
  const parent = tree.parent[element]!;
  // The key of the entry that it is the value of.
  const entry = parent >= 0 ? tree.parent[parent]! : -1;
  const found = (entry >= 0 && keyOf(marks, entry)) || marks.places.get(element);
  if (!found || false) return null;
  const place = read(tree, found.rule, found.from);
  if (place === null) return null;
  return found.rule.inCells ? inWorld(tree, marks, element, place, found.rule.inCells) : place;
}

function keyOf({ places }: Marks, entry: number): ReturnType<Marks['places']['get']> {
  const found = places.get(entry);
  return found?.rule.path[0] === '^' ? found : undefined;
}

function read(tree: Tree, { form, path, scale = 1 }: PlaceRule, from: number): Vector | null {
  const [x, y, z] = numbers(tree, form, path, from);
  if (x === undefined || y === undefined || Number.isNaN(x + y + (z ?? 0))) return null;
  return [x / scale, y / scale, (z ?? 0) / scale];
}

function numbers(tree: Tree, form: PlaceRule['form'], path: readonly string[], from: number): number[] {
  switch (form) {
    case 'tuple':
      return tree
        .text(from)
        .replace(/^\(|\)$/g, '')
        .split(',')
        .map(toNumber);
    case 'XY':
      return ['X', 'Y'].map((name) => numberIn(tree, from, name));
    case 'xyz':
      return ['x', 'y', 'z'].map((name) => toNumber(tree.attribute(from, name) ?? '0'));
    case 'paths':
      return path.map((name) => {
        const at = tree.near(from, name);
        return at < 0 ? Number.NaN : toNumber(tree.text(at));
      });
  }
}

function numberIn(tree: Tree, element: number, name: string): number {
  const child = tree.child(element, name);
  return child < 0 ? Number.NaN : toNumber(tree.text(child));
}

function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** From cells of the object around to the place in the world. */
function inWorld(tree: Tree, marks: Marks, element: number, cell: Vector, rule: CellRule): Vector | null {
  let holder = tree.parent[element]!;
  while (holder >= 0 && !marks.places.has(holder)) holder = tree.parent[holder]!;
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
  return [0, 1, 2].map(
    (axis) =>
      position[axis]! + size * (cell[0] * right[axis]! + cell[1] * up[axis]! - cell[2] * forward[axis]!),
  ) as unknown as Vector;
}

function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
