// Helpers with which formats make raw tables (see graph/raw-table.ts).

import { faultIn } from '../bytes/format-error.ts';
import type { RawRow, RawTable } from '../graph/raw-table.ts';

/** A table whose rows can be read one by one. */
export function rawTable(name: string, count: number, row: (at: number) => RawRow): RawTable {
  return {
    name,
    count: () => count,
    rows: (first, most) =>
      Array.from({ length: Math.max(0, Math.min(most, count - first)) }, (_, at) => row(first + at)),
  };
}

/**
 * A table whose rows can only be found by going through all before them: `walk` gives what reads each. It ends at
 * bytes that cannot be read, for which the save has an issue.
 */
export function walkedTable(name: string, walk: () => Iterable<() => RawRow>): RawTable {
  const each = (see: (row: () => RawRow) => boolean): void =>
    void faultIn(() => {
      for (const row of walk()) if (!see(row)) return;
    });
  return {
    name,
    count() {
      let count = 0;
      each(() => ++count > 0);
      return count;
    },
    rows(first, most) {
      const rows: RawRow[] = [];
      let at = 0;
      if (most > 0) each((row) => at++ < first || rows.push(row()) < most);
      return rows;
    },
  };
}
