// Every value of the real files against what an independent decoder made of them.

import { describe, expect, it } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { type PropertyValue, toJson } from '../../../src/graph/values.ts';
import {
  hasReal,
  openProfile,
  oracleOf,
  REAL_FOLDER,
  realProfiles,
} from '../../tools/darkest-dungeon/real-profiles.ts';
import { nodeAt } from '../../tools/graph-nodes.ts';
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

type Tree = Record<string, unknown>;

describe.runIf(hasReal)(`real files (${REAL_FOLDER}${hasReal ? '' : ' is absent: nothing compared'})`, () => {
  it('hold what the independent decoder says', () => {
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
        expect(treeOf(graph, nodeAt(graph, name), oracle), `${profile.name}/${name}`).toStrictEqual(oracle);
      }
    }
    expect(opaque).toBe(0);
    expect(files).toBeGreaterThan(200);
  });
});

/** An object as the other decoder shows it, which keeps the first of several fields with one name. */
function treeOf(graph: Graph, node: NodeId, oracle: unknown): Tree {
  const expected = (oracle ?? {}) as Tree;
  const tree: Tree = {};
  for (const property of graph.properties(node)) {
    const { name } = property;
    if (!Object.hasOwn(tree, name)) tree[name] = likeIn(expected[name], property, graph.name(node));
  }
  const properties = new Set(Object.keys(tree));
  for (const row of graph.children(node)) {
    const name = graph
      .path(row as NodeId)
      .split('/')
      .at(-1)!
      .replace(/#\d+$/, '');
    if (properties.has(name)) throw new Error(`${graph.path(node)} has an object and a value ${name}`);
    if (!Object.hasOwn(tree, name)) tree[name] = treeOf(graph, row as NodeId, expected[name]);
  }
  return tree;
}

/** What the other decoder shows where that is the same value in its way, else our value. */
function likeIn(expected: unknown, { name, type, value }: PropertyValue, parent: string): unknown {
  const json = toJson(stored(value));
  if (type === 'Float' && typeof expected === 'number' && typeof value === 'number') {
    const known =
      FLOATS_OF_ONE_PEER.has(name) || FLOATS_OF_ONE_PEER.has(parent) || FLOATS_OF_CORPUS.has(name);
    return isClose(value, expected) || (known && bitsOf(value) === expected) ? expected : value;
  }
  if (name === BOOL_WITH_LETTERS && typeof expected === 'string') return value === true ? expected : value;
  if (type === 'FloatArray' && Array.isArray(expected) && Array.isArray(json))
    return json.map((item, at) => (isClose(Number(item), Number(expected[at])) ? expected[at] : item));
  return json;
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 1e-6;
}

function bitsOf(value: number): number {
  return new Int32Array(Float32Array.of(value).buffer)[0]!;
}
