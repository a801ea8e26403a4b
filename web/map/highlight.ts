// What is drawn around a chosen item: its outline, or the path of its line.

import type { Strokes } from './engine/renderer.ts';
import type { Lines } from './engine/scene.ts';
import type { MapModel } from './model.ts';

const ON_DARK = 0xffffffff;
const ON_LIGHT = 0xff1c140e;
/** Metres around an item without a known size. */
const REACH = 2;

export function outlineStrokes(
  model: MapModel,
  lines: Lines | null,
  item: number,
  isDark: boolean,
): Strokes[] {
  const color = isDark ? ON_DARK : ON_LIGHT;
  const line = lines ? lines.item.indexOf(item) : -1;
  if (lines && line >= 0) {
    const ends: number[] = [];
    for (let at = line === 0 ? 0 : lines.end[line - 1]!; at + 1 < lines.end[line]!; at++) {
      ends.push(lines.x[at]!, lines.y[at]!, lines.x[at + 1]!, lines.y[at + 1]!);
    }
    return [{ ends, color, width: 4 }];
  }
  const { x, y, yaw, halfX, halfY } = model.items;
  const [reachX, reachY] = [halfX[item] || REACH * model.perMetre, halfY[item] || REACH * model.perMetre];
  const [cos, sin] = [Math.cos(yaw[item]!), Math.sin(yaw[item]!)];
  const corners = [
    [-reachX, -reachY],
    [reachX, -reachY],
    [reachX, reachY],
    [-reachX, reachY],
  ].map(([dx = 0, dy = 0]) => [x[item]! + dx * cos - dy * sin, y[item]! + dx * sin + dy * cos]);
  const ends = corners.flatMap(([fromX = 0, fromY = 0], at) => {
    const [toX = 0, toY = 0] = corners[(at + 1) % corners.length]!;
    return [fromX, fromY, toX, toY];
  });
  return [{ ends, color, width: 3 }];
}
