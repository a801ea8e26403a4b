// The catalogue of saves of which some are in memory and any number elsewhere.

import type { SaveEntry } from '../save.ts';
import {
  andThen,
  type Catalogue,
  isNewer,
  type Later,
  type ListKey,
  nameOfWorld,
  type Range,
  type SaveCondition,
  type SavesAsked,
  type SaveWorld,
  saveListKey,
  type TextField,
  type WorldKey,
  worldListKey,
} from './catalogue.ts';
import { type MemoryCatalogue, sortedRange } from './memory-catalogue.ts';

export class JoinedCatalogue implements Catalogue {
  readonly #here: MemoryCatalogue;
  readonly #others: Catalogue;

  /** A save that is in both is the one of `here`. */
  constructor(here: MemoryCatalogue, others: Catalogue) {
    this.#here = here;
    this.#others = others;
  }

  get(slug: string): Later<SaveEntry | null> {
    return this.#here.get(slug) ?? this.#others.get(slug);
  }

  byKey(key: string): Later<SaveEntry | null> {
    return this.#here.byKey(key) ?? this.#others.byKey(key);
  }

  page({ where, order, check, ...range }: SavesAsked): Later<readonly SaveEntry[]> {
    const descending = order.map(({ isDescending }) => isDescending);
    const here = this.#here.page({ where, order, ...range, offset: 0, limit: Number.POSITIVE_INFINITY });
    const others = (part: Range): Later<readonly SaveEntry[]> =>
      this.#others.page({ where, order, check, ...part });
    return joined(here, others, range, (entry) => saveListKey(entry, order), descending);
  }

  count(where: SaveCondition, check?: () => void): Later<number> {
    return andThen(this.#others.count(where, check), (others) => this.#here.count(where) + others);
  }

  near(field: TextField, text: string): Later<readonly string[]> {
    return andThen(this.#others.near(field, text), (others) => [...this.#here.near(field, text), ...others]);
  }

  worlds(range: Range, except: readonly WorldKey[] = []): Later<readonly SaveWorld[]> {
    return andThen(this.#worldsHere(except), (here) => {
      const others = (part: Range): Later<readonly SaveWorld[]> =>
        this.#others.worlds(part, [...except, ...here]);
      const whole = { ...range, offset: 0, limit: Number.POSITIVE_INFINITY };
      return joined(sortedRange(here, worldListKey, whole), others, range, worldListKey);
    });
  }

  countWorlds(except: readonly WorldKey[] = []): Later<number> {
    const here = this.#here.worlds({ limit: Number.POSITIVE_INFINITY }, except);
    return andThen(this.#others.countWorlds([...except, ...here]), (others) => here.length + others);
  }

  worldsAmong(keys: readonly WorldKey[]): Later<readonly SaveWorld[]> {
    return andThen(this.#others.worldsAmong(keys), (others) => united(this.#here.worldsAmong(keys), others));
  }

  forRequest(): Catalogue {
    return new JoinedCatalogue(this.#here, this.#others.forRequest());
  }

  /** The worlds of saves that are here, which may have others elsewhere. */
  #worldsHere(except: readonly WorldKey[]): Later<readonly SaveWorld[]> {
    const here = this.#here.worlds({ limit: Number.POSITIVE_INFINITY }, except);
    if (here.length === 0) return here;
    return andThen(this.#others.worldsAmong(here), (others) => united(here, others));
  }
}

/** Each world once, with the newer of its newest saves. */
function united(some: readonly SaveWorld[], others: readonly SaveWorld[]): readonly SaveWorld[] {
  const worlds = new Map(some.map((world) => [nameOfWorld(world), world]));
  for (const world of others) {
    const known = worlds.get(nameOfWorld(world));
    if (!known || isNewer(world.newest, known.newest)) worlds.set(nameOfWorld(world), world);
  }
  return [...worlds.values()];
}

/**
 * A range of two sorted lists as if they were one. All that come before row `d` of the others are at most `d` of them and
 * all that are here, so with `d` that much before the range, no other row has to be seen.
 */
function joined<T>(
  here: readonly T[],
  others: (part: Range) => Later<readonly T[]>,
  range: Range,
  keyOf: (entry: T) => ListKey,
  descending: readonly boolean[] = [],
): Later<readonly T[]> {
  const { offset = 0, limit, fromEnd } = range;
  const skipped = fromEnd ? 0 : Math.max(0, offset - here.length);
  const part = { ...range, offset: skipped, limit: limit + offset - skipped };
  return andThen(others(part), (rows) =>
    sortedRange([...here, ...rows], keyOf, { fromEnd, offset: offset - skipped, limit }, descending),
  );
}
