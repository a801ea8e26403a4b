// A clock that never goes back. Node loads a dozen modules when `performance` is first used, which takes longer than
// a save takes from its name to its header: programs that read one save do without it.

/** Node's own clock: seconds, and nanoseconds of the second. */
interface NativeClock {
  readonly process?: { hrtime?(): readonly [seconds: number, nanoseconds: number] };
}

/** Milliseconds since some moment that stays the same as long as the process or page lives. */
export function clockMillis(): number {
  const { process: node } = globalThis as NativeClock;
  if (!node?.hrtime) return performance.now();
  const [seconds, nanoseconds] = node.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
