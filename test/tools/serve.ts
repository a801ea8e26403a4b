// A running server over made-up saves, for tests that speak HTTP.

import { afterAll } from 'vitest';
import { createSchema } from '../../src/api/schema.ts';
import type { Format } from '../../src/formats/format.ts';
import { Library } from '../../src/library/library.ts';
import { hereReader } from '../../src/library/read-job.ts';
import { listen } from '../../src/server/http.ts';
import { fakeFormat } from './fake-format.ts';
import { tempFolder } from './temp-folder.ts';

export interface Served {
  readonly url: string;
  readonly library: Library;
  /** Faults that were masked, with the ids that clients were told. */
  readonly faults: { readonly error: unknown; readonly id: string }[];
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  query(query: string, variables?: unknown): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it at will
  readonly body: any;
}

const schema = createSchema();

/** Over these files, offered to `formats`. */
export function serveSaves(
  files: Readonly<Record<string, string | Uint8Array>>,
  formats: readonly Format[] = [fakeFormat],
): Promise<Served> {
  const library = new Library({ reader: hereReader(formats), formats });
  library.add(tempFolder(files));
  return serveLibrary(library);
}

export async function serveLibrary(library: Library): Promise<Served> {
  const faults: Served['faults'] = [];
  const report = (error: unknown, id: string): void => void faults.push({ error, id });
  const server = await listen({ schema, library, report, host: '127.0.0.1', port: 0 });
  afterAll(() => server.close(100));
  const post: Served['post'] = async (body, headers = {}) => {
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  return {
    url: server.url,
    library,
    faults,
    post,
    query: (query, variables) => post({ query, ...(variables !== undefined && { variables }) }),
  };
}
