// Columns that the game adds to a map: lines along splines, and places that are not objects of the save.

import type { MapLine, MapPlace } from '../../games/shared/map.ts';
import type { ReadySave } from '../../library/save.ts';
import { viewOf } from '../games/open.ts';
import { columnFile, TextColumn } from './column-file.ts';
import { paced } from './paced.ts';
import { NO_ROW, placedNodes, rowByNode } from './placed-objects.ts';

/**
 * A file with the columns `kind`, `row` (in `placedObjects`, 0xffffffff for none) and `end` by line, and `x`,
 * `y`, `z` by point: the points of line n are those from `end[n - 1]`, or 0, up to and not including `end[n]`.
 */
export async function mapLinesFile(save: ReadySave): Promise<Uint8Array> {
  const nodes = placedNodes(save.graph);
  const lines: MapLine[] = [];
  let points = 0;
  await paced(viewOf(save)?.mapView?.lines?.() ?? [], (line) => {
    lines.push(line);
    points += line.points.length / 3;
  });
  const rowOf = rowByNode(save.graph, nodes);
  const kinds = new TextColumn(lines.length);
  const [rows, ends] = [new Uint32Array(lines.length), new Uint32Array(lines.length)];
  const [xs, ys, zs] = [new Float32Array(points), new Float32Array(points), new Float32Array(points)];
  let point = 0;
  await paced(lines, (line, at) => {
    kinds.set(at, line.kind);
    rows[at] = rowOf[line.node] ?? NO_ROW;
    for (let from = 0; from < line.points.length; from += 3) {
      [xs[point], ys[point], zs[point]] = [
        line.points[from]!,
        line.points[from + 1]!,
        line.points[from + 2]!,
      ];
      point++;
    }
    ends[at] = point;
  });
  return columnFile({ rows: lines.length, points }, [
    kinds.finish('kind'),
    { name: 'row', data: rows },
    { name: 'end', data: ends },
    { name: 'x', data: xs },
    { name: 'y', data: ys },
    { name: 'z', data: zs },
  ]);
}

/** A file with the columns `category`, `title`, `state`, `path`, `free` (0 or 1), `x`, `y` and `z`. */
export async function mapPlaces(save: ReadySave): Promise<Uint8Array> {
  const places: MapPlace[] = [];
  await paced(viewOf(save)?.mapView?.places?.() ?? [], (place) => places.push(place));
  const texts = (name: 'category' | 'title' | 'state' | 'path') => {
    const column = new TextColumn(places.length);
    places.forEach((place, at) => {
      const text = place[name];
      if (text !== null) column.set(at, text);
    });
    return column.finish(name);
  };
  const numbers = (name: 'x' | 'y' | 'z') => ({
    name,
    data: Float32Array.from(places, (place) => place[name]),
  });
  return columnFile({ rows: places.length }, [
    texts('category'),
    texts('title'),
    texts('state'),
    texts('path'),
    { name: 'free', data: Uint8Array.from(places, ({ isFree }) => Number(isFree)) },
    numbers('x'),
    numbers('y'),
    numbers('z'),
  ]);
}
