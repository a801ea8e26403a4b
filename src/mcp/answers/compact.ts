// Reduces the data of a query to the few words that a model needs: an object with a title becomes its title,
// a place three numbers, a list of rows a table that names its columns once. So a tool is a query whose
// aliases name the columns, with their units.

type Fields = Readonly<Record<string, unknown>>;

/** Rows of a list: `total` counts the whole list, not only this page. */
export interface CompactTable {
  readonly total: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export function compact(value: unknown, keys: readonly string[] = []): unknown {
  if (typeof value === 'number') return rounded(value);
  if (Array.isArray(value))
    return value.length > 0 && value.every(isFields) ? tableOf(value) : value.map((each) => compact(each));
  if (!isFields(value)) return value;
  if ('totalCount' in value || Array.isArray(value.nodes)) return compactList(value, keys);
  const [[name, only] = ['', null], ...others] = Object.entries(value);
  if (others.length === 0 && isFields(only)) return compact(only, keysOf(name));
  return simple(value) ?? compactFields(value);
}

/**
 * Compacts every field; those without a value are left out. A field named `by_x_and_y` holds groups by x and
 * y; of a key `in_m3`, which becomes the unit, its name says nothing.
 */
export function compactFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name.replace('_and_in_m3', ''), compact(field, keysOf(name))] as const)
      .filter(([, field]) => field !== null),
  );
}

/** What a field of groups is by. */
function keysOf(name: string): readonly string[] {
  return name.startsWith('by_') ? name.slice(3).split('_and_') : [];
}

/** A list with its count, its page, and totals over it; for an empty list, the count says it all. */
function compactList({ nodes, totalCount, ...rest }: Fields, keys: readonly string[]): unknown {
  const rows = Array.isArray(nodes) ? nodes : [];
  const total = typeof totalCount === 'number' ? totalCount : rows.length;
  if (total === 0 || (rows.length === 0 && Object.keys(rest).length === 0)) return total;
  return { ...(rows.length > 0 ? tableOf(rows, total, keys) : { total }), ...compactFields(rest) };
}

/** Leaves out columns without a value in any row. */
export function tableOf(
  rows: readonly unknown[],
  total = rows.length,
  keys: readonly string[] = [],
): CompactTable | { readonly total: number } {
  if (rows.length === 0) return { total };
  const fields = rows.filter(isFields).map((row) => flat(row, keys));
  const names = [...new Set(fields.flatMap(Object.keys))];
  const columns = names.filter((name) => fields.some((row) => isSomething(row[name])));
  return { total, columns, rows: fields.map((row) => columns.map((name) => inRow(row[name]))) };
}

function isSomething(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Makes the keys of a group columns of their own, and spells out the unit of an amount. */
function flat(row: Fields, names: readonly string[]): Fields {
  const { keys, ...rest } = row;
  const whole = Array.isArray(keys)
    ? { ...Object.fromEntries(keys.map((key, at) => [names[at] ?? `key${at + 1}`, key])), ...rest }
    : row;
  const { in_m3: inM3, ...others } = whole as Fields;
  return typeof inM3 === 'boolean' ? { ...others, unit: inM3 ? 'm³' : 'pieces' } : (whole as Fields);
}

/** A row has no room for field names: small objects become lists of their values. */
function inRow(value: unknown): unknown {
  if (typeof value === 'number') return rounded(value);
  if (Array.isArray(value)) return (value.every(isAmount) ? summed(value) : value).map(inRow);
  if (!isFields(value)) return value ?? null;
  const found = simple(value);
  if (found !== undefined) return found;
  if (Array.isArray(value.nodes)) return value.nodes.map(inRow);
  return Object.values(value).map(inRow);
}

interface Amount {
  readonly item: unknown;
  readonly amount: number;
}

function isAmount(value: unknown): value is Amount {
  return (
    isFields(value) && Object.keys(value).length === 2 && 'item' in value && typeof value.amount === 'number'
  );
}

/** Adds up stacks of the same item. */
function summed(stacks: readonly Amount[]): readonly Amount[] {
  const sums = new Map<string, { item: unknown; amount: number }>();
  for (const { item, amount } of stacks) {
    const sum = sums.get(JSON.stringify(item));
    if (sum) sum.amount += amount;
    else sums.set(JSON.stringify(item), { item, amount });
  }
  return [...sums.values()];
}

/** The short form of a small object; undefined if it has none. */
function simple(value: Fields): unknown {
  const names = Object.keys(value);
  if ('title' in value && 'name' in value && names.length === 2) return value.title ?? value.name;
  if (names.every((name) => name === 'x' || name === 'y' || name === 'z'))
    return Object.values(value).map(place);
  if (names.length === 1) {
    const [inner] = Object.values(value);
    return isFields(inner) || !Array.isArray(inner) ? inRow(inner) : inner.map(inRow);
  }
  return undefined;
}

function place(value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}

const DIGITS = 6;

/** Drops meaningless digits: 61.600000001490116 is 61.6. Whole numbers stay as they are. */
export function rounded(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
