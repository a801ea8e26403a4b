// Questions as users ask them, over HTTP and on the command line: saves answer alike both ways.

import { expect } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { listen } from '../../src/server/http-server.ts';
import { atEnd } from './at-end.ts';
import { openLibrary } from './open-library.ts';
import { runInProcess } from './run-cli.ts';

export interface Both {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions?: { readonly warnings?: readonly Readonly<Record<string, unknown>>[] };
}

/** Asks both about the saves of a folder, expects one answer and gives it; `url` is where the server answers. */
export async function askBoth(
  folder = 'examples',
): Promise<((query: string) => Promise<Both>) & { readonly url: string }> {
  const library = openLibrary(folder);
  const report = (error: unknown): never => {
    throw error;
  };
  const options = { schema: createSchema(), library, report, host: '127.0.0.1', port: 0 };
  const server = await listen(options);
  atEnd(() => server.close(100));
  const ask = async (query: string): Promise<Both> => {
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query }),
    });
    const overHttp = (await response.json()) as Both;
    const { out } = await runInProcess('query', folder, query);
    expect(inOrder(JSON.parse(out) as Both)).toEqual(inOrder(overHttp));
    return overHttp;
  };
  return Object.assign(ask, { url: server.url });
}

/** With its warnings in one order: theirs is that in which they were found. */
function inOrder({ extensions, ...answer }: Both): unknown {
  const warnings = extensions?.warnings?.map((warning) => JSON.stringify(warning)).sort();
  return { ...answer, extensions: { ...extensions, warnings } };
}
