// Facts about the game's ids: their English names, kinds of quirks, rarities of trinkets, monsters, levels. Most of it
// is from the game of 2016: mods and some later content only have ids. See docs/facts.md.

import type { Named } from '../shared/scope.ts';
import { entryOf, type FactTable } from '../shared/tables.ts';

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
  'monsters',
  'curios',
  'upgradeTrees',
] as const;

/** What profiles call the supplies that a hero used: a camping skill has the same id. */
const SUPPLIES = 'supply';

const AREAS = { roo: 'Room', co: 'Corridor', sec: 'Secret room' };
const AREA = /^(roo|co|sec)([A-Z]+)$/;

export type NameTable = (typeof TABLES)[number];
/** Points at which each level begins, from level 0; least and most where they are not certain. */
type Thresholds = readonly (number | readonly [number, number])[];

export interface NameTables extends Readonly<Record<NameTable, FactTable<string>>> {
  readonly quirkKinds: FactTable<string>;
  readonly rarities: FactTable<string>;
  readonly monsterDungeons: FactTable<readonly string[]>;
  readonly bosses: readonly string[];
  readonly resolveXp: Thresholds;
  readonly dungeonXp: Thresholds;
}

export class GameNames {
  readonly #tables: NameTables;
  readonly #bosses: ReadonlySet<string>;

  constructor(tables: NameTables) {
    this.#tables = tables;
    this.#bosses = new Set(tables.bosses);
  }

  /** `positive`, `negative` or `disease`; null for quirks of mods, whose ids may still say that they are diseases. */
  quirkKind(quirk: string): string | null {
    return entryOf(this.#tables.quirkKinds, quirk) ?? (quirk.startsWith('disease_') ? 'disease' : null);
  }

  rarity(trinket: string): string | null {
    return entryOf(this.#tables.rarities, trinket);
  }

  /** A monster by its id, which ends with its strength. */
  monster(id: string | null): Named | null {
    if (id === null) return null;
    const title = this.#lookUp('monsters', id) ?? this.byOwnWords(id.replace(/_[A-D]$/, '')).title;
    return { title, name: id, path: null };
  }

  /** Where a monster of the game is met and whether it is a boss; null for others, as those of mods. */
  monsterFacts(id: string | null): { dungeons: readonly Named[] | null; isBoss: boolean } | null {
    if (id === null || this.#lookUp('monsters', id) === null) return null;
    const dungeons = entryOf(this.#tables.monsterDungeons, id);
    return { dungeons: dungeons && this.all(dungeons, 'dungeons'), isBoss: this.#bosses.has(id) };
  }

  resolveLevel(xp: number | null) {
    return levelAt(this.#tables.resolveXp, xp);
  }

  dungeonLevel(xp: number | null) {
    return levelAt(this.#tables.dungeonXp, xp);
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
    if (word === SUPPLIES) return null;
    const [, kind, letters] = AREA.exec(word) ?? [];
    if (letters) return `${AREAS[kind as keyof typeof AREAS]} ${letters}`;
    for (const table of TABLES) {
      const name = this.#lookUp(table, word);
      if (name !== null) return name;
    }
    return null;
  }

  #lookUp(table: NameTable, word: string): string | null {
    return entryOf(this.#tables[table], word);
  }
}

/** The least and the highest level that these points may mean. */
function levelAt(thresholds: Thresholds, xp: number | null): { min: number | null; max: number | null } {
  if (xp === null || xp < 0) return { min: null, max: null };
  const ranges = thresholds.map((each) => (typeof each === 'number' ? ([each, each] as const) : each));
  return {
    min: ranges.findLastIndex(([, most]) => most <= xp),
    max: ranges.findLastIndex(([least]) => least <= xp),
  };
}

/** Whom a name in a row means: several heroes may have one. */
export function heroNamed(guid: number | null, title: string | null): Named | string | null {
  return guid === null || title === null ? title : { title, name: String(guid), path: null };
}
