// What is written and drawn over the picture: glyphs and names of machines, arrows, places, coordinates.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { textScale } from '../../shell/text-size.ts';
import type { Colored } from '../colors.ts';
import type { Lines, View } from '../engine/scene.ts';
import type { MapModel } from '../model.ts';
import type { News } from '../use-news.ts';
import { drawFlow } from './draw-flow.ts';
import { drawCoordinates, drawPlaceNames } from './draw-labels.ts';
import { type Drawing, drawMachines } from './draw-machines.ts';
import { drawRemoved } from './draw-removed.ts';
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
  drawPlaceNames(drawing);
  drawCoordinates(drawing);
}
