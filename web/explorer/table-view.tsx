// Objects as a table: a class, conditions, columns by property path, and the GraphQL query for all of it.

import { useContext, useEffect, useState } from 'preact/hooks';
import { useClient, useLoaded, useQuery, VersionContext } from '../net/use-data.ts';
import { ClassNamesDocument, ClassShapeDocument } from '../queries.gen.ts';
import { addressOf, replaceState } from '../shell/address.ts';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { count, counted, words } from '../shell/format.ts';
import { PlainQueryButton } from '../shell/query-button.tsx';
import { ValueView } from '../shell/value-view.tsx';
import {
  type Condition,
  filterOf,
  hasValue,
  OPERATORS,
  type Operator,
  readConditions,
} from './conditions.ts';
import { csvOf, loadTable, type TableRequest, type TableRow, tableQuery } from './table-query.ts';

interface Props {
  readonly slug: string;
  readonly state: Readonly<Record<string, string>>;
}

const PAGE = 50;
const MOST_COLUMNS = 6;
/** Most rows of a CSV file. */
const MOST_CSV_ROWS = 20_000;
const CSV_PAGE = 1000;

export function TableView({ slug, state }: Props) {
  const client = useClient();
  const version = useContext(VersionContext);
  const className = state.class ?? '';
  const conditions = readConditions(state.where);
  const shape = useQuery(ClassShapeDocument, className === '' ? null : { save: slug, name: className });
  const properties = shape.data?.save?.class?.properties ?? [];
  const columns =
    state.columns === undefined
      ? properties.slice(0, MOST_COLUMNS).map(({ name }) => name)
      : state.columns.split('\n').filter(Boolean);
  const page = Math.max(0, Math.floor(Number(state.page ?? 0)) || 0);
  const request: TableRequest = {
    slug,
    where: filterOf(className, conditions),
    columns,
    sort: state.sort ?? '',
    first: PAGE,
    offset: page * PAGE,
  };
  const isReady = className === '' || !shape.isLoading;
  const table = useLoaded(isReady ? `${JSON.stringify(request)} ${version}` : null, () =>
    loadTable(client, request),
  );
  const { query, variables } = tableQuery(request);
  const total = table.data?.totalCount ?? 0;
  const set = (changes: Readonly<Record<string, string | null>>): void =>
    replaceState({ page: null, ...changes });
  const sortBy = (path: string): void =>
    set({ sort: state.sort === path ? `-${path}` : state.sort === `-${path}` ? null : path });
  return (
    <section class="table-view" aria-label="Table of objects">
      <FilterBuilder
        slug={slug}
        className={className}
        conditions={conditions}
        columns={columns}
        properties={properties.map(({ name }) => name)}
        set={set}
      />
      <details class="query-text">
        <summary>The GraphQL of this table</summary>
        <pre>{`${query}\n\n# variables\n${JSON.stringify(variables, null, 2)}`}</pre>
        <div class="actions">
          <PlainQueryButton query={query} variables={variables} />
        </div>
      </details>
      {table.error && <Failure error={table.error} />}
      {shape.error && <Failure error={shape.error} />}
      {table.data?.warnings.map((text) => (
        <p key={text} class="problem">
          {text}
        </p>
      ))}
      <div class="table-head">
        <strong aria-live="polite">{counted(total, 'object')}</strong>
        <span class="pager">
          <button
            type="button"
            class="button"
            disabled={page === 0}
            onClick={() => replaceState({ page: page > 1 ? String(page - 1) : null })}
          >
            Previous
          </button>
          <span class="muted">
            page {page + 1} of {Math.max(1, Math.ceil(total / PAGE))}
          </span>
          <button
            type="button"
            class="button"
            disabled={(page + 1) * PAGE >= total}
            onClick={() => replaceState({ page: String(page + 1) })}
          >
            Next
          </button>
          <CsvButton key={query + JSON.stringify(variables)} request={request} total={total} />
        </span>
      </div>
      {table.isLoading && !table.data && <Waiting text="Asking" />}
      {table.data && total === 0 && <Nothing>No object is like that.</Nothing>}
      {table.data && total > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        <section class="wide-table" tabIndex={0} aria-label="Objects">
          <table class="plain">
            <thead>
              <tr>
                <th scope="col">Object</th>
                <th scope="col">Class</th>
                {columns.map((path) => (
                  <th key={path} scope="col">
                    <button type="button" class="sort" onClick={() => sortBy(path)} title="Sort">
                      {path}
                      {state.sort === path ? ' ▲' : state.sort === `-${path}` ? ' ▼' : ''}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.data.rows.map((row) => (
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
                      {row.name}
                    </a>
                  </td>
                  <td class="muted">{words(row.className)}</td>
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
      )}
    </section>
  );
}

interface BuilderProps {
  readonly slug: string;
  readonly className: string;
  readonly conditions: readonly Condition[];
  readonly columns: readonly string[];
  readonly properties: readonly string[];
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

function FilterBuilder({ slug, className, conditions, columns, properties, set }: BuilderProps) {
  const classes = useQuery(ClassNamesDocument, { save: slug });
  const setConditions = (next: readonly Condition[]): void =>
    set({ where: next.length === 0 ? null : JSON.stringify(next) });
  const change = (at: number, part: Partial<Condition>): void =>
    setConditions(conditions.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <form class="builder" onSubmit={(event) => event.preventDefault()}>
      <label class="row">
        <span>Class</span>
        <input
          class="field"
          list="class-names"
          value={className}
          placeholder="any"
          onChange={({ currentTarget }) => set({ class: currentTarget.value, columns: null, sort: null })}
        />
      </label>
      <datalist id="class-names">
        {(classes.data?.save?.classes?.nodes ?? []).map(({ path, name, count: members }) => (
          <option key={path} value={name}>{`${count(members)}`}</option>
        ))}
      </datalist>
      <datalist id="property-names">
        {properties.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {conditions.map(({ path, operator, value }, at) => (
        <fieldset key={at} class="row condition">
          <legend class="unseen">Condition {at + 1}</legend>
          <input
            class="field"
            list="property-names"
            aria-label="Property path"
            placeholder="property path"
            value={path}
            onChange={({ currentTarget }) => change(at, { path: currentTarget.value })}
          />
          <select
            class="field"
            aria-label="Comparison"
            value={operator}
            onChange={({ currentTarget }) => change(at, { operator: currentTarget.value as Operator })}
          >
            {OPERATORS.map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
          {hasValue(operator) && (
            <input
              class="field"
              aria-label="Value"
              placeholder="value"
              value={value}
              onChange={({ currentTarget }) => change(at, { value: currentTarget.value })}
            />
          )}
          <button
            type="button"
            class="icon-button"
            aria-label={`Remove condition ${at + 1}`}
            onClick={() => setConditions(conditions.filter((_, index) => index !== at))}
          >
            ✕
          </button>
        </fieldset>
      ))}
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => setConditions([...conditions, { path: '', operator: 'there', value: '' }])}
        >
          Add a condition
        </button>
        <ColumnAdder columns={columns} set={set} />
      </div>
      <ul class="chips" aria-label="Columns">
        {columns.map((path) => (
          <li key={path}>
            <button
              type="button"
              class="chip"
              aria-label={`Remove column ${path}`}
              onClick={() => set({ columns: columnsText(columns.filter((one) => one !== path)) })}
            >
              {path} <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function ColumnAdder({ columns, set }: Pick<BuilderProps, 'columns' | 'set'>) {
  const [path, setPath] = useState('');
  const add = (): void => {
    const text = path.trim();
    if (text !== '' && !columns.includes(text)) set({ columns: columnsText([...columns, text]) });
    setPath('');
  };
  return (
    <>
      <input
        class="field"
        list="property-names"
        aria-label="Column by property path"
        placeholder="mInventoryStacks[].NumItems"
        value={path}
        onInput={({ currentTarget }) => setPath(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <button type="button" class="button" onClick={add}>
        Add column
      </button>
    </>
  );
}

/** Distinguishes no columns (a line break) from none chosen (an empty text). */
function columnsText(columns: readonly string[]): string {
  return columns.length === 0 ? '\n' : columns.join('\n');
}

function CsvButton({ request, total }: { readonly request: TableRequest; readonly total: number }) {
  const client = useClient();
  const [progress, setProgress] = useState<string | null>(null);
  const [file, setFile] = useState<string | null>(null);
  useEffect(() => () => (file === null ? undefined : URL.revokeObjectURL(file)), [file]);
  const make = async (): Promise<void> => {
    const rows: TableRow[] = [];
    const most = Math.min(total, MOST_CSV_ROWS);
    try {
      for (let offset = 0; offset < most; offset += CSV_PAGE) {
        setProgress(`${count(offset)} of ${count(most)}`);
        rows.push(...(await loadTable(client, { ...request, first: CSV_PAGE, offset })).rows);
      }
      setFile(URL.createObjectURL(new Blob([csvOf(request.columns, rows)], { type: 'text/csv' })));
      setProgress(total > most ? `the first ${count(most)} rows` : null);
    } catch (error) {
      setProgress((error as Error).message);
    }
  };
  return (
    <>
      {file === null ? (
        <button type="button" class="button" disabled={total === 0} onClick={() => void make()}>
          CSV
        </button>
      ) : (
        <a class="button primary" href={file} download={`${request.slug}.csv`}>
          Save the file
        </a>
      )}
      {progress && (
        <span class="muted" role="status">
          {progress}
        </span>
      )}
    </>
  );
}
