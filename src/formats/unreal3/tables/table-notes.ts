// What the summary says twice, or the order of the tables says too: another value is noted, because nothing else tells of damage to it.
// Source: docs/formats/unreal3.md, section on the summary.

import { FormatError } from '../../../bytes/format-error.ts';
import type { Package } from './package.ts';

/** What is not as in every package seen; at most one a number. */
export function tableNotes({ file, start, summary, names, exports }: Package): FormatError[] {
  const { dependsAt, fieldsAt, generations } = summary;
  const behind = exports.end - start;
  const last = generations.at(-1) ?? { exports: exports.count, names: names.count };
  const generation = fieldsAt.lastGeneration;
  const numbers = [
    { at: fieldsAt.depends, name: 'depends', found: dependsAt || behind, expected: behind },
    { at: generation, name: 'exports of the last generation', found: last.exports, expected: exports.count },
    { at: generation + 4, name: 'names of the last generation', found: last.names, expected: names.count },
  ];
  return numbers
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
}
