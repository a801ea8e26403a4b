// Saves all rows of a table as a CSV file, piece by piece.

import { useState } from 'preact/hooks';
import { useClient } from '../net/use-data.ts';
import { Button } from '../shell/controls.tsx';
import { count } from '../shell/format.ts';
import { saveFile } from '../shell/save-file.ts';
import { csvOf, loadTable, type TableRequest, type TableRow } from './table-query.ts';

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
