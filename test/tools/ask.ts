// Asking the API in tests, without HTTP: a library of made-up saves and a function that answers queries.

import type { ExecutionResult } from 'graphql';
import { createContext } from '../../src/api/context.ts';
import { runQuery } from '../../src/api/run.ts';
import { createSchema } from '../../src/api/schema.ts';
import type { Format } from '../../src/formats/format.ts';
import { Library } from '../../src/library/library.ts';
import { hereReader } from '../../src/library/read-job.ts';
import { fakeFormat } from './fake-format.ts';
import { tempFolder } from './temp-folder.ts';

export interface Asked extends ExecutionResult {
  /** Faults of ours that were masked. */
  readonly faults: readonly unknown[];
}

export interface Desk {
  readonly library: Library;
  readonly folder: string;
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Asked>;
}

/** A library over these files, offered to `formats`. */
export function openDesk(
  files: Readonly<Record<string, string | Uint8Array>>,
  formats: readonly Format[] = [fakeFormat],
): Desk {
  const folder = tempFolder(files);
  const library = new Library({ reader: hereReader(formats), formats });
  library.add(folder);
  return { library, folder, ask: askOf(library) };
}

const schema = createSchema();

export function askOf(library: Library): Desk['ask'] {
  return async (query, variables = {}) => {
    const faults: unknown[] = [];
    const report = (error: unknown): void => void faults.push(error);
    const result = await runQuery(schema, createContext(library), { query, variables }, report);
    // As a client sees it: no prototypes, no undefined.
    return { ...JSON.parse(JSON.stringify(result)), faults };
  };
}
