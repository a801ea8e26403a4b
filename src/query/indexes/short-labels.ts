// Labels of references in all their spellings: a filter on labels accepts full and short names of fields, and the
// other name that a format has for the same fact, as paths of properties do.

import type { Graph } from '../../graph/graph.ts';
import { addTo } from '../../graph/made-once.ts';
import { type TextTest, textMatcher } from '../filter/text-test.ts';

/** A part of a label: the name of a field, and [] for each list. */
const PART = /^(.*?)((?:\[\])*)$/;

export class ShortLabels {
  /** Short names as the save spells them, by full name. */
  readonly #short = new Map<string, string>();

  /** By label in lower case, the other names for the same fact, as labels of this save spell them. */
  readonly #aliases = new Map<string, string[]>();

  constructor({ shortNames, aliases, data }: Pick<Graph, 'shortNames' | 'aliases' | 'data'>) {
    for (const { text } of data.labels) {
      for (const path of aliases.get(text.toLowerCase()) ?? [])
        addTo(this.#aliases, path.toLowerCase(), text);
    }
    for (const [short, names] of shortNames) {
      for (const name of names) {
        const isPrefix = name.toLowerCase().startsWith(short);
        if (!this.#short.has(name)) this.#short.set(name, isPrefix ? name.slice(0, short.length) : short);
      }
    }
  }

  /** The label as the save has it, its other names and, if different, with short names. */
  forms(label: string): readonly string[] {
    const others = this.#aliases.get(label.toLowerCase());
    if (others) return [label, ...others];
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

  /** A label matches if one of its forms has what is wanted, and none has what is excluded. */
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
