// The layer over the picture: glyphs and names of machines, arrows, places, coordinates.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { textScale } from '../../shell/preferences.ts';
import type { Colored } from '../colors.ts';
import { placeOnMap } from '../engine/plane.ts';
import { type Lines, lineStart, type View } from '../engine/scene.ts';
import type { MapModel } from '../model.ts';
import { NEWS_COLORS, type News } from '../use-news.ts';
import { drawLabels } from './draw-labels.ts';
import { type Drawing, drawMachines } from './draw-machines.ts';
import { type LoadedSigns, useSigns } from './use-signs.ts';

export interface OverlayParts {
  readonly model: MapModel;
  readonly lines: Lines | null;
  readonly colored: Colored;
  readonly isDark: boolean;
  /** What is gone since the save that this one is compared with. */
  readonly news: News | null;
}

interface Props extends OverlayParts {
  readonly slug: string;
  readonly view: View;
  /** Receives how to draw the same at another size: for exported pictures. */
  readonly onDrawn: (draw: (pen: CanvasRenderingContext2D) => void) => void;
}

export function Overlay({ slug, view, onDrawn, ...parts }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const signs = useSigns(slug, parts.model, view);
  useLayoutEffect(() => {
    const draw = (pen: CanvasRenderingContext2D): void => drawOverlay(pen, view, parts, signs);
    onDrawn(draw);
    const { width, height } = view;
    const to = canvas.current!;
    const ratio = devicePixelRatio;
    if (to.width !== width * ratio || to.height !== height * ratio) {
      to.width = width * ratio;
      to.height = height * ratio;
    }
    const pen = to.getContext('2d')!;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    draw(pen);
  }, [view, ...Object.values(parts), signs.signs, signs.label, signs.state]);
  return <canvas ref={canvas} class="map-overlay" />;
}

function drawOverlay(
  pen: CanvasRenderingContext2D,
  view: View,
  { model, lines, colored, isDark, news }: OverlayParts,
  signs: LoadedSigns,
): void {
  if (colored.colors.length !== model.items.x.length) return;
  const drawing: Drawing = { pen, view, model, colors: colored.colors, isDark, text: textScale() };
  if (lines) drawFlow(drawing, lines);
  drawMachines(drawing, signs);
  if (news) drawRemoved(drawing, news);
  drawLabels(drawing);
}

/** Pixels from the middle of a cross to its edge. */
const SIZE = 3;

/** Crosses where things stood that are gone. */
function drawRemoved({ pen, view, model, isDark }: Drawing, { removed }: News): void {
  const { plane } = model;
  const crosses = new Path2D();
  for (const { position } of removed) {
    if (!position) continue;
    const place = placeOnMap(plane, position);
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

/** Pixels of a belt's width from which it shows arrows, and between two of them. */
const WIDTH = 4;
const STEP = 46;
const MOST = 2500;

/** Arrows along belts: which way things move. */
function drawFlow({ pen, view, colors, isDark }: Drawing, lines: Lines): void {
  const { end, item, width, flows } = lines;
  const { scale } = view;
  const [left, top] = [view.x - view.width / 2 / scale, view.y - view.height / 2 / scale];
  const [right, bottom] = [left + view.width / scale, top + view.height / scale];
  let drawn = 0;
  pen.beginPath();
  for (let line = 0; line < end.length && drawn < MOST; line++) {
    if (!flows[line] || width[line]! * scale < WIDTH || !colors[item[line]!]) continue;
    const size = Math.min(5, width[line]! * scale * 0.28);
    let toNext = STEP / 2;
    for (let at = lineStart(lines, line); at + 1 < end[line]!; at++) {
      const [ax, ay, bx, by] = [lines.x[at]!, lines.y[at]!, lines.x[at + 1]!, lines.y[at + 1]!];
      const length = Math.hypot(bx - ax, by - ay) * scale;
      const isSeen =
        Math.max(ax, bx) >= left &&
        Math.min(ax, bx) <= right &&
        Math.max(ay, by) >= top &&
        Math.min(ay, by) <= bottom;
      for (; toNext <= length; toNext += STEP) {
        if (!isSeen) continue;
        const share = toNext / length;
        const [dx, dy] = [((bx - ax) * scale) / length, ((by - ay) * scale) / length];
        const [x, y] = [(ax + (bx - ax) * share - left) * scale, (ay + (by - ay) * share - top) * scale];
        pen.moveTo(x - dx * size - dy * size, y - dy * size + dx * size);
        pen.lineTo(x + dx * size * 0.6, y + dy * size * 0.6);
        pen.lineTo(x - dx * size + dy * size, y - dy * size - dx * size);
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
