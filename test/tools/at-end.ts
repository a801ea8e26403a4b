// Clears away what a test file leaves behind at its end, even where it was made while a test ran: Vitest passes over an `afterAll`
// that is called then.

const tasks: (() => unknown)[] = [];

// Programs that use these tools are no test files, and some of these end before their end.
process.on('exit', () => {
  for (const task of tasks.splice(0).reverse()) void task();
});

/** Has this done when the test file has ended, before what was asked for earlier. */
export function atEnd(task: () => unknown): void {
  tasks.push(task);
}

/** Once a test file has ended. */
export async function clearAway(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task();
}
