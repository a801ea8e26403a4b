// Changes between two saves of a world, in the game's words. A game declares which lists of its view to compare,
// how rows are recognised again, and what their changes are called; see docs/plugins.md.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import { isLightweight } from '../../query/diff/lightweights.ts';
import type { KeptFigure } from './figures.ts';
import { type GameView, mayLackRows } from './game.ts';
import { groupBy } from './group-by.ts';
import { placeKeys } from './place-keys.ts';
import { comparableOf, isObjectRef, isPlace, type Row, rowsOfList, valueAt } from './rows/fields.ts';
import { rowsFrom } from './rows/lazy-rows.ts';
import { isNamed, type Named, type ObjectRef, type Place } from './scope.ts';

export interface ListChanges {
  readonly list: string;
  /** The flag of rows that count, or what a field of theirs is; all, if left out. */
  readonly only?: string | readonly [field: string, value: string];
  /**
   * The field by which a row is recognised in another save; `position` is what it is and where. Default: the path of its
   * object. Rows without a key are not compared.
   */
  readonly key?: string;
  /** A second field by which rows with one key are told apart. */
  readonly and?: string;
  /** Fields by which a row is recognised whose key another save does not have. */
  readonly alsoBy?: readonly string[];
  /** The field with what it is: a building, a species, a class. */
  readonly what?: string;
  /** The field with a name of its own. */
  readonly called?: string;
  /** The field with whose it is, or who made it. */
  readonly who?: string;
  /** What it is called when a row is new, such as `built`; left out where that says nothing. */
  readonly added?: string;
  readonly removed?: string;
  /** The list that rows go to which are not to count as removed. */
  readonly goesTo?: string;
  /** Fields whose changes count. */
  readonly columns?: readonly ColumnChanges[];
}

export interface ColumnChanges {
  readonly field: string;
  /** What a change of it is called, such as `level`. */
  readonly word: string;
  /** What it means to have none; without it, a value that is not known in both saves is no change. */
  readonly none?: string;
}

export interface GameChanges {
  readonly lists: readonly ListChanges[];
  /** What changes of figures are called, by the names of figures. */
  readonly figures: Readonly<Record<string, string>>;
  /** Properties that change by themselves from save to save. */
  readonly counters?: ReadonlySet<string>;
}

export interface ChangeRow {
  /** The list, or the name of the figure. */
  readonly list: string;
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  readonly word: string;
  readonly what: Named | null;
  readonly called: string | null;
  readonly field: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly amount: number | null;
  readonly position: Place | null;
  readonly who: string | null;
  readonly objects: { readonly before: ObjectRef | null; readonly after: ObjectRef | null };
}

/** What changes can be about, whether or not there are any. */
export function wordsOfChanges({ lists, figures }: GameChanges): Record<'list' | 'word' | 'field', string[]> {
  const columns = lists.flatMap((list) => list.columns ?? []);
  const ends = lists.flatMap(({ added, removed }) => [added, removed].filter((word) => word !== undefined));
  return {
    list: [...lists.map(({ list }) => list), ...Object.keys(figures)],
    word: [...ends, ...columns.map(({ word }) => word), ...Object.values(figures)],
    field: columns.map(({ field }) => field),
  };
}

interface Side {
  readonly view: GameView;
  readonly graph: Graph;
  /** Equal for an object of both saves. */
  objectKey(node: NodeId): number;
  /** Shared by both. */
  readonly placeKey: ReturnType<typeof placeKeys>;
}

type Key = string | number;

/** @param tick called with the number of rows that are looked at */
export function changedRows(
  before: GameView,
  after: GameView,
  { lists }: GameChanges,
  tick: (rows: number) => void,
): ChangeRow[] {
  const [was, is] = [before.scope.graph, after.scope.graph];
  // The later row is the key, or a number that no row has: paths need not be made.
  const laterRow = (node: NodeId): number => {
    const found = is.findSame(was, node);
    return found === NO_NODE ? is.count + node : found;
  };
  const placeKey = placeKeys();
  const old = { view: before, graph: was, objectKey: laterRow, placeKey };
  const now = { view: after, graph: is, objectKey: (node: NodeId) => node, placeKey };
  return lists.flatMap((list) => changesOfList(old, now, list, tick));
}

function changesOfList(old: Side, now: Side, list: ListChanges, tick: (rows: number) => void): ChangeRow[] {
  const [was, is] = [byKey(old, list, list.list), byKey(now, list, list.list)];
  const isNewUnknown = mayLackRows(old.view, list.list);
  const isGoneUnknown =
    mayLackRows(now.view, list.list) || (list.goesTo && mayLackRows(now.view, list.goesTo));
  const others = (list.alsoBy ?? []).map((key) => ({ ...list, key, alsoBy: [] }));
  const { goesTo } = list;
  const elsewhere =
    goesTo === undefined ? [] : [list, ...others].map((by) => ({ by, of: byKey(now, by, goesTo) }));
  const gone: Row[] = [];
  was.forEach((row, key) => {
    if (!is.has(key)) gone.push(row);
  });
  const alsoWas = others.map((other) => rowsByKey(old, gone, other));
  const recognised = new Set<Row>();
  /** Not one that is recognised by its key. */
  const known = (row: Row): Row | undefined => {
    const object = objectOf(row);
    // Its path is only a slot, which another thing may have had.
    if (gone.length === 0 || (object && isLightweight(now.graph, object.node))) return undefined;
    const found = others
      .map((other, at) => alsoWas[at]!.get(keyOf(now, row, other) ?? ''))
      .find((each) => each && !is.has(keyOf(old, each, list) ?? ''));
    if (found) recognised.add(found);
    return found;
  };
  const columns = list.columns ?? [];
  /** What they were recognised by does not differ. */
  const ofSameKey = columns.filter(({ field }) => field !== list.key);
  const found: ChangeRow[] = [];
  is.forEach((row, key) => {
    tick(1);
    const same = was.get(key);
    const earlier = same ?? known(row);
    if (!isOf(row, list.only)) return;
    const after = { graph: now.graph, row };
    if (earlier) {
      const before = { graph: old.graph, row: earlier };
      for (const column of same ? ofSameKey : columns) found.push(...changesOf(list, before, after, column));
    } else if (list.added !== undefined && !isNewUnknown)
      found.push(changeRow({ list, old: null, now: after, kind: 'ADDED', word: list.added, amount: 1 }));
  });
  const { removed } = list;
  if (removed === undefined || isGoneUnknown) return found;
  was.forEach((row, key) => {
    tick(1);
    const isElsewhere = elsewhere.some(({ by, of }) => of.has(keyOf(old, row, by) ?? ''));
    if (is.has(key) || isElsewhere || recognised.has(row) || !isOf(row, list.only)) return;
    const before = { graph: old.graph, row };
    found.push(changeRow({ list, old: before, now: null, kind: 'REMOVED', word: removed, amount: -1 }));
  });
  return found;
}

function isOf(row: Row, only: ListChanges['only']): boolean {
  if (only === undefined) return true;
  return typeof only === 'string' ? valueAt(row, only) === true : valueAt(row, only[0]) === only[1];
}

/** Of several rows with one key, each is recognised by its number among them. */
function byKey(side: Side, list: ListChanges, name: string): ReadonlyMap<Key, Row> {
  return rowsByKey(side, rowsOfList(side.view, name), list);
}

function rowsByKey(side: Side, rows: readonly Row[], list: ListChanges): ReadonlyMap<Key, Row> {
  const found = new Map<Key, Row>();
  const counts = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(side, row, list);
    if (key === null) continue;
    const count = found.has(key) ? (counts.get(key) ?? 1) + 1 : 1;
    if (count > 1) counts.set(key, count);
    found.set(count === 1 ? key : `${key}\0${count}`, row);
  }
  return found;
}

/** A row without the key is known by the first other that it has. */
function keyOf(
  { graph, objectKey, placeKey }: Side,
  row: Row,
  { key = 'object', and, alsoBy = [], what = '' }: ListChanges,
): Key | null {
  let value = valueAt(row, key);
  for (const name of key === 'position' ? ['object'] : alsoBy) value ??= valueAt(row, name);
  if (isPlace(value)) return placeKey(nameOf(valueAt(row, what))?.name ?? '', value);
  const own = isObjectRef(value) ? objectKey(value.node) : textOf(graph, value);
  const also = and === undefined ? null : textOf(graph, valueAt(row, and));
  if (own !== null && also !== null) return `${own}\n${also}`;
  return own === '' ? null : (own ?? (also || null));
}

interface Found {
  readonly graph: Graph;
  readonly row: Row;
}

/** What a change is of: a row of both saves, or of one. */
interface Change extends Pick<ChangeRow, 'kind' | 'word' | 'amount'> {
  readonly list: ListChanges;
  readonly old: Found | null;
  readonly now: Found | null;
  readonly field?: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Rows can be many, and who built each of them is seldom asked. */
const changeRow: (of: Change) => ChangeRow = rowsFrom({
  list: ({ list }: Change) => list.list,
  kind: ({ kind }: Change) => kind,
  word: ({ word }: Change) => word,
  what: (of: Change) => nameOf(shownAt(of, of.list.what)),
  called: (of: Change) => shownText(of, of.list.called),
  field: ({ field }: Change) => field ?? null,
  before: ({ before }: Change) => before ?? null,
  after: ({ after }: Change) => after ?? null,
  amount: ({ amount }: Change) => amount,
  position: (of: Change) => {
    const position = shownAt(of, 'position');
    return isPlace(position) ? position : null;
  },
  who: (of: Change) => shownText(of, of.list.who),
  objects: ({ old, now }: Change) => ({ before: old && objectOf(old.row), after: now && objectOf(now.row) }),
});

/** As the later save has it, if it does. */
function shownAt({ old, now }: Change, field = ''): unknown {
  return valueAt((now ?? old)!.row, field);
}

function shownText(of: Change, field: string | undefined): string | null {
  return textOf((of.now ?? of.old)!.graph, shownAt(of, field));
}

function changesOf(
  list: ListChanges,
  old: Found,
  now: Found,
  { field, word, none }: ColumnChanges,
): ChangeRow[] {
  const [was, is] = [valueAt(old.row, field), valueAt(now.row, field)];
  if (none === undefined && (was === null || is === null)) return [];
  const change = (before: string | null, after: string | null, amount: number | null): ChangeRow =>
    changeRow({ ...{ list, old, now, kind: 'CHANGED', word, field }, before, after, amount });
  if (Array.isArray(was) || Array.isArray(is)) {
    const [lost, gained] = differenceOf(textsOf(old, was), textsOf(now, is));
    return [...lost.map((text) => change(text, null, -1)), ...gained.map((text) => change(null, text, 1))];
  }
  const [before, after] = isPlace(was)
    ? [placeText(was), placeText(is)]
    : [textOf(old.graph, was), textOf(now.graph, is)];
  if (before === after) return [];
  const amount = typeof was === 'number' && typeof is === 'number' ? is - was : null;
  return [change(before ?? none ?? null, after ?? none ?? null, amount)];
}

function textsOf({ graph }: Found, values: unknown): string[] {
  return (Array.isArray(values) ? values : []).flatMap((value) => textOf(graph, value) ?? []);
}

/** What only the first has, and what only the second has; each as often as it has more of it. */
function differenceOf(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const left = [...b];
  const onlyA = a.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [onlyA, left];
}

function objectOf(row: Row): ObjectRef | null {
  const object = valueAt(row, 'object');
  return isObjectRef(object) ? object : null;
}

function nameOf(value: unknown): Named | null {
  if (isNamed(value)) return value;
  if (typeof value !== 'string') return null;
  // A word of the schema, such as YELLOW_SLUG.
  const title = /^[A-Z][A-Z_]+$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : null;
  return { title, name: value, path: null };
}

function textOf(graph: Graph, value: unknown): string | null {
  const comparable = comparableOf(graph, value);
  return typeof comparable === 'number'
    ? shownNumber(comparable)
    : comparable === null
      ? null
      : String(comparable);
}

/** To what does not tell number types apart. */
function placeText(value: unknown): string | null {
  return isPlace(value) ? [value.x, value.y, value.z].map(Math.round).join(', ') : null;
}

function shownNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** What damage to one of the saves hides, in words. */
export function hiddenChanges(before: GameView, after: GameView): string[] {
  return [
    ...(mayLackRows(before) ? ['the earlier save is damaged: part of what is new is not known'] : []),
    ...(mayLackRows(after) ? ['the later save is damaged: part of what is gone is not known'] : []),
  ];
}

/** Figures that differ. What one save does not have is 0, if the other has the figure for other items. */
export function changedFigures(
  before: readonly KeptFigure[],
  after: readonly KeptFigure[],
  words: GameChanges['figures'],
): ChangeRow[] {
  return Object.entries(words).flatMap(([name, word]) => {
    const [was, is] = [before, after].map((figures) => itemsOf(figures, name));
    if (!was || !is) return [];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((item) => {
      const [from, to] = [was.get(item) ?? 0, is.get(item) ?? 0];
      if (from === to) return [];
      const what = item === '' ? null : { title: null, name: item, path: null };
      const nobody = { called: null, position: null, who: null, objects: { before: null, after: null } };
      const values = { before: shownNumber(from), after: shownNumber(to), amount: to - from };
      return [{ list: name, kind: 'CHANGED', word, what, field: 'value', ...values, ...nobody } as const];
    });
  });
}

/** Null if the save does not say. */
function itemsOf(figures: readonly KeptFigure[], of: string): ReadonlyMap<string, number> | null {
  const items = new Map<string, number>();
  let isKnown = false;
  for (const { name, item, value } of figures) {
    if (name === of) items.set(item, value);
    isKnown ||= name === of || (name === '' && item === of);
  }
  return isKnown ? items : null;
}

/** The changes as lines, alike ones as one, the most of each word first. @param most lines of one word */
export function changeLines(rows: readonly ChangeRow[], most: number): string[] {
  const byWord = groupBy(rows, ({ list, kind, word }) => `${list} ${kind} ${word}`);
  return [...byWord.values()].flatMap((alike) => {
    const groups = [...groupBy(alike, groupOf).values()].sort((a, b) => sizeOf(b) - sizeOf(a));
    const more = groups.length - most;
    const word = alike[0]!.word;
    return [...groups.slice(0, most).map(lineOf), ...(more > 0 ? [`${word}: ${more} more`] : [])];
  });
}

/** Rows that are one line: those of one kind of thing, without names of their own. */
function groupOf(row: ChangeRow): string {
  const { kind, what, called, before, after } = row;
  return JSON.stringify([called, what?.name, ...(kind === 'CHANGED' ? [before, after] : [])]);
}

function sizeOf(rows: readonly ChangeRow[]): number {
  return rows.length > 1 ? rows.length : Math.abs(rows[0]!.amount ?? 1);
}

function lineOf(rows: readonly ChangeRow[]): string {
  const { kind, word, what, called, before, after, amount, field } = rows[0]!;
  const title = what === null ? null : (what.title ?? what.name);
  const subject = called === null ? title : title === null ? called : `${called} (${title})`;
  const times = rows.length > 1 ? `${rows.length} × ` : '';
  if (kind !== 'CHANGED' || after === 'true') return `${word} ${times}${subject ?? 'one'}`;
  if (after === 'false') return `no longer ${word} ${times}${subject ?? 'one'}`;
  const start = subject === null ? word : `${times}${subject}: ${word}`;
  if (before === null || after === null) return `${start} ${before === null ? '+' : '-'} ${before ?? after}`;
  const sign = field === 'value' && amount !== null ? `${amount > 0 ? '+' : ''}${shownNumber(amount)} ` : '';
  return sign === '' ? `${start} ${before} → ${after}` : `${start} ${sign}(${before} → ${after})`;
}
