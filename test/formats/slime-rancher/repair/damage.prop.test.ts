/** Whatever happens to the bytes of a save, what is read stays sound. */
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../../../src/graph/ids.ts';
import { fieldsJson } from '../../../../src/graph/values.ts';
import { runs } from '../../../tools/runs.ts';
import { type Dice, dice } from '../../../tools/slime-rancher/dice.ts';
import { laterRanch } from '../../../tools/slime-rancher/large.ts';
import { type ReadRanch, readRanch } from '../../../tools/slime-rancher/read.ts';
import * as sr1 from '../../../tools/slime-rancher/sr1.ts';
import * as sr2 from '../../../tools/slime-rancher/sr2.ts';

const ROUNDS = runs(150);
const SAVES: [string, Uint8Array][] = [
  ['the second game', sr2.game(dice(1)).bytes],
  ['a later version', laterRanch(6)],
  ['the first game', sr1.game(dice(2)).bytes],
];

/** A few bytes changed, taken out or doubled. */
function damaged(bytes: Uint8Array, d: Dice): Uint8Array {
  const at = 64 + d.below(bytes.length - 64);
  const size = 1 + d.below(12);
  switch (d.below(4)) {
    case 0: {
      const changed = bytes.slice();
      changed[at] = d.below(256);
      return changed;
    }
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(bytes.length, at + size))]);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at - size)]);
    default:
      return bytes.slice(0, at);
  }
}

function nodes(graph: Graph): NodeId[] {
  return Array.from({ length: graph.count }, (_, row) => row as NodeId);
}

function expectSound({ graph, data }: ReadRanch, size: number, what: string): void {
  expect(data.graph.opaqueBytes, what).toBeLessThanOrEqual(size);
  expect(data.graph.opaqueBytes, what).toBeGreaterThanOrEqual(0);
  for (let edge = 0; edge < graph.edges.count; edge++) {
    const target = graph.edges.target[edge]! as NodeId;
    expect(target, `${what}: edge ${edge}`).toBeLessThan(graph.count);
    if (graph.label(edge as EdgeId).kind !== 'INDEX') continue;
    expect(['EXTERNAL', 'MISSING'], `${what}: edge ${edge}`).toContain(graph.kind(target));
  }
  const paths = new Set<string>();
  for (const node of nodes(graph)) {
    const path = graph.path(node);
    expect(paths.has(path), `${what}: ${path} twice`).toBe(false);
    paths.add(path);
    expect(graph.find(path), `${what}: ${path}`).toBe(node);
    const span = graph.span(node);
    const parent = graph.parent(node);
    const outer = parent === null ? null : graph.span(parent);
    if (!span || !outer) continue;
    const isInside = span.offset >= outer.offset && span.offset + span.length <= outer.offset + outer.length;
    expect(isInside, `${what}: ${path} in its parent`).toBe(true);
  }
}

describe.each(SAVES)('%s', (name, whole) => {
  it('stays sound when bytes change', () => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const bytes = damaged(whole, dice(seed));
      try {
        expectSound(readRanch(bytes), bytes.length, `${name}, seed ${seed}`);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        expect(error.code, `${name}, seed ${seed}`).toBe('NOT_A_SAVE');
      }
    }
  });

  it('reads the same from the same bytes', () => {
    const bytes = damaged(whole, dice(7));
    const [one, other] = [readRanch(bytes), readRanch(bytes)];
    expect(nodes(one.graph).map((node) => one.graph.path(node))).toEqual(
      nodes(other.graph).map((node) => other.graph.path(node)),
    );
    expect(one.data.graph.issues).toEqual(other.data.graph.issues);
  });

  it('keeps every record that ends before a cut as it was', () => {
    const full = readRanch(whole).graph;
    const records = nodes(full)
      .filter((node) => full.kind(node) === 'RECORD')
      .map((node) => ({
        path: full.path(node),
        end: full.span(node)!.offset + full.span(node)!.length,
        node,
      }));
    for (let seed = 1; seed <= 20; seed++) {
      const size = 64 + dice(seed).below(whole.length - 64);
      const { graph } = readRanch(whole.subarray(0, size));
      for (const { path, end, node } of records) {
        if (end > size) continue;
        const kept = graph.find(path);
        expect(kept, `${path} of the first ${size} bytes`).toBeGreaterThanOrEqual(0);
        expect(Object.keys(fieldsJson(graph.properties(kept), 4))).toEqual(
          Object.keys(fieldsJson(full.properties(node), 4)),
        );
      }
    }
  });
});
