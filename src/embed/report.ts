// Where internal errors go by default: a library prints nothing, but must not hide them either.

/** Emits a warning of the process, which Node prints with its stack unless it is told otherwise. */
export function reportAsWarning(error: unknown, id: string): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.emitWarning(`internal error ${id}`, { code: 'SAVEGRAPH_INTERNAL', detail });
}
