// What a client of another make hears of a subscription.

import { setImmediate as turn } from 'node:timers/promises';
import { createClient } from 'graphql-sse';
import type { Served } from './serve.ts';

/** Listens, works once the server knows of it, and gives the first events: what each is about, or the codes of its errors. */
export async function hearEvents(
  { url, library: { changes } }: Served,
  query: string,
  work: () => unknown,
  variables: Record<string, unknown> = {},
  most = 1,
): Promise<unknown[]> {
  const client = createClient({ url, retryAttempts: 0 });
  const heard: unknown[] = [];
  const before = changes.listeners;
  const ended = (async () => {
    for await (const { data, errors } of client.iterate({ query, variables })) {
      heard.push(data ? Object.values(data)[0] : errors?.map(({ extensions }) => extensions?.code));
      if (heard.length >= most) break;
    }
  })();
  while (changes.listeners === before && heard.length === 0) await turn();
  await work();
  await ended;
  client.dispose();
  while (changes.listeners > before) await turn();
  return heard;
}
