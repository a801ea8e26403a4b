// Members with the number of their group, and what is computed from them on demand: figures, distinct values,
// and the objects of a group.

import { getOrCreate } from '../../graph/made-once.ts';
import { groupRows, type Rows } from '../../graph/memory/columns.ts';
import { toJson } from '../../graph/values.ts';
import type { FilterContext } from '../compile/compile-filter.ts';
import { canonical } from '../pages/list-tag.ts';
import { type Figures, FiguresByGroup } from './figures.ts';
import { checkMeasure, type MeasureArgs, measure, measureName } from './measure.ts';
import { type GroupedRows, type GroupedRowsArgs, memberPath, membersOf, valuesOf } from './members.ts';
import { ValueKeys } from './value-keys.ts';

export class Grouping {
  readonly members: GroupedRows;
  /** Null when all members are in group 0. */
  readonly groupOf: Uint32Array | null;
  readonly size: number;
  readonly #figures = new Map<string, FiguresByGroup>();
  #byGroup: Rows | null = null;

  constructor(members: GroupedRows, groupOf: Uint32Array | null, size: number) {
    this.members = members;
    this.groupOf = groupOf;
    this.size = size;
  }

  /** Null, with a warning, when there are members but none in any group has a number. */
  figures(group: number, args: MeasureArgs): Figures | null {
    const figures = this.figuresBy(args, '');
    return figures.isEmpty && this.members.rows.length > 0 ? null : figures.of(group);
  }

  /** Figures of every group. @param argument see checkMeasure. @throws QueryError */
  figuresBy(args: MeasureArgs, argument: string): FiguresByGroup {
    const measured = checkMeasure(this.members, args, argument);
    const name = measureName(measured);
    return getOrCreate(this.#figures, name, () => {
      const values = measure(this.members, measured, argument);
      const figures = new FiguresByGroup(values, this.groupOf, this.size);
      if (figures.isEmpty && this.members.rows.length > 0) this.#warnOfNone(name, argument);
      return figures;
    });
  }

  #warnOfNone(name: string, argument: string): void {
    const { rows, elements, run } = this.members;
    const what = elements ? 'elements' : 'objects';
    run.tools.warn({
      code: 'NO_NUMBERS',
      argument: `${argument}property`,
      message: `${argument}property: none of the ${rows.length} ${what} has a number under ${name}`,
      name,
      suggestions: [],
    });
  }

  /** Number of different values under a path. */
  distinct(property: string): number {
    const parsed = memberPath(this.members, property, 'property');
    const seen = new Set<string>();
    const values = valuesOf(this.members, parsed);
    const { start, stop } = values;
    const keys = new ValueKeys(this.members, values, (value) => canonical(toJson(value)));
    for (let member = 0; member < this.members.rows.length; member++) {
      const end = stop[member]!;
      for (let at = start[member]!; at < end; at++) seen.add(keys.key(member, at));
    }
    return seen.size;
  }

  /** Rows of the objects in a group, each once, ascending. */
  rows(group: number): Uint32Array {
    const { rows } = this.members;
    if (!this.groupOf) return Uint32Array.from(new Set(rows)).sort();
    this.#byGroup ??= groupRows(this.groupOf, rows.length, this.size);
    const { start, order } = this.#byGroup;
    const found = new Set<number>();
    for (let at = start[group]!; at < start[group + 1]!; at++) found.add(rows[order[at]!]!);
    return Uint32Array.from(found).sort();
  }
}

/** Puts all members in one group, for figures over the whole list. */
export function wholeGroup(filterContext: FilterContext, rows: Uint32Array, args: GroupedRowsArgs): Grouping {
  return new Grouping(membersOf(filterContext, rows, args), null, 1);
}
