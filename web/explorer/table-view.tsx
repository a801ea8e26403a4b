// Objects as a table: a class, conditions, columns by property path, and the GraphQL query for all of it.

import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { RowGrid, type TableColumn } from '../blocks/table.tsx';
import {
  CsvButton,
  loadTable,
  type TablePage,
  type TableRequest,
  type TableRow,
  tableQuery,
} from '../blocks/table-query.tsx';
import { useClient, useLoaded, useQuery, VersionContext } from '../net/use-data.ts';
import { ClassNamesDocument, ClassShapeDocument } from '../queries.gen.ts';
import { addressOf, replaceState } from '../shell/address.ts';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { count, counted, objectTitle, propertyTitle, words } from '../shell/format.ts';
import { QueryButton } from '../shell/query-button.tsx';
import { ValueView } from '../shell/value-view.tsx';
import { filterOf, readConditions } from './conditions.ts';
import { FilterBuilder } from './filter-builder.tsx';
import { type ExplorerProps, kindsOf, plainColumns } from './kinds.ts';

/** Name of the chip that leads to all objects. */
const EVERYTHING = 'Everything';
const MOST_COLUMNS = 6;

export function TableView({ slug, game, state }: ExplorerProps) {
  const className = state.class ?? '';
  const conditions = readConditions(state.where);
  const classes = useQuery(ClassNamesDocument, { save: slug });
  const kinds = kindsOf(game, classes.data?.save?.classes?.nodes ?? []);
  // The table begins with what players know.
  const isBegin = className === '' && conditions.length === 0 && state.kind === undefined;
  const kind = isBegin ? kinds[0] : kinds.find(({ title }) => className === '' && title === state.kind);
  const shapeName = className || (kind?.largest ?? '');
  const shape = useQuery(ClassShapeDocument, shapeName === '' ? null : { save: slug, name: shapeName });
  const properties = shape.data?.save?.class?.properties ?? [];
  const columns =
    state.columns === undefined
      ? (kind?.columns ?? (shape.data ? plainColumns(shape.data, MOST_COLUMNS) : []))
      : state.columns.split('\n').filter(Boolean);
  const request: TableRequest = {
    slug,
    where: { ...filterOf(className, conditions), ...(kind && { class: { matches: kind.classes } }) },
    columns,
    sort: state.sort ?? '',
    first: PIECE,
    offset: 0,
  };
  const set = (changes: Readonly<Record<string, string | null>>): void =>
    replaceState({ kind: kind?.title ?? state.kind ?? null, ...changes });
  const chips = [
    ...kinds.map(({ title, count: many }) => [title, count(many)] as const),
    [EVERYTHING, ''] as const,
  ];
  const chosen = kind?.title ?? (className === '' ? EVERYTHING : null);
  return (
    <section class="table-view" aria-label="Table of objects">
      {kinds.length > 0 && (
        <nav class="actions kinds" aria-label="Kinds of things">
          {chips.map(([title, many]) => (
            <a
              key={title}
              class="chip"
              href={addressOf({ slug, view: 'explorer', state: { kind: title } })}
              aria-current={title === chosen ? 'true' : undefined}
            >
              {title} <span class="number">{many}</span>
            </a>
          ))}
        </nav>
      )}
      <FilterBuilder
        {...{ slug, className, conditions, columns, set }}
        properties={properties.map(({ name }) => name)}
      />
      {shape.error && <Failure error={shape.error} />}
      <Rows
        request={request}
        isReady={!classes.isLoading && (shapeName === '' || !shape.isLoading)}
        onSort={(sort) => set({ sort })}
      />
    </section>
  );
}

interface RowsProps {
  readonly request: TableRequest;
  /** False while it is still unknown which columns to ask for. */
  readonly isReady: boolean;
  readonly onSort: (path: string | null) => void;
}

function Rows({ request, isReady, onSort }: RowsProps) {
  const { data, error, isLoading, see } = usePieces(request, isReady);
  const { query, variables } = tableQuery(request);
  const total = data?.first.totalCount ?? 0;
  return (
    <>
      <details class="query-text">
        <summary>The GraphQL of this table</summary>
        <pre>{`${query}\n\n# variables\n${JSON.stringify(variables, null, 2)}`}</pre>
        <div class="actions">
          <QueryButton document={query} variables={variables} />
        </div>
      </details>
      {error && <Failure error={error} />}
      {data?.first.warnings.map((text) => (
        <p key={text} class="problem">
          {text}
        </p>
      ))}
      <div class="row table-head">
        <strong aria-live="polite">{data && counted(total, 'object')}</strong>
        <CsvButton key={query + JSON.stringify(variables)} request={request} total={total} />
      </div>
      {(isLoading || !isReady) && !data && <Waiting text="Asking" />}
      {data && total === 0 && <Nothing>No object is like that.</Nothing>}
      {data && total > 0 && <Results key={data.subject} {...data} onSee={see} onSort={onSort} />}
    </>
  );
}

/** Rows that are asked for at once. */
const PIECE = 100;
/** How long one looks at rows before they are asked for: not those that one only scrolls past. */
const LOOK_MILLIS = 120;

interface Pieces {
  /** Of which table they are. */
  readonly subject: string;
  readonly request: TableRequest;
  readonly first: TablePage;
  /** By number. */
  readonly pieces: ReadonlyMap<number, TablePage>;
}

/** The rows of a table as far as they were in sight. */
function usePieces(request: TableRequest, isReady: boolean) {
  const client = useClient();
  const version = useContext(VersionContext);
  const key = `${JSON.stringify(request)} ${version}`;
  const known = useRef<{ key: string; pieces: Map<number, TablePage> }>({ key: '', pieces: new Map() });
  const [seen, setSeen] = useState({ key, from: 0, to: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [from, to] = seen.key === key ? [seen.from, seen.to] : [0, 0];
  const table = useLoaded(isReady ? `${key} ${from} ${to}` : null, async (): Promise<Pieces> => {
    if (known.current.key !== key) known.current = { key, pieces: new Map() };
    const { pieces } = known.current;
    for (let piece = from; piece <= to; piece++)
      if (!pieces.has(piece))
        pieces.set(piece, await loadTable(client, { ...request, offset: piece * PIECE }));
    return { subject: key, request, pieces, first: pieces.get(0) ?? pieces.get(from)! };
  });
  const see = (first: number, last: number): void => {
    clearTimeout(timer.current);
    const next = { key, from: Math.floor(first / PIECE), to: Math.floor(last / PIECE) };
    timer.current = setTimeout(() => setSeen(next), LOOK_MILLIS);
  };
  return { ...table, see };
}

interface ResultsProps extends Pieces {
  readonly onSee: (first: number, last: number) => void;
  readonly onSort: (path: string | null) => void;
}

function Results({ request: { slug, columns: paths, sort }, first, pieces, onSee, onSort }: ResultsProps) {
  const columns: readonly (TableColumn<TableRow> & { readonly path?: string })[] = [
    {
      title: 'Object',
      cell: (row) => (
        <a
          href={addressOf({ slug, view: 'explorer', state: { tab: 'references', object: row.path } })}
          title={row.path}
        >
          {objectTitle(row)}
        </a>
      ),
    },
    {
      title: 'Class',
      cell: ({ class: own }) => (
        <span class="muted" title={own.name}>
          {own.title ?? words(own.name)}
        </span>
      ),
    },
    ...paths.map((path, at) => ({
      title: propertyTitle(path.replace('@', '')),
      path,
      cell: ({ values }: TableRow) =>
        values[at] === null ? <span class="muted">–</span> : <ValueView value={values[at]} />,
    })),
  ];
  const by = columns.find(({ path }) => path !== undefined && path === sort.replace(/^-/, ''));
  return (
    <RowGrid
      {...{ columns, count: first.totalCount }}
      caption="Objects"
      rowAt={(index) => pieces.get(Math.floor(index / PIECE))?.rows[index % PIECE] ?? null}
      order={by ? { column: by.title, isDescending: sort.startsWith('-') } : null}
      isSortable={(column) => 'path' in column}
      onOrder={({ column }) => {
        const path = columns.find(({ title }) => title === column)?.path;
        // Rising, falling, and as they are in the file.
        if (path) onSort(sort === path ? `-${path}` : sort === `-${path}` ? null : path);
      }}
      onSight={onSee}
    />
  );
}
