// Warnings of names of figures and items that no save has.

import type { SaveFigure } from '../../library/figures/save-figure.ts';
import { warnOfUnknown } from '../../query/names/nearest-names.ts';
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
    const of = known.get(name || item) ?? new Set();
    known.set(name || item, of);
    if (name !== '') of.add(item);
  }
  warnOfUnknown(
    { in: figure },
    new Set(known.keys()),
    { code, argument: 'figure', what: 'figure', has },
    tools,
  );
  if (!items) return;
  const asked = [...new Set(figure)].flatMap((name) => {
    const of = known.get(name);
    return of && !(of.size === 1 && of.has('')) ? [{ name, of }] : [];
  });
  const all = new Set(asked.flatMap(({ of }) => [...of]));
  const about = {
    code,
    argument: 'items',
    what: `item of ${asked.map(({ name }) => name).join(', ')}`,
    has,
  } as const;
  if (asked.length > 0) warnOfUnknown({ in: items }, all, about, tools);
  for (const { name, of } of asked) {
    if (all.size === of.size || items.some((item) => of.has(item))) continue;
    const message = `items: ${name} has none of these items, so the history has no point of it`;
    tools.warn({ code, argument: 'items', message, name, suggestions: [] });
  }
}
