// The catalogue of saves that are all in memory.

import { unicodePattern } from '../../graph/unicode-pattern.ts';
import type { SaveEntry } from '../save.ts';
import {
  type Catalogue,
  compareKeys,
  fieldValue,
  isNewer,
  type ListKey,
  nameOfWorld,
  type Range,
  type SaveCondition,
  type SavesAsked,
  type SaveWorld,
  satisfies,
  saveListKey,
  type TextField,
  type WorldKey,
  worldListKey,
  worldOf,
} from './catalogue.ts';

export interface SavesInMemory {
  readonly entries: readonly SaveEntry[];
  get(slug: string): SaveEntry | null;
  byKey(key: string): SaveEntry | null;
}

export class MemoryCatalogue implements Catalogue {
  readonly #saves: SavesInMemory;

  constructor(saves: SavesInMemory) {
    this.#saves = saves;
  }

  get(slug: string): SaveEntry | null {
    return this.#saves.get(slug);
  }

  byKey(key: string): SaveEntry | null {
    return this.#saves.byKey(key);
  }

  page({ where, order, ...range }: SavesAsked): readonly SaveEntry[] {
    const descending = order.map(({ isDescending }) => isDescending);
    return sortedRange(this.#among(where), (entry) => saveListKey(entry, order), range, descending);
  }

  count(where: SaveCondition): number {
    return this.#among(where).length;
  }

  near(field: TextField, text: string): readonly string[] {
    const { entries } = this.#saves;
    return closest(text, entries.flatMap((entry) => fieldValue(entry, field) ?? []) as string[]);
  }

  worlds(range: Range, except: readonly WorldKey[] = []): readonly SaveWorld[] {
    return sortedRange(this.#worlds(except), worldListKey, range);
  }

  countWorlds(except: readonly WorldKey[] = []): number {
    return this.#worlds(except).length;
  }

  worldsAmong(keys: readonly WorldKey[]): readonly SaveWorld[] {
    const wanted = new Set(keys.map(nameOfWorld));
    return worldsOf(this.#saves.entries).filter((world) => wanted.has(nameOfWorld(world)));
  }

  forRequest(): Catalogue {
    return this;
  }

  #among(where: SaveCondition): SaveEntry[] {
    return this.#saves.entries.filter((entry) => satisfies(entry, where));
  }

  #worlds(except: readonly WorldKey[]): SaveWorld[] {
    const left = new Set(except.map(nameOfWorld));
    return worldsOf(this.#saves.entries).filter((world) => !left.has(nameOfWorld(world)));
  }
}

/** Sorts, and takes a range of the result. */
export function sortedRange<T>(
  all: readonly T[],
  keyOf: (entry: T) => ListKey,
  { after, before, fromEnd, offset = 0, limit }: Range,
  descending: readonly boolean[] = [],
): T[] {
  const keyed = all.map((entry) => ({ key: keyOf(entry), entry }));
  const within = keyed.filter(
    ({ key }) =>
      (!after || compareKeys(key, after, descending) > 0) &&
      (!before || compareKeys(key, before, descending) < 0),
  );
  within.sort((a, b) => compareKeys(a.key, b.key, descending));
  const start = fromEnd ? Math.max(0, within.length - limit) : offset;
  return within.slice(start, start + limit).map(({ entry }) => entry);
}

/** The worlds of these saves; a save whose header names no playthrough belongs to none. */
export function worldsOf(entries: readonly SaveEntry[]): SaveWorld[] {
  const newest = new Map<string, SaveEntry>();
  for (const entry of entries) {
    const world = worldOf(entry);
    if (!world) continue;
    const name = nameOfWorld(world);
    const known = newest.get(name);
    if (!known || isNewer(entry, known)) newest.set(name, entry);
  }
  return Array.from(newest.values(), worldWithNewest);
}

function worldWithNewest(newest: SaveEntry): SaveWorld {
  const { format, header } = newest;
  return { format: format.id, playthrough: header.playthrough!, title: header.title, newest };
}

/** Names to compare in full. */
const MOST_CLOSE = 500;
/** Longer beginnings and ends count the same. */
const MOST_SAME = 200;

/** At most {@link MOST_CLOSE} of the names, in no particular order. */
function closest(text: string, names: readonly string[]): readonly string[] {
  if (names.length <= MOST_CLOSE) return names;
  const wanted = bare(text);
  const scores = new Uint8Array(names.length);
  const having = new Uint32Array(MOST_SAME + 1);
  for (const [at, name] of names.entries()) {
    const score = Math.max(sameFrom(wanted, name, 1), sameFrom(wanted, name, -1));
    scores[at] = score;
    having[score]!++;
  }
  let least = MOST_SAME;
  for (let count = having[least]!; least > 0 && count + having[least - 1]! <= MOST_CLOSE; )
    count += having[--least]!;
  return names.filter((_, at) => scores[at]! >= least).slice(0, MOST_CLOSE);
}

const separators = unicodePattern(String.raw`[^\p{L}\p{N}]`, 'g');

/** Lower case, without separators. */
function bare(text: string): string {
  const lower = text.slice(0, MOST_SAME).toLowerCase();
  return lower.replace(separators(lower), '');
}

/** How many letters are the same from the start (1) or the end (-1), whatever their case and what separates them. */
function sameFrom(wanted: string, name: string, step: 1 | -1): number {
  let at = step > 0 ? 0 : name.length - 1;
  for (let same = 0; same < wanted.length; at += step) {
    const unit = name.charCodeAt(at);
    if (Number.isNaN(unit)) return same;
    if (isSeparator(unit)) continue;
    const letter = wanted.charCodeAt(step > 0 ? same : wanted.length - 1 - same);
    if (letter !== unit && letter !== (unit | 0x20)) return same;
    same++;
  }
  return wanted.length;
}

/** Of ASCII; others are letters, nearly always. */
function isSeparator(unit: number): boolean {
  if (unit >= 0x80) return false;
  const isDigit = unit >= 0x30 && unit <= 0x39;
  const lower = unit | 0x20;
  return !isDigit && !(lower >= 0x61 && lower <= 0x7a);
}
