// Machines as one recognises them: a glyph, and larger a name, a state light and the side where things come out.

import type { Glyph } from '../../games/game.ts';
import type { View } from '../engine/scene.ts';
import type { MapModel } from '../model.ts';
import { type LoadedSigns, textOf } from './use-signs.ts';

/** Pixels of the shorter side from which a machine shows a glyph, a name, and a second line. */
const GLYPH = 12;
const NAME = 40;
const TWO_LINES = 84;
/** More would take longer than a frame. */
const MOST = 1500;
const UNKNOWN = '#7d8794';
const PALE_GROUND = 'rgb(255 255 255 / 0.92)';
const DARK_GROUND = 'rgb(9 13 18 / 0.8)';

export interface Drawing {
  readonly pen: CanvasRenderingContext2D;
  readonly view: View;
  readonly model: MapModel;
  /** 0 for hidden items. */
  readonly colors: Uint32Array;
  readonly isDark: boolean;
  /** How much larger than usual texts are. */
  readonly text: number;
}

export function drawMachines(drawing: Drawing, loaded: LoadedSigns): void {
  const { pen, view, model, colors, text } = drawing;
  const { signs } = loaded;
  if (!signs) return;
  const { items, classes, classOf } = model;
  const glyphs = classes.map(({ name, size }) => {
    const glyph = size && 2 * Math.min(size[0], size[1]) * view.scale >= GLYPH ? signs.glyphOf(name) : null;
    return glyph && { glyph, path: new Path2D(glyph.path) };
  });
  if (!glyphs.some((glyph) => glyph)) return;
  for (const [item, x, y, pixels] of uppermost(seenMachines(view, model, colors, glyphs))) {
    const own = glyphs[classOf[item]!]!;
    const isNamed = pixels >= NAME * text;
    drawGlyph(drawing, own.path, x, isNamed ? y - 6 * text : y, Math.min(pixels * 0.62, 26));
    if (!isNamed) continue;
    if (own.glyph.output) drawOutput(drawing, own.glyph.output, x, y, items.yaw[item]!);
    const state = textOf(loaded.state, item);
    if (state) drawLight(pen, signs.lights[state] ?? UNKNOWN, x, y, pixels);
    const room = Math.max(pixels * 1.1, 52 * text);
    pen.font = `${11 * text}px system-ui, sans-serif`;
    const title = lastWords(pen, classes[classOf[item]!]!.title, room);
    const made = textOf(loaded.label, item);
    const lines = pixels >= TWO_LINES * text && made ? [title, made] : [made ?? title];
    drawName(drawing, lines, x, y + 12 * text, room);
  }
}

type Seen = readonly [item: number, x: number, y: number, pixels: number];

/** Machines in view with their places on the screen, the uppermost first. */
function seenMachines(
  view: View,
  { items, classOf, objects }: MapModel,
  colors: Uint32Array,
  glyphs: readonly unknown[],
): Seen[] {
  const seen: Seen[] = [];
  for (let item = 0; item < objects; item++) {
    if (!glyphs[classOf[item]!] || colors[item]! >>> 24 !== 0xff) continue;
    const x = (items.x[item]! - view.x) * view.scale + view.width / 2;
    const y = (items.y[item]! - view.y) * view.scale + view.height / 2;
    const pixels = 2 * Math.min(items.halfX[item]!, items.halfY[item]!) * view.scale;
    if (x < -pixels || y < -pixels || x > view.width + pixels || y > view.height + pixels) continue;
    seen.push([item, x, y, pixels]);
  }
  return seen.sort(([a], [b]) => items.z[b]! - items.z[a]!);
}

/** Without those in the middle of which another one stands, such as on the floor above. */
function uppermost(seen: readonly Seen[]): Seen[] {
  const taken = new Set<string>();
  const key = (x: number, y: number): string => `${Math.round(x / GLYPH)} ${Math.round(y / GLYPH)}`;
  const kept: Seen[] = [];
  for (const one of seen) {
    const [, x, y, pixels] = one;
    if (taken.has(key(x, y))) continue;
    if (kept.push(one) === MOST) break;
    const reach = pixels * 0.45;
    for (let dx = -reach; dx <= reach; dx += GLYPH / 2)
      for (let dy = -reach; dy <= reach; dy += GLYPH / 2) taken.add(key(x + dx, y + dy));
  }
  return kept;
}

function drawGlyph({ pen, isDark }: Drawing, path: Path2D, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 16, size / 16);
  pen.lineWidth = Math.max(1.5, 20 / size);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = isDark ? 'rgb(8 12 16 / 0.85)' : 'rgb(255 255 255 / 0.95)';
  pen.stroke(path);
  pen.restore();
}

/** A triangle that points out of the machine. */
function drawOutput(
  drawing: Drawing,
  output: NonNullable<Glyph['output']>,
  x: number,
  y: number,
  yaw: number,
) {
  const { pen, view, model } = drawing;
  const metre = view.scale * model.perMetre;
  const [along, across] = output;
  const size = Math.max(4, Math.min(9, metre * 0.9));
  pen.save();
  pen.translate(x, y);
  pen.rotate(yaw);
  pen.translate(along * metre, across * metre);
  if (across < 0) pen.rotate(Math.PI);
  pen.beginPath();
  pen.moveTo(-size, -size);
  pen.lineTo(size, -size);
  pen.lineTo(0, size * 0.6);
  pen.closePath();
  pen.fillStyle = '#f2a23b';
  pen.strokeStyle = 'rgb(0 0 0 / 0.55)';
  pen.lineWidth = 1;
  pen.fill();
  pen.stroke();
  pen.restore();
}

function drawLight(pen: CanvasRenderingContext2D, color: string, x: number, y: number, pixels: number): void {
  const off = pixels * 0.36;
  pen.beginPath();
  pen.arc(x + off, y - off, 4.5, 0, 2 * Math.PI);
  pen.fillStyle = color;
  pen.strokeStyle = 'rgb(0 0 0 / 0.7)';
  pen.lineWidth = 1.5;
  pen.fill();
  pen.stroke();
}

const LINE = 13;

function drawName(drawing: Drawing, lines: readonly string[], x: number, y: number, room: number): void {
  const { pen, isDark } = drawing;
  const high = LINE * drawing.text;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  lines.forEach((line, at) => {
    const text = shortened(pen, line, room);
    const width = pen.measureText(text).width + 6;
    pen.fillStyle = isDark ? DARK_GROUND : PALE_GROUND;
    pen.fillRect(x - width / 2, y + at * high - high / 2, width, high);
    pen.fillStyle = isDark ? '#e9eef5' : '#1b222c';
    pen.fillText(text, x, y + at * high);
  });
}

/** As many words as fit, from the end: the last one says what a machine is, "Splitter" of "Conveyor Splitter". */
function lastWords(pen: CanvasRenderingContext2D, title: string, room: number): string {
  const words = title.split(' ');
  while (words.length > 1 && pen.measureText(words.join(' ')).width > room) words.shift();
  return words.join(' ');
}

/** A text cut so that it fits into so many pixels. */
export function shortened(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 3 && pen.measureText(`${text.slice(0, end)}…`).width > room) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}
