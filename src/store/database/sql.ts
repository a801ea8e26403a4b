// Composes SQL from parts that carry their own values, so that a value never becomes SQL.

export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | null
  | Uint8Array
  | readonly string[]
  | readonly number[]
  | readonly Uint8Array[];

export class Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];

  constructor(text: string, values: readonly SqlValue[]) {
    this.text = text;
    this.values = values;
  }
}

/** ``sql`a = ${value} and ${part}` ``: parts are inserted, values become parameters. */
export function sql(strings: TemplateStringsArray, ...given: readonly (SqlValue | Sql)[]): Sql {
  let text = strings[0]!;
  const values: SqlValue[] = [];
  given.forEach((each, at) => {
    if (each instanceof Sql) {
      text += renumbered(each, values.length);
      values.push(...each.values);
    } else {
      values.push(each);
      text += `$${values.length}`;
    }
    text += strings[at + 1]!;
  });
  return new Sql(text, values);
}

export function join(parts: readonly Sql[], between: string): Sql {
  const values: SqlValue[] = [];
  const texts = parts.map((part) => {
    const text = renumbered(part, values.length);
    values.push(...part.values);
    return text;
  });
  return new Sql(texts.join(between), values);
}

/** SQL without values; only for constant text. */
export function constantSql(text: string): Sql {
  return new Sql(text, []);
}

/** A constant text, or SQL with values. */
export function asSql(asked: Sql | string): Sql {
  return typeof asked === 'string' ? constantSql(asked) : asked;
}

function renumbered({ text }: Sql, by: number): string {
  return text.replace(/\$(\d+)/g, (_, at: string) => `$${Number(at) + by}`);
}
