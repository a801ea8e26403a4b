// Asks the store on behalf of a request.

import DataLoader from 'dataloader';
import { getOrCreate } from '../../graph/made-once.ts';
import type { WorldKey } from '../../library/catalogue/catalogue.ts';
import { nameOfWorld } from '../../library/catalogue/catalogue.ts';
import type { KeptSave } from '../../library/figures/kept-figures.ts';
import type { StoredSave } from '../../store/catalogue/stored-save.ts';
import type { QueriedStore } from '../../store/store.ts';
import { StoreError } from '../../store/store-error.ts';
import type { Context } from '../context/context.ts';

/** Of each request. */
const loaders = new WeakMap<Context, StoreLoaders>();

/** @throws StoreError, also when the server has none */
export async function queryStore<T>(
  context: Context,
  ask: (store: QueriedStore, loaders: StoreLoaders) => Promise<T>,
): Promise<T> {
  const { store, budget } = context;
  if (!store) {
    const message = 'This server has no store: start it with --store, see docs/scale.md.';
    throw new StoreError('STORE_UNSUPPORTED', message);
  }
  const started = performance.now();
  try {
    return await ask(
      store,
      getOrCreate(loaders, context, () => storeLoaders(store)),
    );
  } finally {
    // The store does the work in the meantime.
    budget.excludeTime(started, performance.now());
  }
}

interface FiguresAsked {
  readonly world: WorldKey;
  readonly names: readonly string[];
}

interface StoreLoaders {
  /** By id. */
  readonly saves: DataLoader<string, StoredSave | null>;
  /** The saves of a world that were read, with their figures of these names. */
  readonly figures: DataLoader<FiguresAsked, readonly KeptSave[], string>;
}

function storeLoaders(store: QueriedStore): StoreLoaders {
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
