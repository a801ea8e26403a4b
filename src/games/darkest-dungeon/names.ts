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
  'buildings',
] as const;

export type NameTable = (typeof TABLES)[number];
export type NameTables = Readonly<Record<NameTable | 'monsters', Readonly<Record<string, string>>>> & {
  /** Those of the quirks that are diseases. */
  readonly diseases: readonly string[];
};

/** Strengths of a monster, by the end of its id. */
const STRENGTHS = ['_A', '_B', '_C', '_D'];

export class GameNames {
  readonly #tables: NameTables;
  readonly #diseases: ReadonlySet<string>;
  /** Ids of monsters by their hash, as the save may have it instead. */
  readonly #monsters: ReadonlyMap<string, string>;

  constructor(tables: NameTables) {
    this.#tables = tables;
    this.#diseases = new Set(tables.diseases);
    const ids = Object.keys(tables.monsters).flatMap((id) => STRENGTHS.map((strength) => id + strength));
    this.#monsters = new Map(ids.map((id) => [`${hashOf(id)}`, id]));
  }

  /** Whether a quirk is a disease; those of later content say so in their id. */
  isDisease(quirk: string): boolean {
    return this.#diseases.has(quirk) || quirk.startsWith('disease_');
  }

  /** A monster by its id, or by the hash of it. */
  monster(word: string | null): Named | null {
    if (word === null) return null;
    const name = this.#monsters.get(word) ?? word;
    const { monsters } = this.#tables;
    const id = name.replace(/_[A-D]$/, '');
    return { title: Object.hasOwn(monsters, id) ? monsters[id]! : null, name, path: null };
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

/** The hash that the game stores in place of a name: h = h * 53 + byte in 32 bits. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 53) + text.charCodeAt(at)) | 0;
  return hash;
}
