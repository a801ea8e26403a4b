// Answers that need not be sent again; those that are worth compressing are in compressed.test.ts and
// ../queries/sent-bytes.test.ts.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const own = tempFolder({ 'c.sav': fakeSave('C', ['x C']) });
const saves = openLibrary(own, [fakeFormat]);
const served = await serveLibrary(saves, { files: true });
const get = (path: string, etag?: string | null) =>
  served.get(path, { headers: { ...(etag && { 'if-none-match': etag }) } });
const answer = `/graphql?query=${encodeURIComponent('{ save(id: "c") { stats { objects } } }')}`;
const [table, file] = ['/saves/c/objects.csv', '/saves/c/file'];

it('what a client has of a save whose file is gone is worth nothing from then on', async () => {
  await get(answer);
  const paths = [table, file];
  const etags = await Promise.all(paths.map(async (path) => (await get(path)).headers.get('etag')));
  const again = async () => Promise.all(paths.map(async (path, at) => (await get(path, etags[at])).status));
  expect(await again()).toEqual([304, 304]);
  rmSync(join(own, 'c.sav'));
  await expect.poll(again).toEqual([404, 404]);
  const gone = await get(answer);
  expect([gone.status, await gone.json()]).toMatchObject([200, { data: { save: null } }]);
  expect(served.internalErrors).toEqual([]);
});
