// What a test file leaves behind is cleared away at its end. Not by `afterAll` where it is made: Vitest passes over one that is called
// while a test runs.

import { afterAll } from 'vitest';

const tasks: (() => unknown)[] = [];

afterAll(async () => {
  for (const task of tasks.splice(0).reverse()) await task();
});

/** Has this done when the test file has ended, before what was asked for earlier. */
export function atEnd(task: () => unknown): void {
  tasks.push(task);
}
