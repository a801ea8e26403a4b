// A table of a dashboard, in the given order, or sorted by the column whose header was clicked. Where rows have an
// object, the first column leads there.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GoalFragment } from '../queries.gen.ts';
import { useGoal } from '../shell/address.ts';
import { Button } from '../shell/controls.tsx';
import { Nothing } from '../shell/feedback.tsx';
import { count } from '../shell/format.ts';
import { Icon } from '../shell/icon.tsx';
import { breakable } from '../shell/value-view.tsx';
import { Card, named, type QueryOfCard, type Thing } from './blocks.tsx';
import { useInSight } from './use-in-sight.ts';

/** Other columns than those of figures are sorted by their text, if they hold nothing but text. */
export type TableColumn<Row> = TextColumn<Row> | FigureColumn<Row> | ThingColumn<Row>;

interface TextColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** What to sort its text by, null for none. */
  readonly number?: (row: Row) => number | null;
}

interface FigureColumn<Row> {
  readonly title: string;
  readonly cell?: never;
  /** Shown as a dash if it is null. */
  readonly number: (row: Row) => number | null;
  /** By default as a count. */
  readonly show?: (number: number, row: Row) => string;
}

interface ThingColumn<Row> {
  readonly title: string;
  readonly cell?: never;
  readonly number?: never;
  /** Shown by title, else by the words of its id, with the id as a hint. */
  readonly things: (row: Row) => readonly Thing[] | Thing | null | undefined;
}

/** Of the column with this title. */
export interface Order {
  readonly column: string;
  readonly isDescending: boolean;
}

interface Props<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly caption: string;
  /** How many rows there are, if these may be the first of them. */
  readonly total?: number;
  /** True if the map finds what has no object by the text of its first column. */
  readonly isFound?: boolean;
}

interface TableCardProps<Row> extends Omit<Props<Row>, 'caption' | 'rows'>, QueryOfCard {
  readonly title: string;
  readonly rows: readonly Row[] | null | undefined;
  readonly isWide?: boolean;
  readonly children?: ComponentChildren;
}

export function TableCard<Row>(props: TableCardProps<Row>) {
  const { title, rows, isWide, of, document, variables, children, ...table } = props;
  return (
    <Card {...{ title, isWide, of, document, variables }}>
      <Table caption={title} rows={rows ?? []} {...table} />
      {children}
    </Card>
  );
}

export function Table<Row>({ rows, columns, caption, total = 0, isFound = false }: Props<Row>) {
  const [order, setOrder] = useState<Order | null>(null);
  const by = columns.find(({ title }) => title === order?.column);
  const ordered = by && order ? sorted(rows, by, order.isDescending) : rows;
  return (
    <>
      <RowGrid<Row>
        {...{ columns, caption, order, isFound }}
        count={rows.length}
        rowAt={(index) => ordered[index] ?? null}
        isSortable={(column) => isSortable(column, rows)}
        onOrder={setOrder}
      />
      {total > rows.length && (
        <p class="muted">
          The first {count(rows.length)} of {count(total)}.
        </p>
      )}
    </>
  );
}

/** Longer tables are made as far as they are in sight. */
const MOST_WHOLE = 300;

interface GridProps<Row> extends Pick<Props<Row>, 'columns' | 'caption' | 'isFound'> {
  readonly count: number;
  /** Null for one that is not there yet. */
  readonly rowAt: (index: number) => Row | null;
  readonly order: Order | null;
  readonly isSortable: (column: TableColumn<Row>) => boolean;
  readonly onOrder: (order: Order) => void;
  /** Called with the numbers of the rows in sight. */
  readonly onSight?: (first: number, last: number) => void;
}

/** Rows wherever they come from, in whatever order. */
export function RowGrid<Row>(props: GridProps<Row>) {
  const { count: rows, rowAt, columns, caption, isFound = false, onSight, ...head } = props;
  const box = useRef<HTMLDivElement>(null);
  const isLong = rows > MOST_WHOLE;
  const { items, length, measure } = useInSight(box, isLong ? rows : 0);
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? rows - 1];
  useEffect(() => onSight?.(first, last), [first, last]);
  if (rows === 0) return <Nothing />;
  const seen = isLong ? items : Array.from({ length: rows }, (_, index) => ({ index, start: 0, end: 0 }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <div class={`table-box${isLong ? ' long' : ''}`} tabIndex={0} ref={box}>
      <table class="plain" aria-rowcount={rows + 1}>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.title}
                column={column}
                isSortable={head.isSortable(column)}
                order={head.order?.column === column.title ? head.order : null}
                onOrder={head.onOrder}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.flatMap(({ index, start }, at) => [
            <Gap key={`before ${index}`} cells={columns.length} pixels={start - (seen[at - 1]?.end ?? 0)} />,
            <tr key={index} ref={isLong ? measure : null} data-index={index} aria-rowindex={index + 2}>
              <Cells {...{ columns, isFound }} row={rowAt(index)} />
            </tr>,
          ])}
          <Gap cells={columns.length} pixels={isLong ? length - (items.at(-1)?.end ?? 0) : 0} />
        </tbody>
      </table>
    </div>
  );
}

/** The room of rows that are not in sight. */
function Gap({ cells, pixels }: { readonly cells: number; readonly pixels: number }) {
  if (pixels <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nobody can focus it
    <tr aria-hidden="true" style={{ height: `${pixels}px` }}>
      <td colSpan={cells} />
    </tr>
  );
}

function Cells<Row>({
  columns,
  row,
  isFound,
}: Pick<Props<Row>, 'columns' | 'isFound'> & { readonly row: Row | null }) {
  const goal = useGoal();
  return columns.map((column, place) => {
    if (row === null) return <td key={column.title}>…</td>;
    const content = contentOf(column, row);
    const shown = typeof content === 'string' ? breakable(content) : content;
    const name = isFound && typeof content === 'string' ? content : null;
    const aim = place === 0 ? (objectOf(row) ?? name) : null;
    return (
      <td key={column.title} class={classOf(column)} title={idsOf(column, row)}>
        {aim === null ? shown : <a href={goal(aim)}>{shown}</a>}
      </td>
    );
  });
}

interface HeadProps<Row> {
  readonly column: TableColumn<Row>;
  readonly isSortable: boolean;
  /** Null when the table is not sorted by this column. */
  readonly order: Order | null;
  readonly onOrder: (order: Order) => void;
}

function Head<Row>({ column, isSortable, order, onOrder }: HeadProps<Row>) {
  const { title, number } = column;
  // Figures are sorted from largest to smallest first.
  const isDescending = order ? !order.isDescending : number !== undefined;
  const sort = order ? (order.isDescending ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" class={classOf(column)} aria-sort={isSortable ? sort : undefined}>
      {isSortable ? (
        <Button class="sort" onClick={() => onOrder({ column: title, isDescending })}>
          {title}
          {order && <Icon name={order.isDescending ? 'unfolded' : 'raised'} />}
        </Button>
      ) : (
        title
      )}
    </th>
  );
}

/** What a row is about; queries call it so. */
function objectOf(row: unknown): GoalFragment | null {
  return (row as { readonly object?: GoalFragment | null }).object ?? null;
}

/** Figures stand to the right and never break; texts that are sorted by a number may. */
function classOf<Row>({ cell, number }: TableColumn<Row>): string {
  return number && !cell ? 'number' : '';
}

function contentOf<Row>(column: TableColumn<Row>, row: Row): ComponentChildren {
  if (column.cell) return column.cell(row);
  if (!column.number) return thingsOf(column, row)?.map(named).join(', ') ?? '–';
  const number = column.number(row);
  return number === null ? '–' : (column.show ?? count)(number, row);
}

function thingsOf<Row>({ things }: ThingColumn<Row>, row: Row): readonly Thing[] | null {
  const found = things(row);
  return found ? [found].flat() : null;
}

/** Ids of things whose titles are unknown. */
function idsOf<Row>(column: TableColumn<Row>, row: Row): string | undefined {
  if (column.cell || column.number) return undefined;
  const unnamed = thingsOf(column, row)?.filter(({ title }) => title === null);
  return unnamed?.map(({ name }) => name).join(', ') || undefined;
}

function isSortable<Row>(column: TableColumn<Row>, rows: readonly Row[]): boolean {
  const isText = (row: Row): boolean => typeof contentOf(column, row) === 'string';
  return rows.length > 1 && (column.number !== undefined || rows.every(isText));
}

/** Rows without a value come last in either direction. */
function sorted<Row>(rows: readonly Row[], column: TableColumn<Row>, isDescending: boolean): Row[] {
  const sign = isDescending ? -1 : 1;
  const { number } = column;
  if (!number) {
    const text = (row: Row): string => String(contentOf(column, row));
    return [...rows].sort((a, b) => sign * TEXTS.compare(text(a), text(b)));
  }
  return [...rows].sort((a, b) => {
    const [left, right] = [number(a), number(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

const TEXTS = new Intl.Collator(undefined, { numeric: true });
