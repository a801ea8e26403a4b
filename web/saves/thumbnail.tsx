// A small map of a save: a point for each thing that is built, in the colour of its layer.

import { useEffect, useRef } from 'preact/hooks';
import { builtBounds, isOfBuiltLayer } from '../map/fit-all.ts';
import type { MapModel } from '../map/model.ts';
import { useMapModel } from '../map/use-map-data.ts';
import { useIsDark } from '../shell/preferences.ts';

/** Pixels of each side, and what stays empty at the edges. */
const SIDE = 192;
const EDGE = 8;

export function Thumbnail({ slug }: { readonly slug: string }) {
  const { model } = useMapModel(slug);
  const isDark = useIsDark();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen && model) drawSmall(pen, model, isDark);
  }, [model, isDark]);
  return <canvas ref={canvas} class="thumbnail" width={SIDE} height={SIDE} />;
}

function drawSmall(pen: CanvasRenderingContext2D, model: MapModel, isDark: boolean): void {
  pen.clearRect(0, 0, SIDE, SIDE);
  const bounds = builtBounds(model);
  if (!bounds) return;
  const { minX, minY, maxX, maxY } = bounds;
  const scale = (SIDE - 2 * EDGE) / Math.max(maxX - minX, maxY - minY, model.perMetre);
  const left = SIDE / 2 - ((minX + maxX) / 2) * scale;
  const top = SIDE / 2 - ((minY + maxY) / 2) * scale;
  const { items, layers, classes, classOf } = model;
  const colors = classes.map(({ layer }) => layers[layer]!.look.color[isDark ? 0 : 1]);
  for (let item = 0; item < model.objects; item++) {
    if (!isOfBuiltLayer(model, item)) continue;
    pen.fillStyle = colors[classOf[item]!]!;
    pen.fillRect(left + items.x[item]! * scale, top + items.y[item]! * scale, 1.5, 1.5);
  }
}
