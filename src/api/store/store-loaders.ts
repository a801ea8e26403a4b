// Loaders of one request for saves and worlds of a store: each key once, and simultaneous keys in one query.

import DataLoader from 'dataloader';
import type { WorldKey } from '../../library/catalogue/catalogue.ts';
import { nameOfWorld } from '../../library/catalogue/memory-catalogue.ts';
import type { KeptSave } from '../../library/figures/kept-figures.ts';
import type { StoredSave } from '../../store/catalogue/stored-save.ts';
import type { QueriedStore } from '../../store/store.ts';

interface FiguresAsked {
  readonly world: WorldKey;
  readonly names: readonly string[];
}

export interface StoreLoaders {
  /** By id. */
  readonly saves: DataLoader<string, StoredSave | null>;
  /** The saves of a world that were read, with their figures of these names. */
  readonly figures: DataLoader<FiguresAsked, readonly KeptSave[], string>;
}

export function storeLoaders(store: QueriedStore): StoreLoaders {
  return {
    saves: new DataLoader((ids) => store.withIds(ids)),
    figures: new DataLoader((asked) => figuresOf(store, asked), {
      cacheKeyFn: ({ world, names }) => JSON.stringify([nameOfWorld(world), names]),
    }),
  };
}

/** Of all names for all worlds; each gets its own. */
async function figuresOf(
  store: QueriedStore,
  asked: readonly FiguresAsked[],
): Promise<readonly (readonly KeptSave[])[]> {
  const names = [...new Set(asked.flatMap((each) => each.names))];
  const found = await store.worldFigures(
    asked.map(({ world }) => world),
    names,
  );
  return asked.map((each, at) => {
    if (each.names.length === names.length) return found[at]!;
    const wanted = new Set(each.names);
    return found[at]!.map(({ figures, ...save }) => ({
      ...save,
      // Items that a save lacks are items of the figure without a name.
      figures: figures.filter(({ name, item }) => wanted.has(name || item)),
    }));
  });
}
