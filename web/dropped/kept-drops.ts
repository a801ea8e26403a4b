// Files that were dropped on the page, kept in this browser for the next visit, if the user wants that.

import type { DroppedFile } from './opener.ts';

/** In the order in which they were dropped, on which the slugs of their saves depend. */
export type Drops = readonly (readonly DroppedFile[])[];

const DATABASE = 'savegraph';
const STORE = 'drops';
const KEY = 'all';

/** None if nothing is kept, or if the browser keeps nothing for pages. */
export async function keptDrops(): Promise<Drops> {
  const kept = inStore<Drops | undefined>('readonly', (store) => store.get(KEY));
  return (await kept.catch(() => null)) ?? [];
}

/** Replaces what is kept, by nothing to forget it. @throws Error when the browser refuses, as when there is no room */
export async function keepDrops(drops: Drops): Promise<void> {
  await inStore('readwrite', (store) => store.put(drops, KEY));
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await done(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
