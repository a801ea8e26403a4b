// Objects as a table: a class, conditions, columns by property path, and the GraphQL query for all of it.

import { useContext } from 'preact/hooks';
import { CsvButton } from '../blocks/csv-button.tsx';
import { Pager } from '../blocks/pager.tsx';
import { loadTable, type TableRequest, type TableRow, tableQuery } from '../blocks/table-query.ts';
import type { GamePage } from '../games/game.ts';
import { useClient, useLoaded, useQuery, VersionContext } from '../net/use-data.ts';
import { ClassNamesDocument, ClassShapeDocument } from '../queries.gen.ts';
import { addressOf, replaceState } from '../shell/address.ts';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { count, counted, objectTitle, propertyTitle, words } from '../shell/format.ts';
import { Icon } from '../shell/icon.tsx';
import { QueryButton } from '../shell/query-button.tsx';
import { ValueView } from '../shell/value-view.tsx';
import { filterOf, readConditions } from './conditions.ts';
import { FilterBuilder } from './filter-builder.tsx';
import { kindsOf } from './kinds.ts';

interface Props {
  readonly slug: string;
  readonly game: GamePage | null;
  readonly state: Readonly<Record<string, string>>;
}

/** Name of the chip that leads to all objects. */
const EVERYTHING = 'Everything';
const PAGE = 50;
const MOST_COLUMNS = 6;

export function TableView({ slug, game, state }: Props) {
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
      ? (kind?.columns ?? properties.slice(0, MOST_COLUMNS).map(({ name }) => name))
      : state.columns.split('\n').filter(Boolean);
  const page = Math.max(0, Math.floor(Number(state.page ?? 0)) || 0);
  const request: TableRequest = {
    slug,
    where: { ...filterOf(className, conditions), ...(kind && { class: { matches: kind.classes } }) },
    columns,
    sort: state.sort ?? '',
    first: PAGE,
    offset: page * PAGE,
  };
  const set = (changes: Readonly<Record<string, string | null>>): void =>
    replaceState({ page: null, kind: kind?.title ?? state.kind ?? null, ...changes });
  const sortBy = (path: string): void =>
    set({ sort: state.sort === path ? `-${path}` : state.sort === `-${path}` ? null : path });
  return (
    <section class="table-view" aria-label="Table of objects">
      {kinds.length > 0 && (
        <nav class="chips kinds" aria-label="Kinds of things">
          {[
            ...kinds.map(({ title, count: many }) => [title, count(many)] as const),
            [EVERYTHING, ''] as const,
          ].map(([title, many]) => (
            <a
              key={title}
              class="chip"
              href={addressOf({ slug, view: 'explorer', state: { kind: title } })}
              aria-current={
                title === (kind?.title ?? (className === '' ? EVERYTHING : null)) ? 'true' : undefined
              }
            >
              {title} <span class="number">{many}</span>
            </a>
          ))}
        </nav>
      )}
      <FilterBuilder
        slug={slug}
        className={className}
        conditions={conditions}
        columns={columns}
        properties={properties.map(({ name }) => name)}
        set={set}
      />
      {shape.error && <Failure error={shape.error} />}
      <Page
        request={request}
        isReady={!classes.isLoading && (shapeName === '' || !shape.isLoading)}
        onSort={sortBy}
      />
    </section>
  );
}

interface PageProps {
  readonly request: TableRequest;
  /** False while it is still unknown which columns to ask for. */
  readonly isReady: boolean;
  readonly onSort: (path: string) => void;
}

function Page({ request, isReady, onSort }: PageProps) {
  const client = useClient();
  const version = useContext(VersionContext);
  const table = useLoaded(isReady ? `${JSON.stringify(request)} ${version}` : null, () =>
    loadTable(client, request),
  );
  const { query, variables } = tableQuery(request);
  const total = table.data?.totalCount ?? 0;
  const { slug, columns, sort, offset } = request;
  return (
    <>
      <details class="query-text">
        <summary>The GraphQL of this table</summary>
        <pre>{`${query}\n\n# variables\n${JSON.stringify(variables, null, 2)}`}</pre>
        <div class="actions">
          <QueryButton document={query} variables={variables} />
        </div>
      </details>
      {table.error && <Failure error={table.error} />}
      {table.data?.warnings.map((text) => (
        <p key={text} class="problem">
          {text}
        </p>
      ))}
      <div class="table-head">
        <strong aria-live="polite">{table.data && counted(total, 'object')}</strong>
        <span class="pager">
          <Pager
            page={offset / PAGE}
            pages={Math.max(1, Math.ceil(total / PAGE))}
            onPage={(page) => replaceState({ page: page > 0 ? String(page) : null })}
          />
          <CsvButton key={query + JSON.stringify(variables)} request={request} total={total} />
        </span>
      </div>
      {table.isLoading && !table.data && <Waiting text="Asking" />}
      {table.data && total === 0 && <Nothing>No object is like that.</Nothing>}
      {table.data && total > 0 && (
        <Results slug={slug} rows={table.data.rows} columns={columns} sort={sort} onSort={onSort} />
      )}
    </>
  );
}

interface ResultsProps {
  readonly slug: string;
  readonly rows: readonly TableRow[];
  readonly columns: readonly string[];
  /** Path of the column that sorts; with a minus, descending. */
  readonly sort: string;
  readonly onSort: (path: string) => void;
}

function Results({ slug, rows, columns, sort, onSort }: ResultsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <section class="wide-table" tabIndex={0} aria-label="Objects">
      <table class="plain">
        <thead>
          <tr>
            <th scope="col">Object</th>
            <th scope="col">Class</th>
            {columns.map((path) => (
              <th key={path} scope="col">
                <button type="button" class="sort" onClick={() => onSort(path)} title={`Sort by ${path}`}>
                  {propertyTitle(path.replace('@', ''))}
                  {(sort === path || sort === `-${path}`) && (
                    <Icon name={sort === path ? 'raised' : 'unfolded'} />
                  )}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path}>
              <td>
                <a
                  href={addressOf({
                    slug,
                    view: 'explorer',
                    state: { tab: 'references', object: row.path },
                  })}
                  title={row.path}
                >
                  {objectTitle(row)}
                </a>
              </td>
              <td class="muted" title={row.class.name}>
                {row.class.title ?? words(row.class.name)}
              </td>
              {row.values.map((value, at) => (
                <td key={columns[at]}>
                  {value === null ? <span class="muted">–</span> : <ValueView value={value} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
