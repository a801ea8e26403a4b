// English names of ids. The table is from the game of 2016: later content and mods only have ids. See
// docs/views.md.

import type { Named } from '../shared/scope.ts';

/** In the order in which an id of unknown kind is looked up. */
const TABLES = [
  'heroClasses',
  'dungeons',
  'quirks',
  'trinkets',
  'campingSkills',
  'townEvents',
  'afflictions',
] as const;

export type NameTable = (typeof TABLES)[number];
export type NameTables = Readonly<Record<NameTable, Readonly<Record<string, string>>>>;

export class GameNames {
  readonly #tables: NameTables;

  constructor(tables: NameTables) {
    this.#tables = tables;
  }

  /** What the game calls an id; the title is null for ids without a name. */
  named(word: string | null, table: NameTable | null = null): Named | null {
    return word === null ? null : { title: table && this.#lookUp(table, word), name: word, path: null };
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
