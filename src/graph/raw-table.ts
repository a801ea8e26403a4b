// Tables of a file as its bytes have them: what objects do not show, such as chunks, indexes and offsets, in the words of
// public documents of the format. Nothing of them is kept: rows are read when they are asked for.

export type RawRow = Readonly<Record<string, unknown>>;

export interface RawTable {
  readonly name: string;
  /** The number of rows; has to be counted where the file does not say it. */
  count(): number;
  /** At most `most` rows from row `first` on. */
  rows(first: number, most: number): readonly RawRow[];
}
