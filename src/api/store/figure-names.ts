// Warnings of names of figures and items that no save has.

import { getOrCreate } from '../../graph/made-once.ts';
import type { SaveFigure } from '../../library/figures/save-figure.ts';
import { Spelling, spellingOf, vocabularyOf } from '../../query/names/spelling.ts';
import type { QueryTools } from '../../query/tools.ts';
import type { WorldHistoryArgs } from '../types.gen.ts';

/** @param names of all figures that there are. @param has who has them */
export function warnOfNames(
  { figure, items }: Pick<WorldHistoryArgs, 'figure' | 'items'>,
  names: readonly Pick<SaveFigure, 'name' | 'item'>[],
  tools: QueryTools,
  has = 'the world has',
): void {
  const code = 'UNKNOWN_NAME';
  const known = new Map<string, Set<string>>();
  for (const { name, item } of names) {
    const of = getOrCreate(known, name || item, () => new Set());
    if (name !== '') of.add(item);
  }
  const vocabulary = vocabularyOf(code, `${has} no figure`, known.keys());
  const figures = new Spelling(vocabulary);
  const listed = [...known.keys()].sort().join(', ');
  const elsewhere = (name: string): string | null =>
    listed === '' || figures.hint(name) !== '' ? null : `${figures.message(name)}; there are ${listed}`;
  new Spelling({ ...vocabulary, elsewhere }).warnOfExact({ in: figure }, 'figure', tools);
  if (!items) return;
  const asked = [...new Set(figure)].flatMap((name) => {
    const of = known.get(name);
    return of && !(of.size === 1 && of.has('')) ? [{ name, of }] : [];
  });
  const all = new Set(asked.flatMap(({ of }) => [...of]));
  const none = `${has} no item of ${asked.map(({ name }) => name).join(', ')}`;
  if (asked.length > 0) spellingOf(code, none, all).warnOfExact({ in: items }, 'items', tools);
  for (const { name, of } of asked) {
    if (all.size === of.size || items.some((item) => of.has(item))) continue;
    const message = `items: ${name} has none of these items, so the history has no point of it`;
    tools.warn({ code, argument: 'items', message, name, suggestions: [] });
  }
}
