// Tables that threads help to make are those that the serving thread would make alone.

import { expect, test, vi } from 'vitest';
import { serveLibrary } from '../../tools/serve.ts';
import { threadsOver } from '../../tools/thread-pool.ts';

const { library, threads } = threadsOver('examples/little-factory.sav');

/** Work enough for looks at the clock. */
const EVERY_PATH = '{"path":{"matches":"[a-z]*_"}}';
const SEARCHES = [
  { where: EVERY_PATH },
  {
    where: `{"and":[${EVERY_PATH},{"properties":[{"path":"mCurrentRecipe","exists":true}]}]}`,
    columns: 'path,mCurrentRecipe,mCurrentPotential',
  },
  { orderBy: '[{"field":"NAME","direction":"DESC"}]', first: '7', offset: '3' },
  {
    where: `{"and":[${EVERY_PATH},{"not":{"properties":[{"path":"mNope","exists":true}]}}]}`,
    columns: 'name,"mCustomizationData"',
  },
];

test.each(SEARCHES)('a table of %j is the same, whichever thread makes it', async (search) => {
  const here = await serveLibrary(library);
  const served = await serveLibrary(library, { threads });
  const run = vi.spyOn(threads, 'run');
  const addressOf = (url: string, format: string): URL =>
    new URL(`/saves/little-factory/objects.${format}?${new URLSearchParams(search)}`, url);
  for (const format of ['ndjson', 'csv', 'arrow']) {
    const expected = await fetch(addressOf(here.url, format));
    const body = await expected.arrayBuffer();
    // Nothing stays here.
    const mostChecks = vi.spyOn(threads, 'mostChecks', 'get').mockReturnValue(0);
    const answer = await fetch(addressOf(served.url, format));
    mostChecks.mockRestore();
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(body)), format).toBe(true);
    for (const header of ['content-type', 'x-total-count', 'x-savegraph-warning']) {
      expect(answer.headers.get(header)).toBe(expected.headers.get(header));
    }
  }
  expect(run.mock.calls.map(([task]) => task.kind)).toContain('table');
  run.mockRestore();
});
