// Names of marks, where few are in view, and the game's coordinates along the edges.

import { count } from '../../shell/format.ts';
import { mapNumbersOf, numbersAt } from '../map-numbers.ts';
import { type Drawing, shortened } from './draw-machines.ts';

/** With more in view, names would hide the map. */
const MOST_NAMES = 70;
/** Least pixels between two coordinates. */
const APART = 130;
const ROOM = 150;
/** From the middle of a mark to its edge. */
const MARK = 6;

type Named = readonly [x: number, y: number, title: string];
/** What is written, and marks that stay seen. */
type Taken = (readonly [left: number, row: number, right: number])[];

export function drawLabels(drawing: Drawing): void {
  const taken: Taken = [];
  drawPlaceNames(drawing, taken);
  drawCoordinates(drawing, taken);
}

function drawPlaceNames(drawing: Drawing, taken: Taken): void {
  const { view, model, colors, text: scale } = drawing;
  const { items, objects, places, classes, classOf, layers } = model;
  const [marks, regions]: [Named[], Named[]] = [[], []];
  for (let item = 0; item < items.x.length; item++) {
    if (item < objects && items.mark[item] === 0) continue;
    const { title, layer } = classes[classOf[item]!]!;
    const { isName } = layers[layer]!.look;
    if (isName ? colors[item] === 0 : colors[item]! >>> 24 !== 0xff) continue;
    const x = (items.x[item]! - view.x) * view.scale + view.width / 2;
    const y = (items.y[item]! - view.y) * view.scale + view.height / 2;
    if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
    (isName ? regions : marks).push([x, y, places && item >= objects ? places.title(item - objects) : title]);
  }
  write(drawing, regions, taken, `600 ${13 * scale}px`, 0.7, false);
  if (marks.length > MOST_NAMES) return;
  for (const [x, y] of marks) taken.push([x - MARK, y, x + MARK]);
  write(drawing, marks, taken, `${11.5 * scale}px`, 1, true);
}

/** Names hide neither each other nor marks. @param isBeside whether they stand beside marks; else they are centred */
function write(
  drawing: Drawing,
  names: readonly Named[],
  taken: Taken,
  font: string,
  alpha: number,
  isBeside: boolean,
): void {
  const { pen, view, text: scale } = drawing;
  pen.font = `${font} system-ui, sans-serif`;
  pen.globalAlpha = alpha;
  for (const [x, y, title] of names) {
    const text = isBeside ? shortened(pen, title, ROOM * scale) : title;
    const { width } = pen.measureText(text);
    const beside = x + MARK + 4;
    // To the left of the mark where there is no room on its right.
    const byMark = beside + width > view.width ? x - MARK - 4 - width : beside;
    writeAt(drawing, taken, text, isBeside ? byMark : x - width / 2, y);
  }
  pen.globalAlpha = 1;
}

/** Pixels to the right edge, where buttons and panels are: behind these no number shows its last digits. */
const EDGE = 60;

/** At round numbers, along the top and the right edge, where no name is. */
function drawCoordinates(drawing: Drawing, taken: Taken): void {
  const { pen, view, model, text } = drawing;
  const { scale, width, height } = view;
  const unit = mapNumbersOf(model)?.unit ?? 1;
  const apart = (APART * text) / scale / unit;
  const power = Math.max(1, 10 ** Math.floor(Math.log10(apart)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((length) => length >= apart) ?? power;
  pen.font = `${10.5 * text}px system-ui, sans-serif`;
  pen.globalAlpha = 0.75;
  const first = numbersAt(model, view.x - width / 2 / scale, view.y - height / 2 / scale);
  const ends = numbersAt(model, view.x + width / 2 / scale, view.y + height / 2 / scale);
  alongRound(first.across, ends.across, step, (number, share) => {
    const half = pen.measureText(count(number)).width / 2;
    const x = share * width;
    if (x > half && x < width - half) writeAt(drawing, taken, count(number), x - half, 8 * text);
  });
  alongRound(first.upDown, ends.upDown, step, (number, share) => {
    const x = width - EDGE - pen.measureText(count(number)).width;
    writeAt(drawing, taken, count(number), x, share * height);
  });
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

/** A text that is read on any ground; none where it would hide another. */
function writeAt(
  { pen, isDark, text: scale }: Drawing,
  taken: Taken,
  text: string,
  x: number,
  y: number,
): void {
  const end = x + pen.measureText(text).width;
  if (taken.some(([left, row, right]) => Math.abs(row - y) < 13 * scale && x < right && end > left)) return;
  taken.push([x, y, end]);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = isDark ? 'rgb(12 16 22 / 0.85)' : 'rgb(255 255 255 / 0.9)';
  pen.fillStyle = isDark ? '#dfe6ef' : '#29323e';
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}
