// Imports what only some users need: packages that are optional peers of ours, which others do not install.

/** Null where a package that is imported is not installed. */
export async function ifInstalled<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return null;
  }
}
