// Notes on tables: odd names, and numbers that the summary stores twice, or that follow from the order of the tables: a difference is noted,
// because nothing else would show damage to them. Source: docs/formats/unreal3.md, section on the summary.

import { FormatError } from '../../../bytes/format-error.ts';
import type { Package } from './package.ts';

/** Notes on what differs from every package seen. */
export function tableNotes({ file, start, summary, names, exports }: Package): FormatError[] {
  const { dependsAt, fieldsAt, generations } = summary;
  const tablesEnd = exports.end - start;
  const last = generations.at(-1) ?? { exports: exports.count, names: names.count };
  const generation = fieldsAt.lastGeneration;
  const numbers = [
    { at: fieldsAt.depends, name: 'depends', found: dependsAt || tablesEnd, expected: tablesEnd },
    { at: generation, name: 'exports of the last generation', found: last.exports, expected: exports.count },
    { at: generation + 4, name: 'names of the last generation', found: last.names, expected: names.count },
  ];
  const differing = numbers
    .filter(({ found, expected }) => found !== expected)
    .map(
      ({ at, name, found, expected }) =>
        new FormatError({
          code: 'VALUE',
          file,
          offset: at,
          path: ['summary'],
          expected: `${name}: ${expected}`,
          found: String(found),
        }),
    );
  return [...names.notes, ...differing];
}
