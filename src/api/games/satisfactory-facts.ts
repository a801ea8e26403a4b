// The tables that come with the project, read when the first save that needs them is looked at. See docs/facts.md.

import { readFileSync } from 'node:fs';
import type { FactTables } from '../../games/satisfactory/facts.ts';

const FOLDER = new URL('../../games/satisfactory/facts/', import.meta.url);

let tables: FactTables | null = null;

export function readTables(): FactTables {
  tables ??= JSON.parse(readFileSync(new URL('tables.json', FOLDER), 'utf8')) as FactTables;
  return tables;
}
