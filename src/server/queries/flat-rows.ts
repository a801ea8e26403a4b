// Rows without nesting, of the data of an answer. What lies in an object is called by its way there (`item_title`), a list in a row
// stands as JSON, and every row has the same names.

type Row = Record<string, unknown>;

/**
 * Of the list at a path of names with dots between them; where none is given, of the first in the order of the query, or, where there is none, of
 * the whole as one row. Null when there is no list at the path.
 */
export function flatRows(data: unknown, path: string | null): Row[] | null {
  const found = path === null ? (firstList(data) ?? [data]) : listAt(data, path);
  if (!found) return null;
  const rows = found.map((value) => {
    const row: Row = Object.create(null) as Row;
    addTo(row, '', value);
    return row;
  });
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  // An object that is not there in one row is null there; in others it has names of its own.
  const isPart = [...names].filter(
    (name) => ![...names].some((other) => other.startsWith(`${name}_`) && isNullOnly(rows, name)),
  );
  return rows.map((row) => Object.fromEntries(isPart.map((name) => [name, row[name] ?? null])));
}

function isNullOnly(rows: readonly Row[], name: string): boolean {
  return rows.every((row) => (row[name] ?? null) === null);
}

function addTo(row: Row, name: string, value: unknown): void {
  if (Array.isArray(value)) row[name || 'value'] = JSON.stringify(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [part, inner] of Object.entries(value)) addTo(row, name ? `${name}_${part}` : part, inner);
  } else row[name || 'value'] = value;
}

function firstList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  for (const inner of Object.values(value)) {
    const list = firstList(inner);
    if (list) return list;
  }
  return null;
}

function listAt(data: unknown, path: string): readonly unknown[] | null {
  let value = data;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return null;
    value = (value as Record<string, unknown>)[part];
  }
  return Array.isArray(value) ? value : null;
}
