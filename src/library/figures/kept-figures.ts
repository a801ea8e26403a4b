// The figures of saves that were read, by world: of those that are open, and of those that were overwritten or
// deleted since. In memory; with a place to keep them, they outlive the process.

import { nameOfWorld, type WorldKey } from '../catalogue/catalogue.ts';
import { newestWrite, type SavedFile, type SaveEntry } from '../save.ts';
import { type SaveFigure, summedFigures } from './save-figure.ts';

/** The figures of one version of a save. */
export interface KeptSave {
  /** Equal for equal bytes, wherever the files are. */
  readonly content: string;
  /** Paths and times of files with these bytes: the last few results of {@link seenAs}. */
  readonly seen: readonly string[];
  /** As it was when it was read. */
  readonly slug: string;
  readonly savedAt: string | null;
  readonly playSeconds: number | null;
  /** Where the save itself has no time: the game's own, and when the files were written, in milliseconds since 1970. */
  readonly clock?: number | null;
  readonly writtenAt?: number | null;
  readonly figures: readonly SaveFigure[];
}

/** Where figures outlive the process. */
export interface FigurePlace {
  read(world: WorldKey): Promise<readonly KeptSave[]>;
  write(world: WorldKey, save: KeptSave): Promise<void>;
  remove(world: WorldKey, save: Pick<KeptSave, 'content'>): Promise<void>;
}

/** Reads saves for their figures while other requests are answered. */
export interface FigureReading {
  /** From now on saves of this world are read as they come. */
  follow(world: WorldKey): void;
}

/** Of more saves of a world, every second of the older half goes. */
const MOST_SAVES = 4000;
/** Copies of one version that are recognised without hashing them. */
const MOST_COPIES = 8;
/** Figures in memory, 12 bytes each; the least recently used worlds are dropped first. */
const MOST_IN_MEMORY = 8_000_000;

/** Of all saves, each pair of name and item once. */
class FigureNames {
  readonly #ids = new Map<string, number>();
  readonly #pairs: { readonly name: string; readonly item: string }[] = [];

  pack(figures: readonly SaveFigure[]): PackedFigures {
    const ids = figures.map(({ name, item }) => {
      const key = `${name}\0${item}`;
      const id = this.#ids.get(key) ?? this.#pairs.push({ name, item }) - 1;
      this.#ids.set(key, id);
      return id;
    });
    return { ids: Uint32Array.from(ids), values: Float64Array.from(figures, ({ value }) => value) };
  }

  pairs(ids: Iterable<number>): readonly Pick<SaveFigure, 'name' | 'item'>[] {
    return Array.from(ids, (id) => this.#pairs[id]!);
  }

  unpack({ ids, values }: PackedFigures, names: ReadonlySet<string>): SaveFigure[] {
    const found: SaveFigure[] = [];
    for (let at = 0; at < ids.length; at++) {
      const pair = this.#pairs[ids[at]!]!;
      if (names.has(pair.name || pair.item)) found.push({ ...pair, value: values[at]! });
    }
    return found;
  }
}

interface PackedFigures {
  readonly ids: Uint32Array;
  readonly values: Float64Array;
}

type PackedSave = Omit<KeptSave, 'figures'> & { readonly packed: PackedFigures };

interface WorldSaves {
  /** By version. */
  readonly saves: Map<string, PackedSave>;
  /** All that was seen of them, also of those that went since: they are not read again. */
  readonly seen: Set<string>;
}

export class KeptFigures {
  readonly #place: FigurePlace | null;
  readonly #names = new FigureNames();
  /** The most recently used is last. */
  readonly #worlds = new Map<string, Promise<WorldSaves>>();
  readonly #sizes = new Map<string, number>();
  /** Null where a query reads what it needs itself. */
  reading: FigureReading | null = null;

  constructor(place: FigurePlace | null = null) {
    this.#place = place;
  }

  /** The saves of a world, oldest first, each with its figures of these names. */
  async of(world: WorldKey, names: readonly string[]): Promise<readonly KeptSave[]> {
    const wanted = new Set(names);
    const saves = [...(await this.#world(world)).saves.values()].sort(byTime);
    return saves.map(({ packed, ...save }) => ({ ...save, figures: this.#names.unpack(packed, wanted) }));
  }

  /** All figures that its saves have, by name and item. */
  async names(world: WorldKey): Promise<readonly Pick<SaveFigure, 'name' | 'item'>[]> {
    const ids = new Set<number>();
    for (const { packed } of (await this.#world(world)).saves.values())
      for (const id of packed.ids) ids.add(id);
    return this.#names.pairs(ids);
  }

  /** True when the figures of a save's present version are kept. */
  async has(world: WorldKey, entry: SaveEntry): Promise<boolean> {
    return (await this.#world(world)).seen.has(seenAs(entry));
  }

  /** Keeps the figures of a save, unless those of the same version are kept. @param read computes them */
  async keep(
    hash: (file: SavedFile) => Promise<string>,
    world: WorldKey,
    entry: SaveEntry,
    read: () => Promise<readonly SaveFigure[]>,
  ): Promise<void> {
    if (await this.has(world, entry)) return;
    const { slug, header } = entry;
    const content = await contentOf(hash, entry);
    const kept = await this.#world(world);
    const known = kept.saves.get(content);
    const packed = known?.packed ?? this.#names.pack(summedFigures(await read()));
    const { savedAt, playSeconds } = header;
    const seen = [...(known?.seen ?? []), seenAs(entry)].slice(-MOST_COPIES);
    const undated = savedAt === null && {
      clock: header.clock ?? playSeconds,
      writtenAt: newestWrite(entry.files),
    };
    const save = { content, seen, slug, savedAt, playSeconds, ...undated };
    kept.saves.set(content, { ...save, packed });
    kept.seen.add(seenAs(entry));
    this.#count(world, kept);
    if (known) return;
    const figures = this.#names.unpack(packed, ALL);
    await this.#place?.write(world, { ...save, figures });
    for (const old of thinned(kept.saves)) {
      kept.saves.delete(old.content);
      await this.#place?.remove(world, old);
    }
  }

  /** Drops the figures of all saves but those that are listed. Returns of how many. */
  async forget(world: WorldKey, listed: readonly SaveEntry[]): Promise<number> {
    const seen = new Set(listed.map(seenAs));
    const { saves } = await this.#world(world);
    const gone = [...saves.values()].filter((save) => !save.seen.some((each) => seen.has(each)));
    for (const save of gone) {
      saves.delete(save.content);
      await this.#place?.remove(world, save);
    }
    return gone.length;
  }

  #world(world: WorldKey): Promise<WorldSaves> {
    const name = nameOfWorld(world);
    const known = this.#worlds.get(name) ?? this.#read(world);
    known.catch(() => this.#worlds.delete(name));
    this.#worlds.delete(name);
    this.#worlds.set(name, known);
    return known;
  }

  async #read(world: WorldKey): Promise<WorldSaves> {
    const kept = (await this.#place?.read(world)) ?? [];
    const saves = new Map(
      kept.map(({ figures, ...save }) => [save.content, { ...save, packed: this.#names.pack(figures) }]),
    );
    const found = { saves, seen: new Set(kept.flatMap(({ seen }) => seen)) };
    this.#count(world, found);
    return found;
  }

  #count(world: WorldKey, { saves }: WorldSaves): void {
    let size = 0;
    for (const { packed } of saves.values()) size += packed.ids.length;
    this.#sizes.set(nameOfWorld(world), size);
    let total = [...this.#sizes.values()].reduce((sum, each) => sum + each, 0);
    for (const name of this.#worlds.keys()) {
      if (total <= MOST_IN_MEMORY || name === nameOfWorld(world)) return;
      total -= this.#sizes.get(name) ?? 0;
      this.#worlds.delete(name);
      this.#sizes.delete(name);
    }
  }
}

const ALL = { has: () => true } as unknown as ReadonlySet<string>;

/** Changes with every write, and costs no reading. */
export function seenAs({ key, files }: SaveEntry): string {
  return JSON.stringify([key, ...files.map(({ name, stamp, sha256 }) => [name, stamp ?? sha256])]);
}

/** The name of a single file says nothing. Files without a stamp do not change while they are open. */
async function contentOf(
  hash: (file: SavedFile) => Promise<string>,
  { key, files, claim }: SaveEntry,
): Promise<string> {
  const hashed = files.map(async (file) => {
    const isOnDisk = file.stamp !== undefined || file.sha256 !== undefined;
    return `${files.length > 1 ? file.name : ''} ${isOnDisk ? await hash(file) : key}`;
  });
  return JSON.stringify([claim.part ?? null, ...(await Promise.all(hashed)).sort()]);
}

/** Those without a time are last. */
function byTime(a: Omit<KeptSave, 'figures'>, b: Omit<KeptSave, 'figures'>): number {
  const [x, y] = [timeOf(a), timeOf(b)];
  return x === y ? (a.content < b.content ? -1 : 1) : x - y;
}

function timeOf({ savedAt, writtenAt }: Pick<KeptSave, 'savedAt' | 'writtenAt'>): number {
  return savedAt === null ? (writtenAt ?? Number.MAX_VALUE) : Date.parse(savedAt);
}

function thinned(saves: WorldSaves['saves']): readonly PackedSave[] {
  if (saves.size <= MOST_SAVES) return [];
  const sorted = [...saves.values()].sort(byTime);
  return sorted.slice(0, MOST_SAVES / 2).filter((_, at) => at % 2 === 1);
}
