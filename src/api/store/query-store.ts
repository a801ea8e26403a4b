// Asks the store on behalf of a request.

import { madeOnce } from '../../graph/made-once.ts';
import type { QueriedStore } from '../../store/store.ts';
import { StoreError } from '../../store/store-error.ts';
import type { Context } from '../context/context.ts';
import { type StoreLoaders, storeLoaders } from './store-loaders.ts';

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
      madeOnce(loaders, context, () => storeLoaders(store)),
    );
  } finally {
    // The store does the work in the meantime.
    budget.excludeTime(started, performance.now());
  }
}
