// The query behind a table of objects, whose columns the user chooses: its text is made at run time. And all of its rows
// as a CSV file.

import { useState } from 'preact/hooks';
import { type Client, dataOf, type QueryAnswer } from '../net/client.ts';
import { useClient } from '../net/use-data.ts';
import type { ObjectFilter } from '../queries.gen.ts';
import { Button } from '../shell/controls.tsx';
import { count } from '../shell/format.ts';
import { saveFile } from '../shell/save-file.ts';

export interface TableRequest {
  readonly slug: string;
  readonly where: ObjectFilter;
  /** Property paths. */
  readonly columns: readonly string[];
  /** A property path, with a leading minus for descending order; empty for file order. */
  readonly sort: string;
  readonly first: number;
  readonly offset: number;
}

export interface TableRow {
  readonly path: string;
  readonly name: string;
  /** What it is called; null where only its class is known. */
  readonly title: string | null;
  readonly class: { readonly name: string; readonly title: string | null };
  readonly position: { readonly x: number; readonly y: number; readonly z: number } | null;
  /** In the order of the columns. */
  readonly values: readonly unknown[];
}

export interface TablePage {
  readonly totalCount: number;
  readonly rows: readonly TableRow[];
  readonly warnings: readonly string[];
}

export function tableQuery({ slug, where, columns, sort, first, offset }: TableRequest): {
  readonly query: string;
  readonly variables: object;
} {
  const fields = columns.map(
    (path, at) => `        c${at}: property(path: ${JSON.stringify(path)}) { value(titles: true) }`,
  );
  const property = sort.replace(/^-/, '');
  const orderBy = property === '' ? null : [{ property, direction: sort.startsWith('-') ? 'DESC' : 'ASC' }];
  const query = `query Table($save: ID!, $where: ObjectFilter, $orderBy: [ObjectOrder!]) {
  save(id: $save) {
    objects(where: $where, orderBy: $orderBy, first: ${first}, offset: ${offset}) {
      totalCount
      nodes {
        path
        name
        title
        class { name title }
        position { x y z }
${fields.join('\n')}
      }
    }
  }
}`;
  return { query, variables: { save: slug, where, orderBy } };
}

/** @throws AnswerError with the server's message */
export async function loadTable(client: Client, request: TableRequest): Promise<TablePage> {
  const { query, variables } = tableQuery(request);
  const answer = (await client.ask(query, variables)) as QueryAnswer<TableData>;
  const list = dataOf(answer).save?.objects;
  return {
    totalCount: list?.totalCount ?? 0,
    rows: (list?.nodes ?? []).map((node) => ({
      ...node,
      values: request.columns.map((_, at) => (node[`c${at}`] as { value: unknown } | null)?.value ?? null),
    })),
    warnings: (answer.extensions?.warnings ?? []).map(({ message }) => message),
  };
}

interface TableData {
  readonly save: {
    readonly objects: {
      readonly totalCount: number;
      readonly nodes: readonly (Omit<TableRow, 'values'> & Readonly<Record<string, unknown>>)[];
    } | null;
  } | null;
}

/** CSV as in RFC 4180. Texts that a spreadsheet would run as formulas get a leading apostrophe. */
function csvOf(columns: readonly string[], rows: readonly TableRow[]): string {
  const lines = [
    ['path', 'name', 'class', 'x', 'y', 'z', ...columns],
    ...rows.map(({ path, name, class: own, position: at, values }) => {
      return [path, name, own.name, at?.x, at?.y, at?.z, ...values];
    }),
  ];
  return `${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const plain =
    typeof value === 'object' ? ((value as { ref?: string }).ref ?? JSON.stringify(value)) : String(value);
  const text = typeof value !== 'number' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Most rows of a file. */
const MOST_CSV_ROWS = 100_000;
const CSV_PIECE = 1000;

/** Made here and not by the server: here the names of players may be hidden. */
export function CsvButton({ request, total }: { readonly request: TableRequest; readonly total: number }) {
  const client = useClient();
  const [note, setNote] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const rows: TableRow[] = [];
    const most = Math.min(total, MOST_CSV_ROWS);
    try {
      for (let offset = 0; offset < most; offset += CSV_PIECE) {
        setNote(`${count(offset)} of ${count(most)}`);
        rows.push(...(await loadTable(client, { ...request, first: CSV_PIECE, offset })).rows);
      }
      saveFile(new Blob([csvOf(request.columns, rows)], { type: 'text/csv' }), `${request.slug}.csv`);
      setNote(total > most ? `the first ${count(most)} rows` : null);
    } catch (error) {
      setNote((error as Error).message);
    }
  };
  return (
    <>
      <Button disabled={total === 0} onClick={() => void make()}>
        Table (CSV)
      </Button>
      {note && (
        <span class="muted" role="status">
          {note}
        </span>
      )}
    </>
  );
}
