// The frames of a film: what stands in each save of a world, what was built since the save before, and what is gone.

import type { MapBounds, PlacedThing } from '../games/game.ts';
import { gamePage } from '../games/registry.ts';
import { type Plane, placeOnMap } from '../map/engine/plane.ts';
import { builtBounds, isOfBuiltLayer } from '../map/fit-all.ts';
import { mapModel } from '../map/model.ts';
import { loadNews, NEWS_COLORS } from '../map/use-news.ts';
import type { Client } from '../net/client.ts';
import type { ObjectsHeader } from '../net/columns.ts';

export interface Frame {
  readonly slug: string;
  readonly bounds: MapBounds | null;
  /** Places on the map, x and y in turn. */
  readonly stands: Float32Array;
  readonly added: Float32Array;
  readonly removed: Float32Array;
}

/** @param before the save before it; null for none */
export async function loadFrame(
  client: Client,
  slug: string,
  before: string | null,
  signal: AbortSignal,
): Promise<Frame> {
  const columns = await client.columns<ObjectsHeader>(slug, 'objects', {}, signal);
  const game = gamePage(columns.header.save);
  const model = mapModel(columns, null, game);
  const stands: number[] = [];
  for (let item = 0; item < model.objects; item++) {
    if (isOfBuiltLayer(model, item)) stands.push(model.items.x[item]!, model.items.y[item]!);
  }
  const news = before === null ? null : await loadNews(client, before, slug, game, signal);
  return {
    slug,
    bounds: builtBounds(model),
    stands: Float32Array.from(stands),
    added: placesOn(model.plane, news?.added),
    removed: placesOn(model.plane, news?.removed),
  };
}

function placesOn(plane: Plane, things: readonly PlacedThing[] = []): Float32Array {
  const places = things.flatMap(({ position }) => {
    if (!position) return [];
    const { x, y } = placeOnMap(plane, position);
    return [x, y];
  });
  return Float32Array.from(places);
}

const EDGE = 20;
const CAPTION = 16;

/** @param all the frames that are there, which share one view */
export function drawFrame(
  pen: CanvasRenderingContext2D,
  { stands, added, removed }: Frame,
  all: readonly Frame[],
  caption: string,
  isDark: boolean,
): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = isDark ? '#12161c' : '#ffffff';
  pen.fillRect(0, 0, width, height);
  const bounds = all.flatMap((frame) => frame.bounds ?? []);
  const [minX, minY] = [Math.min(...bounds.map((b) => b.minX)), Math.min(...bounds.map((b) => b.minY))];
  const [maxX, maxY] = [Math.max(...bounds.map((b) => b.maxX)), Math.max(...bounds.map((b) => b.maxY))];
  const scale = Math.min(
    (width - 2 * EDGE) / Math.max(maxX - minX, 1),
    (height - 2 * EDGE) / Math.max(maxY - minY, 1),
  );
  const dots = (places: Float32Array, color: string, side: number): void => {
    pen.fillStyle = color;
    for (let at = 0; at < places.length; at += 2) {
      const x = width / 2 + (places[at]! - (minX + maxX) / 2) * scale;
      const y = height / 2 + (places[at + 1]! - (minY + maxY) / 2) * scale;
      pen.fillRect(x - side / 2, y - side / 2, side, side);
    }
  };
  const tone = isDark ? 0 : 1;
  dots(stands, isDark ? '#8b97a6' : '#6b7786', 2);
  dots(removed, NEWS_COLORS.removed[tone], 4);
  dots(added, NEWS_COLORS.added[tone], 4);
  pen.fillStyle = isDark ? '#e8edf3' : '#1b2129';
  pen.font = `${CAPTION}px sans-serif`;
  pen.fillText(caption, EDGE, height - EDGE / 2);
}
