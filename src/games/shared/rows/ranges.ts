// Warns about conditions on numbers beyond the range that they can have: a percentage where 1 is the whole.

import type { NumberFilter } from '../../../query/filter/filter.ts';
import { operands } from '../../../query/filter/operands.ts';
import type { QueryTools } from '../../../query/tools.ts';
import type { RowSource } from './fields.ts';
import type { RowFilter } from './filter.ts';

/** @param filter one that rowTest has accepted */
export function warnOutOfRange(
  source: Pick<RowSource, 'ranges'>,
  filter: RowFilter,
  argument: string,
  tools: QueryTools,
): void {
  if (!source.ranges?.size) return;
  for (const [name, place] of operands(filter, argument)) {
    if (name === 'not') warnOutOfRange(source, filter.not!, place, tools);
    else if (name === 'and' || name === 'or') {
      filter[name]!.forEach((entry, at) => {
        warnOutOfRange(source, entry, `${place}[${at}]`, tools);
      });
    } else checkNumbers(source, name, filter[name] as NumberFilter, place, tools);
  }
}

function checkNumbers(
  { ranges }: Pick<RowSource, 'ranges'>,
  field: string,
  filter: NumberFilter,
  place: string,
  tools: QueryTools,
): void {
  const range = ranges?.get(field);
  if (!range) return;
  for (const [operator, argument] of operands(filter, place)) {
    const { min, max, unit } = range;
    const beyond = [filter[operator]].flat().find((number) => Number(number) < min || Number(number) > max);
    if (operator === 'isNull' || beyond === undefined) continue;
    const message = `${argument}: ${beyond} is out of range: ${field} goes from ${min} to ${max} (${unit})`;
    tools.warn({ code: 'OUT_OF_RANGE', argument, message, name: null, suggestions: [] });
  }
}
