// Makes a CSV file of a table, page by page.

import { useEffect, useState } from 'preact/hooks';
import { useClient } from '../net/use-data.ts';
import { count } from '../shell/format.ts';
import { csvOf, loadTable, type TableRequest, type TableRow } from './table-query.ts';

/** Most rows of a file. */
const MOST_CSV_ROWS = 20_000;
const CSV_PAGE = 1000;

export function CsvButton({ request, total }: { readonly request: TableRequest; readonly total: number }) {
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
