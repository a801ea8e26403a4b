// English names of what saves only have numbers for. The table is of the game without mods; ids of later versions and of mods
// are words already. See docs/views.md.

import { entryOf, type Named } from '../shared/kit.ts';

export interface NameTables {
  /** By the number that the game gave them before 1.6, and still uses. */
  readonly items: Readonly<Record<string, string>>;
  readonly professions: Readonly<Record<string, string>>;
  readonly museum: readonly string[];
}

export class StardewNames {
  readonly tables: NameTables;

  constructor(tables: NameTables) {
    this.tables = tables;
  }

  /** A class of objects, in words. */
  title(name: string): string {
    return this.words(name);
  }

  /** `SeedShop` is "Seed shop". */
  words(name: string): string {
    return name.replace(/(?<=[a-z])[A-Z](?=[a-z])/g, (start) => ` ${start.toLowerCase()}`);
  }

  profession(id: string): Named {
    return { title: entryOf(this.tables.professions, id), name: id, path: null };
  }

  /** Null for what is not in the table. */
  item(id: string): string | null {
    return entryOf(this.tables.items, id);
  }
}
