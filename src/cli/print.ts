// What commands print on stderr.

/** What went wrong, on one line. */
export function printError(error: unknown): void {
  console.error(`savegraph: ${error instanceof Error ? error.message : error}`);
}

/** An internal error, as it is printed for a bug report. */
export function printFault(error: unknown, id: string): void {
  console.error(`savegraph: error ${id}: ${error instanceof Error ? error.stack : error}`);
}
