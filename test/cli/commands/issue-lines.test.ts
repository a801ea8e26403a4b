import { expect, it } from 'vitest';
import { issueLines } from '../../../src/cli/commands/inspect.ts';

const issue = (message: string, info = false) =>
  ({ code: 'VALUE', message, file: 'a.sav', offset: 0, path: null, node: null, info }) as const;
const lead = ' '.repeat(17);

it('says what is the same once, in the order in which it came', () => {
  const issues = [issue('b'), issue('a'), issue('b'), issue('b', true), issue('b')];
  expect(issueLines(issues, 5)).toEqual([
    'issue            VALUE: b',
    `${lead}… and 2 more like this`,
    'issue            VALUE: a',
    'note             VALUE: b',
  ]);
});

it('counts what is not shown, also of what was not kept', () => {
  const issues = Array.from({ length: 30 }, (_, at) => issue(`${at % 15}`));
  const lines = issueLines(issues, 12_030);
  expect(lines).toHaveLength(21);
  expect(lines.slice(-3)).toEqual([
    'issue            VALUE: 9',
    `${lead}… and 1 more like this`,
    `${lead}and 12,010 more`,
  ]);
  expect(issueLines([], 0)).toEqual([]);
});
