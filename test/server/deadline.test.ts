import { expect, it } from 'vitest';
import { RequestDeadline } from '../../src/server/deadline.ts';

const code = (deadline: RequestDeadline): unknown => {
  try {
    deadline.check();
    return null;
  } catch (error) {
    return (error as { extensions: { code: string } }).extensions.code;
  }
};

it('passes until its time is over', () => {
  expect(code(new RequestDeadline(null, 60_000))).toBeNull();
  expect(code(new RequestDeadline(null, -1))).toBe('LIMIT_EXCEEDED');
});

it('ends when the client goes', () => {
  const client = new AbortController();
  const deadline = new RequestDeadline(client.signal, 60_000);
  expect(code(deadline)).toBeNull();
  client.abort();
  expect(code(deadline)).toBe('LIMIT_EXCEEDED');
});

it('gives time back once, however many waited', () => {
  const now = performance.now();
  const overlapping = new RequestDeadline(null, -1000);
  for (let waiter = 0; waiter < 10; waiter++) overlapping.giveBack(now - 500, now);
  expect(code(overlapping)).toBe('LIMIT_EXCEEDED');
  const apart = new RequestDeadline(null, -1000);
  apart.giveBack(now - 5000, now - 4000);
  apart.giveBack(now - 1000, now);
  expect(code(apart)).toBeNull();
});
