// The uploads of `savegraph serve --uploads`: files in a folder, or saves of the store.

import type { SaveFinder } from '../../library/find/save-finder.ts';
import type { Library } from '../../library/library.ts';
import { StoreUploads } from '../../server/uploads/store-uploads.ts';
import { UploadFolder } from '../../server/uploads/upload-folder.ts';
import { Uploads } from '../../server/uploads/uploads.ts';
import { localQueue, openQueue, type Queue } from '../../store/queue.ts';
import type { Stored } from '../saves/open-store.ts';
import type { ReadingProgress } from '../saves/reading-progress.ts';
import { workOnQueue } from '../saves/work-on-queue.ts';
import type { UploadsOptions } from './serve-options.ts';

/** @param queue see {@link uploadQueue}; null without a store */
export async function openUploads(
  library: Library,
  { folder, mostBytes }: UploadsOptions,
  finder: SaveFinder,
  toStore: { readonly stored: Stored; readonly queue: Queue } | null,
): Promise<Uploads> {
  const place = new UploadFolder(folder, mostBytes);
  await library.addUploads(folder, finder);
  return new Uploads(
    place,
    library,
    finder,
    toStore && new StoreUploads(toStore.stored.store, toStore.queue),
  );
}

/** The queue of the store's workers. A store in this process has no others, so this one reads what comes. */
export async function uploadQueue(
  stored: Stored,
  address: string,
  library: Library,
  progress: ReadingProgress,
): Promise<Queue> {
  if (stored.store.database.isShared) return openQueue(address);
  const queue = localQueue();
  await workOnQueue(queue, stored, library, progress);
  return queue;
}
