// Uploads of a server with a store: they become saves of the store, for all of its servers.

import type { FoundSave } from '../../library/find/find-saves.ts';
import { UNREAD } from '../../library/save.ts';
import type { StoredSave } from '../../store/catalogue/stored-save.ts';
import type { Queue } from '../../store/queue.ts';
import type { Store } from '../../store/store.ts';

export class StoreUploads {
  readonly #store: Store;
  readonly #queue: Queue;

  constructor(store: Store, queue: Queue) {
    this.#store = store;
    this.#queue = queue;
  }

  /** Stores an upload and queues it for reading. @throws StoreError; stored parts stay, and a retry adds the rest */
  async keep(
    name: string,
    found: readonly FoundSave[],
  ): Promise<{ readonly isNew: boolean; readonly saves: readonly StoredSave[] }> {
    let isNew = false;
    const saves: StoredSave[] = [];
    for (const { location, ...rest } of found) {
      const entry = { ...location, slug: location.slugs[0]!, ...rest, ...UNREAD };
      const added = await this.#store.add(entry, name);
      isNew ||= added.isNew;
      saves.push(added.save);
      if (added.save.state === 'QUEUED') await this.#queue.add({ save: added.save.id, rows: false });
    }
    return { isNew, saves };
  }

  /** Removes what was sent under a name, or one save of it by its slug. Returns whether there was any. @throws StoreError */
  async remove(name: string): Promise<boolean> {
    let wasThere = false;
    for await (const save of this.#store.all({ is: 'stored', has: { upload: name } })) {
      await this.#store.remove(save);
      wasThere = true;
    }
    return wasThere;
  }
}
