// Finds and lists saves that need not be in memory: those of a library's files
// (memory-catalogue.ts), of a store, or both (joined-catalogue.ts). A page begins after the keys of an entry,
// so that it costs the same wherever it is in the list.

import type { FormatId } from '../../formats/format.ts';
import { newestWrite, type SaveEntry } from '../save.ts';

/** Values in memory come at once, so that callers need not wait either. */
export type Later<T> = T | Promise<T>;

export function andThen<T, R>(value: Later<T>, use: (value: T) => Later<R>): Later<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}

/** Operators of a filter, which must all hold. With `fold`, texts are in lower case. */
export interface FieldTest {
  readonly fold?: boolean | undefined;
  readonly eq?: string | number | undefined;
  readonly ne?: string | number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly in?: readonly (string | number)[] | undefined;
  readonly nin?: readonly (string | number)[] | undefined;
  readonly startsWith?: string | undefined;
  readonly endsWith?: string | undefined;
  readonly contains?: string | undefined;
  readonly matches?: string | undefined;
  readonly isNull?: boolean | undefined;
}

export type TextField = 'SLUG' | 'TITLE' | 'GAME';
/** CLOCK: of saves that do not say when they were written, see {@link NEWEST_FIRST}. */
export type SaveField = TextField | 'SAVED_AT' | 'MODIFIED_AT' | 'CLOCK';

/** Moments are milliseconds since 1970. */
export type FieldValue = string | number | null;

export type SaveCondition =
  | { readonly is: 'and' | 'or'; readonly of: readonly SaveCondition[] }
  | { readonly is: 'not'; readonly of: SaveCondition }
  | {
      readonly is: 'field';
      readonly field: SaveField;
      readonly test: FieldTest;
      /** The test as a function. */
      readonly holds: (value: FieldValue) => boolean;
    }
  | {
      /** Of one of its labels, or null if it has none. */
      readonly is: 'label';
      readonly test: FieldTest;
      readonly holds: (value: FieldValue) => boolean;
    }
  /** It has this slug, maybe with others. */
  | { readonly is: 'called'; readonly slug: string }
  | { readonly is: 'format'; readonly among: readonly FormatId[] }
  | { readonly is: 'world'; readonly world: WorldKey }
  | StoredCondition;

/** Of what only a store knows: no save in files satisfies it. */
export interface StoredCondition {
  readonly is: 'stored';
  readonly has:
    | { readonly figure: FigureRange }
    /** The id of its world in the store. */
    | { readonly world: string }
    | { readonly state: 'QUEUED' | 'READY' | 'FAILED' }
    /** A client sent it under this name, or it has this slug. */
    | { readonly upload: string };
}

interface FigureRange {
  readonly name: string;
  /** Empty for figures of a whole save; any if omitted. */
  readonly item?: string;
  readonly from?: number;
  readonly to?: number;
}

/**
 * The saves of a world by age. The best witness is the time that a save gives itself; without one the game's own clock,
 * which saves of one world share; without that the time of its files, which copying may have changed.
 */
export const NEWEST_FIRST = [
  { field: 'SAVED_AT', isDescending: true },
  { field: 'CLOCK', isDescending: true },
] as const satisfies readonly SaveOrder[];

export const ANY: SaveCondition = { is: 'and', of: [] };

export interface SaveOrder {
  readonly field: SaveField;
  readonly isDescending: boolean;
}

/** Where an entry is in a list: the values that it is sorted by. */
export type ListKey = readonly FieldValue[];

export interface Range {
  readonly after?: ListKey | undefined;
  readonly before?: ListKey | undefined;
  /** The last ones, still in order. Not with `offset`. */
  readonly fromEnd?: boolean | undefined;
  /** Skips this many. */
  readonly offset?: number | undefined;
  readonly limit: number;
}

export interface SavesAsked extends Range {
  readonly where: SaveCondition;
  /** Most important first; ties are by slug. Saves without the value come last in both directions. */
  readonly order: readonly SaveOrder[];
  /** Called now and then while many are looked at. */
  readonly check?: (() => void) | undefined;
}

/** Which playthrough of which format. */
export interface WorldKey {
  readonly format: FormatId;
  /** Shared by all its saves, in the format's own terms. */
  readonly playthrough: string;
}

/** The world of a save; null for one whose header names no playthrough. */
export function worldOf({ format, header: { playthrough } }: SaveEntry): WorldKey | null {
  return playthrough === null ? null : { format: format.id, playthrough };
}

/** The same for the same playthrough of the same format. */
export function nameOfWorld({ format, playthrough }: WorldKey): string {
  return `${format} ${playthrough}`;
}

export interface SaveWorld extends WorldKey {
  /** Of the newest save. */
  readonly title: string;
  /** The one written last, see {@link NEWEST_FIRST}; of copies, the last by slug. */
  readonly newest: SaveEntry;
}

export interface Catalogue {
  /** By what it is called, see SaveEntry.slug. */
  get(slug: string): Later<SaveEntry | null>;
  /** By SaveEntry.key. */
  byKey(key: string): Later<SaveEntry | null>;
  page(asked: SavesAsked): Later<readonly SaveEntry[]>;
  count(where: SaveCondition, check?: () => void): Later<number>;
  /** Slugs or titles that may be close to a text, in no order: a bounded number of however many there are. */
  near(field: TextField, text: string): Later<readonly string[]>;
  /** Worlds by {@link worldListKey}. @param except worlds to leave out */
  worlds(range: Range, except?: readonly WorldKey[]): Later<readonly SaveWorld[]>;
  countWorlds(except?: readonly WorldKey[]): Later<number>;
  /** Leaves out worlds without saves. */
  worldsAmong(keys: readonly WorldKey[]): Later<readonly SaveWorld[]>;
  /** The same saves for one request: what it needs at the same time is looked up together, and once. */
  forRequest(): Catalogue;
}

/** A condition without patterns, which databases read differently. */
export function isExact(condition: SaveCondition): boolean {
  return partsOf(condition).every((part) => !('test' in part) || part.test.matches === undefined);
}

export function partsOf(condition: SaveCondition): readonly SaveCondition[] {
  if (condition.is === 'not') return partsOf(condition.of);
  return condition.is === 'and' || condition.is === 'or' ? condition.of.flatMap(partsOf) : [condition];
}

/** Tests a condition on a save. @param known parts of it that a store has decided already */
export function satisfies(
  entry: SaveEntry,
  condition: SaveCondition,
  known?: ReadonlyMap<SaveCondition, boolean>,
): boolean {
  const decided = known?.get(condition);
  if (decided !== undefined) return decided;
  switch (condition.is) {
    case 'and':
      return condition.of.every((each) => satisfies(entry, each, known));
    case 'or':
      return condition.of.some((each) => satisfies(entry, each, known));
    case 'not':
      return !satisfies(entry, condition.of, known);
    case 'field':
      return condition.holds(fieldValue(entry, condition.field));
    case 'label': {
      const { labels = [] } = entry;
      return labels.length === 0 ? condition.holds(null) : labels.some((label) => condition.holds(label));
    }
    case 'called':
      return entry.slugs.includes(condition.slug);
    case 'format':
      return condition.among.includes(entry.format.id);
    case 'world':
      return (
        entry.format.id === condition.world.format && entry.header.playthrough === condition.world.playthrough
      );
    case 'stored':
      return false;
  }
}

export function fieldValue({ slug, header, files }: SaveEntry, field: SaveField): FieldValue {
  if (field === 'SLUG') return slug;
  if (field === 'TITLE') return header.title;
  if (field === 'GAME') return header.game ?? null;
  if (field === 'MODIFIED_AT') return newestWrite(files);
  if (field === 'SAVED_AT') return header.savedAt === null ? null : Date.parse(header.savedAt);
  return header.savedAt === null ? (header.clock ?? header.playSeconds ?? newestWrite(files)) : null;
}

export function saveListKey(entry: SaveEntry, order: readonly SaveOrder[]): ListKey {
  return [...order.map(({ field }) => fieldValue(entry, field)), entry.slug];
}

/** By title; of equal ones by playthrough. */
export function worldListKey({ title, playthrough, format }: SaveWorld): ListKey {
  return [title, playthrough, format];
}

/** Compares keys of one list. @param descending the positions that are sorted downwards */
export function compareKeys(a: ListKey, b: ListKey, descending: readonly boolean[] = []): number {
  for (const [at, x] of a.entries()) {
    const y = b[at]!;
    if (x === y) continue;
    if (x === null || y === null) return x === null ? 1 : -1;
    const compared = typeof x === 'string' ? compareTexts(x, y as string) : x - (y as number);
    return descending[at] ? -compared : compared;
  }
  return 0;
}

const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;

/** By code points, like a database: JavaScript itself puts those beyond 16 bits before the last ones within. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x !== y) return rankOf(x) - rankOf(y);
  }
  return a.length - b.length;
}

function rankOf(unit: number): number {
  if (unit < SURROGATES) return unit;
  return unit < AFTER_SURROGATES ? unit + 0x10000 : unit;
}

/** True when one save of a world counts as newer than another. */
export function isNewer(a: SaveEntry, b: SaveEntry): boolean {
  return (compareAges(a, b) || compareTexts(b.slug, a.slug)) < 0;
}

/** Below 0 if the first is newer, 0 for copies. */
export function compareAges(a: SaveEntry, b: SaveEntry): number {
  const keys = [a, b].map((entry) => NEWEST_FIRST.map(({ field }) => fieldValue(entry, field)));
  return compareKeys(keys[0]!, keys[1]!, [true, true]);
}

/** When a save was written, in milliseconds since 1970: as it says itself, else as its files do. */
export function writtenAt(entry: SaveEntry): number | null {
  return (fieldValue(entry, 'SAVED_AT') ?? newestWrite(entry.files)) as number | null;
}
