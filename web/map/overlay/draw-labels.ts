// Names of places, where few are in view, and the game's coordinates along the edges.

import { gamePage } from '../../games/registry.ts';
import { count } from '../../shell/format.ts';
import { inGame } from '../engine/plane.ts';
import { type Drawing, shortened } from './draw-machines.ts';

/** With more in view, names would hide the map. */
const MOST_NAMES = 70;
/** Least pixels between two coordinates. */
const APART = 130;
const ROOM = 150;

export function drawPlaceNames({ pen, view, model, colors, isDark }: Drawing): void {
  const { items, objects, places } = model;
  if (!places) return;
  const seen: (readonly [x: number, y: number, title: string])[] = [];
  for (let item = objects; item < items.x.length; item++) {
    if (colors[item]! >>> 24 !== 0xff) continue;
    const x = (items.x[item]! - view.x) * view.scale + view.width / 2;
    const y = (items.y[item]! - view.y) * view.scale + view.height / 2;
    if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
    if (seen.length === MOST_NAMES) return;
    seen.push([x, y, places.title(item - objects)]);
  }
  pen.font = '11.5px system-ui, sans-serif';
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  const taken: (readonly [x: number, y: number, end: number])[] = [];
  for (const [x, y, title] of seen) {
    const text = shortened(pen, title, ROOM);
    const [from, end] = [x + 10, x + 10 + pen.measureText(text).width];
    if (taken.some(([left, row, right]) => Math.abs(row - y) < 13 && from < right && end > left)) continue;
    taken.push([from, y, end]);
    outlined(pen, text, from, y, isDark);
  }
}

/** At round numbers in the game's unit, along the top and the right edge. */
export function drawCoordinates({ pen, view, model, isDark }: Drawing): void {
  const { scale, width, height } = view;
  const power = 10 ** Math.floor(Math.log10(APART / scale));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((length) => length * scale >= APART)!;
  const showPlace = gamePage(model.header.save.format)?.showPlace;
  const shown = (x: number, y: number, isAcross: boolean): string => {
    const place = inGame(model.plane, x, y);
    const [first, second] = showPlace?.(place.x, place.y).split(', ') ?? [];
    if (first !== undefined && second !== undefined) return isAcross ? first : second;
    const isX = isAcross === (model.plane.right === 'x');
    return count(isX ? place.x : place.y);
  };
  pen.font = '10.5px system-ui, sans-serif';
  pen.globalAlpha = 0.75;
  pen.textBaseline = 'top';
  pen.textAlign = 'center';
  const [left, top] = [view.x - width / 2 / scale, view.y - height / 2 / scale];
  for (let at = Math.ceil(left / step) * step; at <= left + width / scale; at += step) {
    outlined(pen, shown(at, view.y, true), (at - left) * scale, 4, isDark);
  }
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  for (let at = Math.ceil(top / step) * step; at <= top + height / scale; at += step) {
    outlined(pen, shown(view.x, at, false), width - 4, (at - top) * scale, isDark);
  }
  pen.globalAlpha = 1;
}

/** A text that is read on any ground. */
function outlined(pen: CanvasRenderingContext2D, text: string, x: number, y: number, isDark: boolean): void {
  pen.lineWidth = 3;
  pen.strokeStyle = isDark ? 'rgb(12 16 22 / 0.85)' : 'rgb(255 255 255 / 0.9)';
  pen.fillStyle = isDark ? '#dfe6ef' : '#29323e';
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}
