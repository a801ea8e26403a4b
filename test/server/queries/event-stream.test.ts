// Streams of events that end and go on: on the same server, on one that was restarted, on another.

import { createClient } from 'graphql-sse';
import { expect, it } from 'vitest';
import type { SaveEntry } from '../../../src/library/save.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const query = 'subscription ($id: ID) { saveChanged(id: $id) { kind save { slug } } }';
const folder = tempFolder({ 'a.sav': fakeSave('A', ['x C']), 'b.sav': fakeSave('B', ['x C']) });

/** A server of these files, whose library tells what the test has it tell. */
async function start() {
  const library = openLibrary(folder, [fakeFormat]);
  const { url } = await serveLibrary(library);
  const entry = (slug: string): SaveEntry => library.get(slug)!;
  return { library, url, entry };
}

interface Event {
  readonly id: string | null;
  readonly text: string;
}

/** Events of a stream until as many came as wanted, or until it ended; an id without anything else is one too. */
async function* events(url: string, lastEventId?: string, id?: string): AsyncGenerator<Event> {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    body: JSON.stringify({ query, variables: { id } }),
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body!) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      if (block === ':') continue;
      const { kind, save } = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}').data?.saveChanged ?? {};
      const told = kind ? `${kind} ${save.slug}` : block.replace(/^id: .*\n?/m, '');
      yield { id: /^id: (.*)$/m.exec(block)?.[1] ?? null, text: told };
    }
  }
}

async function next(stream: AsyncGenerator<Event>): Promise<Event | undefined> {
  return (await stream.next()).value;
}

const texts = async (stream: AsyncGenerator<Event>, count: number): Promise<string[]> => {
  const heard: string[] = [];
  while (heard.length < count) {
    const { text } = (await next(stream))!;
    if (text !== '') heard.push(text);
  }
  await stream.return(undefined);
  return heard;
};

it('a client that comes back gets what happened since its last event, also when it had none', async () => {
  const { library, url, entry } = await start();
  const stream = events(url);
  const { id } = (await next(stream))!;
  library.changes.publish({ kind: 'CHANGED', entry: entry('a') });
  const first = (await next(stream))!;
  expect(first.text).toBe('CHANGED a');
  await stream.return(undefined);
  library.changes.publish({ kind: 'REMOVED', entry: entry('b') });
  library.changes.publish({ kind: 'CHANGED', entry: entry('a') });
  expect(await texts(events(url, first.id!), 2)).toEqual(['REMOVED b', 'CHANGED a']);
  // The later of two changes of one save.
  expect(await texts(events(url, id!), 2)).toEqual(['REMOVED b', 'CHANGED a']);
  expect(await texts(events(url, id!, 'b'), 1)).toEqual(['REMOVED b']);
});

it.each(['another.3', '', 'x', '1.-1', '9'.repeat(400)])(
  'a client that comes back gets all there is where its last event is not known: %j',
  async (id) => {
    const { url } = await start();
    expect(await texts(events(url, id), 2)).toEqual(['CHANGED a', 'CHANGED b']);
    expect(await texts(events(url, id, 'b'), 1)).toEqual(['CHANGED b']);
  },
);

it('a client that comes back gets all there is where too much has happened', async () => {
  const { library, url, entry } = await start();
  const before = library.changes.lastId;
  for (let at = 0; at < 1001; at++) library.changes.publish({ kind: 'CHANGED', entry: entry('a') });
  expect(await texts(events(url, before), 2)).toEqual(['CHANGED a', 'CHANGED b']);
});

it('a server that ends interrupts its streams, and does not complete them', async () => {
  const { library, url } = await start();
  const stream = events(url);
  await next(stream);
  library.changes.end();
  expect(await next(stream)).toBeUndefined();
});

it('a server that ends a client of another make goes on at the next one', async () => {
  const servers = [await start(), await start()];
  let at = 0;
  const client = createClient({ url: () => servers[at]!.url, retry: async () => undefined });
  const heard: unknown[] = [];
  const subscription = (async () => {
    for await (const { data } of client.iterate({ query })) heard.push(data);
    heard.push('completed');
  })();
  for (const { library, entry } of servers) {
    await expect.poll(() => library.changes.listeners).toBe(1);
    library.changes.publish({ kind: 'CHANGED', entry: entry('a') });
    await expect.poll(() => heard).toHaveLength(at + 1);
    if (at === 0) {
      at++;
      library.changes.end();
    }
  }
  expect(heard).toEqual([1, 2].map(() => ({ saveChanged: { kind: 'CHANGED', save: { slug: 'a' } } })));
  client.dispose();
  await subscription.catch(() => undefined);
});
