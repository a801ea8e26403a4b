// Rows whose fields are computed when they are asked for, from a table: one line a field, and a row that is only
// counted decodes nothing.

/** A row: each field of the table as a property. */
type LazyRow<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends (of: never) => infer Value ? Value : never;
};

/** Makes the rows of a list by a table: for each field, a function of what the row is about. */
export function rowsFrom<Of, Table extends Readonly<Record<string, (of: Of) => unknown>>>(
  table: Table & Readonly<Record<string, (of: Of) => unknown>>,
): (of: Of) => LazyRow<Table> {
  class Row {
    readonly #of: Of;

    constructor(of: Of) {
      this.#of = of;
    }

    static {
      for (const [name, read] of Object.entries(table)) {
        const get = function (this: Row): unknown {
          return read(this.#of);
        };
        Object.defineProperty(Row.prototype, name, { get });
      }
    }
  }
  return (of) => new Row(of) as unknown as LazyRow<Table>;
}
