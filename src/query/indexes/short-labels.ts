// Labels of references as they read with the short names of fields, where a format gives some: a filter on labels
// accepts both.

import type { Graph } from '../../graph/graph.ts';
import { type TextTest, textMatcher } from '../filter/text-test.ts';

/** A part of a label: the name of a field, and what says that it holds several. */
const PART = /^(.*?)((?:\[\])*)$/;

export class ShortLabels {
  /** Short names as they are written, by the full one. */
  readonly #short = new Map<string, string>();

  constructor({ shortNames }: Pick<Graph, 'shortNames'>) {
    for (const [short, names] of shortNames) {
      for (const name of names) this.#short.set(name, name.slice(0, short.length));
    }
  }

  /** The label as it stands in the save, and with short names where that is another text. */
  forms(label: string): readonly string[] {
    if (this.#short.size === 0) return [label];
    const short = label
      .split('.')
      .map((part) => {
        const [, name = part, each = ''] = PART.exec(part) ?? [];
        return (this.#short.get(name) ?? name) + each;
      })
      .join('.');
    return short === label ? [label] : [label, short];
  }

  /** Whether one form is as the test wants it, and none is what it does not want. */
  matcher(test: TextTest): (label: string) => boolean {
    const { ne, nin, ...wanted } = test;
    const isWanted = textMatcher(wanted);
    const unwanted: TextTest = { fold: test.fold, ...(ne !== undefined && { ne }), ...(nin && { nin }) };
    const isAllowed = textMatcher(unwanted);
    return (label) => {
      const forms = this.forms(label);
      return forms.some(isWanted) && forms.every(isAllowed);
    };
  }
}
