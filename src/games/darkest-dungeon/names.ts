// English names of ids. The table is from the game of 2016: later content and mods only have ids. See
// docs/views.md.

import type { Named } from '../shared/scope.ts';
import { DISEASES, MONSTERS } from './known-ids.ts';

/** In the order in which an id of unknown kind is looked up. */
const TABLES = [
  'heroClasses',
  'dungeons',
  'quirks',
  'trinkets',
  'campingSkills',
  'townEvents',
  'afflictions',
  'questNames',
] as const;

export type NameTable = (typeof TABLES)[number];
export type NameTables = Readonly<Record<NameTable, Readonly<Record<string, string>>>>;

/** Strengths of a monster, by the end of its id. */
const STRENGTHS = ['_A', '_B', '_C', '_D'];

export class GameNames {
  readonly #tables: NameTables;
  /** Ids of monsters by their hash, as the save may have it instead. */
  readonly #monsters: ReadonlyMap<string, string>;

  constructor(tables: NameTables) {
    this.#tables = tables;
    const ids = MONSTERS.flatMap((id) => STRENGTHS.map((strength) => id + strength));
    this.#monsters = new Map(ids.map((id) => [`${hashOf(id)}`, id]));
  }

  /** Whether a quirk is a disease; those of later content say so in their id. */
  isDisease(quirk: string): boolean {
    return DISEASES.has(quirk) || quirk.startsWith('disease_');
  }

  /** A monster by its id, or by the hash of it. */
  monster(word: string | null): Named | null {
    if (word === null) return null;
    const name = this.#monsters.get(word) ?? word;
    return { ...this.byOwnWords(name.replace(/_[A-D]$/, '')), name };
  }

  /** The same for an id that may be absent. */
  wordsOf(id: string | null): Named | null {
    return id === null ? null : this.byOwnWords(id);
  }

  /** What no table has the name of: its id with capitals. Null for a number, which is a hash. */
  byOwnWords(id: string): Named {
    const words = /^[a-z]/.test(id) ? id.split('_').filter(Boolean) : [];
    const title = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ');
    return { title: title || null, name: id, path: null };
  }

  /** What the game calls an id; the title is null for ids without a name. */
  named(word: string | null, table: NameTable | null = null): Named | null {
    return word === null ? null : { title: table && this.#lookUp(table, word), name: word, path: null };
  }

  /** Plots have a name each; other quests are called by what is to be done, how long it takes, and where. */
  questTitle(key: string | null, kind: readonly (string | number | null)[]): string | null {
    return (key && this.#lookUp('questNames', key)) || this.#lookUp('questNames', kind.join('+'));
  }

  all(words: readonly string[], table: NameTable | null = null): Named[] {
    return words.map((word) => this.named(word, table)!);
  }

  /** The name of anything that has this id. */
  title(word: string): string | null {
    for (const table of TABLES) {
      const name = this.#lookUp(table, word);
      if (name !== null) return name;
    }
    return null;
  }

  #lookUp(table: NameTable, word: string): string | null {
    const names = this.#tables[table];
    return Object.hasOwn(names, word) ? names[word]! : null;
  }
}

/** The hash that the game stores in place of a name: h = h * 53 + byte in 32 bits. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 53) + text.charCodeAt(at)) | 0;
  return hash;
}
