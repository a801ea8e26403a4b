// The current colour of every item, and whether it is visible: by layer, class, height, and the chosen
// colouring.

import type { FileColumn } from '../net/columns.ts';
import type { Colors } from './engine/scene.ts';
import type { MapModel } from './model.ts';
import { hexColor, hueColor } from './spare-looks.ts';

/** What the map is coloured by, with the column of its values. */
export interface Coloring {
  readonly title: string;
  readonly column: FileColumn;
}

export interface Shown {
  /** By layer. */
  readonly layers: readonly boolean[];
  /** Classes that are hidden although their layer is shown. */
  readonly hiddenClasses: ReadonlySet<number>;
  readonly heights: readonly [number, number] | null;
  readonly coloring: Coloring | 'layer' | 'class';
  /** Highlighted items, while all others are dimmed; null when there is no highlight. */
  readonly lit: ReadonlySet<number> | null;
  readonly isDark: boolean;
  /** Colours of single items, over all others. */
  readonly tints?: ReadonlyMap<number, number>;
}

export interface LegendEntry {
  readonly label: string;
  /** #rrggbb */
  readonly color: string;
  readonly count: number;
}

export interface Colored {
  readonly colors: Colors;
  /** What the colours mean, the most frequent first; empty when layers explain them. */
  readonly legend: readonly LegendEntry[];
  readonly visible: number;
}

const OPAQUE = 0xff;
const DIMMED = 0x26;
const NO_FACT = 0x70;
/** Of what has nothing to be coloured by: no colour of the legend. */
const GREY = 0xff808080;
const MOST_LEGEND = 14;

export function colorItems(model: MapModel, shown: Shown): Colored {
  const { classes, classOf, items, layers } = model;
  const side = shown.isDark ? 0 : 1;
  const isClassShown = classes.map(
    ({ layer, count }, at) => count > 0 && shown.layers[layer] === true && !shown.hiddenClasses.has(at),
  );
  // Marks in one layer differ by what they represent: a layer of resource nodes has many resources.
  const isMark = (at: number): boolean =>
    at >= model.header.classes.length && layers[classes[at]!.layer]!.classes.length > 1;
  const classColors = classes.map(({ layer }, at) =>
    shown.coloring === 'class' || isMark(at)
      ? packed(hueColor(at, shown.isDark ? 60 : 42))
      : varied(layers[layer]!.look.color[side], at),
  );
  const facts = typeof shown.coloring === 'string' ? null : factColors(model, shown.coloring, shown.isDark);
  const [low, high] = shown.heights ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const colors = new Uint32Array(items.x.length);
  let visible = 0;
  for (let item = 0; item < colors.length; item++) {
    const own = classOf[item]!;
    if (!isClassShown[own] || items.z[item]! < low || items.z[item]! > high) continue;
    visible++;
    const fact = facts?.of(item);
    const isLit = (!shown.lit || shown.lit.has(item)) && (!facts || fact !== undefined);
    colors[item] = withAlpha(
      shown.tints?.get(item) ?? fact ?? (facts ? GREY : classColors[own]!),
      isLit ? OPAQUE : shown.lit ? DIMMED : NO_FACT,
    );
  }
  const legend =
    facts?.legend ?? (shown.coloring === 'class' ? classLegend(model, isClassShown, shown.isDark) : []);
  return { colors, legend, visible };
}

interface Facts {
  of(item: number): number | undefined;
  readonly legend: readonly LegendEntry[];
}

function factColors(model: MapModel, { column }: Coloring, isDark: boolean): Facts {
  return column.values ? textFacts(model, column, column.values, isDark) : numberFacts(model, column, isDark);
}

/** The most frequent texts get colours of their own, all others share one. */
function textFacts(
  model: MapModel,
  { data }: FileColumn,
  values: readonly (string | null)[],
  isDark: boolean,
): Facts {
  const counts = new Uint32Array(values.length);
  for (const code of data) counts[code]!++;
  const codes = [...values.keys()].filter((code) => values[code] !== null && counts[code]! > 0);
  codes.sort((a, b) => counts[b]! - counts[a]!);
  const colorOf = new Map<number, string>();
  codes.forEach((code, at) => {
    colorOf.set(code, at < MOST_LEGEND ? hueColor(at, isDark ? 62 : 44) : isDark ? '#8a93a3' : '#767f8e');
  });
  const numbers = new Map([...colorOf].map(([code, color]) => [code, packed(color)]));
  return {
    of: (item) => (item < model.objects ? numbers.get(data[item]!) : undefined),
    legend: codes.map((code) => ({ label: values[code]!, color: colorOf.get(code)!, count: counts[code]! })),
  };
}

/** From blue for the lowest, over green, to red for the highest. */
function numberFacts(model: MapModel, { data }: FileColumn, isDark: boolean): Facts {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let count = 0;
  for (const value of data) {
    if (!Number.isFinite(value)) continue;
    count++;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (count === 0) return { of: () => undefined, legend: [] };
  const colorAt = (share: number): string => hexColor(8 + share * 142, 0.62, isDark ? 0.58 : 0.42);
  const ramp = Uint32Array.from({ length: 256 }, (_, at) => packed(colorAt(at / 255)));
  const spread = high - low || 1;
  const stops = high === low ? [1] : [0, 0.25, 0.5, 0.75, 1];
  return {
    of: (item) => {
      const value = item < model.objects ? data[item]! : Number.NaN;
      return Number.isFinite(value) ? ramp[Math.round(((value - low) / spread) * 255)]! : undefined;
    },
    legend: stops.map((share) => ({
      label: String(Number((low + share * spread).toPrecision(3))),
      color: colorAt(share),
      count: share === stops[0] ? count : 0,
    })),
  };
}

function classLegend({ classes }: MapModel, isShown: readonly boolean[], isDark: boolean): LegendEntry[] {
  return classes
    .flatMap(({ title, count }, at) =>
      isShown[at] ? [{ label: title, color: hueColor(at, isDark ? 60 : 42), count }] : [],
    )
    .sort((a, b) => b.count - a.count);
}

/** #rrggbb as 0xAABBGGRR. */
export function packed(color: string): number {
  const number = Number.parseInt(color.slice(1), 16);
  return (OPAQUE << 24) | ((number & 0xff) << 16) | (number & 0xff00) | (number >> 16);
}

function withAlpha(color: number, alpha: number): number {
  return ((color & 0xffffff) | (alpha << 24)) >>> 0;
}

/** Varies the colour of classes in one layer a little, so that neighbours can be told apart. */
function varied(color: string, at: number): number {
  const factor = 1 + (((at * 7) % 5) - 2) * 0.045;
  const number = packed(color) >>> 0;
  const part = (shift: number): number => Math.min(255, Math.round(((number >> shift) & 0xff) * factor));
  return ((OPAQUE << 24) | (part(16) << 16) | (part(8) << 8) | part(0)) >>> 0;
}
