// Every value of the real files against what an independent decoder made of them.

import { describe, expect, it } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import { NO_NODE, type NodeId } from '../../../src/graph/ids.ts';
import { type PropertyValue, toJson } from '../../../src/graph/values.ts';
import {
  hasReal,
  openProfile,
  oracleOf,
  REAL_FOLDER,
  realProfiles,
} from '../../tools/darkest-dungeon/real-profiles.ts';
import { stored } from '../../tools/stored.ts';

/** Floats that the other decoder shows as the int of the same bits: five that only a third program knows. */
const FLOATS_OF_ONE_PEER = new Set([
  'chance',
  'chance_of_loot',
  'shard_consume_percent',
  'chance_sum',
  /** Elements of `chances`, by their parent. */
  'chances',
]);
/** The same, found by the values in the corpus: no other program knows these. */
const FLOATS_OF_CORPUS = new Set([
  ...['roster.timestamp', 'totalelapsed', 'start_elapsed_time', 'torchlight', 'time_stamp', 'value'],
  ...['percent', 'stress', 'initiative', 'scoutChance_all', 'stunned', 'timeUntilTransition', 'randomChance'],
  ...['current_hero_consecutive_miss_acc_buff', 'previous_monster_class_hp', 'shardRewardMultiplier'],
]);
/** An uninitialised bool that holds any byte: the other decoder shows letters. */
const BOOL_WITH_LETTERS = 'combat_ready';

interface Tally {
  values: number;
  floatsAsInts: number;
  differences: string[];
}

describe.runIf(hasReal)(`real files (${REAL_FOLDER}${hasReal ? '' : ' is absent: nothing compared'})`, () => {
  it('hold what the independent decoder says', () => {
    const tally: Tally = { values: 0, floatsAsInts: 0, differences: [] };
    let files = 0;
    let opaque = 0;
    for (const profile of realProfiles()) {
      if (profile.name === 'hv-root') continue;
      const { graph } = openProfile(profile);
      opaque += graph.data.opaqueBytes;
      for (const { name } of profile.files) {
        const oracle = oracleOf(profile.name, name);
        if (oracle === null) continue;
        files++;
        compareObject(graph, graph.find(name), oracle as Record<string, unknown>, tally, name);
      }
    }
    console.log(
      `${files} files, ${tally.values} values equal, of them ${tally.floatsAsInts} floats by their bits, ` +
        `${tally.differences.length} differences, ${opaque} opaque bytes`,
    );
    expect(tally.differences.slice(0, 20)).toEqual([]);
    expect(opaque).toBe(0);
    expect(files).toBeGreaterThan(200);
  });
});

function compareObject(
  graph: Graph,
  node: NodeId,
  oracle: Record<string, unknown>,
  tally: Tally,
  path: string,
): void {
  if (node === NO_NODE) {
    tally.differences.push(`${path}: no node`);
    return;
  }
  const children = new Map<string, NodeId>();
  for (const row of graph.children(node)) {
    const name = graph
      .path(row as NodeId)
      .split('/')
      .at(-1)!
      .replace(/#\d+$/, '');
    if (!children.has(name)) children.set(name, row as NodeId);
  }
  const properties = new Map<string, PropertyValue>();
  for (const property of graph.properties(node)) {
    if (!properties.has(property.name)) properties.set(property.name, property);
  }
  for (const [name, expected] of Object.entries(oracle)) {
    const child = children.get(name);
    if (isObject(expected)) {
      if (child === undefined) tally.differences.push(`${path}/${name}: no child`);
      else compareObject(graph, child, expected, tally, `${path}/${name}`);
      continue;
    }
    const property = properties.get(name);
    if (property === undefined) tally.differences.push(`${path}/${name}: no property`);
    else if (isSame(property, expected, graph.name(node), tally)) tally.values++;
    else
      tally.differences.push(
        `${path}/${name}: ${JSON.stringify(toJson(property.value))}, not ${JSON.stringify(expected)}`,
      );
  }
  const held = children.size + properties.size;
  const expected = Object.keys(oracle).length;
  if (held !== expected) tally.differences.push(`${path}: ${held} fields, not ${expected}`);
}

function isSame(
  { name, type, value }: PropertyValue,
  expected: unknown,
  parent: string,
  tally: Tally,
): boolean {
  const json = toJson(stored(value));
  if (type === 'Float' && typeof expected === 'number' && typeof value === 'number') {
    if (isClose(value, expected)) return true;
    const known =
      FLOATS_OF_ONE_PEER.has(name) || FLOATS_OF_ONE_PEER.has(parent) || FLOATS_OF_CORPUS.has(name);
    tally.floatsAsInts++;
    return known && bitsOf(value) === expected;
  }
  if (name === BOOL_WITH_LETTERS && typeof expected === 'string') return value === true;
  if (type === 'FloatArray' && Array.isArray(expected) && Array.isArray(json)) {
    return (
      json.length === expected.length && json.every((item, i) => isClose(Number(item), Number(expected[i])))
    );
  }
  return JSON.stringify(json) === JSON.stringify(expected);
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 1e-6;
}

function bitsOf(value: number): number {
  return new Int32Array(Float32Array.of(value).buffer)[0]!;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
