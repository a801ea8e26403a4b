// Asks the store on behalf of a request.

import type { Store } from '../../store/store.ts';
import { StoreError } from '../../store/store-error.ts';
import type { Context } from '../context/context.ts';

/** @throws StoreError, also when the server has none */
export async function askStore<T>({ store, budget }: Context, ask: (store: Store) => Promise<T>): Promise<T> {
  if (!store) {
    const message = 'This server has no store: start it with --store, see docs/scale.md.';
    throw new StoreError('STORE_UNSUPPORTED', message);
  }
  const started = performance.now();
  try {
    return await ask(store);
  } finally {
    // The store does the work in the meantime.
    budget.excludeTime(started, performance.now());
  }
}
