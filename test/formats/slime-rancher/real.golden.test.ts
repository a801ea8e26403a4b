/**
 * Real fragments, minimal blocks and a save with its JSON by an independent writer. They carry no licence, so they
 * lie beside the project and not in it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { linksOf, nodeAt } from '../../tools/graph-nodes.ts';
import { pathsOf, readRanch } from '../../tools/slime-rancher/read.ts';
import { strictJson } from '../../tools/slime-rancher/strict.ts';
import { storedFields } from '../../tools/stored.ts';

const FOLDER = join(import.meta.dirname, '../../../../shared/saves/slime-rancher');
const isThere = existsSync(FOLDER);
if (!isThere) console.log(`not run: ${FOLDER} is absent, so no real Slime Rancher bytes are read`);

const files = (folder: string): string[] => (isThere ? readdirSync(join(FOLDER, folder)) : []);
const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, file)));

/** The layout of a fragment, where its file name does not say it. */
const KEYS: Record<string, string> = {
  srad1: 'SRAD.Slot',
  srad2: 'SRAD.Actor',
  stringpair: 'OPTION',
};

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

  it('equals its JSON, value for value, read as one block', () => {
    const json = strictJson('SR2', 'SRGAME', bytesOf(join('synthetic', name)));
    expect(json).toEqual(ours(oracle(), 'SRGAME'));
  });

  it('equals its JSON, value for value, as a graph', () => {
    const { graph } = save!;
    const expected = flat(ours(oracle(), 'SRGAME'), 'SRGAME', new Map());
    for (const [path, fields] of expected) {
      expect(propertiesWithoutReferences(graph, path), path).toEqual(fields);
    }
    const records = [...Array(graph.count).keys()].filter((row) => graph.kind(row as NodeId) === 'RECORD');
    expect(records.map((row) => graph.path(row as NodeId)).sort()).toEqual([...expected.keys()].sort());
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

/** Fields of every record under its path, without the records in them. */
function flat(value: unknown, path: string, into: Map<string, Json>): Map<string, Json> {
  const own: Json = {};
  into.set(path, own);
  for (const [name, field] of Object.entries(value as Json)) {
    const items = Array.isArray(field) ? field : [];
    const inner = items[0] as Json | undefined;
    if (isIndex(field)) into.set(INDICES[name] ?? name, field as Json);
    else if (isRecord(field, name)) flat(field, `${path}/${name}`, into);
    else if (RECORD_LISTS.has(name) && items.length > 0 && !('key' in inner!)) {
      items.forEach((item, i) => {
        flat(item, `${path}/${name}[${i}]`, into);
      });
    } else if (RECORD_MAPS.has(name)) {
      for (const { key, value: record } of items) {
        const text =
          typeof key === 'string'
            ? key
            : Object.values(key as Json)
                .map(short)
                .join(',');
        if (Array.isArray(record)) {
          record.forEach((item, i) => {
            flat(item, `${path}/${name}/${text}[${i}]`, into);
          });
        } else flat(record, `${path}/${name}/${text}`, into);
      }
    } else if (!RECORD_LISTS.has(name) && !(path.endsWith('/decorizer') && name === 'settings')) {
      own[name] = field;
    }
  }
  return into;
}

const short = (value: unknown): string => String(Number((value as number).toPrecision(7)));
const INDICES: Record<string, string> = {
  ...{ itemIndex: 'SRITI', growerIndex: 'SRRGI', iconIndex: 'SRGAMEICONINDEX', zoneIndex: 'SRGZONEINDEX' },
  ...{ sceneGroups: 'SRSGI', components: 'SRUCI', statusEffects: 'SRSEI' },
};
const RECORD_LISTS = new Set(['ammo', 'plots', 'actors', 'entries']);
const RECORD_MAPS = new Set([
  ...['gordos', 'resourceSpawnerWater', 'placedGadgets', 'treasurePods', 'researchDrones', 'resourceNodes'],
  'siloAmmo',
]);
const RECORDS = new Set([
  ...['summary', 'settings', 'world', 'player', 'ranch', 'pedia', 'appearances', 'secretStyles', 'events'],
  'decorizer',
]);

function isIndex(field: unknown): boolean {
  const items = (field as { items?: unknown[] } | null)?.items;
  return Array.isArray(items) && items.length > 0 && items.every((item) => typeof item === 'string');
}

function isRecord(field: unknown, name: string): boolean {
  return typeof field === 'object' && field !== null && !Array.isArray(field) && RECORDS.has(name);
}

/** Properties as JSON, with references as the numbers that the file has. */
function propertiesWithoutReferences(graph: Graph, path: string): unknown {
  const node = nodeAt(graph, path);
  const { from, to } = graph.out(node);
  const raw = new Map<string, unknown>();
  const { image } = graph.data;
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  for (let edge = from; edge < to; edge++) {
    const at = graph.edges.at[edge]!;
    const { text, kind } = graph.label(edge);
    if (text === 'tracked.ids[]') raw.set(graph.referencePath(edge), view.getFloat64(at, true));
    else if (text === 'statueActorId') raw.set(text, String(view.getBigInt64(at, true)));
    else if (kind === 'INDEX' || text.startsWith('upgrades.')) {
      raw.set(graph.referencePath(edge), view.getInt32(at, true));
    }
  }
  return withRaw(fieldsJson(storedFields(graph.properties(node)), 32), '', raw);
}

function withRaw(json: unknown, path: string, raw: ReadonlyMap<string, unknown>): unknown {
  if (raw.has(path)) return typeof json === 'string' ? json : raw.get(path);
  if (Array.isArray(json)) return json.map((item, i) => withRaw(item, `${path}[${i}]`, raw));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => {
      const inner = path === '' ? name : `${path}.${name}`;
      if (value === null && EMPTY[name] !== undefined) return [name, EMPTY[name]];
      return [name, withRaw(value, inner, raw)];
    }),
  );
}

/** What stands in the file where there is no reference. */
const EMPTY: Record<string, unknown> = { item: -1, growerId: -1, statueActorId: '0' };

function errorOf(read: () => unknown): FormatError {
  try {
    read();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  throw new Error('it was read');
}
