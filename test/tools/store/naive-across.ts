// Questions across saves answered in plain loops, to hold the database against.

import type { SaveCondition } from '../../../src/library/catalogue/catalogue.ts';
import type { SaveFigure } from '../../../src/library/figures/save-figure.ts';
import type {
  AcrossFigure,
  AcrossGroup,
  AcrossKey,
  AcrossQuery,
  AcrossResult,
} from '../../../src/store/across/across.ts';
import type { StoredSave } from '../../../src/store/catalogue/stored-save.ts';

export interface Described {
  readonly save: StoredSave;
  readonly figures: readonly SaveFigure[];
}

export function naiveAcross(all: readonly Described[], question: AcrossQuery): AcrossResult {
  const { by, having, order, first, offset } = question;
  const { search = '' } = question;
  const groups = new Map<string, { keys: (string | null)[]; titles: (string | null)[]; values: number[] }>();
  for (const { save, figures } of chosen(all, question)) {
    const sums = new Map<string | null, number>();
    for (const { name, item, value } of figures) {
      if (name !== question.figure || (question.items && !question.items.includes(item))) continue;
      if (!item.toLowerCase().includes(search.toLowerCase())) continue;
      const key = by.includes('ITEM') ? item : null;
      sums.set(key, (sums.get(key) ?? 0) + value);
    }
    const labels = by.includes('LABEL') && save.labels.length > 0 ? save.labels : [null];
    for (const [label, [item, sum]] of labels.flatMap((each) =>
      [...sums].map((one) => [each, one] as const),
    )) {
      const keys = by.map((key) => (key === 'LABEL' ? label : keyOf(save, item, key)));
      const titles = by.map((key) => (key === 'WORLD' ? save.title : key === 'SAVE' ? save.slug : null));
      const known = groups.get(JSON.stringify(keys));
      if (known) known.values.push(sum);
      else groups.set(JSON.stringify(keys), { keys, titles, values: [sum] });
    }
  }
  const rows = [...groups.values()].map(({ keys, titles, values }) => figuresOf(keys, titles, values));
  const kept = rows.filter((row) => !having || within(figureOf(row, having.figure), having.from, having.to));
  kept.sort((a, b) => {
    const sign = order?.descending ? -1 : 1;
    const difference = order ? figureOf(a, order.figure) - figureOf(b, order.figure) : 0;
    return sign * difference || compare(a.keys, b.keys);
  });
  const hasMedians = question.medians || order?.figure === 'MEDIAN' || having?.figure === 'MEDIAN';
  const page = kept.slice(offset, offset + first);
  return {
    groups: hasMedians ? page : page.map((group) => ({ ...group, median: null })),
    totalCount: kept.length,
  };
}

function chosen(all: readonly Described[], { saves, choose, by }: AcrossQuery): Described[] {
  const wanted = all.filter((each) => satisfies(each, saves));
  if (choose === 'EVERY') return wanted;
  const period = by.find((key) => key === 'DAY' || key === 'WEEK' || key === 'MONTH');
  const newest = new Map<string, Described>();
  for (const each of wanted) {
    const key = `${each.save.world} ${period ? periodOf(each.save.savedAt, period) : ''}`;
    const known = newest.get(key);
    if (!known || isNewer(each.save, known.save)) newest.set(key, each);
  }
  return [...newest.values()];
}

function satisfies(each: Described, condition: SaveCondition): boolean {
  const { save, figures } = each;
  if (condition.is === 'and') return condition.of.every((part) => satisfies(each, part));
  if (condition.is === 'or') return condition.of.some((part) => satisfies(each, part));
  if (condition.is === 'not') return !satisfies(each, condition.of);
  if (condition.is === 'label') return save.labels.some((label) => condition.holds(label));
  if (condition.is === 'field') return condition.holds(save.savedAt?.getTime() ?? null);
  if (condition.is !== 'stored') throw new TypeError(`no save is tested for ${condition.is}`);
  const { has } = condition;
  if ('world' in has) return has.world === save.world;
  if (!('figure' in has)) throw new TypeError('figures and worlds only');
  const { name, item, from, to } = has.figure;
  const isMeant = (figure: SaveFigure): boolean =>
    figure.name === name && (item === undefined || figure.item === item);
  return figures.some((figure) => isMeant(figure) && within(figure.value, from, to));
}

function isNewer(a: StoredSave, b: StoredSave): boolean {
  const time = ({ savedAt }: StoredSave): number => savedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  const clock = ({ header }: StoredSave): number => header.clock ?? Number.NEGATIVE_INFINITY;
  const [older, same] = [time(a) > time(b), time(a) === time(b)];
  if (!same || clock(a) !== clock(b)) return older || (same && clock(a) > clock(b));
  return a.slug === b.slug ? a.id < b.id : a.slug > b.slug;
}

function keyOf(save: StoredSave, item: string | null, key: Exclude<AcrossKey, 'LABEL'>): string | null {
  if (key === 'WORLD') return save.world;
  if (key === 'SAVE') return save.id;
  if (key === 'ITEM') return item;
  if (key === 'FORMAT') return save.format;
  if (key === 'VERSION') return save.version;
  return periodOf(save.savedAt, key);
}

function periodOf(time: Date | null, key: 'DAY' | 'WEEK' | 'MONTH'): string | null {
  if (time === null) return null;
  const day = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
  if (key === 'MONTH') day.setUTCDate(1);
  if (key === 'WEEK') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

function figuresOf(keys: (string | null)[], titles: (string | null)[], values: number[]): AcrossGroup {
  const sorted = [...values].sort((a, b) => a - b);
  const sum = values.reduce((total, value) => total + value, 0);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
  const [min, max] = [sorted[0]!, sorted.at(-1)!];
  return { keys, titles, count: values.length, sum, avg: sum / values.length, min, max, median };
}

function figureOf(group: AcrossGroup, figure: AcrossFigure): number {
  return group[figure.toLowerCase() as Lowercase<AcrossFigure>]!;
}

function within(value: number, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): boolean {
  return value >= from && value <= to;
}

/** Nulls come last. */
function compare(a: readonly (string | null)[], b: readonly (string | null)[]): number {
  for (const [at, left] of a.entries()) {
    const right = b[at]!;
    if (left === right) continue;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right ? -1 : 1;
  }
  return 0;
}
