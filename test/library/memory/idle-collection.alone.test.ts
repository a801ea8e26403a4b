import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectGarbage } from '../../../src/library/memory/collect-garbage.ts';
import { IdleCollection } from '../../../src/library/memory/idle-collection.ts';

vi.mock('../../../src/library/memory/collect-garbage.ts', () => ({ collectGarbage: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(collectGarbage).mockClear();
});

test.each([
  [1000, 1],
  [5, 0],
])('after %i answers it collects %i times, once nobody asks', (answers, times) => {
  const idle = new IdleCollection();
  for (let at = 0; at < answers; at++) idle.answered();
  vi.advanceTimersByTime(15_000);
  idle.answered();
  vi.advanceTimersByTime(15_000);
  expect(collectGarbage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collectGarbage).toHaveBeenCalledTimes(times);
});

test('it collects at once when more waits than may', () => {
  const idle = new IdleCollection(1, 100);
  for (const garbage of [50, 50]) idle.answered(garbage);
  vi.advanceTimersByTime(15_000);
  expect(collectGarbage).not.toHaveBeenCalled();
  idle.answered(1);
  vi.advanceTimersByTime(60_000);
  expect(collectGarbage).toHaveBeenCalledTimes(1);
});
