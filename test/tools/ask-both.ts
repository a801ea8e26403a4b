// Questions as users ask them, over HTTP and on the command line: saves answer alike both ways.

import type { ExecutionResult } from 'graphql';
import { expect } from 'vitest';
import { openLibrary } from './open-library.ts';
import { runInProcess } from './run-cli.ts';
import { serveLibrary } from './serve.ts';

/** Asks both about the saves at a path, expects one answer and gives it. */
export async function askBoth(path: string): Promise<(query: string) => Promise<ExecutionResult>> {
  const server = await serveLibrary(openLibrary(path));
  return async (query) => {
    const { body } = await server.query(query);
    const { out } = await runInProcess('query', path, query);
    expect(inOrder(JSON.parse(out))).toEqual(inOrder(body));
    expect(server.internalErrors).toEqual([]);
    return body;
  };
}

/** With its warnings in one order: theirs is that in which they were found. */
function inOrder({ extensions, ...answer }: ExecutionResult): unknown {
  const warnings = extensions?.warnings as readonly object[] | undefined;
  const sorted = warnings?.map((warning) => JSON.stringify(warning)).sort();
  return { ...answer, extensions: { ...extensions, warnings: sorted } };
}
