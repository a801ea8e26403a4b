// A running server over synthetic saves, for tests that speak HTTP.

import { createSchema } from '../../src/api/schema/schema.ts';
import type { Format } from '../../src/formats/format.ts';
import type { Library } from '../../src/library/library.ts';
import { type ListenOptions, listen } from '../../src/server/http-server.ts';
import { atEnd } from './at-end.ts';
import { fakeFormat, fakeSave } from './fake-format.ts';
import { openLibrary } from './open-library.ts';
import { tempFolder } from './temp-folder.ts';

export interface Served {
  readonly url: string;
  readonly library: Library;
  /** Internal errors that were masked, with the ids that clients saw. */
  readonly internalErrors: { readonly error: unknown; readonly id: string }[];
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  query(query: string, variables?: unknown): Promise<Answer>;
  /** What is at a path. */
  get(path: string, init?: RequestInit): Promise<Response>;
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
  options: Partial<ListenOptions> = {},
): Promise<Served> {
  return serveLibrary(openLibrary(tempFolder(files), formats), options);
}

/** Over one save of two objects, called `a`. */
export function serveSmall(options: Partial<ListenOptions> = {}): Promise<Served> {
  return serveSaves({ 'a.sav': fakeSave('A', ['x C', 'y C x']) }, [fakeFormat], options);
}

export async function serveLibrary(library: Library, options: Partial<ListenOptions> = {}): Promise<Served> {
  const internalErrors: Served['internalErrors'] = [];
  const report = (error: unknown, id: string): void => void internalErrors.push({ error, id });
  const server = await listen({ schema, library, report, host: '127.0.0.1', port: 0, ...options });
  atEnd(() => server.close(100));
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
    internalErrors,
    post,
    query: (query, variables) => post({ query, ...(variables !== undefined && { variables }) }),
    get: (path, init) => fetch(new URL(path, server.url), init),
  };
}
