// Dates as the games store them: 100 ns units since year 1 (.NET ticks) or 1601 (Windows file time).
// Displayed as ISO 8601 with all seven decimals, so that nothing is lost.

const TICKS_A_MILLISECOND = 10_000n;
/** 1970-01-01 in units since 0001-01-01 and since 1601-01-01. */
const UNIX_IN_TICKS = 621_355_968_000_000_000n;
const UNIX_IN_FILE_TIME = 116_444_736_000_000_000n;
/** 10000-01-01: the first time that .NET cannot represent. */
const END_OF_TICKS = 3_155_378_976_000_000_000n;

export function ticksToIso(ticks: bigint): string | null {
  if (ticks < 0n || ticks >= END_OF_TICKS) return null;
  return toIso(ticks - UNIX_IN_TICKS);
}

export function fileTimeToIso(time: bigint): string | null {
  const ticks = time - UNIX_IN_FILE_TIME + UNIX_IN_TICKS;
  return time < 0n ? null : ticksToIso(ticks);
}

function toIso(sinceUnix: bigint): string {
  const part = ((sinceUnix % TICKS_A_MILLISECOND) + TICKS_A_MILLISECOND) % TICKS_A_MILLISECOND;
  const date = new Date(Number((sinceUnix - part) / TICKS_A_MILLISECOND)).toISOString();
  return `${date.slice(0, -1)}${String(part).padStart(4, '0')}Z`;
}
