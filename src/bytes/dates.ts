// Points in time as games store them: 100 ns units since the year 1 (ticks of .NET and Unreal) or 1601 (Windows file
// time). Shown as ISO 8601; null for what the calendars of the games do not have.

const TICKS_PER_MILLISECOND = 10_000n;
/** 1970-01-01 in units since 0001-01-01 and since 1601-01-01. */
export const UNIX_IN_TICKS = 621_355_968_000_000_000n;
const UNIX_IN_FILE_TIME = 116_444_736_000_000_000n;
const START_OF_YEAR_1 = Date.parse('0001-01-01T00:00:00Z');
/** Neither .NET nor Unreal have the year 10000. */
const END_OF_YEAR_9999 = Date.parse('9999-12-31T23:59:59.999Z');

/** @param millis since 1970; NaN for unknown */
export function millisToIso(millis: number): string | null {
  return millis >= START_OF_YEAR_1 && millis <= END_OF_YEAR_9999 ? new Date(millis).toISOString() : null;
}

/** To the millisecond. */
export function ticksToIso(ticks: bigint): string | null {
  return millisToIso(Number((ticks - UNIX_IN_TICKS - partOf(ticks)) / TICKS_PER_MILLISECOND));
}

/** With all seven decimals, so that nothing is lost. */
export function ticksToExactIso(ticks: bigint): string | null {
  const iso = ticksToIso(ticks);
  return iso && `${iso.slice(0, -1)}${String(partOf(ticks)).padStart(4, '0')}Z`;
}

export function fileTimeToExactIso(time: bigint): string | null {
  return time < 0n ? null : ticksToExactIso(time - UNIX_IN_FILE_TIME + UNIX_IN_TICKS);
}

/** What is left of the last millisecond; the epochs are at whole ones. */
function partOf(ticks: bigint): bigint {
  return ((ticks % TICKS_PER_MILLISECOND) + TICKS_PER_MILLISECOND) % TICKS_PER_MILLISECOND;
}
