// A change that many subscribers hear of holds nobody else up.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader } from '../../../src/library/read/read-job.ts';
import { fetchRequest, RequestAnswers } from '../../../src/server/queries/request-answers.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

it('one change is sent to each of many subscribers in a turn of its own', async () => {
  const library = new Library({ reader: inProcessReader([fakeFormat]), formats: [fakeFormat] });
  library.add(tempFolder({ 'a.sav': fakeSave('A', ['x C']) }));
  const report = (error: unknown): never => {
    throw error;
  };
  const answers = new RequestAnswers({ schema: createSchema(), library, report });
  const headers = { accept: 'text/event-stream' };
  const request = fetchRequest(new Request('http://localhost/graphql', { headers }));
  const query = 'subscription { saveChanged { kind save { title } } }';
  const sent: unknown[] = [];
  const streams = Array.from({ length: 40 }, () => answers.stream({ query }, request));
  for (const stream of streams) stream.next().then(({ value }) => sent.push(value?.data));
  while (library.changes.listeners < streams.length) await nextTurn();
  const [entry] = library.entries;
  library.changes.publish({ kind: 'CHANGED', entry: entry! });
  let most = 0;
  for (let before = 0; sent.length < streams.length; before = sent.length) {
    await nextTurn();
    most = Math.max(most, sent.length - before);
  }
  expect(most).toBeLessThanOrEqual(2);
  expect(sent.at(-1)).toEqual({ saveChanged: { kind: 'CHANGED', save: { title: 'A' } } });
  await Promise.all(streams.map((stream) => stream.return!()));
  await library.close();
});
