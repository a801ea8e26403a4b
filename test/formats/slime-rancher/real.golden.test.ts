/**
 * Real fragments, minimal blocks and a save with its JSON by an independent writer. They carry no licence, so they
 * lie beside the project and not in it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { linksOf, nodeAt } from '../../tools/graph-nodes.ts';
import { pathsOf, readRanch } from '../../tools/slime-rancher/read.ts';
import { strictJson } from '../../tools/slime-rancher/strict.ts';

const FOLDER = join(import.meta.dirname, '../../../../shared/saves/slime-rancher');
const isThere = existsSync(FOLDER);
if (!isThere) console.log(`not run: ${FOLDER} is absent, so no real Slime Rancher bytes are read`);

const files = (folder: string): string[] => (isThere ? readdirSync(join(FOLDER, folder)) : []);
const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, file)));

/** The layout of a fragment, where its file name does not say it. */
const KEYS: Record<string, string> = { srad1: 'SRAD.Slot', srad2: 'SRAD.Actor', stringpair: 'OPTION' };

describe.runIf(isThere)('fragments', () => {
  const fragments = files('fragments');

  it.each(fragments.filter((file) => !file.endsWith('-srgame.bin')))('reads %s to the last byte', (file) => {
    const name = file.replace(/^.*-(\w+)\.bin$/, '$1');
    expect(
      strictJson('SR2', KEYS[name] ?? name.toUpperCase(), bytesOf(join('fragments', file))),
    ).toBeDefined();
  });

  it('are 14 real and 36 minimal ones', () => {
    expect(fragments.filter((file) => file.startsWith('real-'))).toHaveLength(14);
    expect(fragments.filter((file) => file.startsWith('zero-'))).toHaveLength(36);
  });

  it('refuses the game block whose separators are zero, at the first one', () => {
    const bytes = bytesOf('fragments/zero-template-srgame.bin');
    const error = errorOf(() => strictJson('SR2', 'SRGAME', bytes));
    expect(error.expected).toBe('the marker 00 10 (section)');
    // Where the ranch ends: its 32 bytes stand as they do in their own template.
    const ranch = Buffer.from(bytesOf('fragments/zero-template-srranch.bin'));
    expect(error.offset).toBe(Buffer.from(bytes).indexOf(ranch) + ranch.length);
    const { data, graph } = readRanch(bytes);
    expect(data.graph.issues[0]).toMatchObject({ code: 'VALUE', offset: error.offset, path: 'actorsBegin' });
    expect(data.graph.issues[0]?.message).toContain('last good field: ranch');
    expect(nodeAt(graph, 'SRGAME/ranch')).toBeGreaterThan(0);
  });

  it('sees in real bytes what the game showed', () => {
    const read = (name: string): unknown =>
      strictJson('SR2', name.toUpperCase(), bytesOf(`fragments/real-fragment-${name}.bin`));
    expect(read('srg')).toMatchObject({ eatenCount: 0, rot: { x: 0, z: 0 } });
    expect(read('srpg')).toMatchObject({ actorId: '10176', sceneGroup: 2 });
    expect(read('srgsumm')).toMatchObject({ savedAt: '2022-10-20T17:55:56.7164954Z', tarrEnabled: true });
    expect((read('srgzoneindex') as { items: string[] }).items).toHaveLength(7);
    expect((read('srgameiconindex') as { items: string[] }).items).toHaveLength(15);
  });
});

describe.runIf(isThere)('the synthetic save', () => {
  const name = files('synthetic').find((file) => file.endsWith('.sav')) ?? '';
  const save = isThere ? readRanch(bytesOf(join('synthetic', name))) : null;
  const oracle = (): Json =>
    JSON.parse(
      readFileSync(join(FOLDER, 'synthetic', name.replace('.sav', '.oracle.json')), 'utf8')
        // Python writes these as no JSON has them.
        .replace(/(?<=[:[,]\s*)(-?Infinity|NaN)(?=\s*[,\]}])/g, '"$1"'),
    );

  it('equals its JSON, value for value', () => {
    const json = strictJson('SR2', 'SRGAME', bytesOf(join('synthetic', name)));
    expect(json).toEqual(ours(oracle(), 'SRGAME'));
  });

  it('is understood to the last byte, without issues', () => {
    expect(save!.data.graph.opaqueBytes).toBe(0);
    expect(save!.data.graph.issueCount).toBe(0);
  });

  it('has working references of every kind', () => {
    const { graph } = save!;
    const { actors, itemIndex, ranch } = oracle() as {
      actors: { actorId: number; typeId: number }[];
      itemIndex: { items: string[] };
      ranch: { plots: { tracked: { ids: number[] } }[] };
    };
    const typeLinks = pathsOf(graph, 'SRAD.Actor').map(
      (path) => linksOf(graph, path).filter((link) => link.startsWith('INDEX typeId'))[0],
    );
    expect(typeLinks).toEqual(actors.map(({ typeId }) => `INDEX typeId -> SRITI/${itemIndex.items[typeId]}`));
    const positions = new Map(actors.map(({ actorId }, i) => [actorId, i]));
    ranch.plots.forEach(({ tracked }, i) => {
      const links = linksOf(graph, `SRGAME/ranch/plots[${i}]`).filter((link) => link.includes('tracked'));
      expect(links).toEqual(
        tracked.ids.map((id, n) => `ID tracked.ids[${n}] -> SRGAME/actors[${positions.get(id)}]`),
      );
    });
  });
});

type Json = Record<string, unknown>;

/** Names that the other writer gave fields, as ours. */
const NAMES: Record<string, string> = {
  saveTicks: 'savedAt',
  unk_i32: 'unknown',
  unk: 'unknown',
  unk2: 'unknown2',
  unk3: 'unknown3',
  opaque: 'unknown',
  opaque2: 'unknown2',
  regionOrSceneGroup: 'region',
  disabledAtTime: 'disabledAt',
  isGlitchLike: 'isGlitch',
  ts5: 'unknown',
  createdReal: 'createdAt',
  updatedReal: 'updatedAt',
  n: 'unknown',
};
const WIDE = new Set(['actorId', 'statueActorId', 'saveNumber']);
const MOODS = ['hunger', 'agitation', 'fear'];
/** Dictionaries of the other writer are lists of pairs. */
const MAPS = new Set([
  ...['econSaturations', 'animalSpawnerTimes', 'liquidSourceUnits', 'spawnerTriggerTimes', 'gordos'],
  ...['resourceSpawnerWater', 'placedGadgets', 'treasurePods', 'switches', 'puzzleSlots', 'researchDrones'],
  ...['resourceNodes', 'counts', 'itemCounts', 'contents', 'settings', 'siloAmmo', 'accessDoors', 'palettes'],
  ...['fastForward', 'unlocks', 'selections'],
]);

/** The other writer's JSON in our words. */
function ours(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    const isPairs = value.every((item) => Array.isArray(item) && item.length === 2);
    if (isPairs && (MAPS.has(name) || name === 'levels')) {
      return value.map(([key, item]) => ({ key: ours(key, 'key'), value: ours(item, name) }));
    }
    return value.map((item) => ours(item, name));
  }
  if (typeof value !== 'object' || value === null) return scalar(value, name);
  const entries = Object.entries(value).flatMap(([field, inner]): [string, unknown][] => {
    if (field === '_v' || field.startsWith('sep')) return [];
    if (field === 'emotions') return [[field, { levels: moods((inner as Json).levels as number[][]) }]];
    // An empty slot's item is called id there, as the id of a plot is.
    if (field === 'id' && typeof inner === 'number') return [['item', inner]];
    return [[NAMES[field] ?? field, ours(inner, field)]];
  });
  return Object.fromEntries(entries);
}

function moods(pairs: readonly (readonly number[])[]): Json {
  return Object.fromEntries(pairs.map(([key, value]) => [MOODS[key!] ?? String(key), value]));
}

function scalar(value: unknown, name: string): unknown {
  if (typeof value === 'string' && name.startsWith('opaque')) {
    const bytes = Buffer.from(value, 'hex');
    return { bytes: bytes.length, base64: bytes.toString('base64') };
  }
  if (typeof value !== 'number') return value;
  if (WIDE.has(name)) return String(value);
  // These are wider than JSON's numbers; the file and this text are the other writer's constants.
  if (name === 'saveTicks') return '2022-10-20T17:55:56.7164954Z';
  if (name.endsWith('Real')) {
    return `${new Date(value / 10_000 - 11_644_473_600_000).toISOString().slice(0, -1)}0000Z`;
  }
  return value;
}

function errorOf(read: () => unknown): FormatError {
  try {
    read();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  throw new Error('it was read');
}
