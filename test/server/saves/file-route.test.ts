// The files of saves as they are; of one file, and by ranges, they are in ../transcripts/saves.txt.

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const content = fakeSave('A', ['x C', 'y C x']);
const folder = tempFolder({ 'é "a".sav': content });
const library = openLibrary(folder, [fakeFormat]);
const served = await serveLibrary(library, { files: true });
const slug = encodeURIComponent(library.entries[0]!.slug);
const get = () => served.get(`/saves/${slug}/file`);

it('of a save of several come by name, and nothing else does', async () => {
  const profile = openLibrary('examples/hollowmere');
  const { get } = await serveLibrary(profile, { files: true });
  const entry = profile.entries[0]!;
  const ask = (name: string) => get(`/saves/${entry.slug}/file${name}`);
  const unnamed = await ask('');
  expect([unnamed.status, await unnamed.text()]).toMatchObject([400, expect.stringContaining('persist.')]);
  for (const { name, size } of entry.files.slice(0, 3)) {
    const answer = await ask(`?name=${encodeURIComponent(name)}`);
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
  }
  for (const name of ['../little-factory.sav', '/etc/passwd', '', entry.files[0]!.absolute]) {
    expect((await ask(`?name=${encodeURIComponent(String(name))}`)).status).toBe(400);
  }
});

it('that changed since they were listed are not given under the old name of their content', async () => {
  const before = (await get()).headers.get('etag');
  appendFileSync(join(folder, 'é "a".sav'), '\nz C');
  const after = await get();
  if (after.status === 200) {
    expect(after.headers.get('etag')).not.toBe(before);
    expect((await after.arrayBuffer()).byteLength).toBe(content.length + 4);
  } else expect(after.status).toBe(422);
});
