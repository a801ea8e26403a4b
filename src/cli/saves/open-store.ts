// Opens a store and its saves, for commands that answer from them.

import { FORMATS } from '../../formats/registry.gen.ts';
import { Store } from '../../store/store.ts';
import { StoreCatalogue } from '../../store/store-catalogue.ts';
import type { StoreSettings } from './store-options.ts';

export interface Stored {
  readonly store: Store;
  readonly entries: StoreCatalogue;
  close(): Promise<void>;
}

/** @throws StoreError */
export async function openStored(settings: StoreSettings): Promise<Stored> {
  const store = await Store.open(settings);
  try {
    const entries = await StoreCatalogue.open(store, { ...settings, formats: FORMATS });
    const close = async (): Promise<void> => {
      await entries.close();
      await store.close();
    };
    return { store, entries, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}
