// Blueprints with a description, and with sizes that cannot be true.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import { findSaves } from '../../../src/library/find/find-saves.ts';
import { corpus } from '../../tools/corpus.ts';
import { openFiles } from '../../tools/open-files.ts';
import { blueprintCases } from '../../tools/satisfactory/cases.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { rechunk, unchunk } from '../../tools/unreal/chunks.ts';
import { readFile } from './read-file.ts';

const { blueprint } = blueprintCases[0]!;
const config = corpus('satisfactory/two-presses.sbpcfg');

function open(description: Uint8Array): { readonly config: unknown; readonly issues: readonly string[] } {
  const folder = tempFolder({ 'a.sbp': blueprint, 'a.sbpcfg': description });
  // By the name of the blueprint alone.
  const [save] = findSaves(join(folder, 'a.sbp')).saves;
  expect(save!.files.map(({ name }) => name)).toEqual(['a.sbp', 'a.sbpcfg']);
  const { issues } = openFiles(satisfactory, { 'a.sbp': blueprint, 'a.sbpcfg': description }).data.graph;
  return { config: save!.header.fields.Config, issues: issues.map(({ message }) => message) };
}

const UP_TO_EDITOR = { ConfigVersion: 6, Description: 'Two presses', IconId: 7, IconLibraryType: 'Icons' };

it('reads the description beside a blueprint that is opened alone', () => {
  const whole = open(config);
  expect(whole.config).toMatchObject({ ...UP_TO_EDITOR, LastEditedBy: { service: 6, index: 3 } });
  expect(whole.issues).toEqual([]);
});

it('reads the index of a player in one byte, as game versions before 1.2 write it', () => {
  const short = open(config.subarray(0, config.length - 3));
  expect(short.config).toMatchObject({ ...UP_TO_EDITOR, LastEditedBy: { service: 6, index: 3 } });
  expect(short.issues).toEqual([]);
});

it('keeps what stands before a fault of a description, which is an issue', () => {
  const cut = open(config.subarray(0, config.length - 2));
  expect(cut.config).toMatchObject({ ...UP_TO_EDITOR, error: expect.stringContaining('a.sbpcfg') });
  expect(cut.config).not.toHaveProperty('LastEditedBy');
  expect(cut.issues).toEqual([expect.stringContaining('a.sbpcfg')]);
  const longer = open(Uint8Array.of(...config, 9, 9));
  expect(longer.config).toMatchObject({ ...UP_TO_EDITOR, LastEditedBy: { service: 6, index: 3 } });
  expect(longer.issues).toEqual([expect.stringContaining('2 more bytes')]);
});

it.each([
  ['the body', 0],
  ['the headers', 4],
])('keeps the objects of a blueprint where the size of %s is -4', (_, at) => {
  const save = unchunk(blueprint);
  new DataView(save.body.buffer, save.body.byteOffset).setInt32(at, -4, true);
  const { graph, data } = readFile('a.sbp', rechunk(save));
  expect(graph.count).toBe(readFile('a.sbp', blueprint).graph.count);
  expect(data.graph.issueCount).toBeGreaterThan(0);
  expect(data.graph.opaqueBytes).toBeLessThan(8);
});

it('reports bytes after the objects of a blueprint', () => {
  const save = unchunk(blueprint);
  const body = Uint8Array.of(...save.body, 1, 2, 3);
  new DataView(body.buffer).setInt32(0, body.length - 4, true);
  const bytes = rechunk({ ...save, body });
  const { issues } = readFile('a.sbp', bytes).data.graph;
  expect(issues.map(({ code, message }) => [code, message.includes('3 more bytes')])).toEqual([
    ['TRAILING', true],
  ]);
});
