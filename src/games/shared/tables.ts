// Tables of facts that are not in saves, by a name that is.

export type FactTable<T> = Readonly<Record<string, T>>;

/** The entry of a name; null without one, also for names that all objects have. */
export function entryOf<T>(table: FactTable<T>, name: string): T | null {
  return Object.hasOwn(table, name) ? table[name]! : null;
}
