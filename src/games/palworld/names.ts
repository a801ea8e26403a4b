// English titles and figures of the game, by the ids in saves. Ids differ in case between saves, so they are compared
// without. Sources: facts/tables.json.

import { getOrCreate } from '../../graph/made-once.ts';
import type { Named } from '../shared/scope.ts';
import type { FactTable } from '../shared/tables.ts';

export interface SpeciesFacts {
  readonly name: string;
  readonly deck?: number;
  /** Elements. */
  readonly el?: readonly string[];
  readonly kind?: 'human';
  /** Level by suitability. */
  readonly work?: Readonly<Record<string, number>>;
}

export interface NameTables {
  readonly species: FactTable<SpeciesFacts>;
  readonly passives: FactTable<readonly [title: string, rank: number]>;
  readonly skills: FactTable<readonly [title: string, element: string, power: number]>;
  readonly items: FactTable<readonly [title: string, group: string]>;
  readonly buildings: FactTable<readonly [title: string, category: string]>;
  readonly natural: FactTable<readonly [title: string, category: string]>;
  readonly technologies: FactTable<readonly [title: string]>;
  readonly fastTravel: FactTable<readonly [title: string, x: number, y: number, z: number]>;
  readonly relics: FactTable<readonly [type: string, x: number, y: number, z: number]>;
  readonly relicTypes: FactTable<string>;
  readonly bosses: readonly (readonly [
    id: string,
    species: string,
    level: number,
    x: number,
    y: number,
    z: number,
  ])[];
  readonly missions: FactTable<string>;
  readonly research: FactTable<readonly [title: string, work: number]>;
  readonly work: FactTable<string>;
  readonly exp: { readonly player: readonly number[]; readonly pal: readonly number[] };
  readonly friendship: readonly (readonly [rank: number, points: number])[];
}

/** The tables whose entries are a title, or begin with one. */
type TitleTable = {
  [Name in keyof NameTables]: NameTables[Name] extends FactTable<string | readonly [string, ...unknown[]]>
    ? Name
    : never;
}[keyof NameTables];

/** A search asks for the title of every text of a world: most are long paths, and ids of records. */
const MOST_LENGTH = 80;
const PREFIX = /^(BOSS|PREDATOR|GYM|RAID|SUMMON)_/i;

/** Categories of what nobody builds. */
const NATURAL: ReadonlySet<string> = new Set(['Dropped', 'Egg', 'Pickup', 'Rock', 'Treasure']);

/** In front of the species of an alpha or lucky pal. */
export function isBoss(id: string): boolean {
  return /^BOSS_/i.test(id);
}

/** What records are to players, by class. */
const CLASSES: FactTable<string> = {
  BaseCampSaveData: 'Base',
  CharacterContainerSaveData: 'Container of pals',
  EnemyCampStatusMap: 'Enemy camp',
  GroupSaveDataMap: 'Guild or group',
  InstanceDataMap: 'Tree or rock',
  ItemContainerSaveData: 'Container of items',
  PalCharacterSlotSaveData: 'Slot for a pal',
  PalDungeonSaveData: 'Dungeon',
  PalDynamicItemSaveData: 'Item with a state',
  PalIndividualCharacterSaveParameter: 'Player or pal',
  PalItemSlotSaveData: 'Slot of a container',
  PalMapObjectSaveData: 'Structure',
  PalWorkSaveData: 'Work',
};

export class PalworldNames {
  readonly tables: NameTables;
  readonly #lower = new Map<keyof NameTables, ReadonlyMap<string, unknown>>();
  #titles: ReadonlyMap<string, string> | null = null;

  constructor(tables: NameTables) {
    this.tables = tables;
  }

  /** The entry of a table, by an id in any case. */
  entry<Name extends keyof NameTables>(
    table: Name,
    id: string,
  ): (NameTables[Name] extends FactTable<infer Entry> ? Entry : never) | undefined {
    const known = getOrCreate(
      this.#lower,
      table,
      () => new Map(Object.entries(this.tables[table]).map(([key, entry]) => [key.toLowerCase(), entry])),
    );
    return known.get(id.toLowerCase()) as never;
  }

  /** Something that the save only has an id for. */
  named(table: TitleTable, id: string): Named {
    const entry = this.entry(table, id);
    const title = typeof entry === 'string' ? entry : (entry?.[0] ?? null);
    return { title, name: id, path: null };
  }

  /** A species or a person; `BOSS_Anubis` is an Anubis. */
  species(id: string): Named {
    return { title: this.speciesFacts(id)?.name ?? null, name: id, path: null };
  }

  speciesFacts(id: string): SpeciesFacts | undefined {
    return this.entry('species', id) ?? this.entry('species', baseSpecies(id));
  }

  /** Something that stands in the world. */
  structure(id: string): Named {
    return { title: this.#structure(id)?.[0] ?? null, name: id, path: null };
  }

  structureCategory(id: string): string | null {
    return this.#structure(id)?.[1] ?? null;
  }

  /** True if it is there without anybody building it. */
  isNatural(id: string): boolean {
    return NATURAL.has(this.structureCategory(id) ?? '');
  }

  #structure(id: string) {
    const [built, natural] = [this.entry('buildings', id), this.entry('natural', id)];
    // Pillars have their titles among what is not in the build menu.
    return built && natural ? ([built[0] ?? natural[0], built[1]] as const) : (built ?? natural);
  }

  /** A title by an id of any kind: for classes, and properties that hold one. */
  title(id: string): string | null {
    if (id.length > MOST_LENGTH) return null;
    this.#titles ??= titlesOf(this.tables);
    return this.#titles.get(id.toLowerCase()) ?? (PREFIX.test(id) ? this.species(id).title : null);
  }

  friendshipRank(points: number): number {
    return this.tables.friendship.findLast(([, needed]) => points >= needed)?.[0] ?? 0;
  }
}

/** By id in small letters. Where several tables have one, the last counts. */
function titlesOf({ passives, species, items, natural, buildings }: NameTables): Map<string, string> {
  const titles = new Map<string, string>();
  type Entry = string | SpeciesFacts | readonly [title: string, ...unknown[]];
  for (const table of [passives, species, items, natural, buildings, CLASSES]) {
    for (const [id, entry] of Object.entries<Entry>(table)) {
      const title = typeof entry === 'string' ? entry : 'name' in entry ? entry.name : entry[0];
      if (title) titles.set(id.toLowerCase(), title);
    }
  }
  return titles;
}

/** The species without what the game puts in front for bosses and raids. */
export function baseSpecies(id: string): string {
  return id.replace(PREFIX, '');
}
