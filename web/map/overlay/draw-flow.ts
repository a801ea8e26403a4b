// Arrows along belts: which way things move.

import type { Lines } from '../engine/scene.ts';
import type { Drawing } from './draw-machines.ts';

/** Pixels of a belt's width from which it shows arrows, and between two of them. */
const WIDTH = 4;
const STEP = 46;
const MOST = 2500;

export function drawFlow({ pen, view, colors, isDark }: Drawing, lines: Lines): void {
  const { x, y, end, item, width, flows } = lines;
  const { scale } = view;
  const [left, top] = [view.x - view.width / 2 / scale, view.y - view.height / 2 / scale];
  const [right, bottom] = [left + view.width / scale, top + view.height / scale];
  let drawn = 0;
  pen.beginPath();
  for (let line = 0; line < end.length && drawn < MOST; line++) {
    if (!flows[line] || width[line]! * scale < WIDTH || !colors[item[line]!]) continue;
    const size = Math.min(5, width[line]! * scale * 0.28);
    let toNext = STEP / 2;
    for (let at = line === 0 ? 0 : end[line - 1]!; at + 1 < end[line]!; at++) {
      const [ax, ay, bx, by] = [x[at]!, y[at]!, x[at + 1]!, y[at + 1]!];
      const length = Math.hypot(bx - ax, by - ay) * scale;
      const isSeen =
        Math.max(ax, bx) >= left &&
        Math.min(ax, bx) <= right &&
        Math.max(ay, by) >= top &&
        Math.min(ay, by) <= bottom;
      for (; toNext <= length; toNext += STEP) {
        if (!isSeen) continue;
        const share = toNext / length;
        arrow(
          pen,
          (ax + (bx - ax) * share - left) * scale,
          (ay + (by - ay) * share - top) * scale,
          ((bx - ax) * scale) / length,
          ((by - ay) * scale) / length,
          size,
        );
        drawn++;
      }
      toNext -= length;
    }
  }
  pen.strokeStyle = isDark ? 'rgb(20 12 0 / 0.75)' : 'rgb(255 255 255 / 0.9)';
  pen.lineWidth = 1.6;
  pen.lineJoin = 'round';
  pen.stroke();
}

function arrow(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  dx: number,
  dy: number,
  size: number,
): void {
  pen.moveTo(x - dx * size - dy * size, y - dy * size + dx * size);
  pen.lineTo(x + dx * size * 0.6, y + dy * size * 0.6);
  pen.lineTo(x - dx * size + dy * size, y - dy * size - dx * size);
}
