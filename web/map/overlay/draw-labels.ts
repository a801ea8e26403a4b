// Names of marks, where few are in view, and the game's coordinates along the edges.

import { count } from '../../shell/format.ts';
import type { View } from '../engine/scene.ts';
import { mapNumbersOf, numbersAt } from '../map-numbers.ts';
import { type Drawing, shortened } from './draw-machines.ts';

/** With more in view, names would hide the map. */
const MOST_NAMES = 70;
/** Least pixels between two coordinates. */
const APART = 130;
const ROOM = 150;
/** From the middle of a mark to its edge. */
const MARK = 6;

/** Of what is only a name, such as a region. */
export function drawNames({ pen, view, model, colors, isDark, text: scale }: Drawing): void {
  const { items, objects, places, classOf, classes, layers } = model;
  pen.font = `600 ${13 * scale}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.globalAlpha = 0.7;
  const taken: Span[] = [];
  for (let item = objects; item < items.x.length; item++) {
    if (!layers[classes[classOf[item]!]!.layer]!.look.isName || colors[item] === 0) continue;
    const [x, y] = onScreen(view, items.x[item]!, items.y[item]!);
    const title = places!.title(item - objects);
    const half = pen.measureText(title).width / 2;
    if (take(taken, [x - half, y, x + half], scale)) outlined(pen, title, x, y, isDark);
  }
  pen.globalAlpha = 1;
}

type Span = readonly [from: number, y: number, end: number];

/** Whether a text has room there, which it takes. */
function take(taken: Span[], span: Span, scale: number): boolean {
  const [from, y, end] = span;
  const isFree = !taken.some(
    ([left, row, right]) => Math.abs(row - y) < 13 * scale && from < right && end > left,
  );
  if (isFree) taken.push(span);
  return isFree;
}

function onScreen(view: View, x: number, y: number): readonly [x: number, y: number] {
  return [(x - view.x) * view.scale + view.width / 2, (y - view.y) * view.scale + view.height / 2];
}

export function drawPlaceNames({ pen, view, model, colors, isDark, text: scale }: Drawing): void {
  const { items, objects, places, classes, classOf } = model;
  const seen: (readonly [x: number, y: number, title: string])[] = [];
  for (let item = 0; item < items.x.length; item++) {
    if (items.mark[item] === 0 || colors[item]! >>> 24 !== 0xff) continue;
    const [x, y] = onScreen(view, items.x[item]!, items.y[item]!);
    if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
    if (seen.length === MOST_NAMES) return;
    seen.push([
      x,
      y,
      places && item >= objects ? places.title(item - objects) : classes[classOf[item]!]!.title,
    ]);
  }
  pen.font = `${11.5 * scale}px system-ui, sans-serif`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  // Names hide neither each other nor marks.
  const taken = seen.map(([x, y]): Span => [x - MARK, y, x + MARK]);
  for (const [x, y, title] of seen) {
    const text = shortened(pen, title, ROOM * scale);
    const from = x + MARK + 4;
    if (take(taken, [from, y, from + pen.measureText(text).width], scale))
      outlined(pen, text, from, y, isDark);
  }
}

/** At round numbers, along the top and the right edge. */
export function drawCoordinates({ pen, view, model, isDark, text }: Drawing): void {
  const { scale, width, height } = view;
  const unit = mapNumbersOf(model)?.unit ?? 1;
  const apart = (APART * text) / scale / unit;
  const power = Math.max(1, 10 ** Math.floor(Math.log10(apart)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((length) => length >= apart) ?? power;
  pen.font = `${10.5 * text}px system-ui, sans-serif`;
  pen.globalAlpha = 0.75;
  const first = numbersAt(model, view.x - width / 2 / scale, view.y - height / 2 / scale);
  const ends = numbersAt(model, view.x + width / 2 / scale, view.y + height / 2 / scale);
  pen.textBaseline = 'top';
  pen.textAlign = 'center';
  alongRound(first.across, ends.across, step, (number, share) =>
    outlined(pen, count(number), share * width, 4, isDark),
  );
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  alongRound(first.upDown, ends.upDown, step, (number, share) =>
    outlined(pen, count(number), width - 4, share * height, isDark),
  );
  pen.globalAlpha = 1;
}

/** Calls for each round number between two, which may fall, with its share of the way. */
function alongRound(
  from: number,
  to: number,
  step: number,
  call: (number: number, share: number) => void,
): void {
  for (let at = Math.ceil(Math.min(from, to) / step) * step; at <= Math.max(from, to); at += step)
    call(at, (at - from) / (to - from));
}

/** A text that is read on any ground. */
function outlined(pen: CanvasRenderingContext2D, text: string, x: number, y: number, isDark: boolean): void {
  pen.lineWidth = 3;
  pen.strokeStyle = isDark ? 'rgb(12 16 22 / 0.85)' : 'rgb(255 255 255 / 0.9)';
  pen.fillStyle = isDark ? '#dfe6ef' : '#29323e';
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}
