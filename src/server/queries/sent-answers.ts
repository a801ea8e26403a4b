// What a subscriber was sent last of each save.

import { createHash } from 'node:crypto';

/** Saves to remember: of others the next answer counts as new. */
const MOST_REMEMBERED = 1000;

export class SentAnswers {
  readonly #last = new Map<string, string>();

  /** Whether the answer differs from the last one of the same save. */
  isNew(save: string, text: string): boolean {
    const hash = createHash('sha256').update(text).digest('base64');
    if (this.#last.get(save) === hash) return false;
    this.#last.delete(save);
    this.#last.set(save, hash);
    if (this.#last.size > MOST_REMEMBERED) this.#last.delete(this.#last.keys().next().value!);
    return true;
  }
}
