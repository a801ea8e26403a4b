// Meanings of the names in a save: titles, recipes, power, sizes, places. The tables are part of the
// project, or come from the user's own copy of the game; see docs/facts.md. Anything absent in a record is
// unknown, and never counts as 0.

import type { Named } from '../../shared/scope.ts';
import { entryOf, type FactTable } from '../../shared/tables.ts';

/** An item and its amount per cycle (m3 for fluids and gases). */
export type Amount = readonly [item: string, amount: number];

export interface ItemFacts {
  readonly name?: string | null;
  readonly form?: 'solid' | 'liquid' | 'gas' | 'heat' | 'rule';
  readonly stack?: number;
  readonly sink?: number;
  /** MJ per piece, or per m3 of fluids and gases. */
  readonly mj?: number;
  readonly waste?: Amount;
}

export interface RecipeFacts {
  /** The last version of the game that had it. */
  readonly until?: string;
  readonly name?: string | null;
  readonly kind?: 'machine' | 'hand' | 'build' | 'paint';
  readonly alt?: boolean | number;
  /** Seconds per cycle. */
  readonly s?: number;
  readonly in?: readonly Amount[];
  readonly out?: readonly Amount[];
  readonly at?: string;
  /** Least and most MW, for machines whose power draw depends on the recipe. */
  readonly mw?: readonly [number, number];
}

export interface GeneratorFacts {
  readonly mw?: number;
  readonly fuels?: readonly string[];
  /** m3 per minute. */
  readonly water?: number;
  readonly range?: readonly [number, number];
  /** What it adds to all power of its network, as a share: alone, and while it burns something. */
  readonly boost?: readonly [number, number];
}

export interface BuildingFacts {
  readonly name?: string | null;
  readonly cat?: string;
  readonly mw?: number | readonly [number, number];
  readonly exp?: number;
  readonly sloops?: number;
  readonly byRecipe?: boolean | number;
  readonly gen?: GeneratorFacts;
  /** Items or m3 per minute on a normal node. */
  readonly ext?: { readonly perMin?: number; readonly of?: readonly string[] | string };
  /** Items per minute. */
  readonly belt?: number;
  /** m3 per minute. */
  readonly pipe?: number;
  readonly slots?: number;
  readonly tank?: number;
  readonly mwh?: number;
  /** Metres along the building's own axes. */
  readonly size?: readonly [number, number, number];
}

export interface VehicleFacts {
  readonly name?: string | null;
  /** Class of its descriptor in the game's own file. */
  readonly desc?: string;
  /** Least and most that it draws from a network. */
  readonly mw?: readonly [number, number];
}

export interface SchematicFacts {
  /** The last version of the game that had it. */
  readonly until?: string;
  readonly name?: string | null;
  readonly kind?: string;
  readonly tier?: number;
  readonly recipes?: readonly string[];
  /** What it takes to unlock; only the game's own data file has it. */
  readonly cost?: readonly Amount[];
}

/** True if nobody can unlock it since 1.0: the game still has some that it calls discontinued. */
export function isGone({ until, name }: SchematicFacts): boolean {
  return until !== undefined || name?.startsWith('Discontinued') === true;
}

/** What yields an item: `BP_Crystal_mk2_C`, `BP_BerryBush_C`, `BP_Shroom_01_C`. */
const IN_THE_WORLD = /^BP_(\w+?)(?:Bush|_01)?_C$/;

/** Things of the world that are no items. */
const NATURAL: Readonly<Record<string, string>> = {
  BP_CreatureSpawner_C: 'Spawner of creatures',
  BP_DropPod_C: 'Crash Site',
  BP_FrackingCore_C: 'Resource Well',
  BP_FrackingSatellite_C: 'Resource Well outlet',
  BP_MercerShrine_C: 'Mercer Shrine',
  BP_ResourceDeposit_C: 'Resource deposit',
  BP_ResourceNodeGeyser_C: 'Geyser',
  BP_ResourceNode_C: 'Resource Node',
};

export interface FactTables {
  readonly items: FactTable<ItemFacts>;
  readonly recipes: FactTable<RecipeFacts>;
  readonly buildings: FactTable<BuildingFacts>;
  readonly vehicles: FactTable<VehicleFacts>;
  readonly schematics: FactTable<SchematicFacts>;
  readonly phases: FactTable<{ readonly name?: string | null; readonly cost?: readonly Amount[] }>;
  /** By version of the game, the fields that differ from the next newer version. */
  readonly history: FactTable<{
    readonly items?: FactTable<ItemFacts>;
    readonly recipes?: FactTable<RecipeFacts>;
    /** The output of a generator is separate here, so that the rest of `gen` stays. */
    readonly buildings?: FactTable<BuildingFacts & { readonly genMw?: number }>;
  }>;
  readonly about: { readonly saveVersionToGame: readonly (readonly [number, number | null, string])[] };
}

/** Newest first: for a save of U6, U8, then U7, then U6 are applied to the tables. */
const EARLIER = ['U8', 'U7', 'U6', 'U5', 'U4'];

/** Up to Update 6, what a generator produces and burns grew more slowly than its clock speed. */
const EARLY_GENERATORS: ReadonlySet<string> = new Set(['U4', 'U5', 'U6']);
const EARLY_GENERATOR_EXPONENT = 1 / 1.3;

/** The tables as of the version that wrote a save. */
export class Facts {
  /** Exponent of the clock speed in a generator's output. */
  readonly generatorExponent: number;
  /** True if the save is older than the oldest table, so that its recipes and rates may be others. */
  readonly isOlder: boolean;
  readonly #tables: FactTables;
  readonly #layers: readonly FactTables['history'][string][];
  /** Results by name: machines ask for the same few again and again. */
  readonly #layered = {
    items: new Map<string, object | null>(),
    recipes: new Map<string, object | null>(),
    buildings: new Map<string, object | null>(),
  };

  constructor(tables: FactTables, saveVersion: number | null) {
    this.#tables = tables;
    const [oldest] = tables.about.saveVersionToGame;
    this.isOlder = saveVersion !== null && oldest !== undefined && saveVersion < oldest[0];
    const game = tables.about.saveVersionToGame.find(
      ([from, to]) => saveVersion !== null && saveVersion >= from && saveVersion <= (to ?? saveVersion),
    )?.[2];
    this.generatorExponent = this.isOlder || EARLY_GENERATORS.has(game ?? '') ? EARLY_GENERATOR_EXPONENT : 1;
    const layers = this.isOlder ? EARLIER : EARLIER.slice(0, EARLIER.indexOf(game ?? '') + 1);
    this.#layers = layers.flatMap((version) => tables.history[version] ?? []);
  }

  item(name: string): ItemFacts | null {
    return this.#of('items', name);
  }

  vehicle(name: string): VehicleFacts | null {
    return entryOf(this.#tables.vehicles, name);
  }

  recipe(name: string): RecipeFacts | null {
    return this.#of('recipes', name);
  }

  building(name: string): BuildingFacts | null {
    return this.#of('buildings', name);
  }

  schematic(name: string): SchematicFacts | null {
    return entryOf(this.#tables.schematics, name);
  }

  phase(name: string): FactTables['phases'][string] | null {
    return entryOf(this.#tables.phases, name);
  }

  /** Names of recipes of the newest version, without those that it dropped. */
  get recipeNames(): readonly string[] {
    return Object.entries(this.#tables.recipes).flatMap(([name, { until }]) => (until ? [] : [name]));
  }

  get schematics(): FactTables['schematics'] {
    return this.#tables.schematics;
  }

  /** The title of any class or asset, by the last part of its path. */
  title(name: string): string | null {
    const { items, recipes, buildings, vehicles, schematics, phases } = this.#tables;
    for (const table of [buildings, items, recipes, vehicles, schematics, phases]) {
      const title = entryOf(table, name)?.name;
      if (title) return title;
    }
    // A descriptor has the title of its building, and an object in the world that of its item.
    if (name.startsWith('Desc_')) return entryOf(buildings, `Build_${name.slice(5)}`)?.name ?? null;
    const [, item] = IN_THE_WORLD.exec(name) ?? [];
    const known =
      item === undefined
        ? null
        : (entryOf(items, `Desc_${item}_C`) ?? entryOf(items, `BP_ItemDescriptor${item}_C`));
    return known?.name ?? entryOf(NATURAL, name);
  }

  named(name: string, path: string | null): Named {
    return { title: this.title(name), name, path };
  }

  #of<K extends 'items' | 'recipes' | 'buildings'>(table: K, name: string): FactTables[K][string] | null {
    let found: object | null | undefined = this.#layered[table].get(name);
    if (found === undefined) {
      found = entryOf<object>(this.#tables[table], name);
      for (const layer of this.#layers) {
        const record: object | null = entryOf(layer[table] ?? {}, name);
        if (record) found = laidOver(found, record);
      }
      this.#layered[table].set(name, found);
    }
    return found as FactTables[K][string] | null;
  }
}

/** Amounts with the names of their items. */
export function amountsOf(facts: Facts, amounts: readonly Amount[] = []) {
  return amounts.map(([item, amount]) => ({ item: facts.named(item, null), amount }));
}

function laidOver(newer: BuildingFacts | null, older: BuildingFacts & { readonly genMw?: number }): object {
  const { genMw, ...fields } = older;
  const gen = genMw === undefined ? {} : { gen: { ...newer?.gen, mw: genMw } };
  return { ...newer, ...fields, ...gen };
}
