// Warnings about texts that nothing has: one for each operand that no known text satisfies, and none for others.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextFilter } from '../../../src/query/filter/filter.ts';
import { warnOfUnmatched } from '../../../src/query/hints/unmatched-texts.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { textMatches } from '../../tools/naive-operands.ts';
import { runs } from '../../tools/runs.ts';

function reported(filter: TextFilter, known: readonly string[]): Warning[] {
  const warnings: Warning[] = [];
  const tools = { ...NO_TOOLS, warn: (warning: Warning) => warnings.push(warning) };
  warnOfUnmatched(
    filter,
    new Set(known),
    { code: 'UNKNOWN_LABEL', argument: 'where.label', what: 'label' },
    tools,
  );
  return warnings;
}

const texts = fc.constantFrom('mInput', 'mOutput', 'minput', 'x', 'Iron');
const PARTS = ['startsWith', 'endsWith', 'contains', 'matches'] as const;

test('each operand is reported by itself when no known text satisfies it', () => {
  const parts = fc.constantFrom('m', 'In', 'put', 'Zz', 'iron');
  const filters = fc.record(
    {
      eq: texts,
      in: fc.array(texts, { maxLength: 3 }),
      startsWith: parts,
      endsWith: parts,
      contains: parts,
      matches: parts,
      caseSensitive: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filters, fc.array(texts, { maxLength: 4 }), (filter, known) => {
      const { caseSensitive = true, eq } = filter;
      const fits = (test: TextFilter): boolean =>
        known.some((text) => textMatches({ ...test, caseSensitive }, text));
      const exact = [...(eq === undefined ? [] : [eq]), ...(filter.in ?? [])].filter(
        (text) => !fits({ eq: text }),
      );
      const inner = PARTS.flatMap((operator) => {
        const operand = filter[operator];
        return operand === undefined || fits({ [operator]: operand }) ? [] : [operand];
      });
      expect(reported(filter, known).map(({ name }) => name)).toEqual([...exact, ...inner]);
    }),
    { numRuns: runs(400) },
  );
});

test('suggestions are the known texts with the part that is near', () => {
  const known = ['Build_ConveyorBelt_C', 'Build_Wire_C', 'Desc_Iron_C'];
  expect(reported({ startsWith: 'Biuld' }, known)).toEqual([
    {
      code: 'UNKNOWN_LABEL',
      argument: 'where.label',
      message:
        'where.label: the save has no label that begins with "Biuld"; closest matches: Build_ConveyorBelt_C, Build_Wire_C',
      name: 'Biuld',
      suggestions: ['Build_ConveyorBelt_C', 'Build_Wire_C'],
    },
  ]);
  expect(reported({ contains: 'Convayor' }, known)[0]!.suggestions).toEqual(['Build_ConveyorBelt_C']);
  expect(reported({ endsWith: 'Irom_C' }, known)[0]!.suggestions).toEqual(['Desc_Iron_C']);
});
