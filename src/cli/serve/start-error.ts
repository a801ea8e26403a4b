// Why a server cannot start with the options that it was given.

/** The text is for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Runs a step of the start. @throws StartError with `subject` in front of what the step threw */
export async function startStep<T>(subject: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new StartError(`${subject}${error instanceof Error ? error.message : error}`);
  }
}
