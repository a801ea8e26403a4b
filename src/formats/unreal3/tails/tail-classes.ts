// Finds the tail of a class: its own, or that of its nearest ancestor that has one.

import { ClassWalk } from '../tables/class-walk.ts';
import type { FoldId, LowerCaseNames } from '../tables/lower-case-names.ts';
import type { Package } from '../tables/package.ts';
import { NO_TAIL, type TailRows } from './registry.ts';

/** The tail of each class; see `TailLayouts`. */
export function tailClasses(
  packages: readonly Package[],
  folds: LowerCaseNames,
  rows: TailRows,
): ClassWalk<number> {
  return new ClassWalk(packages, NO_TAIL as number, (of, index) => {
    const name = index > 0 ? of.exports.name[index - 1] : of.imports.name[-index - 1];
    const fold = name === undefined ? undefined : of.names.fold[name];
    const tail = fold === undefined ? NO_TAIL : rows.ofName(folds.lower(fold as FoldId));
    return tail === NO_TAIL ? null : tail;
  });
}
