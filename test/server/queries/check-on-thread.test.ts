// A query whose check takes long is checked on a thread, with the answer that the serving thread would give.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { RequestAnswers } from '../../../src/server/queries/request-answers.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { threadsOver } from '../../tools/thread-pool.ts';

const { library, threads } = threadsOver('examples/little-factory.sav');
const here = await serveLibrary(library);
const served = await serveLibrary(library, { threads });

const run = vi.spyOn(threads, 'run');
afterEach(() => void run.mockClear());

const often = (count: number, text: string): string => Array.from({ length: count }, () => text).join(' ');
const SLOW = [
  ['valid', `{ ${often(200, 'save(id: "little-factory") { slug }')} }`],
  ['wrong', `{ ${often(150, 'save(id: "little-factory") { slugg }')} }`],
  ['in conflict', `{ ${often(150, 'a: saves { totalCount }')} a: formats { id } }`],
  ['too long', `{ ${often(21_000, 'formats')} }`],
  ['a mutation', `mutation { ${often(200, 'openSave(id: "little-factory") { slug }')} }`],
  ['a subscription', `subscription { saveChanged { ${often(2000, 'kind')} } }`],
] as const;

describe.each(SLOW)('%s', (_, query) => {
  it.each(['application/json', 'application/graphql-response+json', 'text/event-stream'])(
    'accepting %s',
    async (accept) => {
      const isEndless = query.startsWith('subscription') && accept.includes('event');
      const ask = async ({ url }: { readonly url: string }): Promise<unknown> => {
        const stop = new AbortController();
        const headers = { 'content-type': 'application/json', accept };
        // A text that was asked for before is not checked again.
        const body = JSON.stringify({ query: `${query} # ${accept}` });
        const answer = await fetch(url, { method: 'POST', headers, body, signal: stop.signal });
        if (isEndless) stop.abort();
        const text = isEndless ? '' : await answer.text();
        // A heartbeat may come in between on a busy machine.
        const events = text.replaceAll(/^:\n\n/gm, '');
        return { status: answer.status, type: answer.headers.get('content-type'), events };
      };
      expect(await ask(served)).toEqual(await ask(here));
      expect(run.mock.calls.map(([{ kind }]) => kind)).toContain('check');
    },
  );
});

it('small queries are checked where they are answered', async () => {
  await served.query('{ saves { nodes { slug title } } }');
  expect(run).not.toHaveBeenCalled();
});

it('a valid text is kept, and not checked again', async () => {
  const query = `{ ${often(200, 'save(id: "little-factory") { title }')} }`;
  for (let time = 0; time < 3; time++) expect((await served.query(query)).status).toBe(200);
  expect(run.mock.calls.filter(([{ kind }]) => kind === 'check')).toHaveLength(1);
});

it('is not owed to a client that left', async () => {
  run.mockResolvedValueOnce(null);
  const report = vi.fn();
  const answers = new RequestAnswers({ schema: createSchema(), library, threads, report });
  const client = { headers: new Headers(), signal: AbortSignal.abort() };
  const { errors } = await answers.answer({ query: `{ ${often(200, 'saves { totalCount }')} }` }, client);
  expect(errors).toEqual([expect.objectContaining({ message: 'The client has gone.' })]);
});

it('a text that no thread could check is checked here', async () => {
  run.mockResolvedValueOnce(null);
  const { body } = await served.query(`{ ${often(150, 'save(id: "little-factory") { sluggg }')} }`);
  expect(body.errors[0].message).toContain('Cannot query field "sluggg"');
});

it('is done for MCP too', async () => {
  const query = `{ ${often(150, 'save(id: "little-factory") { slugggg }')} }`;
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'query', arguments: { query } },
  };
  const answer = await fetch(served.url.replace('/graphql', '/mcp'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(message),
  });
  expect(await answer.text()).toContain('slugggg');
  expect(run.mock.calls.map(([{ kind }]) => kind)).toEqual(['check']);
});
