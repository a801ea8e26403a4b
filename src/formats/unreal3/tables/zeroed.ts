// Runs of zeros, as disks leave them in place of what they lost. Nothing in a package is a sum of its bytes, so these are
// the only trace.

/** A range of the package; the end is exclusive. */
export interface Zeros {
  readonly at: number;
  readonly end: number;
}

/** Tables of the packages that were measured have no more than 38 zeros in a row. */
const MOST_IN_TABLES = 64;
/** The same at the end. */
const MOST_AT_END = 512;
/** The least that a disk loses. Pictures and sounds have as many zeros, but at the end of their objects only. */
const DISK_BLOCK = 4096;
/** Zeros at the end of one object may go on in the next. */
export const FEW_ZEROS = 4;

/** The runs in the package from `start` to `end`: in its main tables, in other tables, in its objects. */
export function zeroed(
  bytes: Uint8Array,
  { start, end, tablesEnd, bodiesAt }: Readonly<Record<'start' | 'end' | 'tablesEnd' | 'bodiesAt', number>>,
): readonly Zeros[] {
  let last = end;
  while (last > tablesEnd && bytes[last - 1] === 0) last--;
  const found = [
    ...runs(bytes, start, tablesEnd, MOST_IN_TABLES),
    ...runs(bytes, tablesEnd, bodiesAt, DISK_BLOCK),
    ...runs(bytes, bodiesAt, last, DISK_BLOCK),
    ...(end - last >= MOST_AT_END ? [{ at: last, end }] : []),
  ];
  return found.map((run) => ({ at: run.at - start, end: run.end - start }));
}

function runs(bytes: Uint8Array, start: number, end: number, least: number): Zeros[] {
  const found: Zeros[] = [];
  // Whatever is this long has one of these places in it.
  for (let place = start; place < end; place += least >> 1) {
    if (bytes[place] !== 0) continue;
    let [at, until] = [place, place];
    while (at > start && bytes[at - 1] === 0) at--;
    while (until < end && bytes[until] === 0) until++;
    if (until - at >= least) found.push({ at, end: until });
    place = Math.max(place, until - (least >> 1));
  }
  return found;
}
