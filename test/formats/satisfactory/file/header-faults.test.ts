// Bytes of the header of a file that no game writes are told, each with its field and its place; the save is read all the same.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { readFileHeader } from '../../../../src/formats/satisfactory/file/layout.ts';
import { factoryHeader, factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import type { HeaderSpec } from '../../../tools/satisfactory/header.ts';
import { writeSave } from '../../../tools/satisfactory/save.ts';
import { readFile } from '../read-file.ts';

const EXAMPLES = ['first-steps-u5', 'little-factory', 'little-factory-earlier', 'release-1.0', 'update-8'];

/** Issues of a save, as [field, offset]; notes are not among them. */
function faultsOf(bytes: Uint8Array): [string | null, number | null][] {
  const { issues } = readFile('a.sav', bytes).graph.data;
  return issues.filter(({ info }) => !info).map(({ path, offset }) => [path, offset]);
}

function saveWith(version: number, changes: Partial<HeaderSpec>): Uint8Array {
  return writeSave({ ...factorySave(version), header: factoryHeader(version, changes) });
}

function placesOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  return readFileHeader(new Cursor(bytes, { file: 'a.sav' })).places;
}

describe.each(EXAMPLES)('%s', (name) => {
  const whole = new Uint8Array(readFileSync(`examples/${name}.sav`));
  const places = placesOf(whole);

  it('has none', () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  it.each(['SaveName', 'MapName', 'MapOptions', 'SessionName'].filter((field) => places.has(field)))(
    'tells of bytes that are no text in its %s',
    (field) => {
      const at = places.get(field)!;
      const length = new DataView(whole.buffer).getInt32(at, true);
      for (const [place, value] of [
        [at + 4, 0xffffffff],
        [at + length - 1, 0],
        [at + 5, 0x01020304],
      ] as const) {
        const spoilt = whole.slice();
        new DataView(spoilt.buffer).setUint32(place, value, true);
        expect(faultsOf(spoilt)).toContainEqual([field, at]);
      }
    },
  );

  it('tells of another map than its objects are in', () => {
    const spoilt = whole.slice();
    const at = places.get('MapName')!;
    spoilt.set(new TextEncoder().encode('Elsewher'), at + 4);
    expect(faultsOf(spoilt)).toEqual([['MapName', at]]);
  });
});

describe('a value that no game writes', () => {
  it.each<[string, Partial<HeaderSpec>]>([
    ['BuildVersion', { build: -5 }],
    ['BuildVersion', { build: 0x7f000000 }],
    ['PlayDurationSeconds', { playSeconds: -1 }],
    ['PlayDurationSeconds', { playSeconds: 0x7fffffff }],
    ['SaveDateTime', { savedAt: '-9000000000000000000' }],
    ['SaveDateTime', { savedAt: '3155378976000000000' }],
    ['SaveDateTime', { savedAt: '1500-01-01T00:00:00Z' }],
    ['EditorObjectVersion', { editorVersion: -1 }],
    ['ModMetadata', { modMetadata: '{"Version":1,"Mo\u007fs":[' }],
    ['ModMetadata', { modMetadata: '{"Version":1' }],
    ['SaveIdentifier', { saveId: 'AAECAwQFBgcI?QoLDA0ODw' }],
    ['MapOptions', { mapOptions: 'XXXXtloc=Grass Fields' }],
    ['SaveHeaderVersion', { headerVersion: 14, saveVersion: 46, saveName: 'x' }],
  ])('in %s is told', (field, changes) => {
    // Only of these two it is what other fields say that is contradicted.
    const version = field === 'SaveHeaderVersion' ? 42 : 58;
    const bytes = saveWith(version, { ...changes, saveVersion: version });
    expect(faultsOf(bytes)).toEqual([[field, placesOf(bytes).get(field)]]);
  });

  it.each(['IsModdedSave', 'IsPartitionedWorld', 'IsCreativeModeEnabled'])('in %s is told', (field) => {
    const bytes = saveWith(58, {});
    const at = placesOf(bytes).get(field)!;
    new DataView(bytes.buffer).setInt32(at, 7, true);
    expect(faultsOf(bytes)).toEqual([[field, at]]);
  });
});

it('another name of the session than the options have is noted', () => {
  const bytes = saveWith(36, { mapOptions: '?sessionName=Luke?Visibility=SV_Private', session: 'L\u0007ke' });
  expect(faultsOf(bytes)).toHaveLength(1);
  const other = saveWith(36, { mapOptions: '?sessionName=Luke?Visibility=SV_Private', session: 'Lake' });
  const { issues, issueCount } = readFile('a.sav', other).graph.data;
  expect(issueCount).toBe(0);
  expect(issues).toMatchObject([{ path: 'SessionName', info: true }]);
});

it('versions that were seen together, and what lies between them, are no faults', () => {
  for (const [headerVersion, saveVersion] of [
    ...[[6, 25] as const, [8, 25] as const, [9, 30] as const, [10, 36] as const],
    ...[[11, 39] as const, [13, 43] as const, [13, 49] as const, [14, 49] as const, [14, 60] as const],
  ]) {
    expect(faultsOf(saveWith(saveVersion, { headerVersion }))).toEqual([]);
  }
});
