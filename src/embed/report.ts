// The default destination of internal errors: a library should not print, but must not hide them either.

/** Emits a process warning, which Node prints with its stack unless told otherwise. */
export function reportAsWarning(error: unknown, id: string): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.emitWarning(`internal error ${id}`, { code: 'SAVEGRAPH_INTERNAL', detail });
}
