// When a rule tells, over a series of values.

import { expect, it } from 'vitest';
import { nextStep, pointedValue, type RuleState } from '../../src/alerts/condition.ts';
import { checkedRule, RuleError } from '../../src/alerts/rule.ts';

/** What is told at each of these values; seconds between them are those of `times`, else 60. */
function toldBy(
  fields: object,
  values: readonly unknown[],
  times: readonly (number | null)[] = [],
): unknown[] {
  const rule = checkedRule({ name: 'r', query: '{ a }', value: '/a', ...fields }, 'rule');
  let state: RuleState | null = null;
  return values.map((value, at) => {
    const step = nextStep(rule, state, value, times.length > 0 ? times[at]! : at * 60);
    state = step?.state ?? state;
    return step?.alerting ?? null;
  });
}

it('a rule tells once for as long as it is true', () => {
  const gt = { is: { gt: 4 } };
  expect(toldBy(gt, [3, 5, 6, 4, 7])).toEqual([[], [5], [], [], [7]]);
  expect(toldBy(gt, [5, 5])).toEqual([[5], []]);
  expect(toldBy({ ...gt, first: false }, [5, 5, 1, 6])).toEqual([[], [], [], [6]]);
  expect(toldBy({}, ['0', [], null, false, ['x']])).toEqual([[], [], [], [], [['x']]]);
  expect(toldBy({ is: { gte: 80, lt: '9' } }, ['85'])).toEqual([['85']]);
});

it('a rule tells when it held long enough, by saves and by the time of saves', () => {
  expect(toldBy({ saves: 3 }, [1, 1, 0, 1, 1, 1, 1])).toEqual([[], [], [], [], [], [1], []]);
  expect(toldBy({ seconds: 100 }, [1, 1, 1, 1])).toEqual([[], [], [1], []]);
  // An older save was loaded at the third; a save without a time says nothing about it.
  expect(toldBy({ seconds: 100 }, [1, 1, 1, 1], [500, 590, 520, 621])).toEqual([[], [], [], [1]]);
  expect(toldBy({ seconds: 1 }, [1, 1], [null, null])).toEqual([[], []]);
});

it('a rule tells of each rise, against what was told before', () => {
  const rises = { when: 'count rises' };
  expect(toldBy(rises, [2, 2, 5, 4, '6', [1]])).toEqual([[], [], [5], [], ['6'], []]);
  expect(toldBy({ ...rises, saves: 2 }, [2, 3, 2, 3, 4])).toEqual([[], [], [], [], [4]]);
});

it('a rule tells of new rows, each once', () => {
  const rows = { when: 'any new row'.replace('any ', ''), key: '/id' };
  const row = (id: number, stress = 0) => ({ id, stress });
  expect(toldBy(rows, [[row(1)], [row(1, 5), row(2)], [row(2)], [row(1)], null])).toEqual([
    [],
    [row(2)],
    [],
    [row(1)],
    [],
  ]);
  expect(toldBy({ ...rows, saves: 2 }, [[], [row(1)], [row(1), row(2)], [row(2)]])).toEqual([
    [],
    [],
    [row(1)],
    [row(2)],
  ]);
});

it('a rule tells nothing about another game, and says what does not fit', () => {
  expect(pointedValue({ save: { game: null } }, '/save/game/heroes')).toBeUndefined();
  expect(pointedValue({ nodes: [{ 'a/b': 1 }] }, '/nodes/0/a~1b')).toBe(1);
  expect(pointedValue({ nodes: [] }, '/nodes/0/a')).toBeNull();
  expect(toldBy({}, [1, undefined, 1])).toEqual([[1], null, []]);
  expect(() => pointedValue({ save: { title: 'x' } }, '/save/titel')).toThrow(
    'expected "titel" of /save/titel, found title',
  );
  expect(() => toldBy({ when: 'new row' }, [3])).toThrow(RuleError);
  expect(() => toldBy({ is: { gt: 3 } }, ['many'])).toThrow('expected a number to compare');
});
