// Questions as users ask them, over HTTP and on the command line: the example saves answer alike both ways.

import { afterAll, expect } from 'vitest';
import { createSchema } from '../../src/api/schema.ts';
import { FORMATS } from '../../src/formats/registry.ts';
import { Library } from '../../src/library/library.ts';
import { hereReader } from '../../src/library/read-job.ts';
import { listen } from '../../src/server/http.ts';
import { runHere } from './run-cli.ts';

export interface Both {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions?: { readonly warnings?: readonly Readonly<Record<string, unknown>>[] };
}

/** Asks both, expects one answer and gives it. */
export async function askBoth(): Promise<(query: string) => Promise<Both>> {
  const library = new Library({ reader: hereReader(FORMATS), formats: FORMATS });
  library.add('examples');
  const report = (error: unknown): never => {
    throw error;
  };
  const options = { schema: createSchema(), library, report, host: '127.0.0.1', port: 0 };
  const server = await listen(options);
  afterAll(() => server.close(100));
  return async (query) => {
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query }),
    });
    const overHttp = (await response.json()) as Both;
    const { out } = await runHere('query', 'examples', query);
    expect(JSON.parse(out)).toEqual(overHttp);
    return overHttp;
  };
}
