// Crosses where things stood that are gone.

import { onMap } from '../engine/plane.ts';
import { NEWS_COLORS, type News } from '../use-news.ts';
import type { Drawing } from './draw-machines.ts';

const SIZE = 3;

export function drawRemoved({ pen, view, model, isDark }: Drawing, { removed }: News): void {
  const { plane } = model;
  const crosses = new Path2D();
  for (const { position } of removed) {
    if (!position) continue;
    const place = onMap(plane, plane.up === 'y' ? { x: position.x, y: position.z } : position);
    const x = (place.x - view.x) * view.scale + view.width / 2;
    const y = (place.y - view.y) * view.scale + view.height / 2;
    if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
    crosses.moveTo(x - SIZE, y - SIZE);
    crosses.lineTo(x + SIZE, y + SIZE);
    crosses.moveTo(x + SIZE, y - SIZE);
    crosses.lineTo(x - SIZE, y + SIZE);
  }
  pen.strokeStyle = NEWS_COLORS.removed[isDark ? 0 : 1];
  pen.lineWidth = 1.6;
  pen.stroke(crosses);
}
