// Unreal compares names without case. Every text that names something gets the number of its lower-case
// form, so that comparing names is comparing numbers.

import type { TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';

declare const brand: unique symbol;
/** The number of a name without case. */
export type FoldId = number & { readonly [brand]: 'fold' };

export class Folds {
  readonly #texts: TextSink;
  /** Fold + 1 of each text; 0 for those that were not asked for. */
  #ofText = new Uint32Array(1024);
  readonly #byLower = new Map<string, FoldId>();
  readonly #lower: string[] = [];
  /** The stored case that came first. */
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

  /** Undefined when nothing has this name, in whatever case. */
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
    let fold = this.#byLower.get(lower);
    if (fold === undefined) {
      fold = (this.#lower.push(lower) - 1) as FoldId;
      this.#byLower.set(lower, fold);
      this.#shown.push(text);
    }
    if (text >= this.#ofText.length) {
      const grown = new Uint32Array(2 * Math.max(text, this.#ofText.length));
      grown.set(this.#ofText);
      this.#ofText = grown;
    }
    this.#ofText[text] = fold + 1;
    return fold;
  }
}
