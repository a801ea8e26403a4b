// Files that an editor decoded are read as the DSON that they stand for.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { dsonHash } from '../../tools/darkest-dungeon/dson.ts';
import {
  hasReal,
  openProfile,
  oracleOf,
  REAL_FOLDER,
  realProfiles,
} from '../../tools/darkest-dungeon/real-profiles.ts';
import { listed } from '../../tools/open-files.ts';

const TEXT = `{ "__revision_dont_touch" : 24839,
  "base_root" : { "version" : 5, "heroes" : {
    "12" : { "hero_file_data" : { "raw_data" : { "base_root" : {
      "actor" : { "name" : "D\\u00fcrer", "stress" : 12.0 }, "heroClass" : "###crusader", "resolveXp" : 14 } } } },
    "3" : { "x" : true, "x" : false, "odd" : 0.25, "pair" : [true, false], "ids" : [7, "###gold"] } } } }`;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const open = (text: string, name = 'persist.roster.json') =>
  openProfile({ files: [{ name, bytes: bytesOf(text) }] });

function valuesOf(graph: Graph): Map<string, unknown> {
  return new Map(
    [...graph.nodes()].map((node) => [graph.path(node), fieldsJson(graph.properties(node), 32)]),
  );
}

it('are read, with repeated names, floats and hashes', () => {
  const { graph } = open(TEXT);
  expect(graph.data.issues).toMatchObject([
    { code: 'DECODED', info: true },
    ...Array(7).fill({ code: 'ABSENT' }),
  ]);
  const values = valuesOf(graph);
  const root = 'persist.roster.json/base_root/heroes';
  expect(values.get(`${root}/12/hero_file_data/raw_data/base_root/actor`)).toEqual({
    name: 'Dürer',
    stress: 12,
  });
  expect(values.get(`${root}/3`)).toEqual({
    x: [true, false],
    odd: '0.25',
    pair: [true, false],
    ids: [7, dsonHash('gold')],
  });
});

it.each([
  ['cut', TEXT.slice(0, 200)],
  ['with a null', TEXT.replace('14', 'null')],
  ['with more behind it', `${TEXT} x`],
  ['too deep', `{"base_root":${'{"a":'.repeat(300)}`],
])('%s is refused with the place', (_, text) => {
  expect(() => open(text)).toThrow(/persist.roster.json: .*at|expected/);
});

it('beside the original are listed only, as packed copies are', () => {
  const other = { path: 'p/persist.game.json', size: 64, head: () => bytesOf(`\x01${'x'.repeat(63)}`) };
  const roster = (path: string) => listed(path, bytesOf(TEXT));
  const claims = darkestDungeon.claim([
    roster('p/persist.roster.json'),
    roster('p/persist.roster.decoded.json'),
    { ...other, path: 'p/persist.roster.json.z' },
  ]);
  expect(claims.map(({ files }) => files.length)).toEqual([3]);
  const { graph } = openProfile({
    files: ['persist.roster.json', 'persist.roster.decoded.json', 'persist.roster.json.z'].map((name) => ({
      name,
      bytes: bytesOf(TEXT),
    })),
  });
  const codes = graph.data.issues.map(({ code }) => code);
  expect(codes.filter((code) => code !== 'ABSENT')).toEqual(['DECODED', 'PLAIN_TEXT', 'PACKED_COPY']);
  expect([...valuesOf(graph).keys()].filter((path) => path.endsWith('/heroes'))).toHaveLength(1);
  expect(darkestDungeon.refuse({ ...other, path: 'p/persist.map.json.z' })).toMatch(/packed copy/);
});

it('only files that nothing was read for are absent', () => {
  const absentBeside = (name: string, text: string): string[] => {
    const other = { name, bytes: new TextEncoder().encode(text) };
    const game = { name: 'persist.game.json', bytes: bytesOf(TEXT) };
    const { issues } = openProfile({ files: [game, other] }).graph.data;
    return issues.filter(({ code }) => code === 'ABSENT').map(({ file }) => file);
  };
  // A fault has an issue of its own, which names the file; a copy says nothing of what is in the file.
  expect(absentBeside('persist.roster.json', '{"base_root": [')).not.toContain('persist.roster.json');
  expect(absentBeside('persist.roster.json.z', TEXT)).toContain('persist.roster.json');
});

describe.runIf(hasReal)(`real files (${REAL_FOLDER})`, () => {
  it('have the same values as text', () => {
    const differences: string[] = [];
    let same = 0;
    for (const profile of realProfiles().filter(({ name }) => /^(hv|lz|ts01)-profile/.test(name))) {
      const files = profile.files.filter(({ name }) => oracleOf(profile.name, name) !== null);
      const texts = files.map(({ name }) => ({
        name,
        bytes: new Uint8Array(
          gunzipSync(readFileSync(join(REAL_FOLDER, 'oracle', profile.name, `${name}.gz`))),
        ),
      }));
      const found = valuesOf(openProfile({ files: texts }).graph);
      for (const [path, value] of valuesOf(openProfile({ files }).graph)) {
        const [a, b] = [JSON.stringify(value), JSON.stringify(found.get(path))];
        // The other decoder keeps one of two objects with the same name.
        if (path.includes('#2')) continue;
        if (a === b) same++;
        else differences.push(`${path}: ${a} ${b}`.slice(0, 300));
      }
    }
    expect(differences).toEqual([]);
    expect(same).toBeGreaterThan(10_000);
  });
});
