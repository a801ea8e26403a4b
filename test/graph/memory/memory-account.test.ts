// Memory is counted before it is taken, and free again when a reading has ended, however it ended.

import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { GraphBuilder } from '../../../src/graph/build/builder.ts';
import { MemoryAccount, MemoryBudget } from '../../../src/graph/memory/memory-account.ts';

const MEGABYTE = 2 ** 20;

describe('memory', () => {
  it('is half of the whole for one save, and the whole for all', () => {
    const budget = new MemoryBudget(8 * MEGABYTE);
    const [one, other, third] = [budget.open(), budget.open(), budget.open()];
    const accounts = [one, other, third].map((data) => new MemoryAccount(data, 'a.sav'));
    accounts[0]!.take(4 * MEGABYTE);
    expect(accounts[0]!.tryTake(1)).toBe(false);
    accounts[1]!.take(3 * MEGABYTE);
    expect(accounts[2]!.tryTake(2 * MEGABYTE)).toBe(false);
    accounts[2]!.take(MEGABYTE);
    expect(budget.left).toBe(0);
    // The first failed, the second keeps one megabyte.
    budget.settle(one, 0);
    budget.settle(other, MEGABYTE);
    budget.settle(third, MEGABYTE);
    expect(budget.left).toBe(6 * MEGABYTE);
    budget.free(2 * MEGABYTE);
    expect(budget.left).toBe(8 * MEGABYTE);
  });

  it('is refused with its figures', () => {
    const budget = new MemoryBudget(64 * MEGABYTE);
    const account = new MemoryAccount(budget.open(), 'a.sav');
    account.take(2 * MEGABYTE);
    const error = account.refusal(100e6);
    expect(error).toMatchObject({ code: 'LIMIT', file: 'a.sav' });
    expect(error.expected).toBe('to need at most 31 MB more memory than the 2 MB that it has (--memory)');
    expect(error.found).toBe('100 MB more are needed (100000000 bytes)');
    expect(account.refusal(2 ** 18).found).toBe('0.3 MB more are needed (262144 bytes)');
  });

  it('is taken before an image is made, and before a table grows', () => {
    const budget = new MemoryBudget(100 * MEGABYTE);
    const large = budget.open();
    const image = () =>
      new GraphBuilder(new MemoryAccount(large, 'a.sav')).image([{ name: 'a.sav', size: 2e9 }]);
    expect(image).toThrow(FormatError);
    expect(budget.left).toBe(100 * MEGABYTE);

    const account = new MemoryAccount(budget.open(), 'b.sav');
    const builder = new GraphBuilder(account);
    builder.image([{ name: 'b.sav', size: 1000 }]);
    const after = budget.left;
    expect(after).toBeLessThan(100 * MEGABYTE);
    const grow = () => {
      for (let text = 0; text < 10_000_000; text++) builder.texts.add(`text ${text}`);
    };
    // The kernel asks for more, gets it up to half of the whole, and then says that there is none.
    expect(grow).toThrow(
      /expected to need at most \d+(\.\d)? MB more memory than the \d+(\.\d)? MB that it has/,
    );
    expect(after - budget.left).toBeGreaterThan(10 * MEGABYTE);
    expect(100 * MEGABYTE - budget.left).toBeLessThanOrEqual(50 * MEGABYTE);
  });
});
