// What a subscriber was sent last of each save.

import { createHash } from 'node:crypto';
import { RecentlyUsed } from '../../graph/recently-used.ts';

/** Saves to remember: of others the next answer counts as new. */
const MOST_REMEMBERED = 1000;

export class SentAnswers {
  readonly #last = new RecentlyUsed<string, string>(MOST_REMEMBERED);

  /** True when the answer differs from the last one of the same save. */
  isNew(save: string, text: string): boolean {
    const hash = createHash('sha256').update(text).digest('base64');
    if (this.#last.get(save) === hash) return false;
    this.#last.set(save, hash);
    return true;
  }
}
