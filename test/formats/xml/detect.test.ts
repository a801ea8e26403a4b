// Files that are saves, and what is known of them before they are read.

import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpacking } from '../../../src/formats/unpacking.ts';
import { xml as documents } from '../../../src/formats/xml/index.ts';
import { listed } from '../../tools/open-files.ts';
import {
  checkpoint,
  colony,
  farm,
  farmInfo,
  oddDocument,
  replay,
  sector,
  settings,
  universe,
} from '../../tools/xml/documents.ts';

const xml = unpacking(documents);
const gzip = (bytes: Uint8Array): Uint8Array => new Uint8Array(gzipSync(bytes));
const claims = (files: Readonly<Record<string, Uint8Array>>): string[] =>
  xml
    .claim(Object.entries(files).map(([path, bytes]) => listed(path, bytes)))
    .map(
      ({ name, files: own, isBackup }) =>
        `${name}${isBackup ? ' (backup)' : ''}: ${own.map(({ path }) => path).join(' ')}`,
    );
const headerOf = (files: Readonly<Record<string, Uint8Array>>) =>
  xml.header(xml.claim(Object.entries(files).map(([path, bytes]) => listed(path, bytes)))[0]!);

it('claims documents by their content, and those of a world together', () => {
  expect(
    claims({
      'a.rws': colony(),
      'b/Sample_1/Sample_1': farm(),
      'b/Sample_1/SaveGameInfo': farmInfo(),
      'b/Sample_1/Sample_1_old': farm(),
      'b/Sample_1/SaveGameInfo_old': farmInfo(),
      'c/SANDBOX_0_0_0_.sbs': sector(),
      'c/Sandbox.sbc': checkpoint(),
      'c/Sandbox_config.sbc': settings(),
      'd/save.xml.gz': gzip(universe()),
      'e/replay.zip': replay(),
      'f/other.xml': oddDocument(),
      'f/notes.txt': new TextEncoder().encode('no <xml>'),
    }).sort(),
  ).toEqual([
    'a: a.rws',
    'b/Sample_1/Sample_1_old (backup): b/Sample_1/Sample_1_old b/Sample_1/SaveGameInfo_old',
    'b/Sample_1: b/Sample_1/Sample_1 b/Sample_1/SaveGameInfo',
    'c: c/Sandbox.sbc c/SANDBOX_0_0_0_.sbs c/Sandbox_config.sbc',
    'd/save.xml: d/save.xml.gz',
    'e/replay: e/replay.zip',
  ]);
  expect(claims({ 'SANDBOX_0_0_0_.sbs': sector() })).toHaveLength(1);
});

it('claims any document that is named alone', () => {
  expect(claims({ 'other.xml': oddDocument() })).toEqual(['other: other.xml']);
  expect(claims({ 'page.html': new TextEncoder().encode('<html><body></body></html>') })).toEqual([]);
});

it('says why relatives are none', () => {
  expect(xml.refuse(listed('SaveGameInfo', farmInfo()))).toMatch(/menu/);
  expect(xml.refuse(listed('Sandbox_config.sbc', settings()))).toMatch(/settings/);
  expect(xml.refuse(listed('a.txt', new Uint8Array(0)))).toBeNull();
});

it('reads headers by the table', () => {
  expect(headerOf({ 'x/New.rws': colony() })).toMatchObject({
    ...{
      title: 'New',
      version: 'RimWorld 1.5.4104 rev435',
      playSeconds: 5400.5,
      playthrough: 'RimWorld example 421337',
    },
  });
  expect(headerOf({ S_314159265: farm(), SaveGameInfo: farmInfo() })).toMatchObject({
    ...{
      title: 'Sample',
      savedAt: '2024-10-30T21:20:00.000Z',
      playSeconds: 7200,
      playthrough: 'Stardew Valley 314159265',
    },
  });
  expect(headerOf({ 'w/Sandbox.sbc': checkpoint(), 'w/SANDBOX_0_0_0_.sbs': sector() })).toMatchObject({
    ...{ title: 'Example World', savedAt: '2025-03-01T18:30:00.000Z', playSeconds: 7200 },
    playthrough: 'Space Engineers 7c9e6679-7425-40de-944b-e07fc1f90ae7',
  });
  // Without the file beside it, and a world without an id of its own.
  expect(headerOf({ S_314159265: farm() }).fields.name).toBe('Ada');
  const nameless = new TextDecoder()
    .decode(checkpoint())
    .replace(/(?<=<WorldId>)[^<]*/, (id) => id.replace(/\w/g, '0'));
  expect(headerOf({ 'w/Sandbox.sbc': new TextEncoder().encode(nameless) }).playthrough).toBeNull();
  expect(headerOf({ 'q.xml.gz': gzip(universe()) })).toMatchObject({
    ...{ title: 'Quick & save', version: 'X4: Foundations 610', savedAt: '2023-11-14T22:13:20.000Z' },
  });
  expect(headerOf({ 'r.zip': replay() })).toMatchObject({ title: 'r', version: 'RimWorld 1.3.3387' });
});

it('finds the world of a save whose beginning does not say it, only when it is asked', () => {
  const text = new TextDecoder()
    .decode(colony())
    .replace('<game>', `<game><filler>${'x'.repeat(200_000)}</filler>`);
  const bytes = new TextEncoder().encode(text);
  let most = 0;
  const file = {
    ...listed('deep.rws', bytes),
    head: (size: number) => {
      most = Math.max(most, size);
      return bytes.subarray(0, size);
    },
  };
  const header = xml.header(xml.claim([file])[0]!);
  expect(most).toBeLessThanOrEqual(1 << 16);
  expect(header.playthrough).toBe('RimWorld example 421337');
});
