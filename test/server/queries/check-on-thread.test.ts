// A query whose check takes long is checked on a thread, once. Its answers are in ../threads/same-answers.test.ts.

import { afterEach, expect, it, vi } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { RequestAnswers } from '../../../src/server/queries/request-answers.ts';
import { call, overHttp } from '../../tools/mcp-clients.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { threadsOver } from '../../tools/thread-pool.ts';

const { library, threads } = threadsOver('examples/little-factory.sav');
const served = await serveLibrary(library, { threads });

const run = vi.spyOn(threads, 'run');
afterEach(() => void run.mockClear());

const often = (count: number, text: string): string => Array.from({ length: count }, () => text).join(' ');
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
  expect((await call(await overHttp(served.url), 'query', { query })).text).toContain('slugggg');
  expect(run.mock.calls.map(([{ kind }]) => kind)).toEqual(['check']);
});
