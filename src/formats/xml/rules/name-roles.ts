// The roles of names, by a game's table: looked up once for each name of a save.

import type { XmlGame } from '../games/game.ts';
import { words } from '../games/game.ts';
import {
  type ElementColumns,
  HAS_ATTRIBUTE,
  HAS_CHILD,
  HAS_CLASS,
  IS_LIST,
  IS_REPEATED,
} from '../syntax/elements.ts';
import type { Names } from '../syntax/names.ts';

/** Bits of what a name may be. */
export const IS_ITEM = 1;
/** An element of a list, which need not be an object. */
export const IN_LIST = 2;
/** The entry of a map, and its key and value. */
export const IS_ENTRY = 4;
export const IS_PART = 8;
/** Never an object. */
export const IS_PLAIN = 16;
/** The lists of keys or values of a map. */
export const IS_PARALLEL = 32;
export const IS_BLOB = 64;
export const IS_TEXT = 128;
/** Never a reference by its text. */
export const IS_NO_REFERENCE = 256;
/** Once in its object, because it tells that from others, or where it is. */
const IS_SINGLE = 512;

export class NameRoles {
  readonly game: XmlGame;
  readonly names: Names;
  /** By number of a name. */
  readonly flags: number[] = [];
  /** Names of the key and value of an entry; empty where maps have none. */
  readonly key: string;
  readonly value: string;
  /** True if keys and values of maps have an element for their type. */
  readonly isTyped: boolean;
  readonly #singles: ReadonlySet<string>;
  readonly #notReferences: ReadonlySet<string>;
  /** By number of a name: the element that was seen last. */
  readonly #seen: number[] = [];
  /** By names that were asked for: which they are, by number, as far as they were met. */
  readonly #among = new WeakMap<ReadonlySet<string>, boolean[]>();

  constructor(game: XmlGame, names: Names) {
    this.game = game;
    this.names = names;
    const [, key = '', value = ''] = typeof game.maps === 'object' ? game.maps : [];
    this.key = key;
    this.value = value;
    this.isTyped = value === 'value';
    const singles = [...words(game.keys), ...words(game.titles), ...game.places.map(({ path }) => path)];
    this.#notReferences = new Set(words(game.referenceTexts?.not));
    this.#singles = new Set(singles.map((path) => path.split('/')[0]!));
  }

  /** Looks up the names that were added since. */
  update(): void {
    while (this.flags.length < this.names.count) {
      this.flags.push(this.#of(this.names.text(this.flags.length)));
      this.#seen.push(0);
    }
  }

  /** True for the number of a name that is among these, in lower case. */
  isAmong(names: ReadonlySet<string>, name: number): boolean {
    const known = this.#among.get(names) ?? [];
    if (known.length === 0) this.#among.set(names, known);
    known[name] ??= names.has(this.names.text(name).toLowerCase());
    return known[name];
  }

  /**
   * Marks the children of an element that repeat a name, and itself if all are elements of a list.
   * @returns one that should be there once; -1 if there is none
   */
  markChildren({ next, name, parent, flags }: ElementColumns, element: number): number {
    const bits = flags[element]!;
    if ((bits & HAS_CHILD) === 0) return -1;
    let [doubled, isMixed] = [-1, false];
    let isList = (bits & (HAS_CLASS | HAS_ATTRIBUTE)) === 0;
    for (let child = element + 1; child < next[element]!; child = next[child]!) {
      const of = name[child]!;
      if ((this.flags[of]! & IN_LIST) === 0) isList = false;
      if (of !== name[element + 1]) isMixed = true;
      const before = this.#seen[of]!;
      this.#seen[of] = child;
      if (before >= child || parent[before] !== element || name[before] !== of) continue;
      flags[before]! |= IS_REPEATED;
      flags[child]! |= IS_REPEATED;
      if ((this.flags[of]! & IS_SINGLE) !== 0) doubled = child;
    }
    if (isList) flags[element]! |= IS_LIST;
    return isMixed ? doubled : -1;
  }

  #of(name: string): number {
    const { items, notItems, values, maps, blobs, texts } = this.game;
    const isEntry = typeof maps === 'object' && name === maps[0];
    const isPlain = notItems?.test(name) ?? false;
    const isItem = !isPlain && (items?.test(name) ?? false);
    return (
      (isItem ? IS_ITEM : 0) |
      (isItem || isEntry || values?.test(name) ? IN_LIST : 0) |
      (isEntry ? IS_ENTRY : 0) |
      (name === this.key || name === this.value ? IS_PART : 0) |
      (isPlain ? IS_PLAIN : 0) |
      (maps === 'parallel' && (name === 'keys' || name === 'values') ? IS_PARALLEL : 0) |
      (blobs?.test(name) ? IS_BLOB : 0) |
      (texts?.test(name) ? IS_TEXT : 0) |
      (this.#notReferences.has(name) ? IS_NO_REFERENCE : 0) |
      (!isItem && !isEntry && this.#singles.has(name) ? IS_SINGLE : 0)
    );
  }
}
