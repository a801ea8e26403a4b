// Places lightweight buildables that follow a gap: the last ones of a group by its count; others by the size of
// what is lost, which has to be just that of a number of instances, and of the head of the next group if they
// were built with another recipe. Source: docs/formats/satisfactory.md#salvage.

import { uniqueByName } from './asset-names.ts';
import type { LightweightPart, LightweightRun, LightweightWalks } from './lightweight-walks.ts';

/** A group whose head is there, and what follows up to the next one. */
export interface OpenGroup {
  /** The class's path, and where it is. */
  readonly path: string;
  readonly classAt: number;
  /** Number of instances, null when it is lost. */
  readonly count: number | null;
  /** The instances that follow the head. */
  readonly first: LightweightRun;
  /** Those after gaps. */
  readonly runs: readonly LightweightRun[];
  /** Slot of the last run, if it can be told from the count. */
  readonly lastSlot: number | null;
  /** Where the next group starts. */
  readonly end: number;
}

export interface PlacedPart extends LightweightPart {
  /** Its slot follows from the size of what is lost. */
  readonly isInferred: boolean;
}

export interface PlacedGroup {
  /** The class's path, and where it is or was. */
  readonly path: string;
  readonly classAt: number;
  readonly parts: readonly PlacedPart[];
  /** Runs after gaps that belong to it. */
  readonly runs: readonly LightweightRun[];
}

/** The end of what is known of a group. */
interface Front {
  readonly path: string;
  /** What its instances are built with; empty when none is known. */
  readonly recipes: ReadonlySet<string>;
  /** Number of instances, null when it is lost. */
  readonly count: number | null;
  /** Slot and offset of the next instance. */
  readonly slot: number;
  readonly at: number;
  /** Size of its instances, null when none is known. */
  readonly size: number | null;
}

/** What the groups whose heads are left were built with. */
interface KnownRecipes {
  readonly ofGroup: ReadonlyMap<OpenGroup, ReadonlySet<string>>;
  readonly owners: ReadonlyMap<string, ReadonlySet<OpenGroup>>;
  /** Folders of classes, by the folder of their recipes. */
  readonly folders: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of the classes of all groups. */
  readonly paths: ReadonlySet<string>;
}

/** A head without its path: level, length, NUL, count. */
const HEAD_BYTES = 13;
/** From the start of the class's path, without its letters, to the first instance. */
const AFTER_LEVEL = 9;

export class LightweightGaps {
  readonly #walks: LightweightWalks;
  readonly #groups: readonly OpenGroup[];
  readonly #classes: () => Iterable<string>;
  #known: KnownRecipes | null = null;
  #byName: ReadonlyMap<string, string | null> | null = null;

  /** @param classes that intact bytes mention */
  constructor(walks: LightweightWalks, groups: readonly OpenGroup[], classes: () => Iterable<string>) {
    this.#walks = walks;
    this.#groups = groups;
    this.#classes = classes;
  }

  /** Places what can be placed. `counted` is the number of groups, null when unknown. */
  place(counted: number | null): { groups: readonly PlacedGroup[]; placed: ReadonlySet<LightweightRun> } {
    const isComplete = this.#groups.length === counted;
    const chains = this.#groups.map((group) => this.#chain(group, isComplete));
    // Otherwise whole groups are lost too, which may be as large as some instances.
    const isCounted = chains.reduce((heads, { length }) => heads + length, 0) === counted;
    const groups = chains.flatMap((chain) => (isCounted ? chain : chain.slice(0, 1)));
    return { groups, placed: new Set(groups.flatMap(({ runs }) => runs)) };
  }

  /** A group, and those after it whose heads are lost. */
  #chain(group: OpenGroup, isComplete: boolean): readonly PlacedGroup[] {
    const { path, classAt, first, runs, lastSlot, count } = group;
    const own = { path, classAt, parts: inSlots(first, 0, false), runs: [] as LightweightRun[] };
    const chain = [own];
    if (runs.length === 0) return chain;
    const last = lastSlot !== null && (isComplete || this.#isOf(group, runs.at(-1)!)) ? runs.at(-1) : null;
    // Where instances are of several sizes, the size of what is lost tells little.
    const isMixed = first.count > 0 && first.size === null;
    const { end: at, count: slot, size } = first;
    const limit = last ? lastSlot : count;
    let front: Front | null = isMixed
      ? null
      : { path, recipes: this.#recipes.ofGroup.get(group)!, count: limit, slot, at, size };
    for (const run of runs) {
      if (run === last) {
        own.parts.push(...inSlots(run, lastSlot!, false));
        own.runs.push(run);
        break;
      }
      front = front && this.#onward(front, run, group.end, !last);
      if (front === null) continue;
      const firstSlot = front.slot - run.count;
      if (chain.at(-1)!.path !== front.path) {
        const lostAt = run.at - firstSlot * run.size! - front.path.length - AFTER_LEVEL;
        chain.push({ path: front.path, classAt: lostAt, parts: [], runs: [] });
      }
      chain.at(-1)!.parts.push(...inSlots(run, firstSlot, true));
      chain.at(-1)!.runs.push(run);
    }
    return chain;
  }

  /** What is known after a run; null if it cannot be placed. */
  #onward(front: Front, run: LightweightRun, end: number, mayLoseHead: boolean): Front | null {
    const [recipe, ...others] = this.#walks.recipes(run.parts);
    if (recipe === undefined || others.length > 0 || run.size === null) return null;
    const owners = this.#recipes.owners.get(recipe)?.size ?? 0;
    const isOwn =
      front.recipes.size > 0 ? front.recipes.has(recipe) : named(front.path) === builtName(recipe);
    if (isOwn) {
      const isAlone = owners === 0 || (owners === 1 && front.recipes.has(recipe));
      if (!isAlone || (front.size ?? run.size) !== run.size) return null;
      const lost = (run.at - front.at) / run.size;
      const slot = front.slot + lost + run.count;
      const most = front.count ?? slot;
      const fits = Number.isInteger(lost) && (run.end === end ? slot === most : slot <= most);
      return fits ? { ...front, recipes: new Set([recipe]), slot, at: run.end, size: run.size } : null;
    }
    const path = mayLoseHead && owners === 0 ? this.#classBuiltWith(recipe) : null;
    if (path === null || this.#recipes.paths.has(path)) return null;
    const before = this.#restBytes(front, run.size - recipe.length);
    if (before === null) return null;
    const lost = (run.at - front.at - before - HEAD_BYTES - path.length) / run.size;
    if (!Number.isInteger(lost) || lost < 0) return null;
    const slot = lost + run.count;
    return { path, recipes: new Set([recipe]), count: null, slot, at: run.end, size: run.size };
  }

  /**
   * Bytes of the lost instances up to the end of a group. If none of it is known, they are as large as others
   * but for the recipe; `without` is the size of one without that.
   */
  #restBytes({ path, count, slot, size }: Front, without: number): number | null {
    if (count === null) return null;
    if (size !== null || count === slot) return (count - slot) * (size ?? 0);
    const recipe = this.#mentioned(named(path).replace(/^Build_/, 'Recipe_'));
    return recipe ? count * (without + recipe.length) : null;
  }

  /**
   * The class that a recipe builds, by its name. If nothing mentions it, it is in the folder of the classes
   * whose recipes are in the folder of this one.
   */
  #classBuiltWith(recipe: string): string | null {
    const name = builtName(recipe);
    if (name === null) return null;
    const mentioned = this.#mentioned(name);
    if (mentioned !== undefined) return mentioned;
    const [folder, ...others] = this.#recipes.folders.get(folderOf(recipe)) ?? [];
    return folder === undefined || others.length > 0 ? null : `${folder}${name.slice(0, -2)}.${name}`;
  }

  /** The only mentioned path with this name; null if several have it. */
  #mentioned(name: string): string | null | undefined {
    this.#byName ??= uniqueByName(this.#classes());
    return this.#byName.get(name);
  }

  /** Whether the recipe that instances were built with shows that they belong to this group and no other. */
  #isOf(group: OpenGroup, { parts }: LightweightRun): boolean {
    const { ofGroup, owners } = this.#recipes;
    const own = ofGroup.get(group)!;
    const found = [...this.#walks.recipes(parts)];
    return found.length > 0 && found.every((recipe) => own.has(recipe) && owners.get(recipe)!.size === 1);
  }

  get #recipes(): KnownRecipes {
    this.#known ??= this.#collect();
    return this.#known;
  }

  #collect(): KnownRecipes {
    const ofGroup = new Map<OpenGroup, ReadonlySet<string>>();
    const owners = new Map<string, Set<OpenGroup>>();
    const folders = new Map<string, Set<string>>();
    for (const group of this.#groups) {
      const recipes = this.#walks.recipes(group.first.parts);
      ofGroup.set(group, recipes);
      for (const recipe of recipes) {
        addTo(owners, recipe, group);
        addTo(folders, folderOf(recipe), folderOf(group.path));
      }
    }
    return { ofGroup, owners, folders, paths: new Set(this.#groups.map(({ path }) => path)) };
  }
}

function addTo<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const known = sets.get(key);
  if (known) known.add(value);
  else sets.set(key, new Set([value]));
}

function inSlots({ parts }: LightweightRun, first: number, isInferred: boolean): PlacedPart[] {
  return parts.map((part) => ({ ...part, slot: first + part.slot, isInferred }));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Name of an asset class. */
function named(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Name of what a recipe builds. */
function builtName(recipe: string): string | null {
  const built = /^Recipe_(.+_C)$/.exec(named(recipe));
  return built && `Build_${built[1]}`;
}
