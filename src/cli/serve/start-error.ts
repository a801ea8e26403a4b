// Errors that keep a server from starting with its options.

/** Its message is for the person who started the server. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Runs one step of starting. @throws StartError with `subject` in front of the error's message */
export async function startStep<T>(subject: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new StartError(`${subject}${error instanceof Error ? error.message : error}`);
  }
}
