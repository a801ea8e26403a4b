// Tables of a large save: how long until all is made, the first time and again, and bytes per second. npm run
// bench -- bulk FILE

import { argv } from 'node:process';
import { createContext } from '../src/api/context/context.ts';
import { createSchema } from '../src/api/schema/schema.ts';
import { BULK_FORMATS } from '../src/bulk/bulk-formats.ts';
import { bulkTable } from '../src/bulk/bulk-table.ts';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';

const [path = 'examples/little-factory.sav', property = 'mCurrentRecipe'] = argv.slice(2);
const library = new Library({ reader: inProcessReader() });
library.add(path);
const save = await library.load(library.entries[0]!);
const schema = createSchema();
const REPEATS = 5;

for (const columns of ['class,position', `class,position,${property}`, `path,class,position,${property}`]) {
  console.log(columns);
  for (const [name, format] of BULK_FORMATS) {
    const millis: number[] = [];
    let bytes = 0;
    let rows = 0;
    for (let at = 0; at < REPEATS; at++) {
      const began = performance.now();
      const request = { columns, where: null, orderBy: null, first: null, offset: null };
      const table = bulkTable(schema, save, request, createContext(library).tools);
      bytes = 0;
      for await (const piece of await format.pieces(table)) bytes += piece.length;
      millis.push(performance.now() - began);
      rows = table.rows.length;
    }
    const best = Math.min(...millis);
    const rate = bytes / 1e3 / best;
    console.log(
      `  ${name.padEnd(8)} ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB: first ${millis[0]!.toFixed(0)} ms, best ${best.toFixed(0)} ms, ${rate.toFixed(0)} MB/s`,
    );
  }
}
await library.close();
