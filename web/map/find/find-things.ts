// Matches of a text in a game, by one query whose aliases say what is found: lists are called by what their rows are
// (`train: trains(…)`), rows have a `title`, a `position`, and things that lie somewhere an `amount` and a `holder`.

import { named, type Thing } from '../../blocks/blocks.tsx';
import type { Found, GamePage } from '../../games/game.ts';
import type { Client } from '../../net/client.ts';
import { counted, figure } from '../../shell/format.ts';

interface Row {
  readonly title: Thing | string | null;
  readonly position: Found['places'][number] | null;
  readonly amount?: number | null;
  readonly unit?: string | null;
  readonly holder?: Thing | string | null;
  /** True if dashboards count it as stock; null where that is unknown. */
  readonly isOwn?: boolean | null;
  /** What kind of place holds it. */
  readonly kind?: string | null;
  /** Who has it: it is where they are. */
  readonly carrier?: (Pick<Row, 'position'> & { readonly name: string | null }) | null;
}

/** Where things do not stay: nobody looks for a box there. */
const PASSING = /^(?:BELT|MACHINE_|GENERATOR_)/;

export async function findThings(
  client: Client,
  find: NonNullable<GamePage['find']>,
  save: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const answer = await client.query(find, { save, text }, signal);
  return listsIn(answer).flatMap(([kind, rows]) =>
    [...Map.groupBy(rows, ({ title }) => textOf(title) ?? kind)].flatMap(([title, alike]) =>
      foundOf(kind, title, alike),
    ),
  );
}

/** All that are alike, and each of them. */
function foundOf(kind: string, title: string, rows: readonly Row[]): Found[] {
  const each = rows.map((row) => {
    const holder = textOf(row.carrier?.name ?? row.holder) ?? kind;
    const place = row.position ?? row.carrier?.position;
    const places = place ? [place] : [];
    const isOneOfMany = !PASSING.test(row.kind ?? '');
    if (row.amount != null)
      return { title: `${amountText(rows, row.amount)} ${title}`, note: holder, places, isOneOfMany };
    return row.holder
      ? { title: holder, note: title, places, isOneOfMany }
      : { title, note: holder, places, isOneOfMany };
  });
  if (each.length < 2) return each.map((one) => ({ ...one, isOneOfMany: false }));
  const places = each.flatMap((one) => one.places);
  const note = rows[0]!.amount === undefined ? counted(rows.length, kind) : stockText(rows);
  return [{ title, note, places }, ...each.filter(({ isOneOfMany }) => isOneOfMany)];
}

/** How much there is in stock, as dashboards count it, and apart from it what others have, is worn or lies about. */
function stockText(rows: readonly Row[]): string {
  const [own = [], other = []] = [true, false].map((isOwn) =>
    rows.filter((row) => (row.isOwn !== false && row.isOwn !== null && row.kind !== 'WORN') === isOwn),
  );
  const sumOf = (some: readonly Row[]): string =>
    amountText(
      rows,
      some.reduce((total, { amount }) => total + (amount ?? 0), 0),
    );
  const stock = own.length > 0 && `${sumOf(own)} in ${counted(own.length, 'place')}`;
  return [stock, other.length > 0 && `${sumOf(other)} elsewhere`].filter(Boolean).join(', ');
}

function amountText([row]: readonly Row[], amount: number): string {
  return `${figure(amount)}${row?.unit === 'CUBIC_METRES' ? ' m³' : ''}`;
}

function textOf(value: Thing | string | null | undefined): string | null {
  return typeof value === 'object' && value !== null ? named(value) : (value ?? null);
}

/** The lists of an answer, by alias. */
function listsIn(value: unknown): [kind: string, rows: readonly Row[]][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([alias, inner]): [string, readonly Row[]][] =>
    inner !== null && typeof inner === 'object' && 'nodes' in inner
      ? [[alias, inner.nodes as readonly Row[]]]
      : listsIn(inner),
  );
}
