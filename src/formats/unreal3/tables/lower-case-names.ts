// Case-insensitive names, as Unreal compares them: each name gets the number of its lower-case form (its
// fold), so that names are compared as numbers.

import type { TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { TextSink } from '../../../graph/sink.ts';

declare const brand: unique symbol;
/** Number of a name, ignoring case. */
export type FoldId = number & { readonly [brand]: 'fold' };

export class LowerCaseNames {
  readonly #texts: TextSink;
  /** Fold + 1 of each text; 0 for texts that nothing asked for yet. */
  #ofText = new Uint32Array(1024);
  readonly #byLower = new Map<string, FoldId>();
  readonly #lower: string[] = [];
  /** Text of each fold, in the case seen first. */
  readonly #shown: TextId[] = [];

  constructor(texts: TextSink) {
    this.#texts = texts;
  }

  get count(): number {
    return this.#lower.length;
  }

  of(text: TextId): FoldId {
    const known = this.#ofText[text];
    return known ? ((known - 1) as FoldId) : this.#add(text);
  }

  /** Undefined when nothing has this name in any case. */
  find(name: string): FoldId | undefined {
    return this.#byLower.get(name.toLowerCase());
  }

  lower(fold: FoldId): string {
    return this.#lower[fold]!;
  }

  shown(fold: FoldId): TextId {
    return this.#shown[fold]!;
  }

  #add(text: TextId): FoldId {
    const lower = this.#texts.text(text).toLowerCase();
    const fold = getOrCreate(this.#byLower, lower, () => {
      this.#shown.push(text);
      return (this.#lower.push(lower) - 1) as FoldId;
    });
    if (text >= this.#ofText.length) {
      const grown = new Uint32Array(2 * Math.max(text, this.#ofText.length));
      grown.set(this.#ofText);
      this.#ofText = grown;
    }
    this.#ofText[text] = fold + 1;
    return fold;
  }
}
