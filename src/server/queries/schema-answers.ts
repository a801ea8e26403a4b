// A cache for queries of the schema alone. Editors and generators of types load all 1.6 MB of it whenever they start,
// and it does not change while a server runs.

import { decodeLatin1 } from '../../bytes/text.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';

/** Differently written queries whose answers are kept. */
const MOST_KEPT = 8;
/** Longer answers are not kept: twice the size of the whole schema as editors request it. */
const MOST_BYTES = 1 << 22;
/** How an answer without errors begins. */
const COMPLETE = '{"data":{';

export class SchemaAnswers {
  /** By text and operation. */
  readonly #kept = new RecentlyUsed<string, Uint8Array>(MOST_KEPT);

  get(key: string): Uint8Array | null {
    return this.#kept.get(key) ?? null;
  }

  /** Keeps a copy of an answer, unless it is long or has errors. */
  keep(key: string, bytes: Uint8Array): void {
    if (bytes.length > MOST_BYTES) return;
    if (decodeLatin1(bytes, 0, Math.min(COMPLETE.length, bytes.length)) !== COMPLETE) return;
    this.#kept.set(key, new Uint8Array(bytes));
  }
}
