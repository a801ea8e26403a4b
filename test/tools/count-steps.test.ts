import { expect, it } from 'vitest';
import { countSteps, stepCounter } from './count-steps.ts';

const loop = (count: number): number => {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += at;
  return sum;
};

it('counts what runs, much the same each time', async () => {
  const steps = stepCounter();
  await Promise.resolve();
  loop(100_000);
  for (const counted of [steps(), countSteps(() => loop(100_000))]) {
    expect(counted).toBeGreaterThanOrEqual(100_000);
    expect(counted).toBeLessThan(110_000);
  }
});
